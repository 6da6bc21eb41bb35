extension Policies {
  /// A rule as the recording and the shell know it: by name, with values in words.
  package struct Entry: Sendable {
    package let question: String
    package let reports: [String]
    package let values: [String]
    /// What each of `values` does, in their order.
    package let meanings: [String]
    package let value: @Sendable (Policies) -> String
    /// False if the word is none of `values`.
    package let set: @Sendable (inout Policies, String) -> Bool
  }

  package static func entry(_ name: PolicyName) -> Entry {
    switch name {
    case .handOver: entry(\.handOver)
    case .otherPagesOnReveal: entry(\.otherPagesOnReveal)
    case .indexCommit: entry(\.indexCommit)
    case .boundsChange: entry(\.boundsChange)
    case .headerDrag: entry(\.headerDrag)
    case .pinRelease: entry(\.pinRelease)
    case .pageHeight: entry(\.pageHeight)
    case .axisLock: entry(\.axisLock)
    case .shortPage: entry(\.shortPage)
    case .reloadOffset: entry(\.reloadOffset)
    case .reloadIndex: entry(\.reloadIndex)
    case .emptyReload: entry(\.emptyReload)
    case .newPageWhilePinned: entry(\.newPageWhilePinned)
    case .offscreenScroll: entry(\.offscreenScroll)
    case .passedPages: entry(\.passedPages)
    case .preload: entry(\.preload)
    case .boundaryRelease: entry(\.boundaryRelease)
    case .sameTab: entry(\.sameTab)
    case .headerSource: entry(\.headerSource)
    case .pageInset: entry(\.pageInset)
    case .panOrder: entry(\.panOrder)
    case .insetWriters: entry(\.insetWriters)
    case .pageDirection: entry(\.pageDirection)
    case .emptyUpdate: entry(\.emptyUpdate)
    case .hiddenAnimation: entry(\.hiddenAnimation)
    case .hiddenLayout: entry(\.hiddenLayout)
    case .appearanceForwarding: entry(\.appearanceForwarding)
    case .pageObservation: entry(\.pageObservation)
    case .nestedMove: entry(\.nestedMove)
    case .tabSelection: entry(\.tabSelection)
    case .cancelledSwipe: entry(\.cancelledSwipe)
    case .replacedAnimation: entry(\.replacedAnimation)
    case .headerSwipe: entry(\.headerSwipe)
    case .headerGrowth: entry(\.headerGrowth)
    case .sameCountReload: entry(\.sameCountReload)
    case .reloadInSwipe: entry(\.reloadInSwipe)
    case .firstLayout: entry(\.firstLayout)
    case .emptyBar: entry(\.emptyBar)
    case .emptyHeader: entry(\.emptyHeader)
    case .tallHeader: entry(\.tallHeader)
    case .topRest: entry(\.topRest)
    case .hiddenMove: entry(\.hiddenMove)
    case .pinChange: entry(\.pinChange)
    case .cellWidth: entry(\.cellWidth)
    case .tabOffset: entry(\.tabOffset)
    case .handlers: entry(\.handlers)
    case .anchor: entry(\.anchor)
    case .restore: entry(\.restore)
    case .restoreMotion: entry(\.restoreMotion)
    case .rowIdentity: entry(\.rowIdentity)
    case .observers: entry(\.observers)
    }
  }

  private static func entry<P: Policy>(_ path: WritableKeyPath<Policies, P> & Sendable) -> Entry {
    Entry(
      question: P.question,
      reports: P.reports,
      values: P.allCases.map(\.rawValue),
      meanings: P.allCases.map(\.meaning),
      value: { $0[keyPath: path].rawValue },
      set: { policies, word in
        guard let value = P(rawValue: word) else { return false }
        policies[keyPath: path] = value
        return true
      })
  }
}
