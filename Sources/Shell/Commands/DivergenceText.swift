import Inspection
import Investigation
import LineEditor
import PagerModel
import Picture
import Timeline
import Wording

/// The first divergence of a branch, in lines.
struct DivergenceText {
  private static let columns = 100
  private static let sparkColumns = 60
  /// Guesses that are told.
  private static let most = 5

  private let divergence: Divergence
  private let history: PathHistory?
  private let timeline: Timeline

  init(_ divergence: Divergence, _ history: PathHistory?, in session: Session) {
    (self.divergence, self.history) = (divergence, history)
    timeline = session.timeline
  }

  var lines: [String] { placeLines + curveLines + guessLines }

  private var placeLines: [String] {
    let observation = divergence.observation
    let node = timeline.tree[observation.at]
    let event = node.event?.text(with: timeline.replay.payloads) ?? ""
    let source = observation.source.map { " (\($0))" } ?? ""
    let place = "#\(observation.at) \(timeText(node.time)) \(event)\(source)"
    let subject = divergence.path.map { "\($0)" } ?? "effects"
    return [
      "≠ \(observation.line.map { String(localized: "line \($0), \(place)") } ?? place)",
      "  \(subject)   \(String(localized: mismatchText))\(distanceText)",
      "  \(String(localized: "\(words.since); \(metText)"))",
    ].flatMap { folded($0, to: Self.columns, hanging: 4, width: displayWidth) }
  }

  private var mismatchText: Message {
    let mismatch = divergence.mismatch
    return "\(mismatch.expected ?? "") observed, \(mismatch.found) in the model"
  }

  private var distanceText: String {
    guard let distance = divergence.distance else { return "" }
    let text = "\(distance < 0 ? "" : "+")\(toMillionths(distance))"
    return "   " + String(localized: "(device \(text))")
  }

  private var metText: Message {
    let (met, count) = (divergence.met, divergence.count)
    return switch met {
    case 0 where count == 1: "it is the only observation"
    case 0: "it is the first of \(count) observations"
    case 1: "\(met) of \(count) observations comes before it, and agrees"
    case _: "\(met) of \(count) observations come before it, and agree"
    }
  }

  private var curveLines: [String] {
    guard let history else { return [] }
    let end = timeline.tree[timeline.leaf].time
    let device =
      [(time: Microseconds(0), value: Double?.none)]
      + divergence.reports.map {
        (time: $0.time, value: $0.value.number)
      }
    let curves = [
      (String(localized: "model"), history.samples), (String(localized: "device"), device),
    ].map { name, samples in
      ["  \(name)", Sparkline(samples, to: end, columns: Self.sparkColumns).text]
    }
    return aligned(curves)
  }

  // MARK: Guesses

  private var guessLines: [String] {
    let untried =
      divergence.triesRules
      ? [] : [String(localized: "no rule was tried: the session is too long for that")]
    let cut =
      divergence.isInterrupted
      ? [String(localized: "interrupted: other causes were not tried")] : []
    guard !divergence.guesses.isEmpty else {
      if divergence.isInterrupted {
        return [String(localized: "nothing that was tried so far explains it")] + cut
      }
      let none: Message =
        "nothing that was tried explains it: no length, time or single missing event"
      return [String(localized: none)]
        + (divergence.triesRules ? [String(localized: "and no single rule")] : untried)
    }
    let left = divergence.guesses.count - Self.most
    let more = left > 0 ? ["  " + String(localized: "or \(left) more")] : []
    return [String(localized: "could be")]
      + divergence.guesses.prefix(Self.most).flatMap { guess in
        folded(
          "  " + String(localized: words.text(of: guess)), to: Self.columns, hanging: 2,
          width: displayWidth)
      } + more + untried + cut
  }

  private var words: GuessText {
    GuessText(divergence, timeline.replay.payloads, in: timeline.tree)
  }
}

extension Value {
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
