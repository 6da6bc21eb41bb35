import Testing

@testable import Investigation

@Suite("Rounder numbers")
struct RounderTests {
  @Test(
    "are 0, the first digits and the nearest whole one, if they say less",
    arguments: [
      (0, []), (5, [0]), (-0.5, [0]), (40, [0]), (123, [0, 100, 120]),
      (1234, [0, 1000, 1200, 1230]), (-47.5, [0, -40, -47, -48]),
      (0.0123, [0, 0.01, 0.012]), (1e-7, [0]), (2.5, [0, 2, 3]),
    ] as [(Double, [Double])])
  func numbers(_ number: Double, _ expected: [Double]) {
    #expect(Set(number.rounder) == Set(expected))
    #expect(number.rounder.first == expected.first)
    #expect(!number.rounderSize.contains(0))
  }

  @Test("are none of what is no number, and lead to an end", arguments: [.infinity, .nan, 1e308])
  func ends(_ number: Double) {
    var (value, count) = (number, 0)
    while let next = value.rounder.last, count < 400 { (value, count) = (next, count + 1) }
    #expect(count < 20)
  }
}
