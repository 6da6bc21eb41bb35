/// One value for every rule.
package struct Policies: Sendable, Equatable {
  package var handOver: HandOver
  package var otherPagesOnReveal: OtherPagesOnReveal
  package var indexCommit: IndexCommit
  package var boundsChange = BoundsChange.index
  package var headerDrag: HeaderDrag
  package var pinRelease = PinRelease.anyDrag
  package var pageHeight = PageHeight.belowHover
  package var axisLock: AxisLock
  package var shortPage: ShortPage
  package var reloadOffset = ReloadOffset.keep
  package var reloadIndex = ReloadIndex.clamp
  package var emptyReload: EmptyReload
  package var newPageWhilePinned: NewPageWhilePinned
  package var offscreenScroll: OffscreenScroll
  package var passedPages = PassedPages.skip
  package var preload = Preload.byLoading
  package var boundaryRelease: BoundaryRelease
  package var sameTab = SameTab.nothing
  package var headerSource: HeaderSource
  package var pageInset: PageInset
  package var panOrder = PanOrder.mainFirst
  package var insetWriters = InsetWriters.named
  package var pageDirection = PageDirection.layoutDirection
  package var emptyUpdate = EmptyUpdate.applies
  package var hiddenAnimation = HiddenAnimation.finishes
  package var hiddenLayout = HiddenLayout.realigns
  package var appearanceForwarding = AppearanceForwarding.once
  package var pageObservation = PageObservation.kept
  package var nestedMove = NestedMove.resumes
  package var tabSelection = TabSelection.reported
  package var cancelledSwipe = CancelledSwipe.withdrawn
  package var replacedAnimation = ReplacedAnimation.ended
  package var headerSwipe = HeaderSwipe.stays
  package var headerGrowth = HeaderGrowth.grows
  package var sameCountReload = SameCountReload.rebuilds
  package var reloadInSwipe = ReloadInSwipe.renews
  package var firstLayout = FirstLayout.atIndex
  package var emptyBar = EmptyBar.scrolls
  package var emptyHeader = EmptyHeader.inPlace
  package var tallHeader = TallHeader.stretches
  package var topRest = TopRest.top
  package var hiddenMove = HiddenMove.moves
  package var pinChange = PinChange.atOnce
  package var cellWidth = CellWidth.view
  package var tabOffset = TabOffset.shared
  package var handlers = Handlers.renewed
  package var anchor = Anchor.firstVisible
  package var restore = Restore.belowHeader
  package var restoreMotion = RestoreMotion.immediate
  package var rowIdentity = RowIdentity.position
  package var observers = Observers.single
}
