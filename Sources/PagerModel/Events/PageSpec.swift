/// A page as the data source describes it.
package struct PageSpec: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// Points.
    case height(Double)
    /// So many rows, each `rowHeight` points high.
    case rows(Int, rowHeight: Double)
    /// So many cells of a grid.
    case cells(Int)
  }

  /// What the rows are equal by: row i's value is `first` + i, and where there are only so many
  /// different ones, they come again in turn.
  package struct RowValues: Sendable, Equatable {
    package var first = 0
    /// Nil: no two rows are equal.
    package var count: Int?

    package init() {}
  }

  /// The most rows or cells that a recording can have.
  package static let mostItems = 10_000_000

  package var id: String?
  package var title: String?
  package var content: Content
  package var rowValues = RowValues()

  package init(id: String? = nil, title: String? = nil, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Points; 0 of cells, whose height follows from their layout.
  package var contentHeight: Double {
    switch content {
    case .height(let height): height
    case .rows(let count, let rowHeight): Double(count) * rowHeight
    case .cells: 0
    }
  }
}
