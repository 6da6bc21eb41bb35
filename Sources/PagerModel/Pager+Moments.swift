/// What a walk from moment to moment asks of a state.
extension Pager {
  /// Nothing moves by itself, and no finger is down.
  package var isAtRest: Bool {
    switch self {
    case .pinned(let pager): pager.finger == nil && !pager.isMoving
    }
  }

  /// When time will visit a frame next, in microseconds since node 0; nil: nothing moves.
  package var nextVisit: Microseconds? {
    switch self {
    case .pinned(let pager): pager.isMoving ? pager.stage.clock.nextFrame : nil
    }
  }

  /// The first frame after this time, in microseconds since node 0, whether or not it is visited.
  package var nextFrame: Microseconds { stage.clock.nextFrame }
}
