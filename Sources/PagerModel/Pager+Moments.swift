/// What a walk from moment to moment asks of a state.
extension Pager {
  /// Nothing moves by itself, and no finger is down.
  package var isAtRest: Bool {
    switch self {
    case .pinned(let pager): pager.finger == nil && !pager.isMoving
    case .grid(let pager): pager.isAtRest
    case .sticky(let pager): pager.isAtRest
    }
  }

  /// When time will visit a frame next, in microseconds since node 0; nil: nothing moves.
  package var nextVisit: Microseconds? { isMoving ? nextFrame : nil }

  /// The first frame after this time, in microseconds since node 0, whether or not it is visited.
  package var nextFrame: Microseconds { stage.clock.nextFrame }
}
