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
    place =
      pages.index(of: visited).map { $0 + 1 } ?? pages.index(of: following) ?? max(place, 0)
    guard pages.indices.contains(place) else { return nil }
    visited = pages.reference(place)
    following = pages.reference(place + 1)
    return place
  }
}
