import Inspection
import PagerModel

/// Which rule did it: one moment of a session folded once more, with every rule heard.
enum Cause {
  /// The rule that last wrote, between `before` and `event`, a path that holds something else
  /// after it and that `isMeant`; nil: none did.
  static func rule(
    writing isMeant: (StatePath) -> Bool, from before: Pager, by event: TimedEvent?,
    at time: Microseconds
  ) -> Rule? {
    var after = before
    var probe = TraceProbe()
    if let event { after.apply(event, &probe) } else { after.advance(to: time, &probe) }
    for step in probe.steps.reversed() {
      guard case .wrote(let path, _) = step.action, isMeant(path) else { continue }
      if before.value(path) != after.value(path) { return step.rule }
    }
    return nil
  }
}
