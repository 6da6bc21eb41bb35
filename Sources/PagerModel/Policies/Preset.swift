/// A named value for every rule.
package enum Preset: String, CaseIterable, Sendable {
  /// What the public documentation of pagers promises and a user expects.
  case reference
  /// CLNestedSlide as traced: CLPinnedPage's direct predecessor.
  case clNestedSlide

  /// Presets that are known by name and whose rules the fold does not have.
  package static let unbuilt = ["jxPagingView", "smooth"]

  /// Whose rules they are, in one sentence.
  package var meaning: String {
    switch self {
    case .reference: "what the documentation of pagers promises and a user expects"
    case .clNestedSlide: "CLNestedSlide's code, as its traces show it"
    }
  }

  package var policies: Policies {
    switch self {
    case .reference:
      Policies(
        handOver: .exact, otherPagesOnReveal: .keep, indexCommit: .request, headerDrag: .carries,
        axisLock: .gesture, shortPage: .pad, emptyReload: .silent, newPageWhilePinned: .free,
        offscreenScroll: .ignored, boundaryRelease: .commits, headerSource: .declared,
        pageInset: .respected)
    case .clNestedSlide:
      Policies(
        handOver: .flags, otherPagesOnReveal: .keepUntilTouch, indexCommit: .requestIfLazy,
        headerDrag: .stops, axisLock: .mainOff, shortPage: .clamp, emptyReload: .minusOne,
        newPageWhilePinned: .locked, offscreenScroll: .counts, boundaryRelease: .missed,
        headerSource: .laidOut, pageInset: .ignored)
    }
  }
}
