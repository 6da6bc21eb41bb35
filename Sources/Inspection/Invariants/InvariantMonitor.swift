import PagerModel
import Timeline

/// Watches a session for what should be true of every pager; goes along with the fold, and can be
/// copied where a branch begins.
package struct InvariantMonitor: Sendable {
  /// What was broken already: only the first violation of each is named.
  private var broken: Set<Invariant> = []
  private var exempt: Set<Invariant>

  var history = History()

  /// What cannot be told from the two states on both sides of a moment.
  struct History: Sendable {
    /// Since the last reload.
    var askedPages: Set<Int> = []
    /// To the delegate, since the last reload.
    var lastReported: Int?
    /// A page was wanted while no data source was attached.
    var wentWithoutPage = false
    /// The app chose where content stands or goes, and nothing else has moved it since.
    var isContentPlaced = false
    /// The app set an offset, or a view got other ends, and not all has come to rest within its
    /// bounds since.
    var isUnsettled = false
    /// The app scrolls, or moves a finger, in callbacks that no event shows.
    var scrollsInCallbacks = false
    /// In mode `controller`, by the page's index; a page that is told nothing yet is not there.
    var appearance: [Int: Lifecycle] = [:]
    /// Of a sticky pager's tabs.
    var places = TabPlaces()
  }

  package init(exempt: Set<Invariant> = []) { self.exempt = exempt }

  /// What is broken for the first time by the event, or by the frame if it is nil, that led from
  /// one state to the other.
  package mutating func violations(
    from before: Pager, by event: PagerEvent?, sending effects: [SentEffect], to after: Pager
  ) -> [Violation] {
    switch (before, after) {
    case (.pinned(let before), .pinned(let after)):
      let moment = InvariantMoment(before: before, event: event, effects: effects, after: after)
      return firstOnly(all(moment))
    case (.grid, _), (.sticky, _):
      return firstOnly(allOfSingleScroll(from: before, by: event, sending: effects, to: after))
    case (.pinned, _): return []
    }
  }

  /// Names the next violation of `invariant` as if it were the first.
  package mutating func watchAgain(for invariant: Invariant) { broken.remove(invariant) }

  /// What is broken for the first time of what is tried on a copy, where nothing moves in `pager`.
  package mutating func violations(
    tryingOn pager: Pager, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> [Violation] {
    firstOnly(try Reachability.violations(pager, &looks))
  }

  private mutating func all(_ moment: InvariantMoment) -> [Violation] {
    remember(moment)
    let found: [Violation?] =
      [brokenNumber(moment), brokenReach(moment), brokenIndex(moment.after)]
      + (moment.after.isAtRest ? brokenAtRest(moment.after) : [])
      + [brokenPin(moment), brokenTravel(moment)] + brokenCallbacks(moment)
    return found.compactMap(\.self)
  }

  mutating func firstOnly(_ found: [Violation]) -> [Violation] {
    found.filter { violation in
      guard !exempt.contains(violation.invariant) else { return false }
      return broken.insert(violation.invariant).inserted
    }
  }
}

extension PinnedPager {
  var isAtRest: Bool { Pager.pinned(self).isAtRest }
}
