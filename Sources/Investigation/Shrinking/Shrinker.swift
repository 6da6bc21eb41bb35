import Inspection
import PagerModel
import Timeline

/// Cuts and simplifies a session for as long as it fails the same way.
///
/// What is tried is folded from the last state before the first change, and no further than to
/// where it fails.
struct Shrinker<Watch: FailureWatch> {
  /// The fold after so many steps.
  private struct Place {
    var pager: Pager
    var watch: Watch
  }

  private(set) var best: Candidate
  private let watch: Watch
  /// Rules under which what fails must hold.
  private let contrast: Policies?
  /// The fingers of what is cut never leave the screen.
  private let keepsFingersOnScreen: Bool
  private var looks: InterruptLooks
  /// After 0, `stride`, 2 · `stride`, ... steps of `best`.
  private var places: [Place]
  private let stride: Int

  /// Steps between two states that are kept: no more than some thousand of them.
  private static func stride(for count: Int) -> Int { max(8, (count / 2048 + 7) / 8 * 8) }

  /// Nil: `candidate` does not fail so.
  init?(
    _ candidate: Candidate, watch: Watch, contrast: Policies?,
    unless isInterrupted: @escaping () -> Bool
  ) throws(ReplayError) {
    best = candidate
    self.watch = watch
    self.contrast = contrast
    keepsFingersOnScreen = candidate.scenario.keepsFingersOnScreen
    looks = InterruptLooks(isInterrupted)
    stride = Self.stride(for: candidate.count)
    places = [Place(pager: candidate.scenario.start, watch: watch)]
    guard try accept(candidate, sameUpTo: 0) else { return nil }
  }

  /// Takes `candidate` in place of `best` if it fails the same way. Its first `count` steps are
  /// those of `best`; nil: what stands before the first step differs.
  ///
  /// Only the first place in it that looks like the failure counts: where other rules, which must
  /// keep it whole, do not up to there, they do not further on.
  mutating func accept(_ candidate: Candidate, sameUpTo count: Int?) throws(ReplayError) -> Bool {
    if keepsFingersOnScreen, !candidate.scenario.keepsFingersOnScreen { return false }
    let known = count.map { min($0 / stride, places.count - 1) } ?? 0
    var place =
      count == nil ? Place(pager: candidate.scenario.start, watch: watch) : places[known]
    place.pager.payloads = candidate.scenario.payloads
    var made = [place]
    var time = place.pager.time
    for index in known * stride..<candidate.count {
      let step = candidate.scenario.steps[index]
      time += step.gap
      let needed = try place.watch.follow(
        TimedEvent(step.event, at: time), at: index, origin: candidate.origins[index],
        in: &place.pager, &looks)
      if let needed {
        let short = candidate.prefix(needed)
        guard try isSame(short) else { return false }
        take(short, places: made, from: known)
        return true
      }
      if (index + 1) % stride == 0 { made.append(place) }
    }
    guard try place.watch.end(of: candidate, in: &place.pager, &looks), try isSame(candidate)
    else { return false }
    take(candidate, places: made, from: known)
    return true
  }

  /// What fails in `candidate` is the same failure, and holds where it must.
  private mutating func isSame(_ candidate: Candidate) throws(ReplayError) -> Bool {
    guard try watch.confirms(candidate, &looks) else { return false }
    guard let contrast else { return true }
    return try watch.holds(in: candidate.under(contrast), &looks)
  }

  private mutating func take(_ candidate: Candidate, places made: [Place], from known: Int) {
    best = candidate
    places.removeSubrange(known...)
    places += made
    let most = candidate.count / stride + 1
    if places.count > most { places.removeSubrange(most...) }
  }

  /// Cuts pieces of the session, each a list of places, in runs of half of them, then of a quarter,
  /// and at last one by one; true: something went.
  mutating func cut(
    _ pieces: (Candidate) -> [[Int]]
  ) throws(ReplayError) -> Bool {
    var list = pieces(best)
    var size = max(1, list.count / 2)
    var hasCut = false
    while true {
      var isCut = false
      var end = list.count
      while end > 0 {
        let start = max(0, end - size)
        let places = list[start..<end].flatMap(\.self).sorted()
        if let first = places.first, try accept(best.cutting(places), sameUpTo: first) {
          (isCut, hasCut) = (true, true)
          list = pieces(best)
        }
        end = min(start, list.count)
      }
      if size > 1 { size /= 2 } else if !isCut { return hasCut }
    }
  }
}
