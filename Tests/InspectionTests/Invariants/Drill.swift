import Inspection
import PagerModel
import Timeline

/// A session for invariants: bounds 390 x 844, a header of 240, a bar of 60, three pages of 2000,
/// reloaded.
struct Drill {
  var replay: Replay
  private var time: Microseconds = 0

  init(
    _ rules: KeyValuePairs<PolicyName, String> = [:], preset: Preset = .reference,
    pages: [Double] = [2000, 2000, 2000], _ configure: (inout Initial) -> Void = { _ in }
  ) {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = pages.map { PageSpec(content: .height($0)) }
    configure(&initial)
    let change = PolicyChange(
      preset: preset, values: rules.compactMap { PolicyChange.Value($0.key, $0.value) })
    replay = Replay(
      root: Pager(initial, policies: change.applied(to: Preset.reference.policies)))
    send(.reload(toPageAt: nil))
  }

  mutating func send(_ event: PagerEvent, after delay: Microseconds = 0) {
    time += delay
    replay.append(event, at: time, below: replay.tree.count)
  }

  /// A slow drag of so many equal moves, at `point`, a frame apart.
  mutating func drag(_ dy: Double, moves: Int = 1, at point: Point = Point(x: 195, y: 600)) {
    send(.drag(.began(at: point, velocity: Velocity(x: 0, y: dy))), after: 100_000)
    for _ in 0..<moves {
      send(.drag(.changed(dx: 0, dy: dy / Double(moves))), after: 16_667)
    }
    send(.drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)), after: 16_667)
  }

  /// A sideways drag that is lifted at rest.
  mutating func swipe(_ dx: Double) {
    let point = Point(x: 195, y: 600)
    send(.drag(.began(at: point, velocity: Velocity(x: dx, y: 0))), after: 100_000)
    send(.drag(.changed(dx: dx, dy: 0)), after: 16_667)
    send(.drag(.ended(velocity: Velocity(x: 0, y: 0), target: nil)), after: 16_667)
  }

  /// What is broken first: the names, and the event of each.
  mutating func broken() throws -> [(invariant: Invariant, node: NodeID)] {
    var search = InvariantSearch()
    try search.searchAll(&replay)
    return search.findings.map { ($0.violation.invariant, $0.cursor.node) }
  }
}
