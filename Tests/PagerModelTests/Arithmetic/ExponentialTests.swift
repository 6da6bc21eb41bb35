import Foundation
import PagerModel
import SeededRandom
import Testing

@Suite("e to the power of x")
struct ExponentialTests {
  @Test(
    "is exact where a Double can say it",
    arguments: [
      (0.0, 1.0), (-0.0, 1.0), (1000, .infinity), (.infinity, .infinity), (-1000, 0),
      (-.infinity, 0),
      // Below half an ulp of 1, e^x rounds to 1.
      (1e-17, 1), (-1e-17, 1),
    ])
  func exact(x: Double, expected: Double) {
    #expect(exponential(x) == expected)
  }

  @Test("is e at 1, to the last place")
  func atOne() {
    // e = 2.718281828459045235..., nearest Double 0x1.5bf0a8b145769p+1
    #expect((exponential(1) - 0x1.5bf0a8b145769p+1).magnitude <= (2.718281828459045).ulp)
  }

  @Test("is finite at the last argument that has a finite result, infinite after it")
  func extremes() {
    #expect(exponential(709.782712893384).isFinite)
    #expect(exponential((709.782712893384).nextUp) == .infinity)
    #expect(exponential(-745.1332191019412) <= .leastNonzeroMagnitude)
    #expect(exponential((-745.1332191019412).nextDown) == 0)
  }

  @Test("never grows when its argument falls")
  func monotonous() {
    var before = exponential(0)
    for step in 1...20_000 {
      let value = exponential(Double(step) * -0.0021)
      #expect(value <= before)
      before = value
    }
  }

  #if arch(x86_64)
    @Test(
      "is within 1 ulp",
      arguments: [(-1e-6, 1e-6), (-1.0, 1.0), (-40, 0), (-745.2, -700), (-708, 709.78)])
    func ulps(low: Double, high: Double) {
      var random = Seeded(1)
      var worst = (0.0, 0.0)
      for _ in 0..<20_000 {
        let x = random.between(low, high)
        let off = ulpsOff(exponential(x), from: exp(Float80(x)))
        if off > worst.0 { worst = (off, x) }
      }
      #expect(worst.0 <= 1, "at \(worst.1)")
    }
  #endif
}
