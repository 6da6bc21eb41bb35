import PagerModel
import Testing
import Timeline

@Suite("A timeline is walked, and grows where the cursor stands")
struct TimelineTests {
  /// reload, a drag of three moves, a tap: nodes 1 to 6, 100 ms apart.
  private func timeline() throws -> Timeline {
    var timeline = try Timeline(Replay(root: Sessions.root))
    let events: [PagerEvent] = [
      .reload(toPageAt: nil), .drag(.began(at: Point(x: 195, y: 600), velocity: nil)),
      .drag(.changed(dx: 0, dy: -100)), .drag(.changed(dx: 0, dy: -100)),
      .drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)),
      .selectTab(at: 1, animated: true),
    ]
    for event in events { try timeline.append(event, after: 100_000) }
    return timeline
  }

  private func main(_ timeline: Timeline) -> Value {
    timeline.state.value(.scrollView(.main, .contentOffset))
  }

  @Test("forwards and back, each place has the state of its path")
  func walking() throws {
    var timeline = try timeline()
    for depth in [0, 3, 4, 6, 5, 2, 1, 6] {
      try timeline.go(to: .depth(depth))
      #expect(timeline.depth == depth)
      #expect(timeline.state == Sessions.fold(timeline.tree, to: timeline.cursor.node))
    }
  }

  @Test("a time between two events is after the first, with the frames up to it")
  func betweenEvents() throws {
    var timeline = try timeline()
    try timeline.go(to: .time(450_000))
    #expect(timeline.cursor.node == 4 && timeline.cursor.time == 450_000)
    #expect(main(timeline) == .number(200))
    try timeline.go(to: .time(900_001))
    #expect(timeline.cursor.node == 6 && timeline.cursor.time == 900_001)
    #expect(timeline.state.value(.scrollView(.content, .contentOffset)) == .number(390))
  }

  @Test("an event typed before others begins a branch, and the old one stays")
  func branching() throws {
    var timeline = try timeline()
    let end = timeline.state
    try timeline.go(to: .depth(3))
    let id = try timeline.append(.drag(.changed(dx: 0, dy: 50)), after: 16_667)
    #expect(id == 7)
    #expect(timeline.branchName == "#7")
    #expect(main(timeline) == .number(50))
    try timeline.switchBranch(to: 6)
    #expect(timeline.branchName == "main")
    #expect(timeline.state == end)
    #expect(timeline.tree.leaves == [6, 7])
  }

  @Test("a branch's name moves on with its last node, a bookmark stays")
  func names() throws {
    var timeline = try timeline()
    try timeline.go(to: .depth(2))
    try timeline.append(.wait)
    timeline.nameBranch("other", at: timeline.leaf)
    timeline.mark("here", at: timeline.leaf)
    try timeline.append(.wait, after: 1000)
    #expect(timeline.node(named: "other") == 8)
    #expect(timeline.node(named: "here") == 7)
    #expect(timeline.branchName == "other")
    #expect(timeline.node(named: "main") == 6)
    #expect(timeline.node(named: "nothing") == nil)
  }

  @Test("a branch off a named end leaves the name where first children lead")
  func nameOfAnInnerNode() throws {
    var timeline = try timeline()
    timeline.nameBranch("drag", at: 5)
    try timeline.go(to: .node(5))
    try timeline.append(.wait)
    #expect(timeline.node(named: "drag") == 6)
  }

  @Test("an interrupted move leaves everything as it was")
  func interrupted() throws {
    let tree = Sessions.tree(20_000, seed: 3, linear: true)
    var timeline = try Timeline(Replay(root: Sessions.root, tree: tree))
    let before = (timeline.cursor, timeline.state)
    #expect(throws: ReplayError.interrupted) { try timeline.go(to: .node(timeline.leaf)) { true } }
    #expect(timeline.cursor == before.0)
    #expect(timeline.state == before.1)
  }

  @Test("a branch's end has its own state, wherever the cursor comes from")
  func switchingFromBeside() throws {
    // Node 3 is as deep as 2, and 4 stands below 3.
    let events: [(parent: NodeID, event: PagerEvent)] = [
      (0, .reload(toPageAt: nil)),
      (1, .setContentOffset(.main, x: nil, y: 20, animated: false)),
      (1, .header(height: 100)),
      (3, .hover(height: 40)),
    ]
    var tree = EventTree()
    for (parent, event) in events {
      tree.append(event, at: tree[parent].time + 1000, below: parent)
    }
    for id in tree.ids where tree.isLeaf(id) {
      for start in tree.ids {
        var timeline = try Timeline(Replay(root: Sessions.root, tree: tree))
        try timeline.go(to: .node(start))
        try timeline.switchBranch(to: id)
        #expect(timeline.state == Sessions.fold(tree, to: id), "from \(start) to \(id)")
      }
    }
  }

  @Test("100,000 names are given, moved on and found without a walk over all of them")
  func manyNames() throws {
    var tree = EventTree()
    for index in 0..<100_000 { tree.append(.wait, at: 0, below: index / 2) }
    var timeline = try Timeline(Replay(root: Sessions.root, tree: tree))
    var found = 0
    let duration = try ContinuousClock().measure {
      for id in 1...100_000 {
        timeline.mark("mark \(id)", at: id)
        timeline.nameBranch("branch \(id)", at: id)
      }
      for id in 1...100_000 {
        found += timeline.node(named: "mark \(id)") == id ? 1 : 0
        timeline.nameBranch("branch \(id)", at: 100_000)
      }
      try timeline.go(to: .node(100_000))
      try timeline.append(.wait)
    }
    #expect(found == 100_000)
    #expect(timeline.node(named: "branch 7") == 100_001)
    #expect(timeline.branches.byLeaf(in: timeline.tree)[100_001] == "branch 100000")
    #expect(duration < .seconds(20))
  }

  @Test("the leaf below a node is where its first children lead", arguments: 1...3)
  func leafBelow(seed: UInt64) {
    let tree = Sessions.tree(500, seed: seed)
    for id in tree.ids {
      var leaf = id
      while let child = tree.firstChild(of: leaf) { leaf = child }
      #expect(tree.leaf(below: id) == leaf)
    }
  }

  @Test("what is on the branch is what its path has")
  func onTheBranch() throws {
    let tree = Sessions.tree(300, seed: 8)
    var timeline = try Timeline(Replay(root: Sessions.root, tree: tree))
    for leaf in tree.leaves.prefix(5) {
      try timeline.switchBranch(to: leaf)
      for id in tree.ids { #expect(timeline.isOnBranch(id) == tree.isOnPath(id, to: leaf)) }
      try timeline.go(to: .time(tree[leaf].time / 2))
      #expect(timeline.leaf == leaf && timeline.cursor.time == tree[leaf].time / 2)
      #expect(timeline.next.map { tree[$0].time > timeline.cursor.time } ?? true)
    }
  }
}
