import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension CommandTable {
  static let invariantCommands = [
    Command(
      "invariants", family: .ask, arguments: "[NAME]",
      completion: .words(Invariant.allCases.map(\.rawValue)),
      summary: "what should be true of every pager, and where it first is not",
      help: """
        The whole branch is watched, after every event and frame, until nothing moves any more.
        With NAME, what that invariant demands, and why. What a recording's header excuses
        (`exempt`) is listed with its reason.

          > invariants contentAtIndex
        """,
      run: invariants)
  ]

  private static func invariants(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard let word = arguments.take() else { return try session.judgeInvariants(nil) }
    try arguments.requireEnd()
    let invariant = try session.invariant(word)
    return try session.judgeInvariants(invariant)
  }
}

extension Session {
  /// The invariant of this container that `word` names.
  func invariant(_ word: Word) throws(CommandError) -> Invariant {
    let names = timeline.container.invariants.map(\.rawValue)
    if let invariant = Invariant(rawValue: word.text), names.contains(word.text) {
      return invariant
    }
    throw CommandError(noSuchInvariant(word.text, among: names), at: word)
  }

  /// All of them, a line each, or one with its reason.
  fileprivate mutating func judgeInvariants(
    _ only: Invariant?
  ) throws(CommandError) -> Reply {
    let excused = header.exemptions.reduce(into: [:]) { $0[$1.invariant] = $1.reason }
    let findings = try invariantFindings()
    let shown = only.map { [$0] } ?? timeline.container.invariants
    var rows: [[String]] = []
    for invariant in shown {
      let found = findings.first { $0.violation.invariant == invariant }
      if let found {
        let place = "#\(found.cursor.node) \(timeText(found.cursor.time))"
        let excuse = excused[invariant.rawValue]
        rows.append([
          "\(excuse == nil ? "✗" : "-") \(invariant.rawValue)",
          "\(place)  \(found.violation.found)"
            + (excuse.map { "   " + String(localized: "excused: \($0)") } ?? ""),
        ])
      } else {
        rows.append(["✓ \(invariant.rawValue)", String(localized: Message(invariant.meaning))])
      }
    }
    var lines = aligned(rows)
    if let only {
      lines += [
        "  " + String(localized: "demands: \(Message(only.meaning))"),
        "  " + String(localized: "because: \(Message(only.reason))"),
      ]
    }
    let isBroken = findings.contains {
      shown.contains($0.violation.invariant) && excused[$0.violation.invariant.rawValue] == nil
    }
    return Reply(lines, outcome: isBroken ? .assertionFailed : .held)
  }

  private mutating func invariantFindings() throws(CommandError) -> [InvariantSearch.Finding] {
    let leaf = timeline.leaf
    let end = Cursor(node: leaf, time: timeline.tree[leaf].time)
    var search = InvariantSearch(unless: isInterrupted)
    do {
      try timeline.withReplay { replay throws(ReplayError) in
        try search.search(to: end, settling: true, &replay)
      }
    } catch {
      throw CommandError(error, in: self)
    }
    return search.findings
  }
}

/// What is said where no invariant of `names` is called `name`.
package func noSuchInvariant(_ name: String, among names: [String]) -> Message {
  if let near = nearest(to: name, among: names) {
    return "no such invariant: \(name). Did you mean \(near)?"
  }
  return "no such invariant: \(name). They are \(names.joined(separator: ", "))."
}
