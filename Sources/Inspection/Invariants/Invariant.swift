import PagerModel
import Wording

/// What should be true of every pager, after every event and every frame in it.
///
/// A violation is a finding about the pager and its rules, not an error of the session.
package enum Invariant: String, CaseIterable, Sendable {
  case finiteOffsets, offsetsInReach
  case indexExists, contentAtIndex, visiblePageIsIndex, tabBarAgrees
  case listWaitsForPin, fingerTravelKept
  case pageAskedOnce, pageReportedOnce, appearanceBalanced
  case cellsApart, tabKeepsPlace
  case rowsReachable, headerReachable

  /// Whether it has a meaning in this container.
  func isWatched(in container: Container) -> Bool {
    switch self {
    case .finiteOffsets, .offsetsInReach, .indexExists, .tabBarAgrees, .fingerTravelKept,
      .pageAskedOnce, .pageReportedOnce:
      true
    case .contentAtIndex, .visiblePageIsIndex, .listWaitsForPin, .appearanceBalanced,
      .headerReachable:
      container == .pinned
    case .rowsReachable: container != .sticky
    case .cellsApart: container == .grid
    case .tabKeepsPlace: container == .sticky
    }
  }

  /// What it demands, in a sentence.
  package var meaning: String {
    switch self {
    case .finiteOffsets: "offsets and velocities are finite"
    case .offsetsInReach:
      "no rule moves a view further past its end than a rubber band reaches"
    case .indexExists:
      "currentPageIndex is a page that exists; without pages it is 0 and currentPage null"
    case .contentAtIndex: "at rest content.x is currentPageIndex × width"
    case .visiblePageIsIndex: "at rest the visible page is currentPageIndex, and it is loaded"
    case .tabBarAgrees: "at rest the bar's selected tab is currentPageIndex"
    case .listWaitsForPin: "the current page leaves its top only while the bar is pinned"
    case .fingerTravelKept:
      "a finger's move, or a frame of a glide, moves no content by more than its own delta"
    case .pageAskedOnce: "the data source is asked for a page once between two reloads"
    case .pageReportedOnce:
      "each change of currentPageIndex is one didScrollToPage, never the same page twice in a row"
    case .appearanceBalanced:
      "willAppear, didAppear, willDisappear and didDisappear of a page follow in this order"
    case .cellsApart: "no two cells of a grid lie on one another"
    case .tabKeepsPlace:
      "a sticky pager's tab comes back with the first row that it was left with, a new one with row 0"
    case .rowsReachable:
      "at rest a finger can bring the current page's last row, or cell, into sight"
    case .headerReachable: "at rest a finger can bring the whole header into sight"
    }
  }

  /// Why a pager that breaks it is wrong.
  package var reason: String {
    switch self {
    case .finiteOffsets: "what is not a number spreads to every frame after it"
    case .offsetsInReach: "content beyond a rubber band is off the screen, and does not come back"
    case .indexExists: "the app looks up a page that is not there"
    case .contentAtIndex: "parts of two pages show, or another page than the app believes"
    case .visiblePageIsIndex: "the app works on a page that nobody sees"
    case .tabBarAgrees: "the bar names another page than the one that shows"
    case .listWaitsForPin: "rows hide behind a header that is still open"
    case .fingerTravelKept: "the list runs ahead of the finger, or jumps"
    case .pageAskedOnce: "a page is built twice, and one of the two is lost"
    case .pageReportedOnce: "the app loads, counts and logs a page twice, or never"
    case .appearanceBalanced: "the page starts work twice, or never stops it"
    case .cellsApart: "what lies below cannot be seen or tapped"
    case .tabKeepsPlace: "the reader has to look for the place again"
    case .rowsReachable: "the last rows cannot be read"
    case .headerReachable: "what is in the header is lost"
    }
  }

  /// Asked by trying on a copy: only at the end of a branch, and only if nothing moves there.
  package var needsTrying: Bool {
    switch self {
    case .rowsReachable, .headerReachable: true
    case .finiteOffsets, .offsetsInReach, .indexExists, .contentAtIndex, .visiblePageIsIndex,
      .tabBarAgrees, .listWaitsForPin, .fingerTravelKept, .pageAskedOnce, .pageReportedOnce,
      .appearanceBalanced, .cellsApart, .tabKeepsPlace:
      false
    }
  }
}

extension Invariant {
  /// About how things stand, not about a change: where it is broken, it stays so, and only the
  /// first moment tells what broke it.
  package var isOfState: Bool {
    switch self {
    case .finiteOffsets, .indexExists, .contentAtIndex, .visiblePageIsIndex, .tabBarAgrees,
      .cellsApart, .rowsReachable, .headerReachable:
      true
    case .offsetsInReach, .listWaitsForPin, .fingerTravelKept, .pageAskedOnce, .pageReportedOnce,
      .appearanceBalanced, .tabKeepsPlace:
      false
    }
  }
}

extension Container {
  /// Those that are watched in it.
  package var invariants: [Invariant] { Invariant.allCases.filter { $0.isWatched(in: self) } }
}

/// An invariant that does not hold, and what was found instead.
package struct Violation: Sendable, Equatable {
  package let invariant: Invariant
  package let found: String

  package init(_ invariant: Invariant, _ found: Message) {
    self.invariant = invariant
    self.found = String(localized: found)
  }
}
