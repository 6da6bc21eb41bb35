import Inspection
import PagerModel
import Timeline

/// Finds an event by which an expression that held is false, by halving: it asks few events, and
/// need not find the first where it changes more than once.
package struct Bisection {
  package enum Outcome: Sendable, Equatable {
    /// It holds right before this event, and is false right after it.
    case found(NodeID)
    /// At the end it holds.
    case holdsAtEnd
    /// At the start it is false.
    case failsAtStart
  }

  package private(set) var outcome = Outcome.holdsAtEnd
  /// Events after which it was asked.
  package private(set) var asked = 0

  /// - Parameters:
  ///   - path: from the root to the last event that is asked; none is unknown.
  package init(
    _ expression: Expression, on path: Path, _ judge: inout Judge,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) {
    var (good, bad) = (0, path.count - 1)
    while true {
      let depth = asked == 0 ? good : asked == 1 ? bad : good + (bad - good) / 2
      let node = Int(path[depth])
      let state = try judge.replay.state(at: node, unless: isInterrupted)
      let holds = try judge.mismatch(of: expression, at: node, state: state) == nil
      asked += 1
      if depth == 0, !holds {
        outcome = .failsAtStart
        return
      }
      if depth == path.count - 1, holds { return }
      if holds { good = depth } else { bad = depth }
      if asked > 1, bad - good <= 1 {
        outcome = .found(Int(path[bad]))
        return
      }
    }
  }
}
