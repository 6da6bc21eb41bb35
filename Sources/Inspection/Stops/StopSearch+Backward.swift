import PagerModel
import Recording
import Timeline

extension StopSearch {
  /// The most pieces that one thread looks through before all look what was found: some 20 ms.
  private static let largestShare = 256

  /// The last stop before `start` and not before `end`; nil: there is none.
  ///
  /// Goes from snapshot to snapshot, each piece forward, and looks through several pieces at the
  /// same time: together they cost one fold, which the processors share. First they are few, so
  /// that what is near is found soon.
  package mutating func backward(
    from start: Cursor, downTo end: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    let (tree, end) = (replay.tree, Moment(end, in: replay.tree))
    // Leaves the snapshots at which the pieces begin.
    _ = try replay.state(at: start.node, unless: isInterrupted)
    let (search, matcher, folded) = (self, try matcher(in: &replay), replay)
    var pieces = Pieces(path, tree, from: Moment(start, in: tree), downTo: end)
    var (count, size) = (1, 1)
    while case let shares = pieces.next(count, ofSize: size), !shares.isEmpty {
      let results = parallelMap(shares, threads: processorCount) {
        search.result(in: $0, notBefore: end, matcher, folded)
      }
      for result in results {
        failures.add(result.failures)
        if let error = result.error { throw error }
        if let stop = result.stop { return stop }
      }
      (count, size) = (processorCount, min(2 * size, Self.largestShare))
    }
    return nil
  }

  private struct Result: Sendable {
    var stop: Stop?
    var failures: [ConditionFailure] = []
    var error: ReplayError?
  }

  /// Of a share of the pieces, the last one first.
  private func result(
    in share: [Piece], notBefore end: Moment, _ matcher: StopMatcher, _ replay: Replay
  ) -> Result {
    var (result, matcher, replay) = (Result(), matcher, replay)
    var looks = StopLooks(isInterrupted)
    do throws(ReplayError) {
      for piece in share where result.stop == nil {
        result.stop = try lastStop(in: piece, notBefore: end, &matcher, &replay, &looks)
      }
    } catch {
      result.error = error
    }
    result.failures = matcher.failures
    return result
  }

  private func lastStop(
    in piece: Piece, notBefore end: Moment, _ matcher: inout StopMatcher,
    _ replay: inout Replay, _ looks: inout StopLooks
  ) throws(ReplayError) -> Stop? {
    var walk = try walk(from: piece.firstDepth, in: &replay)
    (walk.lastDepth, walk.lastTime) = (piece.last.depth, piece.last.time)
    var found: Stop?
    matcher.pass(.event, walk)
    if piece.firstDepth == 0, piece.contains(.start), end <= .start, matcher.match(.event, walk) {
      found = Stop(cursor: walk.cursor, hits: matcher.hits)
    }
    while true {
      let depth = walk.depth
      let step = next(&walk, matcher)
      if step == .end { return found }
      let moment = Moment(depth: walk.depth, time: walk.state.time)
      if !piece.contains(moment) { return found }
      if moment < end {
        matcher.pass(step, walk)
      } else if matcher.match(step, walk) {
        found = Stop(cursor: walk.cursor, hits: matcher.hits)
      }
      if looks.isInterrupted(after: walk.depth - depth, matcher) { throw .interrupted }
    }
  }
}

/// The pieces of a branch from a moment backwards.
private struct Pieces {
  private let path: Path
  private let tree: EventTree
  private let end: Moment
  private var next: Piece?

  init(_ path: Path, _ tree: EventTree, from last: Moment, downTo end: Moment) {
    (self.path, self.tree, self.end) = (path, tree, end)
    next = Piece(last: last, isClosed: false)
  }

  /// Up to `count` shares of up to `size` pieces.
  mutating func next(_ count: Int, ofSize size: Int) -> [[Piece]] {
    var shares: [[Piece]] = []
    while shares.count < count, next != nil {
      var share: [Piece] = []
      while share.count < size, let piece = next {
        share.append(piece)
        next = self.piece(before: piece)
      }
      shares.append(share)
    }
    return shares
  }

  private func piece(before piece: Piece) -> Piece? {
    let first = piece.firstDepth
    let begin = Moment(depth: first, time: tree.time(of: Int(path[first])))
    return first == 0 || begin < end ? nil : Piece(last: begin, isClosed: true)
  }
}

extension [ConditionFailure] {
  /// Those of moments that come after the ones that are counted here.
  fileprivate mutating func add(_ others: [ConditionFailure]) {
    for other in others {
      if let index = firstIndex(where: { $0.number == other.number }) {
        self[index].count += other.count
      } else {
        append(other)
      }
    }
  }
}
