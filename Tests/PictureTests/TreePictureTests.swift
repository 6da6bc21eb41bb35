import PagerModel
import Testing
import Timeline

@testable import Picture

struct TreePictureTests {
  @Test("The tree has a line for each end, fork, mark, failure and the cursor")
  func tree() throws {
    var tree = EventTree()
    tree.append(.reload(toPageAt: nil), at: 0, below: 0)
    tree.append(.drag(.began(at: Point(x: 195, y: 600), velocity: nil)), at: 300_000, below: 1)
    tree.append(.drag(.changed(dx: 0, dy: -30)), at: 316_667, below: 2)
    tree.append(.drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)), at: 333_334, below: 3)
    tree.append(.selectTab(at: 1, animated: true), at: 500_000, below: 4)
    tree.append(.wait, at: 900_000, below: 5)
    tree.append(.drag(.cancelled), at: 333_334, below: 3)
    tree.append(.wait, at: 400_000, below: 7)
    var branches = BranchNames()
    branches.set("cancelled", at: 8)
    let root = Sketch(Sketch.lists, isReloaded: false).pager
    var timeline = try Timeline(Replay(root: root, tree: tree), branches: branches)
    timeline.mark("released", at: 4)
    try timeline.go(to: .node(5))
    let lines = try TreePicture.lines(of: timeline, failing: [6: 2, 7: 1])
    #expect(
      lines.joined(separator: "\n") == """
        * #0  @0.000s  start
        |   2 events, 1 drag
        * #3  @0.316667s  drag changed 0, -30
        |\\
        | * #7  @0.333334s  drag cancelled  ✗
        | * #8  @0.400s  wait  [cancelled]
        * #4  @0.333334s  drag ended velocity 0, 0  (released)
        * #5  @0.500s  tap 1  <- here
        * #6  @0.900s  wait  [main]  ✗ 2
        """)
  }
}
