/// One input to the pager.
///
/// A trivially copyable value: what has no fixed size (the data source's pages, a set of
/// policies) stands in the session's `Payloads`, and the event names its place there.
package enum PagerEvent: Sendable, Equatable {
  /// A finger lands or lifts without a pan.
  case touch(Touch)
  /// One finger's pan.
  case drag(Drag)
  case reload(toPageAt: Int?)
  case scrollToPage(at: Int, animated: Bool)
  /// The setter of `currentPageIndex`.
  case setCurrentPageIndex(to: Int)
  /// A tab is tapped: the bar asks the pager to move.
  case selectTab(at: Int, animated: Bool)
  /// Code scrolls a view, in points.
  case setContentOffset(ScrollViewID, x: Double?, y: Double?, animated: Bool)
  /// First layout, rotation, split view: the size of the container's bounds in points, and what of
  /// them the safe area leaves out (nil: as before).
  case layout(Size, insets: Insets? = nil)
  /// The header view is set, resized (its height in points) or removed (nil).
  case header(height: Double?)
  /// The hover view is set, resized (its height in points) or removed (nil).
  case hover(height: Double?)
  /// The data source's next answer; nothing moves until `reload`.
  case pages(Payloads.PagesID)
  /// A page's content grew or shrank, to this height in points.
  case contentSize(page: Int, height: Double)
  case setting(Setting)
  /// Only time passes.
  case wait
  /// The status bar is tapped.
  case scrollToTop
  /// Pull to refresh, on main or a page.
  case refresh(ScrollViewID, Refresh)
  /// The bar pins so many points below the top.
  case pinOffset(Double)
  /// A view's inset is written in somebody's name.
  case contentInset(ScrollViewID, Insets, by: InsetWriter)
  /// A page is put in at once, without `reload`: described by the one page of the list, else by
  /// the data source's answer as it stands. The index stays with its page, or goes to the new one.
  case pageInsert(at: Int, page: Payloads.PagesID?, follow: Bool)
  /// A page is taken out at once. The index stays with its page, or goes to the one that takes the
  /// place of the one taken out.
  case pageDelete(at: Int, follow: Bool)
  /// The container is shown; animated: the transition takes 0.35 s.
  case appear(animated: Bool)
  /// The container is pushed away, or covered.
  case disappear(animated: Bool)
  /// The page's own scroll delegate changes.
  case pageDelegate(page: Int, to: PageDelegate)
  /// What the app does inside a callback, once.
  case callback(Payloads.CallbackID)

  package enum PageDelegate: String, CaseIterable, Sendable {
    case replaced
    case none = "nil"
  }

  package enum Touch: Sendable, Equatable {
    case down(Point)
    case up
    case cancelled
  }

  package enum Drag: Sendable, Equatable {
    /// Where the finger is; its velocity decides the axis, or else its first move.
    case began(at: Point, velocity: Velocity?)
    /// The change of translation since the finger's last event, in points.
    case changed(dx: Double, dy: Double)
    /// The finger's velocity, and the offset the app chose to end at.
    case ended(velocity: Velocity, target: Double?)
    case cancelled
  }

  package enum Refresh: Sendable, Equatable {
    /// The control's height in points: its inset at the top.
    case began(height: Double)
    case ended
  }

  /// Properties that are set; nil leaves one as it is.
  package struct Setting: Sendable, Equatable {
    package var isHorizontalScrollEnabled: Bool?
    package var showIndicator: Bool?
    /// Attached or not.
    package var dataSource: Bool?
    /// Attached or not.
    package var delegate: Bool?
    package var policy: Payloads.PolicyID?

    package init() {}
  }
}
