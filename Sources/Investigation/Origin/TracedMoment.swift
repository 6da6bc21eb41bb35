import PagerModel
import Timeline

/// An event or a frame with all that its rules looked at and wrote.
struct TracedMoment {
  /// A write, a sent effect, or a change that only follows from others.
  struct Cause {
    let subject: Subject
    let before: Value
    let after: Value
    /// Its place in the trace: what stands before it came before it.
    let index: Int
    /// Nil: nothing wrote it.
    let activation: Int?
  }

  /// What one rule looked at before a cause.
  struct Level {
    /// Nil: no rule, but what a path is computed from.
    let rule: Rule?
    let reads: [Origin.Link.Read]
  }

  private let step: BranchStep
  private let trace: TraceProbe
  private let after: Pager

  init(
    at cursor: Cursor, in replay: inout Replay, unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    step = try BranchStep(at: cursor, in: &replay, unless: isInterrupted)
    (trace, after) = step.traced()
  }

  var cursor: Cursor { step.cursor }
  var isEvent: Bool { step.event != nil }

  // MARK: Causes

  /// What made the subject what it is after this moment, in which it changed or was sent.
  func cause(of subject: Subject) -> Cause? {
    switch subject {
    case .path(let path): cause(of: path, holding: after.value(path), before: trace.steps.count)
    case .effect(let name): lastSent(name)
    }
  }

  private func lastSent(_ name: String) -> Cause? {
    for (index, step) in trace.steps.enumerated().reversed() {
      guard case .sent(let effect) = step.action, effect.name == name else { continue }
      return Cause(
        subject: .effect(name), before: .null, after: .string(effect.description), index: index,
        activation: step.activation)
    }
    return nil
  }

  /// What gave `path` the value that it has before the step at `index`; nil: nothing in this moment.
  private func cause(of path: StatePath, holding value: Value, before index: Int) -> Cause? {
    var last = step.before.value(path)
    var found: Cause?
    for (place, step) in trace.steps.prefix(index).enumerated() {
      guard case .wrote(path, let new) = step.action else { continue }
      if new != last {
        found = Cause(
          subject: .path(path), before: last, after: new, index: place, activation: step.activation)
      }
      last = new
    }
    if last == value { return found }
    // It follows from what was written since.
    return Cause(
      subject: .path(path), before: last, after: value, index: index, activation: nil)
  }

  // MARK: What they follow from

  /// What the cause's own rule looked at, then what each rule around it did.
  func levels(of cause: Cause) -> [Level] {
    guard var activation = cause.activation else { return [Level(rule: nil, reads: inputs(cause))] }
    var levels: [Level] = []
    while true {
      levels.append(
        Level(
          rule: trace.activations[activation].rule, reads: reads(of: activation, cause.index)))
      guard let parent = trace.activations[activation].parent else { return levels }
      activation = parent
    }
  }

  /// Each field once, as it was seen last.
  private func reads(of activation: Int, _ index: Int) -> [Origin.Link.Read] {
    var reads: [Origin.Link.Read] = []
    for step in trace.steps.prefix(index) where step.activation == activation {
      guard case .read(let path, let value) = step.action, !path.isPolicy else { continue }
      let read = Origin.Link.Read(path: path, value: value)
      if let known = reads.firstIndex(where: { $0.path == path }) {
        reads[known] = read
      } else {
        reads.append(read)
      }
    }
    return reads
  }

  /// What a path is computed from, as far as it had changed by then.
  private func inputs(_ cause: Cause) -> [Origin.Link.Read] {
    guard case .path(let path) = cause.subject else { return [] }
    var known: Set<StatePath> = [path]
    let inputs = (after.inputs(of: path) + step.before.inputs(of: path)).filter {
      known.insert($0).inserted
    }
    return inputs.compactMap { input in
      let value = value(of: input, before: cause.index)
      guard value != step.before.value(input) else { return nil }
      return Origin.Link.Read(path: input, value: value)
    }
  }

  private func value(of path: StatePath, before index: Int) -> Value {
    if index == trace.steps.count { return after.value(path) }
    for step in trace.steps.prefix(index).reversed() {
      if case .wrote(path, let value) = step.action { return value }
    }
    return step.before.value(path)
  }

  /// Of what a rule looked at, that which another changed last in this same moment.
  func latest(of level: Level, before cause: Cause) -> (StatePath, Cause)? {
    var latest: (StatePath, Cause)?
    for read in level.reads {
      let end = level.rule == nil ? cause.index : place(of: read, before: cause)
      guard let found = self.cause(of: read.path, holding: read.value, before: end),
        found.activation == nil || found.activation != cause.activation,
        found.subject != cause.subject || found.after != cause.after,
        found.index > latest?.1.index ?? -1
      else { continue }
      latest = (read.path, found)
    }
    return latest
  }

  /// Where in the trace the read stands that a rule did last before the cause.
  private func place(of read: Origin.Link.Read, before cause: Cause) -> Int {
    trace.steps.prefix(cause.index).lastIndex {
      $0.action == .read(read.path, read.value)
    } ?? cause.index
  }

  // MARK: Telling

  /// `isJudged`: also which rules of the pager decide it.
  func link(_ cause: Cause, isJudged: Bool = true) -> Origin.Link {
    let level = levels(of: cause).first
    return Origin.Link(
      cursor: cursor, isFrame: !isEvent, subject: cause.subject, before: cause.before,
      after: cause.after, rule: level?.rule, reads: level?.reads ?? [],
      decisions: isJudged ? step.decisions(about: cause.subject) : [])
  }
}

extension StatePath {
  fileprivate var isPolicy: Bool { if case .policy = self { true } else { false } }
}
