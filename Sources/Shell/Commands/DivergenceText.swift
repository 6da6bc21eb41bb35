import Inspection
import Investigation
import LineEditor
import PagerModel
import Picture
import Timeline

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
    let line = observation.line.map { "line \($0), " } ?? ""
    let node = timeline.tree[observation.at]
    let event = node.event?.text(with: timeline.replay.payloads) ?? ""
    let mismatch = divergence.mismatch
    let source = observation.source.map { " (\($0))" } ?? ""
    return [
      "≠ \(line)#\(observation.at) \(timeText(node.time)) \(event)\(source)",
      "  \(divergence.path.map { "\($0)" } ?? "effects")   \(mismatch.expected ?? "") observed, "
        + "\(mismatch.found) in the model\(distanceText)",
      "  \(words.since); \(metText)",
    ].flatMap { folded($0, to: Self.columns, hanging: 4, width: displayWidth) }
  }

  private var distanceText: String {
    divergence.distance.map { "   (device \($0 < 0 ? "" : "+")\(toMillionths($0)))" } ?? ""
  }

  private var metText: String {
    divergence.met == 0
      ? divergence.count == 1
        ? "it is the only observation" : "it is the first of \(divergence.count) observations"
      : "\(divergence.met) of \(divergence.count) observations "
        + (divergence.met == 1 ? "comes before it, and agrees" : "come before it, and agree")
  }

  private var curveLines: [String] {
    guard let history else { return [] }
    let end = timeline.tree[timeline.leaf].time
    let device =
      [(time: Microseconds(0), value: Double?.none)]
      + divergence.reports.map {
        (time: $0.time, value: $0.value.number)
      }
    let curves = [("model", history.samples), ("device", device)].map { name, samples in
      ["  \(name)", Sparkline(samples, to: end, columns: Self.sparkColumns).text]
    }
    return aligned(curves)
  }

  // MARK: Guesses

  private var guessLines: [String] {
    let untried =
      divergence.triesRules ? [] : ["no rule was tried: the session is too long for that"]
    let cut = divergence.isInterrupted ? ["interrupted: other causes were not tried"] : []
    guard !divergence.guesses.isEmpty else {
      if divergence.isInterrupted { return ["nothing that was tried so far explains it"] + cut }
      return ["nothing that was tried explains it: no length, time or single missing event"]
        + (divergence.triesRules ? ["and no single rule"] : untried)
    }
    let left = divergence.guesses.count - Self.most
    let more = left > 0 ? ["  or \(left) more"] : []
    return ["could be"]
      + divergence.guesses.prefix(Self.most).flatMap { guess in
        folded("  \(words.text(of: guess))", to: Self.columns, hanging: 2, width: displayWidth)
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
