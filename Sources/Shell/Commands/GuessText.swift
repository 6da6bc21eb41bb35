import Inspection
import Investigation
import PagerModel
import Picture
import Timeline

/// What could be behind a divergence, in words.
package struct GuessText {
  private let divergence: Divergence
  private let payloads: Payloads
  private let tree: EventTree
  private let path: [Int32]

  package init(_ divergence: Divergence, _ payloads: Payloads, in tree: EventTree) {
    (self.divergence, self.payloads, self.tree) = (divergence, payloads, tree)
    path = tree.path(to: divergence.observation.at)
  }

  /// `it last agreed at #12, so it comes of #13 to #15; could be another rule, headerDrag=stops:
  /// then the model meets all observations`
  package var summary: String {
    let guess = divergence.guesses.first.map { "; could be \(text(of: $0))" }
    return since + (guess ?? "; nothing that was tried explains it")
  }

  /// Since which event it differs.
  var since: String {
    let at = divergence.observation.at
    guard let node = divergence.lastAgreement else { return "it was not observed before" }
    guard node != at else { return "it agreed at the same event" }
    let first = Int(path[Int(tree[node].depth) + 1])
    return "it last agreed at #\(node), so it comes of #\(first)\(first == at ? "" : " to #\(at)")"
  }

  func text(of guess: Guess) -> String { "\(text(of: guess.kind)): \(reach(of: guess))" }

  private func reach(of guess: Guess) -> String {
    if guess.isWhole { return "then the model meets all observations" }
    return guess.gained == 1
      ? "then this one is met" : "then this one and \(guess.gained - 1) after it are met"
  }

  private func text(of kind: Guess.Kind) -> String {
    switch kind {
    case .rounding(let pixels):
      "rounding, off by \(toMillionths(pixels)) pixel\(pixels == 1 ? "" : "s")"
    case .time(let shift):
      "time, the model is there \(shortest(Double(shift.magnitude) / 1000)) ms "
        + (shift > 0 ? "later" : "earlier")
    case .rules(let hypothesis):
      "another rule, " + hypothesis.alternatives.map(\.text).joined(separator: " or ")
    case .geometry(let geometry, let from, let to):
      "wrong geometry, \(name(of: geometry)) \(toMillionths(to)) and not \(toMillionths(from))"
    case .missingEvent(let event, let place):
      "a missing event, \(event.text(with: payloads)) " + text(of: place)
    }
  }

  private func text(of place: Guess.Place) -> String {
    switch place {
    case .before: "just before #\(divergence.observation.at)"
    case .afterLast: "just after #\(path[path.count - 2])"
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
    case .event(let step, let length): "#\(path[step + 1])'s \(length)"
    }
  }
}
