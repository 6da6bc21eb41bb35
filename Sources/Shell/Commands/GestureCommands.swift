import Inspection
import PagerModel
import Timeline

extension CommandTable {
  @Sendable static func touch(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let word = try arguments.require("the phase")
    switch word.text {
    case "down": return [DelayedEvent(.touch(.down(try arguments.requirePoint())))]
    case "up": return [DelayedEvent(.touch(.up))]
    case "cancelled": return [DelayedEvent(.touch(.cancelled))]
    case _: throw CommandError("a touch is down X Y, up or cancelled", at: word)
    }
  }

  @Sendable static func drag(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    if let phase = try arguments.takeDragPhase() { return [DelayedEvent(.drag(phase))] }
    return try Pan(&arguments, in: session.timeline.state).events
  }
}

/// A whole pan, as `drag DX DY` types it.
private struct Pan {
  private static let duration: Microseconds = 160_000

  private var dx: Double
  private var dy: Double
  private var start: Point
  private var velocity = Velocity(x: 0, y: 0)
  private var duration = Self.duration
  private let frame: Microseconds

  init(_ arguments: inout Arguments, in state: Pager) throws(CommandError) {
    dx = try arguments.requireNumber("DX", in: Ranges.offset)
    dy = try arguments.requireNumber("DY", in: Ranges.offset)
    start = Self.middleOfPage(state)
    frame = state.stage.clock.framePeriod
    while let word = arguments.next {
      switch word.text {
      case "at":
        _ = arguments.take()
        start = try arguments.requirePoint()
      case "velocity":
        _ = arguments.take()
        velocity = try arguments.requireVelocity()
      case "in":
        _ = arguments.take()
        duration = try arguments.requireDuration("T")
      case _: throw CommandError("after DX DY come at X Y, velocity VX VY, in T", at: word)
      }
    }
    guard duration / frame <= 100_000 else {
      throw CommandError("a drag is at most 100,000 frames long")
    }
  }

  /// Began, equal moves a frame apart, ended a frame later.
  var events: [DelayedEvent] {
    let count = max(1, Int((Double(duration) / Double(frame)).rounded()))
    let moves = (0..<count).map { index in
      DelayedEvent(
        .drag(
          .changed(dx: part(index, of: dx, in: count), dy: part(index, of: dy, in: count))),
        after: frame)
    }
    return [DelayedEvent(.drag(.began(at: start, velocity: nil)))] + moves + [
      DelayedEvent(.drag(.ended(velocity: velocity, target: nil)), after: frame)
    ]
  }

  /// One of `count` nearly equal parts of `total`, in whole thousandths of a point; the last part
  /// has the rest.
  private func part(_ index: Int, of total: Double, in count: Int) -> Double {
    func thousandths(_ index: Int) -> Double {
      (total * 1000 * Double(index) / Double(count)).rounded()
    }
    if index == count - 1 { return total - thousandths(index) / 1000 }
    return (thousandths(index + 1) - thousandths(index)) / 1000
  }

  /// The middle of what shows of the page below header and bar; of a container with one scroll view,
  /// the middle of that.
  private static func middleOfPage(_ state: Pager) -> Point {
    switch state {
    case .pinned(let pager):
      let bounds = pager.stage.bounds
      let top = max(
        0, (pager.header ?? 0) - pager.main.contentOffset + (pager.hover ?? 0))
      return Point(x: bounds.width / 2, y: (min(top, bounds.height) + bounds.height) / 2)
    case .grid, .sticky:
      let bounds = state.stage.bounds
      return Point(x: bounds.width / 2, y: bounds.height / 2)
    }
  }
}

extension Arguments {
  fileprivate mutating func requirePoint() throws(CommandError) -> Point {
    Point(
      x: try requireNumber("X", in: Ranges.offset), y: try requireNumber("Y", in: Ranges.offset))
  }

  fileprivate mutating func requireVelocity() throws(CommandError) -> Velocity {
    Velocity(
      x: try requireNumber("VX", in: Ranges.velocity),
      y: try requireNumber("VY", in: Ranges.velocity))
  }

  /// One phase of a drag; nil: the next word is none.
  fileprivate mutating func takeDragPhase() throws(CommandError) -> PagerEvent.Drag? {
    if take(keyword: "began") {
      let point = try requirePoint()
      return .began(at: point, velocity: isEmpty ? nil : try requireVelocity())
    }
    if take(keyword: "changed") {
      let dx = try requireNumber("DX", in: Ranges.offset)
      return .changed(dx: dx, dy: try requireNumber("DY", in: Ranges.offset))
    }
    if take(keyword: "ended") {
      let velocity = try requireVelocity()
      let hasTarget = take(keyword: "target")
      return .ended(
        velocity: velocity,
        target: hasTarget ? try requireNumber("the target", in: Ranges.offset) : nil)
    }
    return take(keyword: "cancelled") ? .cancelled : nil
  }
}
