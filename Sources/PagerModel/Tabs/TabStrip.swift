/// The tabs of a bar side by side, in points from the strip's left edge.
///
/// A tab whose width is not given is as wide as its title is estimated to be, and the gaps are those
/// of a strip of labels, 16 before the first, 28 between two, 16 after the last.
package struct TabStrip: Sendable, Equatable {
  package struct Tab: Sendable, Equatable {
    package var x: Double
    package var width: Double

    var middle: Double { x + width / 2 }
  }

  private static let (margin, gap) = (16.0, 28.0)
  private static let (wide, narrow) = (14.0, 8.0)

  package private(set) var tabs: [Tab] = []

  init(titles: some Sequence<String> = []) {
    for title in titles { append(width: Self.estimatedWidth(of: title)) }
  }

  mutating func removeAll() { tabs.removeAll(keepingCapacity: true) }

  mutating func append(width: Double) {
    let x = tabs.last.map { $0.x + $0.width + Self.gap } ?? Self.margin
    tabs.append(Tab(x: x, width: width))
  }

  var width: Double { tabs.last.map { $0.x + $0.width + Self.margin } ?? 0 }

  /// The tab's place, between two tabs where `progress` is; nil: there are no tabs.
  func indicator(at progress: Double) -> Tab? {
    guard let last = tabs.indices.last else { return nil }
    let place = clamped(progress, 0, Double(last))
    let left = Int(place)
    let (from, to) = (tabs[left], tabs[min(left + 1, last)])
    let part = place - Double(left)
    return Tab(
      x: from.x + (to.x - from.x) * part, width: from.width + (to.width - from.width) * part)
  }

  /// How far a bar so wide has scrolled to have a tab in its middle, or as near as it can.
  func contentOffset(selecting index: Int, in barWidth: Double) -> Double {
    guard let last = tabs.indices.last, barWidth > 0 else { return 0 }
    let middle = tabs[min(max(index, 0), last)].middle
    return clamped(middle - barWidth / 2, 0, max(0, width - barWidth))
  }

  /// How far a bar so wide that has scrolled by `offset` has scrolled when a tab is brought into
  /// sight: as little as that takes.
  func contentOffset(_ offset: Double, showing index: Int, in barWidth: Double) -> Double {
    guard tabs.indices.contains(index), barWidth > 0 else { return 0 }
    let tab = tabs[index]
    let shown = min(max(offset, tab.x + tab.width - barWidth), tab.x)
    return clamped(shown, 0, max(0, width - barWidth))
  }

  static func estimatedWidth(of title: String) -> Double {
    title.reduce(0) { $0 + ($1.isWide ? wide : narrow) }
  }
}

extension Character {
  /// Drawn as wide as a Chinese character: the wide and full-width blocks of Unicode Standard
  /// Annex 11 (https://www.unicode.org/reports/tr11/), and pictographs.
  fileprivate var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF,
        0x20000...0x3FFFD:
        true
      case _: false
      }
    }
  }
}
