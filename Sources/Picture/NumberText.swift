import PagerModel

/// A length that was computed, to a millionth: what its binary fraction is off by is not told.
package func toMillionths(_ number: Double) -> String {
  let scaled = (number * 1e6).rounded()
  return shortest(scaled != 0 && scaled.magnitude < 1e15 ? scaled / 1e6 : number)
}
