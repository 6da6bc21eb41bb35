import Inspection
import Investigation
import PagerModel
import Picture
import Recording
import Timeline

/// What `last` found: where it goes on when it is asked again.
struct LastFound {
  let path: StatePath
  let cursor: Cursor
}

extension Session {
  /// The last change of a path at or before here, or the one before that which was shown.
  mutating func last(_ path: StatePath) throws(CommandError) -> Reply {
    let known = lastFound.flatMap { $0.path == path ? $0.cursor : nil }
    let (search, name) = (originSearch, path.shortDescription)
    let moment = known ?? timeline.cursor.justAfter
    let found = try asked { replay throws(ReplayError) in
      try search.lastChange(of: path, before: moment, in: &replay)
    }
    guard let found else {
      return Reply(
        known == nil
          ? "\(name) has not changed: it is \(timeline.state.value(path)) from the start"
          : "no change of \(name) before that")
    }
    lastFound = LastFound(path: path, cursor: found.cursor)
    return Reply([OriginText(session: self).line(of: found)])
  }

  mutating func why(_ subject: Subject) throws(CommandError) -> Reply {
    let (search, place) = (originSearch, timeline.cursor)
    let origin = try asked { replay throws(ReplayError) in
      try search.origin(of: subject, at: place, in: &replay)
    }
    return Reply(
      OriginText(session: self).lines(of: origin, subject),
      outcome: origin.fromStart == .interrupted ? .interrupted : .held)
  }

  /// Asks about the branch up to here.
  private var originSearch: OriginSearch {
    let (initial, cursor) = (header.initial, timeline.cursor)
    return OriginSearch(
      path: timeline.path.upTo(timeline.tree.depth(of: cursor.node)),
      root: { Pager(initial, policies: $0) }, unless: isInterrupted)
  }

  private mutating func asked<Value>(
    _ question: (inout Replay) throws(ReplayError) -> Value
  ) throws(CommandError) -> Value {
    do {
      return try timeline.withReplay(question)
    } catch {
      throw CommandError(error, in: self)
    }
  }
}
