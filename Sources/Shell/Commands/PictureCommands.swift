import Inspection
import LineEditor
import PagerModel
import Picture
import Timeline

extension CommandTable {
  static let pictureCommands = [
    Command(
      "show", family: .look, arguments: "[--ascii]", isRepeatable: true,
      summary: "draw the pager as it stands",
      help: """
        The screen to scale, each axis by its own: the header and how much of it shows, the bar with
        the selected tab in brackets and the indicator below, the rows of the page or its places in
        points, ◉ where the finger landed. Above the screen stands what was scrolled off it, at the
        right what does not show. --ascii draws with ASCII alone.
        """,
      run: show),
    Command(
      "history", family: .look, arguments: "PATH [--all]",
      summary: "list how a path changed along the branch",
      help: """
        Its course over the whole branch in a line, and each change with its place. The moves of one
        drag are one line, and so are the frames of one glide. --all: also what a long list leaves
        out.

          > history main.y
        """,
      run: history),
  ]

  private static func show(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let glyphs = arguments.take(keyword: "--ascii") ? Glyphs.ascii : .unicode
    try arguments.requireEnd()
    return Reply(
      PagerPicture(of: session.timeline.state, glyphs: glyphs, width: displayWidth).lines)
  }

  private static func history(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let path = try statePath(try arguments.require("the path"))
    let isWhole = arguments.take(keyword: "--all")
    try arguments.requireEnd()
    let history: PathHistory
    do {
      history = try PathHistory(of: path, in: session.timeline, unless: session.isInterrupted)
    } catch {
      throw CommandError(error, in: session)
    }
    return Reply(HistoryText(history, of: path, in: session.timeline).lines(isWhole: isWhole))
  }
}

/// A path's history in lines, what belongs to one column below one another.
private struct HistoryText {
  /// Lines of changes that are shown unless all are asked for.
  private static let most = 30
  private static let sparkColumns = 60

  private let history: PathHistory
  private let path: StatePath
  private let timeline: Timeline

  init(_ history: PathHistory, of path: StatePath, in timeline: Timeline) {
    (self.history, self.path, self.timeline) = (history, path, timeline)
  }

  func lines(isWhole: Bool) -> [String] {
    let name = path.shortDescription
    guard !history.runs.isEmpty else {
      return ["\(name) does not change on \(timeline.branchName)"]
    }
    let shown = isWhole ? history.runs[...] : history.runs.prefix(Self.most)
    let left = history.runs.count - shown.count
    let rest = left == 0 ? [] : ["\(left) more: history \(name) --all"]
    return spark + Self.aligned(shown.map(cells)) + rest
  }

  private var spark: [String] {
    let end = timeline.tree[timeline.leaf].time
    let line = Sparkline(history.samples, to: end, columns: Self.sparkColumns)
    guard line.range != nil else { return [] }
    return ["\(line.text), \(secondsText(end)) s"]
  }

  private func cells(_ run: PathHistory.Run) -> [String] {
    let (first, last) = (run.nodes.lowerBound, run.nodes.upperBound)
    let value = "\(run.before) → \(run.after)"
    let place: String
    let cause: String
    switch run.cause {
    case .event:
      (place, cause) = ("#\(first)", timeline.tree[first].event?.text ?? "unknown event")
    case .drag: (place, cause) = (first == last ? "#\(first)" : "#\(first)..#\(last)", "drag")
    case .glide: (place, cause) = ("after #\(first)", "glide")
    case .animation: (place, cause) = ("after #\(first)", "animation")
    }
    return [place, timeText(run.time), cause, value + extent(of: run)]
  }

  /// How many changes a run has, and how far it went beyond both its ends.
  private func extent(of run: PathHistory.Run) -> String {
    let unit = run.cause == .drag ? "move" : "frame"
    var text = run.cause == .event || run.count == 1 ? "" : " in \(run.count) \(unit)s"
    guard let extremes = run.extremes, case .number(let before) = run.before,
      case .number(let after) = run.after
    else { return text }
    if extremes.upperBound > max(before, after) {
      text += ", up to \(shortest(extremes.upperBound))"
    }
    if extremes.lowerBound < min(before, after) {
      text += ", down to \(shortest(extremes.lowerBound))"
    }
    return text
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { displayWidth($0[column]) }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - displayWidth(text))
      }
      return cells.joined(separator: "  ")
    }
  }
}
