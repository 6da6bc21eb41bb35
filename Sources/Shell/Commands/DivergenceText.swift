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
      "  \(sinceText); \(divergence.met) of \(divergence.count) observations come before it, and agree",
    ].flatMap { folded($0, to: Self.columns, hanging: 4, width: displayWidth) }
  }

  private var distanceText: String {
    divergence.distance.map { "   (device \($0 < 0 ? "" : "+")\(shortest($0)))" } ?? ""
  }

  private var sinceText: String {
    guard let node = divergence.lastAgreement else { return "it was not observed before" }
    let (tree, at) = (timeline.tree, divergence.observation.at)
    guard node != at else { return "it agreed at the same event" }
    let first = Int(tree.path(to: at)[Int(tree[node].depth) + 1])
    return "it last agreed at #\(node), so it comes of #\(first)\(first == at ? "" : " to #\(at)")"
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
    guard !divergence.guesses.isEmpty else {
      return ["nothing that was tried explains it: no rule, length, time or single missing event"]
    }
    return ["could be"]
      + divergence.guesses.prefix(Self.most).flatMap { guess in
        folded(
          "  \(text(of: guess.kind)): \(reach(of: guess))", to: Self.columns, hanging: 2,
          width: displayWidth)
      }
  }

  private func reach(of guess: Guess) -> String {
    if guess.isWhole, divergence.met + guess.gained == divergence.count {
      return "then the model meets all observations"
    }
    return guess.gained == 1
      ? "then this one is met" : "then this one and \(guess.gained - 1) after it are met"
  }

  private func text(of kind: Guess.Kind) -> String {
    switch kind {
    case .rounding(let pixels): "rounding, off by \(shortest(pixels)) pixels"
    case .time(let shift):
      "time, the model is there \(shortest(Double(shift.magnitude) / 1000)) ms "
        + (shift > 0 ? "later" : "earlier")
    case .rules(let hypothesis):
      "another rule, " + hypothesis.alternatives.map(\.text).joined(separator: " or ")
    case .geometry(let geometry, let from, let to):
      "wrong geometry, \(name(of: geometry)) \(shortest(to)) and not \(shortest(from))"
    case .missingEvent(let event):
      "a missing event, \(event.text(with: timeline.replay.payloads)) just before #\(divergence.observation.at)"
    }
  }

  private func name(of geometry: Geometry) -> String {
    switch geometry {
    case .header: "a header of"
    case .hover: "a hover bar of"
    case .width: "bounds as wide as"
    case .height: "bounds as high as"
    case .pageInsetTop: "pageInsetTop"
    case .contentHeight(let page): "pages[\(page)].contentHeight"
    case .event(let step, let length):
      "#\(timeline.path[step + 1]) \(length) of"
    }
  }
}

extension Value {
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}
