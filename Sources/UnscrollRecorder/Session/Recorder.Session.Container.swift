import PagerModel

extension Recorder.Session {
  /// Which system is recorded, with what only that one is laid out by.
  public enum Container: Sendable, Equatable {
    /// A header above a bar that pins, above paged vertical lists.
    case pinned
    /// A header with a strip of tabs above a grid of cells, in one collection view, `.main`.
    case grid(Recorder.Grid = Recorder.Grid())
    /// Rows that scroll away, a bar of tabs that sticks, and the chosen tab's rows, in one scroll
    /// view, `.main`.
    case sticky(Recorder.Sticky)
  }
}

extension Recorder {
  /// What a grid is laid out by, in points, 0...1e7.
  public struct Grid: Sendable, Equatable {
    /// Of the screen, for which the header is made; nil: the session's width.
    public var screenWidth: Double?
    /// What the cells' layout keeps free at its edges.
    public var (left, right, top, bottom) = (12.0, 12.0, 8.0, 15.0)
    /// Between two cells of a row, and between two rows.
    public var (columnGap, rowGap) = (6.0, 6.0)
    public var cellHeight = 160.0
    /// Of the tabs' labels, the first ones; one that is not given is estimated from its title.
    public var labelWidths: [Double] = []

    public init() {}
  }

  /// What a sticky pager is laid out by, in points, 0...1e7.
  public struct Sticky: Sendable, Equatable {
    /// The rows above the bar, 0...1e7; with the spacing below each they are at most 1e7 high.
    public var headerRows = 5
    public var headerRowHeight: Double
    /// Of the bar that sticks.
    public var stickyHeight: Double
    /// Between any two neighbours: header rows, bar, rows.
    public var spacing = 8.0

    public init(headerRowHeight: Double, stickyHeight: Double) {
      self.headerRowHeight = headerRowHeight
      self.stickyHeight = stickyHeight
    }
  }
}

extension Recorder.Session.Container {
  var model: PagerModel.Container {
    switch self {
    case .pinned: .pinned
    case .grid: .grid
    case .sticky: .sticky
    }
  }

  func setMeasures(of initial: inout Initial) {
    switch self {
    case .pinned: break
    case .grid(let grid):
      initial.grid.screenWidth = grid.screenWidth
      initial.grid.insets.left = grid.left
      initial.grid.insets.right = grid.right
      initial.grid.insets.top = grid.top
      initial.grid.insets.bottom = grid.bottom
      initial.grid.gap.column = grid.columnGap
      initial.grid.gap.row = grid.rowGap
      initial.grid.cellHeight = grid.cellHeight
      initial.grid.labelWidths = grid.labelWidths
    case .sticky(let sticky):
      initial.sticky.headerRows = sticky.headerRows
      initial.sticky.headerRowHeight = sticky.headerRowHeight
      initial.sticky.stickyHeight = sticky.stickyHeight
      initial.sticky.spacing = sticky.spacing
    }
  }
}
