import PagerModel
import Recording
import Wording

/// What an app wrote while the session went on, a line a value: `time,path,value`.
package struct ObservationLog: Sendable {
  /// All that was seen at one time.
  package struct Moment: Sendable {
    /// Microseconds since the session's start.
    package let time: Microseconds
    package fileprivate(set) var entries: [StateEntry]
    /// Where the first of them stands in the log.
    let line: Int
    let column: Int
  }

  /// In the order of their times, no two at one.
  package private(set) var moments: [Moment] = []

  private static let names = ["time", "path", "value"]
  private static let form: Message = "a line is time,path,value"

  /// Of the text of a file in CSV, with or without a first line that names the three columns. Of two
  /// values of a path at one time the later one is taken.
  package init(_ bytes: [UInt8], in container: Container) throws(LogError) {
    var reader = CsvReader(bytes)
    var isFirst = true
    while let row = try reader.next() {
      defer { isFirst = false }
      let fields = row.map(\.trimmed)
      if isFirst, fields.map({ $0.text.lowercased() }) == Self.names { continue }
      guard fields.count == 3 else { throw Self.miscount(fields) }
      try add(Self.entry(fields[1], fields[2], in: container), at: fields[0])
    }
    guard !moments.isEmpty else { throw LogError("it has no value: \(Self.form)") }
  }

  private static func miscount(_ fields: [CsvReader.Field]) -> LogError {
    let count = counted(fields.count, "field")
    let isLong = fields.count > 3
    return fields[isLong ? 3 : fields.count - 1].error(
      isLong
        ? "\(form), and here are \(count); a text with a comma stands in quotation marks"
        : "\(form), and here are \(count)")
  }

  private mutating func add(
    _ entry: StateEntry, at field: CsvReader.Field
  ) throws(LogError) {
    let time = try Self.time(field)
    guard let last = moments.last, last.time >= time else {
      moments.append(
        Moment(time: time, entries: [entry], line: field.line, column: field.column))
      return
    }
    guard last.time == time else {
      throw field.error(
        "times do not go back: \(field.text) after \(shortest(Double(last.time) / 1e6)) on line "
          + "\(last.line); sort the log by its first column")
    }
    let index = moments.count - 1
    if let known = moments[index].entries.firstIndex(where: { $0.path == entry.path }) {
      moments[index].entries[known] = entry
    } else {
      moments[index].entries.append(entry)
    }
  }

  private static func time(_ field: CsvReader.Field) throws(LogError) -> Microseconds {
    let isDecimal = field.text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
    guard isDecimal, let seconds = Double(field.text), seconds.isFinite else {
      throw field.error(
        "the time is a number of seconds since the session's start, as in 1.25, not \(field.shown)")
    }
    guard seconds >= 0 else {
      throw field.error("\(field.text) lies before the session's start, which is 0")
    }
    let time = (seconds * 1e6).rounded()
    guard time <= 9e15 else { throw field.error("\(field.text) is later than any session") }
    return Microseconds(time)
  }

  private static func entry(
    _ path: CsvReader.Field, _ value: CsvReader.Field, in container: Container
  ) throws(LogError) -> StateEntry {
    let known: StatePath
    do throws(StatePath.ParseError) {
      known = try StatePath.parse(path.text, in: container)
    } catch {
      switch error {
      case .foreign: throw path.error("container \(container.rawValue) has no \(path.shown)")
      case .unknown:
        let nearest = StatePath.nearest(to: path.text, in: container)
        let problem: Message = "no state is called \(path.shown)."
        throw path.error(nearest.map { "\(problem) Did you mean \($0)?" } ?? problem)
      }
    }
    return StateEntry(known, try Self.value(value, of: known))
  }

  private static func value(
    _ field: CsvReader.Field, of path: StatePath
  ) throws(LogError) -> Value {
    if field.text.isEmpty || field.text == "null", !field.isQuoted { return .null }
    switch path.kind {
    case .text: return .string(field.text)
    case .flag:
      if let isTrue = Bool(field.text) { return .bool(isTrue) }
      throw field.error(
        "\(path.shortDescription) is true or false, or nothing for null, not \(field.shown)")
    case .number:
      let isDecimal = field.text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
      if isDecimal, let number = Double(field.text), number.isFinite { return .number(number) }
      throw field.error(
        "\(path.shortDescription) is a number, or nothing for null, not \(field.shown)")
    }
  }
}

extension CsvReader.Field {
  /// Without the blanks around it, where it is not quoted.
  fileprivate var trimmed: Self {
    guard !isQuoted else { return self }
    var field = self
    while field.text.last?.isWhitespace ?? false { field.text.removeLast() }
    field.text = String(field.text.drop(while: \.isWhitespace))
    return field
  }

  fileprivate var shown: Message { text.isEmpty ? "empty" : "\(text)" }

  fileprivate func error(_ sentence: Message) -> LogError {
    LogError(sentence, line: line, column: column)
  }
}

extension StatePath {
  /// What it holds where it is not null.
  fileprivate enum Kind { case text, flag, number }

  fileprivate var kind: Kind {
    switch self {
    case .owner, .policy, .page(_, .id), .page(_, .title), .page(_, .lifecycle): .text
    case .isPinned, .isSwipeEnabled, .isLazyLoadingEnabled, .page(_, .isLoaded),
      .page(_, .isSwipeEnabled), .line(.isHidden):
      .flag
    case .scrollView(_, let field): field.kind
    case .time, .boundsWidth, .boundsHeight, .headerHeight, .hoverHeight, .page, .numberOfPages,
      .currentPageIndex, .currentPage, .visiblePageIndex, .pendingPageIndex, .progress,
      .selectedTab, .tabBar, .cell, .visibleCells, .tab, .line, .handlers, .firstVisibleItem,
      .lastAppearedItem:
      .number
    }
  }
}

extension StatePath.ScrollViewField {
  fileprivate var kind: StatePath.Kind {
    switch self {
    case .isScrollEnabled, .isTracking, .isDragging, .isDecelerating, .isAnimating,
      .showsIndicator:
      .flag
    case .contentOffset, .contentWidth, .contentHeight, .insetTop, .insetBottom, .minOffset,
      .maxOffset, .velocity:
      .number
    }
  }
}
