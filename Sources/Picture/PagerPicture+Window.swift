extension PagerPicture {
  /// The picture in a window of so many columns and rows, one of which is left for a prompt.
  ///
  /// Where the notes do not fit beside the screen they stand above it, so that it stays in sight;
  /// where the screen does not fit, that is said, and the notes are all there is.
  package func lines(columns: Int, rows: Int) -> [String] {
    let screenColumns = screen.map(width).max() ?? 0
    guard screenColumns <= columns else {
      return noteLines(
        in: columns, after: "too narrow: needs \(screenColumns) columns")
    }
    guard screen.count < rows else {
      return noteLines(in: columns, after: "too low: needs \(screen.count + 1) rows")
    }
    let room = columns - screenColumns - 2
    if notes.allSatisfy({ width($0) <= room }) { return lines }
    return noteLines(in: columns) + Self.trimmed(screen)
  }

  private func noteLines(in columns: Int, after first: String? = nil) -> [String] {
    let notes = notes.filter { !$0.isEmpty }
    return ((first.map { [$0] } ?? []) + notes).flatMap { folded($0, to: columns, width: width) }
  }

  /// The screen with `notes` beside it, and those that go on below it.
  func beside(_ notes: [String]) -> [String] {
    let blank = String(repeating: " ", count: screen.first.map(width) ?? 0)
    return Self.trimmed(
      (0..<max(screen.count, notes.count)).map { row in
        let left = screen.indices.contains(row) ? screen[row] : blank
        return notes.indices.contains(row) ? "\(left)  \(notes[row])" : left
      })
  }

  /// Without blanks at the ends of lines.
  private static func trimmed(_ lines: [String]) -> [String] {
    lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
