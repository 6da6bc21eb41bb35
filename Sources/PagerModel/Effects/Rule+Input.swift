extension Rule {
  /// In an event it acts on what the event itself says (a finger's move, a page that is asked for),
  /// so that the event is a cause of what it writes, whatever it looks at besides.
  package var takesInput: Bool {
    switch self {
    case .touch, .begin, .drag, .release, .stop, .doubles, .exactSplit, .exactExcess, .reload,
      .scrollToPage, .code, .setting, .dataSource, .views, .tab, .scrollToTop, .headerInset,
      .safeAreaInset, .refreshInset, .appInset, .pageInsert, .pageDelete, .renumber, .pageDelegate,
      .appearance, .hide, .gridChoose, .stickySwitch, .ignore:
      true
    case .axisLock, .springBack, .deceleration, .animation, .snap, .restAway, .exactGlide,
      .exactFarEnd, .exactParts, .exactTouchedPage, .flagsRelease, .flagsHold, .flagsPin,
      .flagsHeaderShows, .flagsPageHeld, .flagsPageTop, .offsetsMain, .offsetsList, .insetHeader,
      .insetHeld, .insetTouchedList, .revealReset, .revealShift, .revealSynchronise, .commit,
      .loadPage, .settle, .progress, .reachPage, .indexFromOffset, .loadPassed, .preload,
      .reloadReset, .layout, .clamp, .realign, .indexFromOldOffset, .pinInset, .callback,
      .pageAppearance, .gridConfigure, .gridOffset, .gridLine, .stickyObserve, .stickyRestore,
      .stickyAppears, .stickyFirstVisible:
      false
    }
  }
}
