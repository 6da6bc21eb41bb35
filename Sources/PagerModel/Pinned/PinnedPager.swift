/// The container of CLPinnedPage: a header above a bar that pins, above paged vertical lists.
///
///     mainScrollView (vertical)
///     ├─ headerView              may be absent
///     └─ body (as high as the bounds)
///        ├─ hoverView            pins
///        └─ contentScrollView (horizontal, paging)
///           ├─ page 0, page 1, ...   each with a vertical scroll view
///           └─ ...
package struct PinnedPager: ContainerPager, Sendable, Equatable {
  package internal(set) var stage: Stage
  package internal(set) var policies: Policies
  /// What pages are made like, and what never changes.
  let initial: Traits

  package internal(set) var header: Double?
  package internal(set) var hover: Double?
  /// How far below the top the bar is to pin, in points.
  var pin = 0.0
  /// Another one that acts at the next reload (policy `pinChange`).
  var nextPin: Double?
  /// What the safe area leaves out of the bounds.
  package internal(set) var safeArea = Insets()
  /// What the last layout pass laid out; nil before the first.
  var laidOut: Layout?

  package internal(set) var main = ScrollView(axis: .vertical)
  package internal(set) var content = ScrollView(axis: .horizontal)
  package internal(set) var pages = Pages()
  /// The data source's next answer.
  var answer: [AnsweredPage] = []

  /// As of the last reload.
  package internal(set) var numberOfPages = 0
  package internal(set) var currentPageIndex = 0
  /// The page that the pager holds.
  package internal(set) var currentPage: Int?

  var isHorizontalScrollEnabled: Bool
  var hasDataSource: Bool
  package internal(set) var hasDelegate = true

  /// The container's flag under hand-over `flags`.
  var isSwipeEnabled = true
  /// main's offset when it last scrolled.
  var lastMainOffset = 0.0
  /// The list that scrolled last, as hand-over `offsets` counts, or was chosen since; under `inset`
  /// the one that carries the header.
  var lastScrolled: PageReference?
  /// Hand-over `inset`: the list that a drag of header or bar moves, until a finger lands again.
  var draggedByHeader: PageReference?

  var callbacks = ArmedCallbacks()
  /// How many callbacks are under way, one inside the other.
  var callbackDepth = 0
  /// A callback has acted since the last layout pass.
  var needsLayout = false
  /// Single pages have been put in or taken out since the last layout pass.
  var hasRenumbered = false

  var appearance = Appearance()
  /// A page change whose end is never told (policies `hiddenAnimation` and `replacedAnimation`): no
  /// other begins.
  var waitsForLostEnd = false
  /// The page to which a swipe that was given up would have come (policy `cancelledSwipe`).
  var givenUpPage: Int?
  /// The bar's tab was tapped, and the way to its page goes on (policy `tabSelection`).
  var tabIsOnItsWay = false

  /// The last call that sent the pager to a page or renewed its pages, by number.
  var lastMove: UInt32 = 0
  /// The last time the delegate was told of the index, by number.
  var lastReport: UInt32 = 0
  /// The index that it knows; nil: it has been told of none since the last reload.
  var reportedIndex: Int?

  var finger: Finger?
  var pair: Pair?

  struct Traits: Sendable, Equatable {
    var isLazy: Bool
    var reusesPages: Bool
    var pageBounces: Bool
    var pageAlwaysBounce: Bool
    var pageInsetTop: Double
    var hasControllers: Bool
    var isRightToLeft: Bool
  }

  /// The state at node 0: where the bounds are known, one layout pass without pages has run.
  init(_ initial: Initial, policies: Policies) {
    stage = Stage(initial)
    self.policies = policies
    self.initial = Traits(
      isLazy: initial.loading == .lazy, reusesPages: initial.reusePages,
      pageBounces: initial.pageBounces, pageAlwaysBounce: initial.pageAlwaysBounce,
      pageInsetTop: initial.pageInsetTop, hasControllers: initial.mode == .controller,
      isRightToLeft: initial.layoutDirection == .rtl)
    header = initial.header
    hover = initial.hover
    isHorizontalScrollEnabled = initial.isHorizontalScrollEnabled
    hasDataSource = initial.dataSource
    main.bounces = initial.mainBounces
    main.showsIndicator = initial.showIndicator
    content.bounces = false
    content.showsIndicator = false
    setAnswer(Payloads.PagesID(index: 0))
    if let bounds = initial.bounds {
      stage.bounds = bounds
      var probe = SilentProbe()
      layoutPass(&probe)
    }
  }

  /// Nothing of it shows until the next reload.
  mutating func setAnswer(_ id: Payloads.PagesID) {
    answer.removeAll(keepingCapacity: true)
    for (place, page) in stage.payloads[id].enumerated() {
      answer.append(
        AnsweredPage(
          source: PageSource(list: id, place: Int32(truncatingIfNeeded: place)),
          contentHeight: page.contentHeight))
    }
  }

  @inline(__always)
  var width: Double { stage.bounds.width }

  /// Callbacks are armed that have not acted.
  package var awaitsCallbacks: Bool { !callbacks.isEmpty }

  /// The nearest index that exists; −1 when there are no pages.
  @inline(__always)
  func clampedIndex(_ index: Int) -> Int { min(max(index, 0), numberOfPages - 1) }

  /// Without pages, under policy `emptyReload: silent`: no index is reported, and none is pending.
  @inline(__always)
  var standsSilentlyEmpty: Bool {
    switch policies.emptyReload {
    case .silent: numberOfPages == 0
    case .minusOne: false
    }
  }

  /// main's offset at which the bar pins, as the rules see it.
  var pinOffset: Double {
    let isDeclared = laidOut?.header == header ?? 0 && laidOut?.pin == effectivePin
    let isLaidOut = policies.headerSource == .laidOut || isDeclared
    let declared = (header ?? 0) - effectivePin
    return pixelRounded(isLaidOut ? main.maxOffset : declared, scale: stage.scale)
  }

  /// How far below the top the bar pins: it stands no lower than the header's end.
  @inline(__always)
  var effectivePin: Double { clamped(pin, 0, max(0, header ?? 0)) }

  /// Policy `emptyBar`: a bar of no height keeps main at its maximum.
  @inline(__always)
  var barHoldsPin: Bool {
    switch policies.emptyBar {
    case .scrolls: false
    case .holds: hover == 0
    }
  }

  /// main stands at its maximum.
  @inline(__always)
  package var isPinned: Bool {
    main.contentOffset >= pixelRounded(main.maxOffset, scale: stage.scale)
  }

  /// Whether a finger can move main: under hand-over `inset` there is no such view.
  @inline(__always)
  var mainIsLive: Bool { policies.handOver != .inset && main.isLive }

  /// Where a page's top is for the hand-over, rounded to the pixel as the offset shown there is.
  func topOffset(ofPage index: Int) -> Double {
    switch policies.pageInset {
    case .respected: pixelRounded(pages[index].scrollView.minOffset, scale: stage.scale)
    case .ignored: 0 - (laidOut?.listInset ?? 0)
    }
  }

  /// A page's top, within its bounds.
  func restingTop(ofPage index: Int) -> Double {
    let view = pages[index].scrollView
    let top = clamped(topOffset(ofPage: index), view.minOffset, view.maxOffset)
    return pixelRounded(top, scale: stage.scale)
  }
}
