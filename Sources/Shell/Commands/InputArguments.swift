import Inspection
import PagerModel
import Timeline

extension Session {
  /// Appends what was typed at the cursor, and reports.
  mutating func input(
    _ events: [(delay: Microseconds, event: PagerEvent)], _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    let before = timeline.state
    let (oldBranch, isFork) = (timeline.branchName, !timeline.tree.isLeaf(timeline.cursor.node))
    try append(events)
    var lines = StopReport.lines(self, since: before)
    if isFork {
      lines.append("a new branch: \(timeline.branchName), off \(oldBranch)")
    }
    lines += try effectsHere().compactMap {
      if case .ignored(let reason) = $0.effect { "it did nothing: \(reason.rawValue)" } else { nil }
    }
    return Reply(lines)
  }

  mutating func input(
    _ event: PagerEvent, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try input([(0, event)], &arguments)
  }
}

extension Arguments {
  /// `animated`, `animated true` or `animated false`, if it is said.
  mutating func takeAnimated(otherwise: Bool) throws(CommandError) -> Bool {
    guard take(keyword: "animated") else { return otherwise }
    return isEmpty ? true : try requireSwitch("animated")
  }

  /// A height in points, or `none`.
  mutating func requireHeight() throws(CommandError) -> Double? {
    take(keyword: "none") ? nil : try requireNumber("the height", in: Ranges.size)
  }

  mutating func requireScrollView() throws(CommandError) -> ScrollViewID {
    let word = try require("the scroll view")
    switch word.text {
    case "main": return .main
    case "content": return .content
    case "page": return .page(try requireInteger("the page"))
    case _: throw CommandError("a scroll view is main, content or page N", at: word)
    }
  }
}
