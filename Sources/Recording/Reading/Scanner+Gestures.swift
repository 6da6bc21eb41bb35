import PagerModel

extension Scanner {
  private static let touchPhases = ["down", "up", "cancelled"]
  private static let dragPhases = ["began", "changed", "ended", "cancelled"]
  private static let touchWords = Words(touchPhases)
  private static let dragWords = Words(dragPhases)

  private static let touchParameters: [Parameter] = [.x, .y]
  private static let dragParameters: [Parameter] = [.x, .y, .dx, .dy, .vx, .vy, .target]

  mutating func touch(_ members: Members<Parameter>) throws(Fault) -> PagerEvent.Touch {
    let phase = try self.phase(members, Self.touchWords, Self.touchPhases)
    var members = members
    members.owner = .phase(Self.touchPhases[phase], .touch)
    guard phase == 0 else {
      try check(members, only: [.phase], orNull: Self.touchParameters)
      return phase == 1 ? .up : .cancelled
    }
    try check(members, only: [.phase, .x, .y], orNull: Self.touchParameters)
    return .down(try point(members))
  }

  mutating func drag(_ members: Members<Parameter>) throws(Fault) -> PagerEvent.Drag {
    let phase = try self.phase(members, Self.dragWords, Self.dragPhases)
    var members = members
    members.owner = .phase(Self.dragPhases[phase], .drag)
    switch phase {
    case 0:
      try check(members, only: [.phase, .x, .y, .vx, .vy], orNull: Self.dragParameters)
      let vx = try number(.vx, of: members, .velocity)
      let vy = try number(.vy, of: members, .velocity)
      let isGiven = vx != nil || vy != nil
      return .began(
        at: try point(members), velocity: isGiven ? Velocity(x: vx ?? 0, y: vy ?? 0) : nil)
    case 1:
      try check(members, only: [.phase, .dx, .dy], orNull: Self.dragParameters)
      return .changed(
        dx: try required(number(.dx, of: members, .offset), .dx, of: members),
        dy: try required(number(.dy, of: members, .offset), .dy, of: members))
    case 2:
      try check(members, only: [.phase, .vx, .vy, .target], orNull: Self.dragParameters)
      let velocity = Velocity(
        x: try required(number(.vx, of: members, .velocity), .vx, of: members),
        y: try required(number(.vy, of: members, .velocity), .vy, of: members))
      return .ended(velocity: velocity, target: try number(.target, of: members, .offset))
    case _:
      try check(members, only: [.phase], orNull: Self.dragParameters)
      return .cancelled
    }
  }

  private mutating func point(_ members: Members<Parameter>) throws(Fault) -> Point {
    Point(
      x: try required(number(.x, of: members, .offset), .x, of: members),
      y: try required(number(.y, of: members, .offset), .y, of: members))
  }

  mutating func phase(
    _ members: Members<Parameter>, _ words: Words, _ names: [String]
  ) throws(Fault) -> Int {
    let word = try required(text(.phase, of: members), .phase, of: members)
    guard let index = words.index(of: word, in: self) else {
      throw Fault(position: word.start - 1, .unknownWord(string(word), for: "phase", known: names))
    }
    return index
  }
}
