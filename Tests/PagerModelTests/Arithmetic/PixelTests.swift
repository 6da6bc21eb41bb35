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

  @Test("With whole pixels a point a pixel is shown at itself", arguments: [1.0, 2, 3, 4, 7, 1000])
  func again(scale: Double) {
    var random = Seeded(2)
    for _ in 0..<20_000 {
      let size = random.pick([1, 100, 1e4, 1e9, 1e15, 1e17, 1e300])
      let shown = pixelRounded(random.between(-1, 1) * size, scale: scale)
      let again = pixelRounded(shown, scale: scale)
      if again != shown { Issue.record("\(shown) at \(scale): \(again)") }
    }
  }

  @Test("A view leaves its place exactly where it is shown at another", arguments: [nil, 3, 2.625])
  func leaving(scale: Double?) {
    var random = Seeded(3)
    for _ in 0..<20_000 {
      let current = pixelRounded(random.between(-100, 100), scale: scale)
      let offset = random.pick([current, current.nextUp, current + random.between(-1, 1)])
      let shown = pixelRounded(offset, scale: scale)
      let expected = shown == current ? nil : shown
      if pixel(of: offset, scale: scale, leaving: current) != expected {
        Issue.record("from \(current) to \(offset) at \(scale ?? 0)")
      }
    }
  }
}
