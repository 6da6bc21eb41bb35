import PagerModel

/// An event or a frame as invariants see it: the state on both sides, and what was sent between.
struct InvariantMoment {
  let before: PinnedPager
  /// Nil: a frame.
  let event: PagerEvent?
  let effects: [SentEffect]
  let after: PinnedPager

  /// The app's code set the view's offset.
  func isMovedByCode(_ view: ScrollViewID) -> Bool {
    effects.contains { $0.effect == .scrollViewDidScroll(view) && $0.rule == .code }
  }

  /// The same page stands at `index` before and after, and is loaded.
  func keepsPage(_ index: Int) -> Bool {
    before.isThere(index) && after.isThere(index)
      && before.pages[index].identity == after.pages[index].identity
  }

  /// One pixel, or a point where nothing is rounded.
  var pixel: Double { 1 / (after.stage.scale ?? 1) }

  /// The app's code set an offset or began to.
  var isMovedByCode: Bool {
    if case .setContentOffset = event { return true }
    return effects.contains { $0.rule == .code }
  }

  /// main or a page has other ends than before, or other pages are there.
  var movesBounds: Bool {
    if before.main.hasOtherEnds(than: after.main) { return true }
    if isReload || renumbersPages { return !before.isAtRest }
    return (0..<after.numberOfPages).contains { index in
      keepsPage(index)
        && before.pages[index].scrollView.hasOtherEnds(than: after.pages[index].scrollView)
    }
  }

  /// Single pages were put in or taken out.
  var renumbersPages: Bool {
    effects.contains {
      $0.effect == .numberOfPages && ($0.rule == .pageInsert || $0.rule == .pageDelete)
    }
  }

  var isReload: Bool {
    effects.contains { $0.effect == .numberOfPages && $0.rule == .reload }
  }
}

extension PinnedPager {
  func isThere(_ index: Int) -> Bool {
    (0..<numberOfPages).contains(index) && pages.indices.contains(index) && pages[index].isLoaded
  }

  /// main, content and the loaded pages.
  var liveViews: [(id: ScrollViewID, view: ScrollView)] {
    let loaded = (0..<numberOfPages).filter(isThere)
    return [(.main, main), (.content, content)]
      + loaded.map { (.page($0), pages[$0].scrollView) }
  }

  func scrollView(at id: ScrollViewID) -> ScrollView? {
    switch id {
    case .main: main
    case .content: content
    case .page(let index): isThere(index) ? pages[index].scrollView : nil
    }
  }

  var isWithinBounds: Bool {
    liveViews.allSatisfy { $0.view.excess(at: $0.view.contentOffset) <= 1 }
  }

  var hasArea: Bool { stage.bounds.width > 0 && stage.bounds.height > 0 }
}

extension ScrollView {
  func hasOtherEnds(than other: ScrollView) -> Bool {
    minOffset != other.minOffset || maxOffset != other.maxOffset || length != other.length
  }

  /// How far the offset lies past an end, in points; 0: within.
  func excess(at offset: Double) -> Double {
    max(minOffset - offset, offset - maxOffset, 0)
  }
}
