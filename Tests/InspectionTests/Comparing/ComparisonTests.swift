import Inspection
import PagerModel
import Testing
import Timeline

@Suite("A comparison")
struct ComparisonTests {
  private static let reference = Preset.reference.policies
  private static let others: [Policies] = {
    var flags = Preset.reference.policies
    flags.handOver = .flags
    var pageOnly = Preset.reference.policies
    pageOnly.pinRelease = .pageOnly
    return [flags, pageOnly, Preset.clNestedSlide.policies]
  }()

  private func replay(_ tree: EventTree, _ policies: Policies) -> Replay {
    Replay(root: StopSession.root(policies), tree: tree)
  }

  @Test("of a branch with itself finds nothing, and has looked at every event", arguments: 1...5)
  func same(_ seed: UInt64) throws {
    let session = StopSession(60, seed: seed)
    let path = try ComparedPath(session.replay, path: session.path)
    let comparison = try Comparison(path, path)
    #expect(comparison.partings.isEmpty && comparison.firstSent == nil)
    #expect(comparison.atRest.isEmpty)
    #expect(comparison.events.compared == 60 && comparison.events.different == 0)
  }

  @Test("parts at the first event or frame at which two replays differ", arguments: 1...20)
  func first(_ seed: UInt64) throws {
    let session = StopSession(40, seed: seed)
    let tree = session.replay.tree
    for other in Self.others {
      var (a, b) = (replay(tree, Self.reference), replay(tree, other))
      let comparison = try Comparison(
        try ComparedPath(a, path: session.path), try ComparedPath(b, path: session.path))
      let expected = try firstDifference(&a, &b, on: session.path)
      #expect(comparison.partings.first?.a.cursor == expected)
      #expect(comparison.partings.first?.b.cursor == expected)
    }
  }

  /// Looks at every event, and at every frame after it while anything moves; at the start only
  /// where the first event does not level what differs there.
  private func firstDifference(
    _ a: inout Replay, _ b: inout Replay, on path: Path
  ) throws -> Cursor? {
    let (firstA, firstB) = (try a.state(at: Int(path[1])), try b.state(at: Int(path[1])))
    let isLevelled = !StateDifference.changes(from: firstA, to: firstB).contains(where: isCompared)
    for (depth, node) in path.map(Int.init).enumerated().dropFirst(isLevelled ? 1 : 0) {
      var (stateA, stateB) = (try a.state(at: node), try b.state(at: node))
      let end = depth + 1 < path.count ? a.tree[Int(path[depth + 1])].time : .max
      while true {
        let changes = StateDifference.changes(from: stateA, to: stateB)
        if changes.contains(where: isCompared) { return Cursor(node: node, time: stateA.time) }
        let frame = stateA.nextFrame
        guard frame <= end, stateA.isMoving || stateB.isMoving else { break }
        stateA.advance(to: frame)
        stateB.advance(to: frame)
      }
    }
    return nil
  }

  private func isCompared(_ change: Change) -> Bool {
    if case .policy = change.path { return false }
    return !change.before.isEqual(to: change.after)
  }

