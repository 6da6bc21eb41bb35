/// A rule on which pagers differ: one enum, whose raw values are the recording's words.
package protocol Policy: RawRepresentable<String>, CaseIterable, Sendable {
  static var name: PolicyName { get }
  /// What its values answer differently.
  static var question: String { get }
  /// Addresses of public reports or code in which pagers differ by it.
  static var reports: [String] { get }
  /// What a pager of this value does, in one sentence.
  var meaning: String { get }
}

/// The rules by name, in the order in which they are listed.
package enum PolicyName: String, CaseIterable, Sendable {
  case handOver, otherPagesOnReveal, indexCommit, boundsChange, headerDrag, pinRelease
  case pageHeight, axisLock, shortPage, reloadOffset, reloadIndex, emptyReload
  case newPageWhilePinned, offscreenScroll, passedPages, preload, boundaryRelease, sameTab
  case headerSource, pageInset, panOrder
  case insetWriters
  case pageDirection, emptyUpdate, hiddenAnimation, hiddenLayout, appearanceForwarding
  case pageObservation, nestedMove
  case tabSelection, cancelledSwipe, replacedAnimation
  case headerSwipe, headerGrowth, sameCountReload
  case reloadInSwipe, firstLayout, emptyBar, emptyHeader, tallHeader, topRest
  case hiddenMove, pinChange
  case cellWidth, tabOffset, handlers
  case anchor, restore, restoreMotion, rowIdentity, observers

  /// The container in which it acts.
  package var container: Container {
    switch self {
    case .handOver, .otherPagesOnReveal, .indexCommit, .boundsChange, .headerDrag, .pinRelease,
      .pageHeight, .axisLock, .shortPage, .reloadOffset, .reloadIndex, .emptyReload,
      .newPageWhilePinned, .offscreenScroll, .passedPages, .preload, .boundaryRelease, .sameTab,
      .headerSource, .pageInset, .panOrder, .insetWriters, .pageDirection, .emptyUpdate,
      .hiddenAnimation, .hiddenLayout, .appearanceForwarding, .pageObservation, .nestedMove,
      .tabSelection, .cancelledSwipe, .replacedAnimation, .headerSwipe, .headerGrowth,
      .sameCountReload, .reloadInSwipe, .firstLayout, .emptyBar, .emptyHeader, .tallHeader,
      .topRest, .hiddenMove, .pinChange:
      .pinned
    case .cellWidth, .tabOffset, .handlers: .grid
    case .anchor, .restore, .restoreMotion, .rowIdentity, .observers: .sticky
    }
  }
}
