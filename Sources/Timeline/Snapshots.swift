import PagerModel
import Recording

/// States at nodes of a tree, each found by its node at once.
///
/// They hold no payloads: those grow, and each older version of them would be kept.
struct Snapshots: Sendable {
  private var places: [Int32: Int32] = [:]
  private var states = ChunkedArray<Pager>(shift: 6)
  private let none = Payloads(initialPages: [])

  subscript(id: NodeID) -> Pager? { places[Int32(id)].map { states[Int($0)] } }

  var count: Int { states.count }

  /// Keeps the state right after the event of `id`, unless it is here.
  mutating func keep(_ state: Pager, at id: NodeID) {
    guard places[Int32(id)] == nil else { return }
    places[Int32(id)] = Int32(states.count)
    var state = state
    state.payloads = none
    states.append(state)
  }
}
