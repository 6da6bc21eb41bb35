import PagerModel
import Picture
import Timeline
import Wording

extension CommandTable {
  static let infoCommands = [
    Command(
      "info", family: .look, arguments: "[TOPIC]",
      completion: .words(InfoTopic.allCases.map(\.rawValue)),
      summary: "list breakpoints, branches, marks, displays, policies, or what is open",
      help: """
        Without a topic, the topics are listed; b is breakpoints.

          > break drag
          > watch main.y if main.y < 0
          > info breakpoints
          1  break drag   0 hits
          2  watch main.y if main.y < 0   0 hits
          > info displays
          nothing is displayed
        """,
      run: info)
  ]

  private enum InfoTopic: String, CaseIterable {
    case breakpoints, branches, marks, displays, policies, recording

    var meaning: Message {
      switch self {
      case .breakpoints: "where moves stop, and how often they did"
      case .branches: "the branches, * the one this is"
      case .marks: "the bookmarks and their places"
      case .displays: "what is shown after every move, as it is now"
      case .policies: "the rules that hold here"
      case .recording: "the file, and what is in it"
      }
    }
  }

  private static func info(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard !arguments.isEmpty else {
      return Reply(
        aligned(InfoTopic.allCases.map { ["info \($0.rawValue)", String(localized: $0.meaning)] }))
    }
    let topics = InfoTopic.allCases.map(\.rawValue)
    let name =
      arguments.take(keyword: "b")
      ? "breakpoints" : try arguments.require("what can be listed", among: topics)
    try arguments.requireEnd()
    guard let topic = InfoTopic(rawValue: name) else { return Reply() }
    switch topic {
    case .breakpoints:
      return list(session.stops.points.map(\.listing), or: "no breakpoints or watches")
    case .branches: return listBranches(session)
    case .marks: return list(session.markLines, or: "no marks")
    case .displays: return list(session.displayLines(), or: "nothing is displayed")
    case .policies: return Reply(PolicyText(session.timeline.state).list)
    case .recording: return Reply(session.recordingLines)
    }
  }

  private static func list(_ lines: [String], or nothing: Message) -> Reply {
    lines.isEmpty ? Reply(nothing) : Reply(lines)
  }
}

extension Session {
  fileprivate var markLines: [String] {
    timeline.marks.map { name, node in
      let event = node == 0 ? "start" : timeline.tree[node].event?.text ?? "unknown event"
      return "\(name)   #\(node) \(timeText(timeline.tree[node].time)) \(event)"
    }
  }

  /// What is open, a line for each of its sides.
  fileprivate var recordingLines: [String] {
    let branches = timeline.tree.leaves.count
    let length = secondsText(timeline.tree[timeline.leaf].time)
    let changed = header.policy?.values.map { " \($0.name.rawValue)=\($0.word)" }.joined()
    let preset = (header.policy?.preset ?? .reference).rawValue + (changed ?? "")
    let rows: [(Message, Message)] = [
      ("file", "\(file.path)"),
      ("title", "\(header.title)"),
      ("container", "\(header.container)"),
      ("preset", "\(preset)"),
      (
        "events",
        branches == 1
          ? "\(timeline.tree.count) on \(branches) branch"
          : "\(timeline.tree.count) on \(branches) branches"
      ),
      ("length", "\(length) s, \(counted(timeline.length, "event")) on \(timeline.branchName)"),
      ("unsaved", pending.isEmpty ? "nothing" : "\(counted(pending.count, "record"))"),
    ]
    return aligned(rows.map { [String(localized: $0), String(localized: $1)] })
  }
}
