import Inspection
import PagerModel
import Recording
import Timeline

extension Session {
  /// All events under other rules than the recording's.
  func replay(under policies: Policies) -> Replay {
    var replay = Replay(
      root: Pager(header.initial, policies: policies), tree: timeline.tree)
    replay.payloads = timeline.replay.payloads
    return replay
  }

  /// A line where an assertion does not fail as its `failsUnder` says, none where it does.
  func objection(
    to stored: StoredExpectation, place: String = "", _ others: inout OtherRules
  ) -> Reply {
    guard stored.obstacle == nil else { return Reply() }
    do {
      let objection = try others.objection(to: stored.expectation, that: stored.expression) {
        Judge(replay(under: $0), node: timeline.nodeLookup, unless: isInterrupted)
      }
      guard let objection else { return Reply() }
      return Reply(["✗ \(place)\(objection.sentence)"], outcome: .assertionFailed)
    } catch {
      let error = CommandError(error, in: self)
      return Reply(["? \(place)\(error.sentence)"], outcome: error.outcome)
    }
  }
}
