import SeededRandom
import Testing

@testable import PagerModel

@Suite("A shown offset is the nearest pixel, half a pixel upwards")
struct PixelTests {
  /// floor(x) + floor((x − floor x) · scale + ½) / scale, with the library's own rounding.
  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    let whole = value.rounded(.down)
    return whole + ((value - whole) * scale + 0.5).rounded(.down) / scale
  }

  @Test("to the bit", arguments: [1.0, 2, 3, 1.5, 1e-3, 1e20])
  func random(scale: Double) {
    var random = Seeded(1)
    for _ in 0..<20_000 {
      let size = random.pick([1, 100, 1e4, 1e9, 1e15, 1e17, 1e300])
      let value = random.between(-1, 1) * size
      let isSame =
        pixelRounded(value, scale: scale).bitPattern == Self.rounded(value, scale).bitPattern
      if !isSame { Issue.record("\(value) at \(scale)") }
    }
  }

  @Test(
    "where rounding turns, too",
    arguments: [
      0, -0.0, 0.5, -0.5, 1 / 6, -1 / 6, 0x1p51, -0x1p51, 0x1.fffffffffffffp50, .infinity,
    ])
  func special(value: Double) {
    for scale in [1.0, 2, 3] {
      for value in [value, value.nextUp, value.nextDown] {
        let (shown, expected) = (pixelRounded(value, scale: scale), Self.rounded(value, scale))
        #expect(shown == expected || (shown.isNaN && expected.isNaN))
      }
    }
  }
}
