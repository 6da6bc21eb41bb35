import PagerModel
import Recording
import Synchronization
import Timeline

extension StopSearch {
  /// Pieces that a thread looks through before it looks what others have found.
  private static let share = 4
  /// Shares that are handed out at first; later more.
  private static let shares = 16

  /// The last stop before `start` and not before `end`; nil: there is none.
  ///
  /// Goes from snapshot to snapshot, each piece forward, and looks through several pieces at the
  /// same time: together they cost one fold, which the processors share.
  package mutating func backward(
    from start: Cursor, downTo end: Cursor, in replay: inout Replay
  ) throws(ReplayError) -> Stop? {
    let (tree, end) = (replay.tree, Moment(end, in: replay.tree))
    // Leaves the snapshots at which the pieces begin.
    _ = try replay.state(at: start.node, unless: isInterrupted)
    let (search, matcher, folded) = (self, try matcher(in: &replay), replay)
    var pieces = Pieces(path, tree, from: Moment(start, in: tree), downTo: end)
    let latest = search.result(in: pieces.next(1), notBefore: end, matcher, folded)
    if let stop = try take(latest) { return stop }
    var count = Self.shares
    while case let shares = pieces.shares(count, of: Self.share), !shares.isEmpty {
      let ending = FirstResult()
      let results = parallelMap(shares, threads: processorCount) { share in
        guard !ending.isBefore(share.index) else { return Result() }
        let result =
          search.isInterrupted()
          ? Result(error: .interrupted)
          : search.result(in: share.pieces, notBefore: end, matcher, folded)
        if result.isEnd { ending.note(share.index) }
        return result
      }
      for result in results {
        if let stop = try take(result) { return stop }
      }
      count *= 4
    }
    return nil
  }

  private mutating func take(_ result: Result) throws(ReplayError) -> Stop? {
    failures.add(result.failures)
    if let error = result.error { throw error }
    return result.stop
  }

  private struct Result: Sendable {
    var stop: Stop?
    var failures: [ConditionFailure] = []
    var error: ReplayError?

    var isEnd: Bool { stop != nil || error != nil }
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

  /// Up to `count` pieces.
  mutating func next(_ count: Int) -> [Piece] {
    var pieces: [Piece] = []
    while pieces.count < count, let piece = next {
      pieces.append(piece)
      next = self.piece(before: piece)
    }
    return pieces
  }

  /// Up to `count` shares of up to `size` pieces.
  mutating func shares(_ count: Int, of size: Int) -> [(index: Int, pieces: [Piece])] {
    (0..<count).map { (index: $0, pieces: next(size)) }.filter { !$0.pieces.isEmpty }
  }

  private func piece(before piece: Piece) -> Piece? {
    let first = piece.firstDepth
    let begin = Moment(depth: first, time: tree.time(of: Int(path[first])))
    return first == 0 || begin < end ? nil : Piece(last: begin, isClosed: true)
  }
}

/// The first share that ended the search, so far: the shares after it have nothing to add.
private final class FirstResult: Sendable {
  private let share = Atomic(Int.max)

  func note(_ index: Int) { _ = share.min(index, ordering: .relaxed) }

  func isBefore(_ index: Int) -> Bool { share.load(ordering: .relaxed) < index }
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
