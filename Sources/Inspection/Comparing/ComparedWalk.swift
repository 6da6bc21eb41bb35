import PagerModel
import Timeline

/// Walks along a compared path: to the next event, or to a frame before it.
struct ComparedWalk {
  private enum Step {
    case event(TimedEvent)
    case time(Microseconds)
  }

  private let side: ComparedPath
  private var depth = 0
  private(set) var state: Pager
  /// What the last step sent.
  private(set) var probe = EffectProbe()
  /// The state before the last step is kept, for `rules`.
  var keepsBefore = true
  private var last: (before: Pager, step: Step)?

  init(_ side: ComparedPath) {
    self.side = side
    state = side.start
  }

  var cursor: Cursor { Cursor(node: Int(side.path[depth]), time: state.time) }
  /// Events on the path that are still to come.
  var left: Int { side.path.count - 1 - depth }

  var next: TimedEvent? {
    guard left > 0 else { return nil }
    let node = side.tree[Int(side.path[depth + 1])]
    return TimedEvent(node.event ?? .wait, at: node.time)
  }

  /// Goes on to the next event.
  mutating func act() {
    guard let event = next else { return }
    prepare(.event(event))
    depth += 1
    if side.leavesOutRules, event.event.onlySetsRules { return }
    state.apply(event, &probe)
  }

  /// Lets time pass.
  mutating func advance(to time: Microseconds) {
    prepare(.time(time))
    state.advance(to: time, &probe)
  }

  private mutating func prepare(_ step: Step) {
    probe.effects.removeAll(keepingCapacity: true)
    last = keepsBefore ? (state, step) : nil
  }

  /// Which rule gave a path the value it has after the last step.
  func rules() -> [StatePath: Rule] {
    guard let last else { return [:] }
    var state = last.before
    var probe = TraceProbe()
    switch last.step {
    case .event(let event): state.apply(event, &probe)
    case .time(let time): state.advance(to: time, &probe)
    }
    var rules: [StatePath: Rule] = [:]
    for step in probe.steps {
      if case .wrote(let path, _) = step.action { rules[path] = step.rule }
    }
    return rules
  }
}

extension PagerEvent {
  /// No input: a change of rules in the middle of a session, as the shell's `policy` makes one.
  package var onlySetsRules: Bool {
    guard case .setting(let setting) = self, setting.policy != nil else { return false }
    var rules = Setting()
    rules.policy = setting.policy
    return setting == rules
  }
}
