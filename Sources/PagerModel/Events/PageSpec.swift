/// A page as the data source describes it.
package struct PageSpec: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// Points.
    case height(Double)
    /// So many rows, each `rowHeight` points high.
    case rows(Int, rowHeight: Double)
  }

  package var id: String?
  package var title: String?
  package var content: Content

  package init(id: String? = nil, title: String? = nil, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// Points.
  package var contentHeight: Double {
    switch content {
    case .height(let height): height
    case .rows(let count, let rowHeight): Double(count) * rowHeight
    }
  }
}
