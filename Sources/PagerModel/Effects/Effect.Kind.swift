extension Effect {
  /// The callback alone, without its arguments.
  package enum Kind: String, CaseIterable, Sendable {
    case ignored, numberOfPages, pageAt, didScroll, didScrollToPage, pageDidScroll
    case scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewWillEndDragging
    case scrollViewDidEndDragging, scrollViewWillBeginDecelerating, scrollViewDidEndDecelerating
    case scrollViewDidEndScrollingAnimation, scrollViewDidScrollToTop
    case parentViewController, addChild, willAppear, didAppear, willDisappear, didDisappear
    case indicator
    case scrollTo

    enum Subject: Sendable { case nothing, page, scrollView }

    /// What its first argument names.
    var subject: Subject {
      switch self {
      case .ignored, .numberOfPages, .didScroll, .parentViewController, .scrollTo: .nothing
      case .pageAt, .didScrollToPage, .pageDidScroll, .addChild, .willAppear, .didAppear,
        .willDisappear, .didDisappear:
        .page
      case .scrollViewWillBeginDragging, .scrollViewDidScroll, .scrollViewWillEndDragging,
        .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating,
        .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation, .indicator,
        .scrollViewDidScrollToTop:
        .scrollView
      }
    }
  }

  var kind: Kind {
    switch self {
    case .ignored: .ignored
    case .numberOfPages: .numberOfPages
    case .pageAt: .pageAt
    case .didScroll: .didScroll
    case .didScrollToPage: .didScrollToPage
    case .pageDidScroll: .pageDidScroll
    case .scrollViewWillBeginDragging: .scrollViewWillBeginDragging
    case .scrollViewDidScroll: .scrollViewDidScroll
    case .scrollViewWillEndDragging: .scrollViewWillEndDragging
    case .scrollViewDidEndDragging: .scrollViewDidEndDragging
    case .scrollViewWillBeginDecelerating: .scrollViewWillBeginDecelerating
    case .scrollViewDidEndDecelerating: .scrollViewDidEndDecelerating
    case .scrollViewDidEndScrollingAnimation: .scrollViewDidEndScrollingAnimation
    case .parentViewController: .parentViewController
    case .addChild: .addChild
    case .willAppear: .willAppear
    case .didAppear: .didAppear
    case .willDisappear: .willDisappear
    case .didDisappear: .didDisappear
    case .indicator: .indicator
    case .scrollViewDidScrollToTop: .scrollViewDidScrollToTop
    case .scrollTo: .scrollTo
    }
  }

  var subject: EffectPattern.Subject {
    switch self {
    case .ignored, .numberOfPages, .didScroll, .parentViewController, .scrollTo: .any
    case .pageAt(let index), .didScrollToPage(let index), .pageDidScroll(let index, _),
      .addChild(let index), .willAppear(let index), .didAppear(let index),
      .willDisappear(let index), .didDisappear(let index):
      .page(index)
    case .scrollViewWillBeginDragging(let view), .scrollViewDidScroll(let view),
      .scrollViewWillEndDragging(let view, _, _), .scrollViewDidEndDragging(let view, _),
      .scrollViewWillBeginDecelerating(let view), .scrollViewDidEndDecelerating(let view),
      .scrollViewDidEndScrollingAnimation(let view), .indicator(let view, _),
      .scrollViewDidScrollToTop(let view):
      .scrollView(view)
    }
  }
}
