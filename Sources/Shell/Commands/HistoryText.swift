import Inspection
import PagerModel
import Picture
import Timeline
import Wording

/// A path's history in lines.
struct HistoryText {
  /// Lines of changes that are shown unless all are asked for.
  private static let most = 30
  private static let sparkColumns = 60

  private let history: PathHistory
  private let path: StatePath
  private let timeline: Timeline
  /// Nodes of the branch at which an assertion fails.
  private let failing: [NodeID]

  init(
    _ history: PathHistory, of path: StatePath, in timeline: Timeline, failing: [NodeID] = []
  ) {
    (self.history, self.path, self.timeline) = (history, path, timeline)
    self.failing = failing.sorted()
  }

  func lines(isWhole: Bool) -> [String] {
    let name = path.shortDescription
    guard !history.runs.isEmpty else {
      return [String(localized: "\(name) does not change on \(timeline.branchName)")]
    }
    let shown = isWhole ? history.runs[...] : history.runs.prefix(Self.most)
    let left = history.runs.count - shown.count
    let rest = left == 0 ? [] : [String(localized: "\(left) more: history \(name) --all")]
    return spark + aligned(shown.map(cells)) + rest
  }

  private var spark: [String] {
    let end = timeline.tree[timeline.leaf].time
    let line = Sparkline(history.samples, to: end, columns: Self.sparkColumns)
    guard let range = line.range, range.lowerBound < range.upperBound else { return [] }
    return ["\(line.text), \(secondsText(end - end % 1000)) s"] + axis(to: end)
  }

  /// Below the line, a sign at the time of each mark and of each failing assertion, and which they
  /// are; nothing where there are none.
  private func axis(to end: Microseconds) -> [String] {
    let marks = timeline.marks.filter { timeline.isOnBranch($0.node) }
    guard !marks.isEmpty || !failing.isEmpty else { return [] }
    var cells = Array(repeating: Character(" "), count: Self.sparkColumns)
    for (node, sign) in marks.map({ ($0.node, Character("▴")) }) + failing.map({ ($0, "✗") }) {
      let share = Double(timeline.tree[node].time) / Double(max(1, end))
      cells[min(Int(share * Double(cells.count)), cells.count - 1)] = sign
    }
    while cells.last == " " { cells.removeLast() }
    let names = marks.map { "▴ \($0.name) #\($0.node)" } + failing.map { "✗ #\($0)" }
    return [String(cells), names.joined(separator: "  ")]
  }

  private func cells(_ run: PathHistory.Run) -> [String] {
    let (first, last) = (run.nodes.lowerBound, run.nodes.upperBound)
    let place: String
    let cause: String
    switch run.cause {
    case .event:
      (place, cause) = ("#\(first)", timeline.tree[first].event?.text ?? "unknown event")
    case .drag: (place, cause) = (first == last ? "#\(first)" : "#\(first)..#\(last)", "drag")
    case .glide:
      (place, cause) = (String(localized: "after #\(first)"), String(localized: "glide"))
    case .animation:
      (place, cause) = (String(localized: "after #\(first)"), String(localized: "animation"))
    }
    return [place, timeText(run.time), cause, String(localized: text(of: run))]
  }

  /// From what to what a run goes, in how many changes, and how far beyond both its ends.
  private func text(of run: PathHistory.Run) -> Message {
    let unit = run.cause == .drag ? "move" : "frame"
    var text: Message =
      run.cause == .event || run.count == 1
      ? "\(run.before) → \(run.after)"
      : "\(run.before) → \(run.after) in \(counted(run.count, unit))"
    guard let extremes = run.extremes, case .number(let before) = run.before,
      case .number(let after) = run.after
    else { return text }
    if extremes.upperBound > max(before, after) {
      text = "\(text), up to \(shortest(extremes.upperBound))"
    }
    if extremes.lowerBound < min(before, after) {
      text = "\(text), down to \(shortest(extremes.lowerBound))"
    }
    return text
  }
}
