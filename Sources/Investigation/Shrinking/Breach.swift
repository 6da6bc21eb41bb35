import Inspection
import PagerModel

/// How an invariant is broken: what tells one violation of it from another.
package struct Breach: Sendable, Equatable, Hashable {
  /// What was under way.
  package enum Occasion: Sendable, Equatable, Hashable {
    case event(EventKind)
    case frame
    /// Nothing: it was tried on a copy, at the end.
    case rest
  }

  package let invariant: Invariant
  package let occasion: Occasion
  /// The rule that last wrote, or sent, there what the invariant is about; nil: none did.
  package let rule: Rule?
}
