/// What a `grid` is laid out by, in points.
package struct GridMeasures: Sendable, Equatable {
  /// What the cells' layout keeps free at its edges.
  package struct Edges: Sendable, Equatable {
    package var left = 12.0
    package var right = 12.0
    package var top = 8.0
    package var bottom = 15.0

    package init() {}
  }

  package struct Gap: Sendable, Equatable {
    package var column = 6.0
    package var row = 6.0

    package init() {}
  }

  /// Of the header, where nothing else is said.
  package static let header = 160.0

  /// Of the screen, which the header and, under `cellWidth: screen`, the cells are made for; nil: the
  /// width of the first bounds.
  package var screenWidth: Double?
  package var insets = Edges()
  package var gap = Gap()
  package var cellHeight = 160.0
  /// Of the tabs' labels; one that is not given is estimated from its title.
  package var labelWidths: [Double] = []

  package init() {}
}

/// What a `sticky` pager is laid out by, in points.
package struct StickyMeasures: Sendable, Equatable {
  /// The rows above the bar, which scroll away.
  package var headerRows = 5
  package var headerRowHeight = 0.0
  /// Of the bar that sticks.
  package var stickyHeight = 0.0
  /// Between any two neighbours: header rows, bar, rows.
  package var spacing = 8.0

  package init() {}
}
