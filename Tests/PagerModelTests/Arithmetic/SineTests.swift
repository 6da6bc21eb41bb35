import Foundation
import SeededRandom
import Testing

@testable import PagerModel

@Suite("sin² of x")
struct SineTests {
  @Test(
    "has the values of the easy angles, to the last place",
    arguments: [
      (0.0, 0.0), (Double.pi / 6, 0.25), (Double.pi / 4, 0.5), (Double.pi / 3, 0.75),
      (Double.pi / 2, 1.0),
    ])
  func easyAngles(x: Double, expected: Double) {
    // The angle's own rounding moves sin² by up to ulp(x) · |sin 2x| <= ulp(x).
    #expect((sineSquared(x) - expected).magnitude <= x.ulp + expected.ulp)
  }

  @Test("is the square of x where x is tiny", arguments: [1e-160, 1e-30, 1e-9])
  func tiny(x: Double) {
    #expect((sineSquared(x) - x * x).magnitude <= (x * x).ulp)
  }

  #if arch(x86_64)
    @Test(
      "is within 1 ulp", arguments: [(0.0, 1e-6), (0.0, 1.5707963267948966), (1.57, 1.5707963)])
    func ulps(low: Double, high: Double) {
      var random = Seeded(3)
      var worst = (0.0, 0.0)
      for _ in 0..<20_000 {
        let x = random.between(low, high)
        let sine = sin(Float80(x))
        let off = ulpsOff(sineSquared(x), from: sine * sine)
        if off > worst.0 { worst = (off, x) }
      }
      #expect(worst.0 <= 1, "at \(worst.1)")
    }

    @Test(
      "and sine and cosine, which page motion takes, lose no more than the angle's own last place")
    func sineAndCosineOfAngles() {
      var random = Seeded(4)
      var worst = 0.0
      for _ in 0..<20_000 {
        let x = random.between(-1000, 1000)
        let (sine, cosine) = sineAndCosine(x)
        let off = max(
          (Float80(sine) - sin(Float80(x))).magnitude,
          (Float80(cosine) - cos(Float80(x))).magnitude)
        worst = max(worst, Double(off) / max(x.ulp, 0x1p-52))
      }
      #expect(worst <= 1)
    }
  #endif
}
