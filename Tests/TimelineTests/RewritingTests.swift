import PagerModel
import Testing
import Timeline

@Suite("A rewritten branch knows what it has of the old one")
struct RewritingTests {
  static let day = EventTree.longestGap

  /// Six waits, an hour apart: nodes 1 to 6, and a branch that is node 7.
  private func timeline() throws -> Timeline {
    var tree = EventTree()
    for id in 0..<6 { tree.append(.wait, at: Microseconds(id + 1) * Self.day / 24, below: id) }
    tree.append(.scrollToTop, at: Self.day, below: 2)
    return try Timeline(Replay(root: Sessions.root, tree: tree))
  }

  @Test("one event is left out, the others are repeated")
  func skip() throws {
    var timeline = try timeline()
    let rewriting = try timeline.rewrite(keeping: 2, inserting: [], resumingAt: 4)
    #expect(rewriting.fork == 2 && rewriting.beforeRepeated == 2 && rewriting.new == 8..<11)
    #expect((0...8).filter(rewriting.isLeftOut) == [3])
    #expect((0...8).map(rewriting.repeated) == [nil, nil, nil, nil, 8, 9, 10, nil, nil])
    #expect(timeline.tree.path(to: 10).map { Int($0) } == [0, 1, 2, 8, 9, 10])
    for (old, new) in [(4, 8), (5, 9), (6, 10)] {
      #expect(timeline.tree.time(of: old) == timeline.tree.time(of: new))
    }
  }

  @Test("events are put in, and what follows moves by more than a day: waits are put before it")
  func insert() throws {
    var timeline = try timeline()
    let rewriting = try timeline.rewrite(
      keeping: 4, inserting: [TimedEvent(.scrollToTop, at: Self.day / 4)], resumingAt: 5,
      shift: 3 * Self.day)
    // 8 is put in; 9 and 10 are waits, so that 11 is within a day of them.
    #expect(rewriting.fork == 4 && rewriting.beforeRepeated == 8 && rewriting.new == 8..<13)
    #expect((0...7).map(rewriting.repeated) == [nil, nil, nil, nil, nil, 11, 12, nil])
    #expect(!(0...12).contains(where: rewriting.isLeftOut))
    #expect(timeline.tree.path(to: 12).map { Int($0) } == [0, 1, 2, 3, 4, 8, 9, 10, 11, 12])
    #expect(timeline.tree.time(of: 11) == timeline.tree.time(of: 5) + 3 * Self.day)
  }

  @Test("nothing is left after the last event")
  func last() throws {
    var timeline = try timeline()
    let rewriting = try timeline.rewrite(keeping: 5, inserting: [], resumingAt: 7)
    #expect(rewriting.new.isEmpty && rewriting.fork == 5)
    #expect((0...7).filter(rewriting.isLeftOut) == [6])
    #expect((0...7).allSatisfy { rewriting.repeated($0) == nil })
  }

  @Test("an unknown event may be left out, and not be repeated")
  func unknown() throws {
    var tree = EventTree()
    for (id, event) in [PagerEvent.wait, nil, .scrollToTop, .wait].enumerated() {
      tree.append(event, at: 0, below: id)
    }
    var timeline = try Timeline(Replay(root: Sessions.root, tree: tree))
    let rewriting = try timeline.rewrite(keeping: 1, inserting: [], resumingAt: 3)
    #expect(rewriting.new.map { timeline.tree.event(of: $0) } == [.scrollToTop, .wait])
    #expect(throws: ReplayError.notReplayable(2)) {
      try timeline.rewrite(keeping: 0, inserting: [], resumingAt: 2)
    }
    #expect(throws: ReplayError.notReplayable(2)) {
      try timeline.rewrite(keeping: 3, inserting: [], resumingAt: 4)
    }
  }
}
