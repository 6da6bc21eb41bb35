import Inspection
import Investigation
import PagerModel
import Picture
import Timeline
import Wording

/// What could be behind a divergence, in words.
package struct GuessText {
  private let divergence: Divergence
  private let payloads: Payloads
  private let tree: EventTree
  private let path: Path

  package init(_ divergence: Divergence, _ payloads: Payloads, in tree: EventTree) {
    (self.divergence, self.payloads, self.tree) = (divergence, payloads, tree)
    path = tree.path(to: divergence.observation.at)
  }

  /// `it last agreed at #12, so it comes of #13 to #15; could be another rule, headerDrag=stops:
  /// then the model meets all observations`
  package var summary: String {
    let since = String(localized: since)
    guard let guess = divergence.guesses.first else {
      return String(localized: "\(since); nothing that was tried explains it")
    }
    return String(localized: "\(since); could be \(text(of: guess))")
  }

  /// Since which event it differs.
  var since: Message {
    let at = divergence.observation.at
    guard let node = divergence.lastAgreement else { return "it was not observed before" }
    guard node != at else { return "it agreed at the same event" }
    let first = Int(path[Int(tree[node].depth) + 1])
    return first == at
      ? "it last agreed at #\(node), so it comes of #\(first)"
      : "it last agreed at #\(node), so it comes of #\(first) to #\(at)"
  }

  func text(of guess: Guess) -> Message {
    let kind = text(of: guess.kind)
    if guess.isWhole { return "\(kind): then the model meets all observations" }
    return guess.gained == 1
      ? "\(kind): then this one is met"
      : "\(kind): then this one and \(guess.gained - 1) after it are met"
  }

  private func text(of kind: Guess.Kind) -> Message {
    switch kind {
    case .rounding(let pixels) where pixels == 1:
      "rounding, off by \(toMillionths(pixels)) pixel"
    case .rounding(let pixels): "rounding, off by \(toMillionths(pixels)) pixels"
    case .time(let shift): text(ofShift: shift)
    case .rules(let hypothesis):
      "another rule, \(hypothesis.alternatives.map(\.text).joined(separator: String(localized: " or ")))"
    case .geometry(let geometry, let from, let to):
      "wrong geometry, \(name(of: geometry)) \(toMillionths(to)) and not \(toMillionths(from))"
    case .missingEvent(let event, .before):
      "a missing event, \(event.text(with: payloads)) just before #\(divergence.observation.at)"
    case .missingEvent(let event, .afterLast):
      "a missing event, \(event.text(with: payloads)) just after #\(path[path.count - 2])"
    }
  }

  private func text(ofShift shift: Microseconds) -> Message {
    let milliseconds = shortest(Double(shift.magnitude) / 1000)
    return shift > 0
      ? "time, the model is there \(milliseconds) ms later"
      : "time, the model is there \(milliseconds) ms earlier"
  }

  private func name(of geometry: Geometry) -> Message {
    switch geometry {
    case .header: "a header of"
    case .hover: "a hover bar of"
    case .width: "bounds as wide as"
    case .height: "bounds as high as"
    case .pageInsetTop: "pageInsetTop"
    case .contentHeight(let page): "pages[\(page)].contentHeight"
    case .event(let step, let length): "#\(path[step + 1])'s \(length)"
    }
  }
}
