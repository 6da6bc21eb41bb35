import PagerModel

private enum TouchPhase: String, CaseIterable {
  case down, up, cancelled
}

private enum DragPhase: String, CaseIterable {
  case began, changed, ended, cancelled
}

extension Scanner {
  private static let touchParameters: [Parameter] = [.x, .y]
  private static let dragParameters: [Parameter] = [.x, .y, .dx, .dy, .vx, .vy, .target]

  mutating func touch(_ members: Members<Parameter>) throws(Fault) -> PagerEvent.Touch {
    let phase: TouchPhase = try required(word(.phase, of: members), .phase, of: members)
    var members = members
    members.owner = .phase(phase.rawValue, .touch)
    let own: [Parameter] = phase == .down ? [.phase, .x, .y] : [.phase]
    try check(members, only: own, orNull: Self.touchParameters)
    return switch phase {
    case .down: .down(try point(members))
    case .up: .up
    case .cancelled: .cancelled
    }
  }

  mutating func drag(_ members: Members<Parameter>) throws(Fault) -> PagerEvent.Drag {
    let phase: DragPhase = try required(word(.phase, of: members), .phase, of: members)
    var members = members
    members.owner = .phase(phase.rawValue, .drag)
    switch phase {
    case .began:
      try check(members, only: [.phase, .x, .y, .vx, .vy], orNull: Self.dragParameters)
      let vx = try number(.vx, of: members, .velocity)
      let vy = try number(.vy, of: members, .velocity)
      let isGiven = vx != nil || vy != nil
      return .began(
        at: try point(members), velocity: isGiven ? Velocity(x: vx ?? 0, y: vy ?? 0) : nil)
    case .changed:
      try check(members, only: [.phase, .dx, .dy], orNull: Self.dragParameters)
      return .changed(
        dx: try required(number(.dx, of: members, .offset), .dx, of: members),
        dy: try required(number(.dy, of: members, .offset), .dy, of: members))
    case .ended:
      try check(members, only: [.phase, .vx, .vy, .target], orNull: Self.dragParameters)
      let velocity = Velocity(
        x: try required(number(.vx, of: members, .velocity), .vx, of: members),
        y: try required(number(.vy, of: members, .velocity), .vy, of: members))
      return .ended(velocity: velocity, target: try number(.target, of: members, .offset))
    case .cancelled:
      try check(members, only: [.phase], orNull: Self.dragParameters)
      return .cancelled
    }
  }

  private mutating func point(_ members: Members<Parameter>) throws(Fault) -> Point {
    Point(
      x: try required(number(.x, of: members, .offset), .x, of: members),
      y: try required(number(.y, of: members, .offset), .y, of: members))
  }
}
