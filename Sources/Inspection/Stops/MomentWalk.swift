import PagerModel
import Timeline

/// Walks along a branch from one moment to the next: the state after each event, and after each
/// frame that is visited while time runs on from it. A frame at the next event's own time comes
/// before it. Where nobody asks for effects, no moment allocates.
struct MomentWalk {
  struct Needs {
    /// Without frames, each step is an event.
    var frames = false
    /// What each moment sent.
    var effects = false
    /// What each event sent, with the frames before it.
    var eventEffects = false
    /// The state before each event acted.
    var before = false
  }

  enum Step {
    case event
    case frame
    /// A time that was asked for, at which nothing happens.
    case pause
    case end
  }

  private let tree: EventTree
  private let path: Path
  private let needs: Needs
  /// Times to pause at, in microseconds since node 0, in order.
  private let pauses: [Microseconds]
  private var nextPause = 0

  private(set) var depth: Int
  private(set) var state: Pager
  /// Before the last event acted, if anybody needs it.
  private(set) var before: Pager?
  /// Sent at this moment.
  private(set) var probe = EffectProbe()
  /// Sent by the last event and while time ran up to it.
  private(set) var eventEffects: [Effect] = []
  private var effectsSinceEvent: [Effect] = []

  /// The walk ends at this depth, and there at this time.
  var lastDepth: Int
  var lastTime: Microseconds

  /// Begins right after the event at `depth` of `path`.
  init(
    _ replay: inout Replay, path: Path, from depth: Int, _ needs: Needs,
    pauses: [Microseconds] = [], unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    let node = Int(path[depth])
    state = try replay.state(at: node, unless: isInterrupted)
    if needs.before { before = try replay.stateBefore(node, unless: isInterrupted) }
    if needs.eventEffects {
      eventEffects = try replay.effects(at: node, unless: isInterrupted).map(\.effect)
    }
    tree = replay.tree
    self.path = path
    self.needs = needs
    self.pauses = pauses
    self.depth = depth
    lastDepth = depth
    lastTime = tree.time(of: node)
  }

  var node: NodeID { Int(path[depth]) }
  var cursor: Cursor { Cursor(node: node, time: state.time) }
  var event: PagerEvent? { depth == 0 ? nil : tree.event(of: node) }

  /// Goes on to the next moment that can hit where only what is watched can, and events if
  /// `stopsAtEvents`; at the latest to the next place of a snapshot.
  mutating func next(
    skippingUnlessChanged watched: [WatchedValue], stopsAtEvents: Bool
  ) -> Step {
    guard needs.frames, !needs.effects else { return next() }
    if !stopsAtEvents, !needs.before, depth < lastDepth { return run(until: watched) }
    if state.visitFrames(to: timeLimit, until: watched) { return .frame }
    guard depth < lastDepth else { return .end }
    act()
    return .event
  }

  private mutating func run(until watched: [WatchedValue]) -> Step {
    let distance = Int(Replay.snapshotDistance)
    let count = min(lastDepth - depth, distance - depth % distance)
    let (tree, path, depths) = (tree, path, depth + 1..<depth + 1 + count)
    let end = state.apply(until: watched) { tree.play(depths, of: path, while: $0) }
    depth += end.applied
    return end.change == .frame ? .frame : .event
  }

  /// Frames are visited up to here.
  private var timeLimit: Microseconds {
    depth < lastDepth ? tree.time(of: Int(path[depth + 1])) : lastTime
  }

  mutating func next() -> Step {
    if needs.effects { probe.effects.removeAll(keepingCapacity: true) }
    if needs.frames {
      let end = timeLimit
      let frame = state.nextVisit ?? .max
      if pass(before: frame, end) { return .pause }
      if frame <= end {
        visit(frame)
        return .frame
      }
    }
    guard depth < lastDepth else { return .end }
    act()
    return .event
  }

  /// Lets time pass to a pause that comes before `frame` and not after `end`.
  private mutating func pass(before frame: Microseconds, _ end: Microseconds) -> Bool {
    while nextPause < pauses.count, pauses[nextPause] <= state.time { nextPause += 1 }
    guard nextPause < pauses.count, pauses[nextPause] < frame, pauses[nextPause] <= end,
      depth == lastDepth || pauses[nextPause] < end
    else { return false }
    state.advance(to: pauses[nextPause])
    return true
  }

  private mutating func visit(_ frame: Microseconds) {
    advance(to: frame)
    if needs.eventEffects { effectsSinceEvent += probe.effects.map(\.effect) }
  }

  private mutating func act() {
    depth += 1
    let time = tree.time(of: node)
    if needs.before {
      advance(to: time)
      before = state
    }
    let timed = TimedEvent(tree.event(of: node) ?? .wait, at: time)
    if needs.effects { state.apply(timed, &probe) } else { state.apply(timed) }
    guard needs.eventEffects else { return }
    eventEffects = effectsSinceEvent + probe.effects.map(\.effect)
    effectsSinceEvent.removeAll(keepingCapacity: true)
  }

  private mutating func advance(to time: Microseconds) {
    if needs.effects { state.advance(to: time, &probe) } else { state.advance(to: time) }
  }
}
