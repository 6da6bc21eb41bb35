import LineEditor

/// Rows of cells in lines, what belongs to one column below one another.
func aligned(_ rows: [[String]], separator: String = "  ") -> [String] {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in
    rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
  }
  return rows.map { row in
    let cells = row.enumerated().map { column, text in
      column == row.count - 1
        ? text : text + String(repeating: " ", count: widths[column] - displayWidth(text))
    }
    return cells.joined(separator: separator)
  }
}