  /// Reload, then a pull of the bar after the header was scrolled away.
  private static let pull: [(Microseconds, PagerEvent)] = [
    (0, .reload(toPageAt: nil)), (300_000, .drag(.began(at: Point(x: 195, y: 600), velocity: nil))),
    (16_667, .drag(.changed(dx: 0, dy: -240))),
    (16_667, .drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil))),
    (300_000, .drag(.began(at: Point(x: 195, y: 30), velocity: nil))),
    (16_667, .drag(.changed(dx: 0, dy: 10))),
    (16_667, .drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil))),
  ]

  @Test("names the rule that wrote each side's value")
  func rules() throws {
    let session = StopSession(Self.pull)
    var pageOnly = Self.reference
    pageOnly.pinRelease = .pageOnly
    let comparison = try Comparison(
      try ComparedPath(session.replay, path: session.path),
      try ComparedPath(replay(session.replay.tree, pageOnly), path: session.path))
    let first = try #require(comparison.partings.first)
    let main = StatePath.scrollView(.main, .contentOffset)
    #expect(first.events == 6 && !first.isFrame)
    let change = try #require(first.changes.first { $0.path == main })
    #expect(change.before == .number(230) && change.after == .number(240))
    #expect(first.a.rules[main] == .exactSplit)
    #expect(first.b.rules[main] == nil)
    #expect(comparison.events.different == 2)
  }

  @Test("pairs a branch with its repetition under other rules, the setting of the rules left out")
  func repetition() throws {
    var timeline = try Timeline(StopSession(Self.pull).replay)
    var setting = PagerEvent.Setting()
    let value = try #require(PolicyChange.Value(.pinRelease, "pageOnly"))
    setting.policy = timeline.add(PolicyChange(values: [value]))
    let rewriting = try timeline.rewrite(
      keeping: 0, inserting: [TimedEvent(.setting(setting), at: 0)], resumingAt: 1)
    let new = try #require(rewriting.new.last)
    let path = timeline.tree.path(to: new)
    let main = try ComparedPath(timeline.replay, path: timeline.path)
    let repeated = try Comparison(main, try ComparedPath(timeline.replay, path: path))
    #expect(repeated.partings.first?.a.cursor.node == 6)
    #expect(repeated.partings.first?.b.cursor.node == rewriting.repeated(6))
    #expect(repeated.events.compared == 7 && repeated.left.b == 0)
    // A side with rules of its own does not take those that its branch sets.
    let without = try ComparedPath(timeline.replay, path: path, leavesOutRules: true)
    #expect(try Comparison(main, without).partings.isEmpty)
  }

  @Test("of branches of two lengths says how much is left, and compares both at rest")
  func lengths() throws {
    let long = StopSession(Self.pull)
    let short = StopSession(Array(Self.pull.dropLast(3)))
    let comparison = try Comparison(
      try ComparedPath(long.replay, path: long.path),
      try ComparedPath(short.replay, path: short.path))
    #expect(comparison.partings.isEmpty)
    #expect(comparison.left.a == 3 && comparison.left.b == 0)
    let main = try #require(
      comparison.atRest.first { $0.path == .scrollView(.main, .contentOffset) })
    #expect(main.before == .number(230) && main.after == .number(240))
  }

  @Test("of branches at other times compares the events, and no frame after them")
  func times() throws {
    let release = PagerEvent.drag(.ended(velocity: Velocity(x: 0, y: -2400), target: nil))
    let early = Array(Self.pull.prefix(3)) + [(8000, release)]
    let late = Array(Self.pull.prefix(3)) + [(24_000, release)]
    let (a, b) = (StopSession(early), StopSession(late))
    let comparison = try Comparison(
      try ComparedPath(a.replay, path: a.path), try ComparedPath(b.replay, path: b.path))
    #expect(comparison.partings.isEmpty && comparison.atRest.isEmpty)
    #expect(comparison.events.compared == 4 && comparison.frames.compared == 0)
  }

  @Test("ends when the user wants it to")
  func interrupted() throws {
    let session = StopSession(2000, seed: 1)
    let path = try ComparedPath(session.replay, path: session.path)
    #expect(throws: ReplayError.interrupted) {
      try Comparison(path, path, unless: { true })
    }
  }
  @Test("of thousands of pages ends so within a few events")
  func interruptedAmongManyPages() throws {
    let events: [(Microseconds, PagerEvent)] = [
      (0, .reload(toPageAt: nil)), (16_667, .wait), (16_667, .wait),
    ]
    let session = StopSession(events, pages: 5000)
    let path = try ComparedPath(session.replay, path: session.path)
    var rules = Self.reference
    rules.axisLock = .none
    let other = Replay(root: StopSession.root(rules, pages: 5000), tree: session.replay.tree)
    let otherPath = try ComparedPath(other, path: session.path)
    #expect(throws: ReplayError.interrupted) {
      try Comparison(path, otherPath, unless: { true })
    }
    #expect(try Comparison(path, otherPath).partings.isEmpty)
  }
}
