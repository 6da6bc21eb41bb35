import PagerModel

/// Values over time in one line of bars: `▁▂▅█  0 to 240`.
package struct Sparkline {
  /// A value from a time on, in microseconds; nil: there is none.
  package typealias Sample = (time: Microseconds, value: Double?)

  /// One character a column; a blank where there is no value.
  package let bars: String
  /// Nil: no value at all.
  package let range: ClosedRange<Double>?

  /// - Parameters:
  ///   - samples: in the order of time; each holds until the next, and the last to the end.
  ///   - end: microseconds; the line begins at the first sample's time.
  ///
  /// A column shows what differs most from the column before it, so that nothing that is soon
  /// over is lost.
  package init(_ samples: [Sample], to end: Microseconds, columns: Int, glyphs: Glyphs = .unicode) {
    let values = samples.compactMap(\.value).filter(\.isFinite)
    guard let least = values.min(), let greatest = values.max(), let first = samples.first else {
      bars = String(repeating: " ", count: max(0, columns))
      range = nil
      return
    }
    let span = max(1, Double(end - first.time))
    var shown: [Double?] = []
    var (index, last): (Int, Double?) = (0, nil)
    for column in 0..<max(0, columns) {
      let limit = Double(column + 1) / Double(columns) * span
      let isLast = column == columns - 1
      var seen: [Double?] = []
      while index < samples.count, isLast || Double(samples[index].time - first.time) < limit {
        seen.append(samples[index].value)
        index += 1
      }
      shown.append(Self.pick(from: seen, after: last))
      last = seen.last ?? last
    }
    bars = String(shown.map { Self.bar($0, least, greatest, glyphs) })
    range = least...greatest
  }

  /// The first of the values that are farthest from the one before.
  private static func pick(from seen: [Double?], after last: Double?) -> Double? {
    guard let end = seen.last else { return last }
    let values = seen.compactMap(\.self)
    guard let last else { return end ?? values.last }
    return values.max { ($0 - last).magnitude < ($1 - last).magnitude }
  }

  private static func bar(
    _ value: Double?, _ least: Double, _ greatest: Double, _ glyphs: Glyphs
  ) -> Character {
    guard let value, value.isFinite else { return " " }
    guard greatest > least else { return glyphs.bars[0] }
    let share = (value / 2 - least / 2) / (greatest / 2 - least / 2)
    return glyphs.bars[whole(share * Double(glyphs.bars.count - 1), in: 0...glyphs.bars.count - 1)]
  }

  /// The bars, and the least and the greatest value.
  package var text: String {
    guard let range else { return bars }
    return range.lowerBound == range.upperBound
      ? "\(bars)  \(roughly(range.lowerBound))"
      : "\(bars)  \(roughly(range.lowerBound)) to \(roughly(range.upperBound))"
  }
}
