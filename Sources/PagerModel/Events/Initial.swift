/// What was true before the first event.
package struct Initial: Sendable, Equatable {
  package enum Loading: String, Sendable, CaseIterable { case lazy, eager }
  /// Whether pages are views, or controllers with appearance calls.
  package enum Mode: String, Sendable, CaseIterable { case view, controller }
  package enum LayoutDirection: String, Sendable, CaseIterable { case ltr, rtl }

  package var container = Container.pinned
  /// Points; nil: nothing is laid out yet.
  package var bounds: Size?
  /// Pixels a point; nil: offsets are not rounded.
  package var scale: Double? = 3
  /// Frames a second, 1...240.
  package var frameRate = 60
  /// The header's height in points; nil: no header.
  package var header: Double?
  /// The hover view's height in points; nil: none.
  package var hover: Double?
  package var pages: [PageSpec] = []
  package var mode = Mode.view
  package var loading = Loading.lazy
  package var mainBounces = true
  package var pageBounces = true
  package var pageAlwaysBounce = false
  /// Each page's `contentInset.top`, in points.
  package var pageInsetTop = 0.0
  package var isHorizontalScrollEnabled = true
  package var showIndicator = true
  /// `rtl`: page i stands at (n − 1 − i) × width.
  package var layoutDirection = LayoutDirection.ltr
  /// Whether a data source is attached.
  package var dataSource = true
  /// The data source hands the same pages back at a reload: their offsets stay, their flags do not.
  package var reusePages = false
  package var grid = GridMeasures()
  package var sticky = StickyMeasures()

  package init() {}
}
