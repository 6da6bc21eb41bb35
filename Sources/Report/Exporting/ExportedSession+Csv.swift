import PagerModel
import Picture

/// Comma-separated values, as RFC 4180 has them: lines end in CR LF, a field is quoted where it has
/// to be, and null is an empty field.
extension ExportedSession {
  /// A row a moment: `time` in seconds since the session's start, the last event's `node`, and what
  /// each path holds then. Of moments at one time, the frame stands before the event.
  func table(of paths: [StatePath]) throws(ExportError) -> String {
    let paths = paths.isEmpty ? try mainPaths() : paths
    var text = Self.row(["time", "node"] + paths.map(\.shortDescription))
    try forEachMoment { cursor, state in
      let values = paths.map { Self.field(state.value($0)) }
      text += Self.row([secondsText(cursor.time), "\(cursor.node)"] + values)
    }
    return text
  }

  /// A row a value, `time,path,value`, which is how apps log: of moments at one time, the last.
  func longTable(of paths: [StatePath]) throws(ExportError) -> String {
    let paths = paths.isEmpty ? try mainPaths() : paths
    let names = paths.map(\.shortDescription)
    var text = Self.row(["time", "path", "value"])
    var last: (time: Microseconds, values: [Value])?
    func tell() {
      guard let last else { return }
      for (name, value) in zip(names, last.values) {
        text += Self.row([secondsText(last.time), name, Self.field(value)])
      }
    }
    try forEachMoment { cursor, state in
      if last?.time != cursor.time { tell() }
      last = (cursor.time, paths.map { state.value($0) })
    }
    tell()
    return text
  }

  /// Where the container's views are, and the page that is the current one; of pages, those that
  /// are loaded at some moment.
  private func mainPaths() throws(ExportError) -> [StatePath] {
    var loaded: Set<Int> = []
    try forEachMoment { _, state in
      guard case .number(let count) = state.value(.numberOfPages) else { return }
      for page in 0..<Int(count) where state.value(.page(page, .isLoaded)) == .bool(true) {
        loaded.insert(page)
      }
    }
    let views = [ScrollViewID.main, .content].map { StatePath.scrollView($0, .contentOffset) }
    let pages = loaded.sorted().map { StatePath.scrollView(.page($0), .contentOffset) }
    return (views + [.currentPage] + pages).filter { $0.exists(in: timeline.container) }
  }

  private static func field(_ value: Value) -> String {
    switch value {
    case .null: ""
    case .bool(let isTrue): "\(isTrue)"
    case .number(let number): shortest(number)
    case .string(let text): quotedWhereNeeded(text)
    }
  }

  private static func row(_ fields: [String]) -> String { fields.joined(separator: ",") + "\r\n" }

  /// In quotes, too, where without them it would be read as another value than this text: as null,
  /// a number, or without the blanks at its ends.
  private static func quotedWhereNeeded(_ text: String) -> String {
    let isBroken = text.utf8.contains { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }
    let isOther = ["", "null", "true", "false"].contains(text) || Double(text) != nil
    let hasBlanks = [text.first, text.last].contains { $0?.isWhitespace ?? false }
    guard isBroken || isOther || hasBlanks else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
