import Inspection
import PagerModel
import Timeline

/// Finds origins on one branch.
package struct OriginSearch {
  /// Links of a chain.
  package static let most = 20

  /// From the root to the place that is asked about; none of its events is unknown.
  let path: Path
  let isInterrupted: @Sendable () -> Bool
  /// The state at node 0 under other rules.
  let root: (Policies) -> Pager

  package init(
    path: Path, root: @escaping (Policies) -> Pager,
    unless isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.path, self.root, self.isInterrupted) = (path, root, isInterrupted)
  }

  /// Where what the subject is at `place` comes from. Where it has not changed, or was not sent, there
  /// is no link, and yet other rules might have changed it.
  package func origin(
    of subject: Subject, at place: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Origin {
    var origin = Origin(links: [], drag: nil, end: .start, fromStart: .tried([]))
    if let last = try lastStop([subject.point], before: place.justAfter, in: &replay) {
      do throws(ReplayError) {
        origin.drag = try drag(to: last.cursor, of: subject, in: &replay)
        try follow(subject, from: last.cursor, in: &replay, into: &origin)
      } catch .interrupted where !origin.links.isEmpty {
        origin.end = .interrupted
        origin.fromStart = .interrupted
        return origin
      }
    }
    do throws(ReplayError) {
      origin.fromStart = try fromStart(subject, at: place, in: &replay)
    } catch .interrupted where !origin.links.isEmpty {
      origin.fromStart = .interrupted
    }
    return origin
  }

  /// Adds the links from the last change backwards.
  private func follow(
    _ subject: Subject, from last: Cursor, in replay: inout Replay, into origin: inout Origin
  ) throws(ReplayError) {
    var moment = try TracedMoment(at: last, in: &replay, unless: isInterrupted)
    var cause = moment.cause(of: subject)
    while let found = cause {
      if origin.links.count == Self.most {
        origin.end = .cut
        return
      }
      var link = moment.link(found)
      switch try follow(found, from: moment, in: &replay) {
      case .end(let end):
        origin.end = end
        cause = nil
      case .here(let path, let next):
        link.followed = path
        cause = next
      case .earlier(let path, let cursor):
        link.followed = path
        moment = try TracedMoment(at: cursor, in: &replay, unless: isInterrupted)
        cause = moment.cause(of: .path(path))
      }
      origin.links.append(link)
    }
  }

  /// The moves of the drag of which the event at `cursor` is one.
  private func drag(
    to cursor: Cursor, of subject: Subject, in replay: inout Replay
  ) throws(ReplayError) -> Origin.Drag? {
    guard case .path(let path) = subject, cursor.time == replay.tree[cursor.node].time else {
      return nil
    }
    var (node, moves) = (cursor.node, 0)
    while case .drag(.changed) = replay.tree[node].event,
      let parent = replay.tree.parent(of: node)
    {
      (node, moves) = (parent, moves + 1)
    }
    guard moves > 1, case .drag(.began) = replay.tree[node].event else { return nil }
    let before = try replay.state(at: node, unless: isInterrupted).value(path)
    return Origin.Drag(began: node, moves: moves, before: before)
  }

  /// The last change before a moment, and what made it; nil: there is none.
  package func lastChange(
    of path: StatePath, before moment: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Origin.Link? {
    let subject = Subject.path(path)
    guard let stop = try lastStop([subject.point], before: moment, in: &replay) else { return nil }
    let moment = try TracedMoment(at: stop.cursor, in: &replay, unless: isInterrupted)
    return moment.cause(of: subject).map { moment.link($0, isJudged: false) }
  }

  private func lastStop(
    _ points: [StopPoint], before moment: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    var search = StopSearch(points, path: path, node: { _ in nil }, unless: isInterrupted)
    return try search.backward(
      from: moment, downTo: Cursor(node: 0, time: 0), in: &replay)
  }

  // MARK: What matters

  private enum Next {
    /// Something in the same event or frame.
    case here(StatePath, TracedMoment.Cause)
    case earlier(StatePath, Cursor)
    case end(Origin.End)
  }

  /// Of what the cause looked at, that which changed last: what its own rule saw first, then what
  /// the rules outside saw. A rule that acts on what its event says needs no earlier cause.
  private func follow(
    _ cause: TracedMoment.Cause, from moment: TracedMoment, in replay: inout Replay
  ) throws(ReplayError) -> Next {
    for level in moment.levels(of: cause) {
      if let (path, next) = moment.latest(of: level, before: cause) { return .here(path, next) }
      if moment.isEvent, level.rule?.takesInput == true { return .end(.input) }
      let candidates = level.reads.filter { .path($0.path) != cause.subject }
      if let (path, cursor) = try lastChanged(candidates, before: moment.cursor, in: &replay) {
        return .earlier(path, cursor)
      }
    }
    if moment.isEvent { return .end(.input) }
    // A frame goes on from what it found.
    if case .path(let path) = cause.subject,
      let stop = try lastStop([Subject.path(path).point], before: moment.cursor, in: &replay)
    {
      return .earlier(path, stop.cursor)
    }
    return .end(.start)
  }

  private func lastChanged(
    _ reads: [Origin.Link.Read], before moment: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> (StatePath, Cursor)? {
    guard !reads.isEmpty else { return nil }
    let points = reads.enumerated().map { StopPoint(number: $0 + 1, .watch($1.path)) }
    guard let stop = try lastStop(points, before: moment, in: &replay),
      let first = stop.hits.map(\.number).min()
    else { return nil }
    return (reads[first - 1].path, stop.cursor)
  }
}

extension Cursor {
  /// What a search that ends before it still finds at this moment.
  package var justAfter: Cursor { Cursor(node: node, time: time + 1) }
}

extension Subject {
  fileprivate var point: StopPoint {
    switch self {
    case .path(let path): StopPoint(.watch(path))
    case .effect(let name): StopPoint(.effect(name))
    }
  }
}
