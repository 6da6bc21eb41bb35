import Inspection
import PagerModel
import Timeline

/// Who gave something the value it has: what tells one wrong value from another.
package struct Culprit: Sendable, Equatable {
  /// The rule that last wrote it, or sent it; nil: none did.
  package let rule: Rule?
  /// What was under way then; nil: it is as it was at the start.
  package let occasion: Breach.Occasion?

  static let nobody = Culprit(rule: nil, occasion: nil)
}

/// What an answer depends on.
enum Subjects: Sendable, Equatable {
  case paths([StatePath])
  /// What was sent, last of all by this rule; nil: nothing was.
  case effects(Rule?)
}

extension Candidate {
  /// Who gave `subjects` what they hold at the end.
  func culprit(
    of subjects: Subjects, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Culprit {
    switch subjects {
    case .effects(let rule):
      return Culprit(rule: rule, occasion: scenario.steps.last.map { .event($0.event.kind) })
    case .paths(let paths):
      guard !paths.isEmpty else { return .nobody }
      var pager = scenario.start
      var values = paths.map(pager.value)
      var last: (before: Pager, event: TimedEvent)?
      for event in scenario.timedEvents {
        let before = pager
        pager.apply(event)
        let new = paths.map(pager.value)
        if new != values { (last, values) = ((before, event), new) }
        try looks.pass(pager.viewCount + paths.count)
      }
      return last.flatMap { Culprit.of(paths, from: $0.before, by: $0.event) } ?? .nobody
    }
  }
}

extension Culprit {
  /// Who last changed one of `paths` by the end of `event`, the frames before it too; nil: nobody.
  static func of(_ paths: [StatePath], from before: Pager, by event: TimedEvent) -> Culprit? {
    let values = { (pager: Pager) in paths.map(pager.value) }
    var (pager, frame) = (before, Pager?.none)
    while let time = pager.nextVisit, time <= event.time {
      let old = pager
      pager.advance(to: time)
      if values(old) != values(pager) { frame = old }
    }
    var after = pager
    after.apply(event)
    if values(after) != values(pager) {
      return Culprit(
        rule: Cause.rule(of: paths, from: pager, by: event, at: event.time),
        occasion: .event(event.event.kind))
    }
    guard let frame, let time = frame.nextVisit else { return nil }
    return Culprit(rule: Cause.rule(of: paths, from: frame, by: nil, at: time), occasion: .frame)
  }
}

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

  /// The rule that last wrote one of `paths` there, or else what one of them is computed from.
  static func rule(
    of paths: [StatePath], from before: Pager, by event: TimedEvent?, at time: Microseconds
  ) -> Rule? {
    let own = Set(paths)
    if let rule = rule(writing: own.contains, from: before, by: event, at: time) { return rule }
    let inputs = Set(paths.flatMap(before.inputs))
    return rule(writing: inputs.contains, from: before, by: event, at: time)
  }
}
