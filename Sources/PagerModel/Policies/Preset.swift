/// A named value for every rule.
package enum Preset: String, CaseIterable, Sendable {
  /// What the public documentation of pagers promises and a user expects.
  case reference
  /// CLNestedSlide as traced: CLPinnedPage's direct predecessor.
  case clNestedSlide
  /// JXPagingView: an outer view and lists that hold each other by their offsets.
  case jxPagingView
  /// JXPagingSmoothView and GKPageSmoothView: the header lies in the lists.
  case smooth
  /// `grid` and `sticky`: the article's code that the container is made after, word for word.
  case asWritten

  package var containers: [Container] {
    switch self {
    case .reference: Container.allCases
    case .clNestedSlide, .jxPagingView, .smooth: [.pinned]
    case .asWritten: [.grid, .sticky]
    }
  }

  /// Whose rules they are, in one sentence.
  package var meaning: String {
    switch self {
    case .reference: "what the documentation of pagers promises and a user expects"
    case .clNestedSlide: "CLNestedSlide's code, as its traces show it"
    case .jxPagingView: "JXPagingView's code: outer view and lists hold each other by offsets"
    case .smooth: "JXPagingSmoothView's and GKPageSmoothView's: the header lies in the lists"
    case .asWritten: "the article's code that the container is made after, as it stands"
    }
  }

  package var policies: Policies {
    switch self {
    case .reference:
      Policies(
        handOver: .exact, otherPagesOnReveal: .keep, indexCommit: .request, headerDrag: .carries,
        axisLock: .gesture, shortPage: .pad, emptyReload: .silent, newPageWhilePinned: .free,
        offscreenScroll: .ignored, boundaryRelease: .commits, headerSource: .declared,
        pageInset: .respected, nestedMove: .supersedes)
    case .clNestedSlide:
      Policies(
        handOver: .flags, otherPagesOnReveal: .keepUntilTouch, indexCommit: .requestIfLazy,
        headerDrag: .stops, axisLock: .mainOff, shortPage: .clamp, emptyReload: .minusOne,
        newPageWhilePinned: .locked, offscreenScroll: .counts, boundaryRelease: .missed,
        headerSource: .laidOut, pageInset: .ignored)
    case .jxPagingView:
      Policies(
        handOver: .offsets, otherPagesOnReveal: .reset, indexCommit: .arrive, headerDrag: .stops,
        axisLock: .paging, shortPage: .clamp, reloadIndex: .zero, emptyReload: .silent,
        newPageWhilePinned: .free, offscreenScroll: .counts, preload: .onShow,
        boundaryRelease: .commits, headerSource: .declared, pageInset: .respected)
    case .smooth:
      Policies(
        handOver: .inset, otherPagesOnReveal: .synchronise, indexCommit: .offset,
        boundsChange: .offset, headerDrag: .stops, pinRelease: .pageOnly, axisLock: .none,
        shortPage: .pad, reloadOffset: .reset, emptyReload: .silent, newPageWhilePinned: .free,
        offscreenScroll: .ignored, passedPages: .load, preload: .onShow,
        boundaryRelease: .commits, headerSource: .declared, pageInset: .respected)
    case .asWritten: Preset.reference.policies.asWritten
    }
  }
}

extension Policies {
  fileprivate var asWritten: Policies {
    var policies = self
    policies.cellWidth = .screen
    policies.anchor = .lastAppeared
    policies.restore = .underHeader
    policies.restoreMotion = .animated
    policies.observers = .leaked
    return policies
  }
}
