extension Recorder {
  /// One input to the pager, by the recording format's names: offsets and sizes in points (sizes
  /// 0...1e7, offsets ±1e9), velocities in points per second (±1e6), pages by index from 0.
  ///
  /// A value outside of its range stops the recorder, which then says so; it is never left out.
  public enum Event: Sendable, Equatable {
    /// A finger lands or lifts without a pan.
    case touch(Touch)
    /// One finger's pan.
    case drag(Drag)
    /// `reload(toPageAt:)`.
    case reload(toPageAt: Int? = nil)
    case scrollToPage(at: Int, animated: Bool)
    /// The setter of `currentPageIndex`.
    case setCurrentPageIndex(to: Int)
    /// A tab is tapped.
    case selectTab(at: Int, animated: Bool = true)
    /// Code scrolls a view.
    case setContentOffset(ScrollView, x: Double? = nil, y: Double? = nil, animated: Bool)
    /// The pager's bounds, and what of them the safe area leaves out (nil: as before).
    case layout(width: Double, height: Double, insets: Insets? = nil)
    /// The header is set, resized or removed (nil).
    case header(height: Double?)
    /// The hover bar is set, resized or removed (nil).
    case hover(height: Double?)
    /// What the data source answers from now on; at most 10,000 pages. Nothing moves until `reload`.
    case pages([Page])
    case contentSize(page: Int, height: Double)
    case setting(Setting)
    /// Only time passes.
    case wait
    /// The status bar is tapped.
    case scrollToTop
    /// A page comes without a reload; nil: the one that the data source has there.
    case pageInsert(at: Int, page: Page? = nil, follow: Bool = false)
    /// A page goes without a reload.
    case pageDelete(at: Int, follow: Bool = false)
    /// Pull to refresh, on main or a page.
    case refresh(ScrollView, Refresh)
    /// The bar pins so many points below the top.
    case pinOffset(y: Double)
    case contentInset(ScrollView, Insets, by: InsetWriter)
    case appear(animated: Bool = false)
    case disappear(animated: Bool = false)
    /// A page's own scroll delegate changes.
    case pageDelegate(page: Int, to: PageDelegate)
    /// What the app does, once, when it is next told of an effect (`didScrollToPage 1`).
    indirect case callback(on: String, do: Event)
  }

  public enum ScrollView: Hashable, Sendable {
    case main, content
    case page(Int)
  }

  public enum Touch: Sendable, Equatable {
    case down(x: Double, y: Double)
    case up, cancelled
  }

  public enum Drag: Sendable, Equatable {
    /// Where the finger is in the pager's bounds, and its velocity there: of two, one that is nil
    /// is 0; without any, the first move decides the axis.
    case began(x: Double, y: Double, vx: Double? = nil, vy: Double? = nil)
    /// How far the translation moved since the finger's last event.
    case changed(dx: Double, dy: Double)
    /// The finger's velocity, and the offset that the app chose to end at.
    case ended(vx: Double, vy: Double, target: Double? = nil)
    case cancelled
  }

  public enum Refresh: Sendable, Equatable {
    /// The control's height.
    case began(height: Double)
    case ended
  }

  public struct Insets: Sendable, Equatable {
    public var top: Double
    public var bottom: Double

    public init(top: Double = 0, bottom: Double = 0) {
      self.top = top
      self.bottom = bottom
    }
  }

  public enum InsetWriter: String, CaseIterable, Sendable {
    case header, safeArea, refresh, pin, app
  }

  public enum PageDelegate: String, CaseIterable, Sendable {
    case replaced
    case none = "nil"
  }

  /// Properties that are set; nil leaves one as it is.
  public struct Setting: Sendable, Equatable {
    public var isHorizontalScrollEnabled: Bool?
    public var showIndicator: Bool?
    /// Attached or not.
    public var dataSource: Bool?
    /// Attached or not.
    public var delegate: Bool?

    public init(
      isHorizontalScrollEnabled: Bool? = nil, showIndicator: Bool? = nil,
      dataSource: Bool? = nil, delegate: Bool? = nil
    ) {
      self.isHorizontalScrollEnabled = isHorizontalScrollEnabled
      self.showIndicator = showIndicator
      self.dataSource = dataSource
      self.delegate = delegate
    }
  }

  /// A page as the data source describes it.
  public struct Page: Sendable, Equatable {
    public enum Content: Sendable, Equatable {
      /// Points, 0...1e7.
      case height(Double)
      /// So many rows, 0...1e7, each `rowHeight` points high; together at most 1e7.
      ///
      /// Row i equals a row whose value is `firstValue` + i, too; where there are only so many
      /// `values`, 1...1e7, they come again in turn.
      case rows(Int, rowHeight: Double, firstValue: Int = 0, values: Int? = nil)
      /// So many cells, 0...1e7; of a `grid` only.
      case cells(Int)
    }

    public var id: String?
    public var title: String?
    public var content: Content

    public init(id: String? = nil, title: String? = nil, _ content: Content) {
      self.id = id
      self.title = title
      self.content = content
    }
  }
}
