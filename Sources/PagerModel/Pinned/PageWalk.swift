/// A way through the pages from the first to the last: it goes on at the next page, wherever the
/// callbacks of a step have left it.
///
/// Pages that they put in behind the one that was visited are visited, too.
struct PageWalk {
  private var visited: PageReference?
  private var following: PageReference?
  /// Where the visited page stood.
  private var place = -1

  /// Where the next page stands; nil: there is none.
  mutating func next(in pages: Pages) -> Int? {
    place = nextPlace(in: pages)
    guard pages.indices.contains(place) else { return nil }
    visited = pages.reference(place)
    following = pages.reference(place + 1)
    return place
  }

  /// Where the next page stands that moves by itself; nil: there is none.
  mutating func nextSelfMoving(in pages: Pages) -> Int? {
    guard let next = pages.firstSelfMoving(from: nextPlace(in: pages)) else { return nil }
    place = next
    visited = pages.reference(next)
    following = pages.reference(next + 1)
    return next
  }

  private func nextPlace(in pages: Pages) -> Int {
    pages.index(of: visited).map { $0 + 1 } ?? pages.index(of: following) ?? max(place, 0)
  }
}
