import LineEditor

/// Rows of cells in lines, what belongs to one column below one another.
package func aligned(_ rows: [[String]], separator: String = "  ") -> [String] {
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

/// Fields, three blanks apart, in lines of at most `columns`, parted between fields; one that is
/// wider alone is parted at blanks. What goes on below is indented by two.
func wrapped(_ fields: [String], to columns: Int?) -> [String] {
  guard let columns else { return [fields.joined(separator: "   ")] }
  var lines: [String] = []
  for field in fields {
    if let last = lines.last, displayWidth(last) + 3 + displayWidth(field) <= columns {
      lines[lines.count - 1] = "\(last)   \(field)"
      continue
    }
    var line = lines.isEmpty ? "" : "  "
    var isFirst = true
    for word in field.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
      if !isFirst, displayWidth(line) + 1 + displayWidth(word) > columns {
        lines.append(line)
        line = "  \(word)"
      } else {
        line += isFirst ? word : " \(word)"
      }
      isFirst = false
    }
    lines.append(line)
  }
  return lines
}
