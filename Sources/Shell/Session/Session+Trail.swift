import PagerModel
import Picture
import Timeline

extension Session {
  /// Frames that a trail has at most.
  static let longestTrail = 240

  /// The frames before the cursor, and the finger's way in them.
  mutating func trail(frames: Int) throws(CommandError) -> PagerTrail {
    let (now, period) = (timeline.cursor.time, timeline.state.stage.clock.framePeriod)
    let times = (1...frames).map { now - Microseconds(frames + 1 - $0) * period }
      .filter { $0 >= 0 }
    let (cursors, isInterrupted) = (times.map(timeline.cursor), isInterrupted)
    do {
      let earlier = try timeline.withReplay { replay throws(ReplayError) in
        var states: [Pager] = []
        for cursor in cursors {
          states.append(try replay.state(at: cursor, unless: isInterrupted))
        }
        return states
      }
      return PagerTrail(earlier: earlier, finger: finger(since: times.first ?? now))
    } catch {
      throw CommandError(error, in: self)
    }
  }

  /// Where the finger was at each of its events from `start` to the cursor.
  private func finger(since start: Microseconds) -> [Point] {
    var points: [Point] = []
    var place: Point?
    for node in timeline.path[...timeline.depth].map(Int.init).drop(while: isBefore(start)) {
      guard case .drag(let drag) = timeline.tree[node].event else { continue }
      switch drag {
      case .began(let point, _): place = point
      case .changed(let dx, let dy): place = place.map { Point(x: $0.x + dx, y: $0.y + dy) }
      case .ended, .cancelled: place = nil
      }
      if let place, timeline.tree[node].time >= start { points.append(place) }
    }
    return points
  }

  /// Whether an event comes before the pan that is on at `start`.
  private func isBefore(_ start: Microseconds) -> (NodeID) -> Bool {
    let path = timeline.path[...timeline.depth].map(Int.init)
    let began = path.last { node in
      guard timeline.tree[node].time <= start else { return false }
      if case .drag(.began) = timeline.tree[node].event { return true }
      return false
    }
    let depth = timeline.tree[began ?? 0].depth
    return { [tree = timeline.tree] in tree[$0].depth < depth }
  }
}
