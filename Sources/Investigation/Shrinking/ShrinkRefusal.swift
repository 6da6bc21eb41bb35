import Inspection
import PagerModel
import Timeline
import Wording

/// Why there is nothing to shrink.
package enum ShrinkRefusal: Error, Sendable, Equatable {
  case replay(ReplayError)
  case invariantHolds(Invariant)
  case noObservation
  case observationsHold
  /// No stored assertion fails.
  case noFailingAssertion(isAnyStored: Bool)
  case holds(String, isStored: Bool)
  /// It is not true up to this node, and true from there on.
  case holdsFrom(String, NodeID)
  /// What should hold does not at node 0.
  case failsAtStart(String)
  /// The expression is neither true nor false.
  case noCondition(String)
  /// The expression names what does not stand on the failing path.
  case elsewhere(UnknownReference)

  package var sentence: String { String(localized: message) }

  private var message: Message {
    switch self {
    case .replay(let error): "\(error.sentence)"
    case .invariantHolds(let invariant):
      "\(invariant.rawValue) is not broken: \(Message(invariant.meaning))"
    case .noObservation: "no device reported anything here: the session has no observe records"
    case .observationsHold: "all that devices reported agrees with the model"
    case .noFailingAssertion(true):
      "all stored assertions hold: name an expression, invariant NAME or divergence"
    case .noFailingAssertion(false):
      "no assertion is stored: name an expression, invariant NAME or divergence"
    case .holds(let text, true): "\(text) holds wherever it is stored"
    case .holds(let text, false): "\(text) holds after every event"
    case .holdsFrom(let text, let node):
      "\(text) holds from #\(node) on, and never turns false: it only was not true before"
    case .failsAtStart(let text):
      "\(text) fails before the first event: there is nothing to cut"
    case .noCondition(let reason): "\(reason)"
    case .elsewhere(let reference):
      "\(reference) on the way to the failure: what it names must stand on the same branch"
    }
  }
}
