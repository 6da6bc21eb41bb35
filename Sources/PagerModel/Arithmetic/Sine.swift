/// sin² of `x` for 0...π/2, the same bits on every machine and within 1 ulp of the exact value.
package func sineSquared(_ x: Double) -> Double {
  if x <= quarterPi {
    let (square, rest) = squaredSine(ofSmall: x)
    return square + rest
  }
  // 1 − sin² of the complement, which is halfPi − x (exactly) and halfPiLow.
  let complement = halfPi - x
  let (square, rest) = squaredSine(ofSmall: complement)
  let cosineSquared = 1 - square
  let lost = (1 - cosineSquared) - square
  return cosineSquared + (lost - (rest + 2 * complement * smallCosine(complement) * halfPiLow))
}

/// Sine and cosine of `x` for |x| up to 1000, the same bits on every machine.
func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
  let quadrant = (x / halfPi).rounded()
  let r = (x - quadrant * halfPi) - quadrant * halfPiLow
  let (s, c) = (r + sineTail(r), smallCosine(r))
  switch Int(quadrant) & 3 {
  case 0: return (s, c)
  case 1: return (c, -s)
  case 2: return (-s, -c)
  default: return (-c, s)
  }
}

private let halfPi = 1.5707963267948966
private let halfPiLow = 6.123233995736766e-17
private let quarterPi = 0.7853981633974483

/// sin² x in two parts: the square of the sine as rounded, and what it lacks.
private func squaredSine(ofSmall x: Double) -> (square: Double, rest: Double) {
  let tail = sineTail(x)
  let sine = x + tail
  let sineRest = (x - sine) + tail
  let square = sine * sine
  let split = sine * 134_217_729
  let high = split - (split - sine)
  let low = sine - high
  let lost = ((high * high - square) + 2 * high * low) + low * low
  return (square, lost + 2 * sine * sineRest)
}

/// sin x − x for |x| <= π/4, by Taylor's series to x¹⁷.
private func sineTail(_ x: Double) -> Double {
  let z = x * x
  return x * z
    * (-1 / 6 + z
      * (1 / 120 + z
        * (-1 / 5040 + z
          * (1 / 362880 + z
            * (-1 / 39_916_800 + z
              * (1 / 6_227_020_800 + z
                * (-1 / 1_307_674_368_000 + z / 355_687_428_096_000)))))))
}

/// cos x for |x| <= π/4, by Taylor's series to x¹⁶.
private func smallCosine(_ x: Double) -> Double {
  let z = x * x
  return 1
    - z
    * (1 / 2 - z
      * (1 / 24 - z
        * (1 / 720 - z
          * (1 / 40320 - z
            * (1 / 3_628_800 - z
              * (1 / 479_001_600 - z
                * (1 / 87_178_291_200 - z / 20_922_789_888_000)))))))
}
