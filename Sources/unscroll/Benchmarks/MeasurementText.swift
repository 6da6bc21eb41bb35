import PagerModel
import Shell
import Wording

extension Measurement {
  /// Cells of its row, and of a row for each peer: verdict, what, median, spread, comparison.
  var rows: [[String]] {
    let sign = verdict.map(Self.sign) ?? "·"
    let notes = [bound.map { unit.text($0) }, note.map { String(localized: $0) }]
    return [[sign, title] + cells(of: figure, (notes + [sample]).compactMap(\.self))]
      + peers.map { peer in
        ["", "  " + String(localized: peer.what)] + cells(of: peer.figure, comparison(with: peer))
      }
  }

  private var title: String {
    guard let events else { return String(localized: what) }
    return String(localized: "\(what), \(grouped(events)) events")
  }

  private static func sign(_ verdict: Verdict) -> String {
    switch verdict {
    case .reached: String(localized: "✓ reached")
    case .missed: String(localized: "✗ missed")
    case .notCompared: String(localized: "? not compared")
    }
  }

  private var sample: String? {
    guard case .measured(let statistics) = figure, statistics.count > 1 else { return nil }
    return String(localized: "\(statistics.count) times")
  }

  private func cells(of figure: Figure, _ notes: [String]) -> [String] {
    switch figure {
    case .measured(let statistics):
      let ends = [statistics.least, statistics.greatest].map(unit.brief)
      let spread = statistics.count > 1 ? ends.joined(separator: " … ") : ""
      return [unit.text(statistics.median), spread, notes.joined(separator: "   ")]
    case .known(let value, let source):
      return [
        unit.text(value), "", (notes + [String(localized: source)]).joined(separator: "   "),
      ]
    case .missing(let reason):
      return [
        "—", "", (notes + [String(localized: reason)]).joined(separator: "   "),
      ]
    }
  }

  private func comparison(with peer: Peer) -> [String] {
    guard let ratio = ratio(to: peer) else { return [] }
    let times = Unit.ratio.text(ratio)
    guard let limit = peer.limit else { return [times] }
    return [String(localized: "\(times), at most \(Unit.ratio.text(limit)) wanted")]
  }
}

extension Measurement.Unit {
  func text(_ bound: Measurement.Bound) -> String {
    switch bound {
    case .atMost(let limit): String(localized: "at most \(text(limit)) wanted")
    case .atLeast(let limit): String(localized: "at least \(text(limit)) wanted")
    }
  }

  /// With its unit, in three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .seconds: scaled(value, [(1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns")])
    case .bytes: scaled(value, [(1e9, "GB"), (1e6, "MB"), (1e3, "kB"), (1, "B")])
    case .bytesPerEvent: String(localized: "\(threeDigits(value)) B an event")
    case .eventsPerSecond: String(localized: "\(threeDigits(value / 1e6)) million events a second")
    case .allocationsPerEvent: String(localized: "\(threeDigits(value)) allocations an event")
    case .ratio: "\(threeDigits(value)) ×"
    }
  }

  /// The same, without words.
  func brief(_ value: Double) -> String {
    switch self {
    case .seconds, .bytes, .ratio: text(value)
    case .bytesPerEvent, .allocationsPerEvent: threeDigits(value)
    case .eventsPerSecond: threeDigits(value / 1e6)
    }
  }

  /// In the greatest unit of which it is at least one, or else the last.
  private func scaled(_ value: Double, _ units: [(size: Double, name: String)]) -> String {
    let unit = units.first { abs(value) >= $0.size * 0.9995 } ?? units[units.count - 1]
    return "\(threeDigits(value / unit.size)) \(unit.name)"
  }
}

/// Rounded to three digits, and to whole numbers from 100 on.
func threeDigits(_ value: Double) -> String {
  var step = 1.0
  while abs(value) * step < 99.95, step < 1e4 { step *= 10 }
  return shortest((value * step).rounded() / step + 0)
}

/// `1,000,000`
func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  return digits.enumerated().reduce(into: "") { text, digit in
    if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { text += "," }
    text.append(digit.element)
  }
}
