import Foundation
import PagerModel
import SeededRandom
import Testing

@Suite("The natural logarithm")
struct LogarithmTests {
  @Test(
    "is exact where a Double can say it",
    arguments: [(1.0, 0.0), (0, -.infinity), (-0.0, -.infinity), (.infinity, .infinity)])
  func exact(x: Double, expected: Double) {
    #expect(naturalLogarithm(x) == expected)
  }

  @Test("is not a number below zero", arguments: [-1.0, -.leastNonzeroMagnitude, -.infinity, .nan])
  func notANumber(x: Double) {
    #expect(naturalLogarithm(x).isNaN)
  }

  @Test("is n · ln 2 at the powers of two, to the last place", arguments: [-1074, -1, 1, 10, 1023])
  func powersOfTwo(n: Int) {
    // ln 2 = 0.693147180559945309417..., nearest Double 0x1.62e42fefa39efp-1
    let expected = Double(n) * 0x1.62e42fefa39efp-1
    let power = Double(sign: .plus, exponent: n, significand: 1)
    #expect((naturalLogarithm(power) - expected).magnitude <= expected.ulp)
  }

  #if arch(x86_64)
    @Test(
      "is within 1 ulp",
      arguments: [(0.999, 1.001), (0.5, 2.0), (1e-9, 1e-3), (0x1p-1060, 0x1p-1000), (1, 1e300)])
    func ulps(low: Double, high: Double) {
      var random = Seeded(2)
      var worst = (0.0, 0.0)
      for _ in 0..<20_000 {
        let x = random.between(low, high)
        let off = ulpsOff(naturalLogarithm(x), from: log(Float80(x)))
        if off > worst.0 { worst = (off, x) }
      }
      #expect(worst.0 <= 1, "at \(worst.1)")
    }
  #endif
}
