import PagerModel
import Timeline

/// What a search prepares.
extension StopSearch {
  func matcher(in replay: inout Replay) throws(ReplayError) -> StopMatcher {
    var references: [[(reference: Expression.Reference, state: Pager)]] = []
    for point in points {
      references.append(
        try point.condition?.referencedStates(in: &replay, node: node, unless: isInterrupted) ?? [])
    }
    let tree = replay.tree
    let places = points.map { place(of: $0.what, in: tree) }
    return StopMatcher(points, places: places, references: references)
  }

  /// Where a time stands on the branch.
  private func place(of what: StopPoint.What, in tree: EventTree) -> Cursor? {
    guard case .time(let time) = what else { return nil }
    return Cursor(node: Int(path[tree.depth(at: time, on: path)]), time: time)
  }

  func walk(
    from depth: Int, in replay: inout Replay
  ) throws(ReplayError) -> MomentWalk {
    try MomentWalk(
      &replay, path: path, from: depth, needs, pauses: pauses, unless: isInterrupted)
  }

  func next(_ walk: inout MomentWalk, _ matcher: borrowing StopMatcher) -> MomentWalk.Step {
    guard matcher.skipsFrames else { return walk.next() }
    return walk.next(
      skippingUnlessChanged: matcher.watched, stopsAtEvents: matcher.stopsAtEvents)
  }

  private var pauses: [Microseconds] {
    points.compactMap { if case .time(let time) = $0.what { time } else { nil } }.sorted()
  }

  private var needs: MomentWalk.Needs {
    var needs = MomentWalk.Needs()
    for point in points {
      switch point.what {
      case .event, .node: break
      case .effect: (needs.frames, needs.effects) = (true, true)
      case .time, .watch, .moment, .rest: needs.frames = true
      }
      if point.condition?.asksForBefore ?? false { needs.before = true }
      if point.condition?.asksForEffects ?? false {
        (needs.effects, needs.eventEffects) = (true, true)
      }
    }
    return needs
  }
}
