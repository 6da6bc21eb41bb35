import PagerModel
import SeededRandom
import Timeline

enum Sessions {
  /// Three pages of 2000 points below a header of 240 and a bar of 60, on 390 x 844.
  static var root: Pager {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: 3)
    return Pager(initial, policies: Preset.reference.policies)
  }

  /// Something a user or an app does.
  static func event(_ random: inout Seeded) -> PagerEvent {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: .reload(toPageAt: nil)
    case 1: .selectTab(at: Int.random(in: 0..<3, using: &random), animated: true)
    case 2: .drag(.began(at: Point(x: 195, y: 500), velocity: nil))
    case 3:
      .drag(
        .ended(
          velocity: Velocity(x: 0, y: Double.random(in: -3000...3000, using: &random)),
          target: nil))
    case 4: .wait
    case _: .drag(.changed(dx: 0, dy: Double.random(in: -60...60, using: &random)))
    }
  }

  /// A tree of `count` events; every tenth or so begins a branch, unless it is to be `linear`.
  static func tree(_ count: Int, seed: UInt64, linear: Bool = false) -> EventTree {
    var random = Seeded(seed)
    var tree = EventTree()
    for id in 0..<count {
      let branches = !linear && id > 0 && Int.random(in: 0..<10, using: &random) == 0
      let parent = branches ? Int.random(in: max(0, id - 400)...id, using: &random) : id
      let delay = Microseconds.random(in: 0...40_000, using: &random)
      tree.append(event(&random), at: tree[parent].time + delay, below: parent)
    }
    return tree
  }

  /// The fold of the path to `id`, event by event, from the root.
  static func fold(_ tree: EventTree, to id: NodeID) -> Pager {
    var state = root
    for node in tree.path(to: id).dropFirst() {
      guard let event = tree[Int(node)].event else { continue }
      state.apply(TimedEvent(event, at: tree[Int(node)].time))
    }
    return state
  }
}
