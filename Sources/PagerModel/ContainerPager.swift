/// What the containers have in common: effects that are heard, an app that acts inside them, and
/// frames that are visited.
protocol ContainerPager {
  var stage: Stage { get set }
  var callbacks: ArmedCallbacks { get set }
  /// How many callbacks are under way, one inside the other.
  var callbackDepth: Int { get set }
  /// A callback has acted since the last layout pass.
  var needsLayout: Bool { get set }

  /// Something moves by itself.
  var isMoving: Bool { get }

  mutating func handle(_ event: PagerEvent, _ probe: inout some Probe)
  /// Visits the frames up to and with `time`, and handles the event there.
  mutating func apply(_ event: PagerEvent, at time: Microseconds, _ probe: inout some Probe)
  /// Visits the frames up to and with `time`; with nothing moving, time passes in one step.
  mutating func advance(to time: Microseconds, _ probe: inout some Probe)
  func value(_ path: StatePath) -> Value
  /// The same, for one who is changing the pager: mutating only so that it is not copied, as by a call
  /// of `value` it would be.
  mutating func valueInPlace(_ path: StatePath) -> Value
}

extension ContainerPager {
  /// Callbacks nest no deeper: the event of one that would is ignored.
  static var deepestCallback: Int { 8 }

  var now: Microseconds { stage.clock.now }

  mutating func valueInPlace(_ path: StatePath) -> Value { value(path) }

  /// All that the outside hears goes through here; an armed callback answers at once, before the
  /// rule that sent the effect goes on. Whether one may have: pages may then stand elsewhere.
  @inline(__always)
  @discardableResult
  mutating func send(_ effect: Effect, _ probe: inout some Probe) -> Bool {
    probe.send(effect)
    guard callbacks.isAwaiting(effect.kind) else { return false }
    call(back: effect, &probe)
    return true
  }

  /// Those that were armed before `effect` was sent, in the order in which they were. Each acts
  /// once.
  private mutating func call(back effect: Effect, _ probe: inout some Probe) {
    let last = callbacks.armed
    while let event = callbacks.take(for: effect, armedUpTo: last) {
      guard callbackDepth < Self.deepestCallback else {
        ignore(.callbackDepth, &probe)
        continue
      }
      callbackDepth += 1
      probe.enter(.callback)
      needsLayout = true
      handle(event, &probe)
      probe.leave()
      callbackDepth -= 1
    }
  }

  // MARK: What a rule depends on, and what it does

  /// The rule under way depends on what these fields hold.
  @inline(__always)
  func reads<P: Probe>(_ fields: @autoclosure () -> [StatePath], _ probe: inout P) {
    guard P.hearsFields else { return }
    for field in fields() { probe.read(field, value(field)) }
  }

  /// The rule under way depends on what this policy says.
  @inline(__always)
  func reads<P: Probe>(_ policy: PolicyName, _ probe: inout P) {
    guard P.hearsFields else { return }
    probe.read(.policy(policy), value(.policy(policy)))
  }

  /// The rule under way has given a field the value that it now has.
  @inline(__always)
  func wrote<P: Probe>(_ field: @autoclosure () -> StatePath, _ probe: inout P) {
    guard P.hearsFields else { return }
    let field = field()
    probe.wrote(field, value(field))
  }

  mutating func ignore(_ reason: IgnoreReason, _ probe: inout some Probe) {
    probe.enter(.ignore)
    send(.ignored(reason), &probe)
    probe.leave()
  }

  mutating func arm(_ id: Payloads.CallbackID) {
    guard let callback = stage.payloads[id] else { return }
    callbacks.arm(callback)
  }
}
