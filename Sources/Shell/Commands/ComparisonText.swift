import Inspection
import LineEditor
import PagerModel
import Picture
import Timeline
import Wording

/// What a comparison found, in lines of 100 columns where no single value is longer.
struct ComparisonText {
  private static let columns = 100
  /// Fields told of one difference.
  private static let most = 60

  private let comparison: Comparison
  private let a: ComparedSide
  private let b: ComparedSide

  init(_ comparison: Comparison, _ a: ComparedSide, _ b: ComparedSide) {
    (self.comparison, self.a, self.b) = (comparison, a, b)
  }

  var lines: [String] {
    wrapped(["A: \(a.name)", "B: \(b.name)"], to: Self.columns) + firstLines + sentLines
      + countLines + endLines
  }

  // MARK: The first difference

  private var firstLines: [String] {
    guard let first = comparison.partings.first else {
      return [String(localized: "they never differ: \(eventsText) and \(framesText) compared")]
    }
    return lines(of: first) { "they differ first \($0)" }
      + comparison.partings.dropFirst().flatMap {
        lines(of: $0) { "the same again after that, they differ next \($0)" }
      }
  }

  private func lines(
    of difference: Comparison.Difference, _ what: (String) -> Message
  ) -> [String] {
    let sent = comparison.firstSent.flatMap { isAt($0, difference) ? sentLists($0) : nil }
    return place(of: difference, what) + rows(difference.changes, difference.a, difference.b)
      + (sent ?? [])
  }

  /// Where what is sent differs first, if not with the states.
  private var sentLines: [String] {
    guard let sent = comparison.firstSent, !comparison.partings.contains(where: { isAt(sent, $0) })
    else { return [] }
    return place(of: sent) { "what they send differs first \($0)" } + sentLists(sent)
  }

  private func isAt(_ one: Comparison.Difference, _ other: Comparison.Difference) -> Bool {
    one.a.cursor == other.a.cursor
  }

  private func sentLists(_ sent: Comparison.Difference) -> [String] {
    sentList("A sends", sent.a.sent) + sentList("B sends", sent.b.sent)
  }

  /// Parted between effects, those that go on below the first one.
  private func sentList(_ sender: Message, _ effects: [Effect]) -> [String] {
    guard !effects.isEmpty else { return ["  " + String(localized: sender + "  nothing")] }
    let who = "  \(String(localized: sender))"
    let words = effects.map(\.description)
    var rows: [[String]] = []
    var line = ""
    for (index, word) in words.enumerated() {
      let part = index < words.count - 1 ? "\(word)," : word
      if !line.isEmpty, displayWidth("\(who)  \(line) \(part)") > Self.columns {
        rows.append([rows.isEmpty ? who : "", line])
        line = part
      } else {
        line += line.isEmpty ? part : " \(part)"
      }
    }
    return aligned(rows + [[rows.isEmpty ? who : "", line]])
  }

  /// `what` says what is at a place: `they differ first at #15 @0.800004s drag changed 0, 10`
  private func place(
    of difference: Comparison.Difference, _ what: (String) -> Message
  ) -> [String] {
    let (placeA, placeB) = (text(difference.a, of: a), text(difference.b, of: b))
    if placeA == placeB {
      return wrapped(
        [String(localized: what(placeA[0]))] + placeA.dropFirst(), to: Self.columns)
    }
    let after = String(localized: "after \(counted(difference.events, "event")):")
    return [String(localized: what(after))]
      + wrapped(["  A  \(placeA[0])"] + placeA.dropFirst(), to: Self.columns)
      + wrapped(["  B  \(placeB[0])"] + placeB.dropFirst(), to: Self.columns)
  }

  /// `at #15 @0.800004s drag changed 0, 10`, `(goto #15)`
  private func text(_ side: Comparison.Difference.Side, of compared: ComparedSide) -> [String] {
    let (node, tree) = (side.cursor.node, compared.path.tree)
    let time = tree[node].time
    let event = node == 0 ? "start" : tree[node].event?.text ?? "unknown event"
    let isAtEvent = side.cursor.time == time
    let line = "#\(node) \(timeText(time)) \(event)"
    let moment: Message =
      isAtEvent ? "at \(line)" : "at \(timeText(side.cursor.time)), in a frame after \(line)"
    let goto = "#\(node)" + (isAtEvent ? "" : " \(timeText(side.cursor.time))")
    return [String(localized: moment)]
      + (compared.isOfAnotherFile ? [] : ["(goto \(goto))"])
  }

  /// `main.y   A: 230 by gesture/drag   B: 240`
  private func rows(
    _ changes: [Change], _ a: Comparison.Difference.Side? = nil,
    _ b: Comparison.Difference.Side? = nil
  ) -> [String] {
    let told = changes.filter { !$0.isOfPageComing }
    let more = told.count - Self.most
    let rest =
      more > 0
      ? ["  " + String(localized: "(\(more) more: goto there, and state lists them)")] : []
    let cells = told.prefix(Self.most).map { change in
      let rules = [a, b].map { side in
        side?.rules[change.path].map { " by \($0.rawValue)" } ?? ""
      }
      return [
        "  \(change.path.shortDescription)", "A: \(change.before)\(rules[0])",
        "B: \(change.after)\(rules[1])",
      ]
    }
    let rows = aligned(cells)
    if rows.allSatisfy({ displayWidth($0) <= Self.columns }) { return rows + rest }
    return aligned(cells.flatMap { [[$0[0], $0[1]], ["", $0[2]]] }) + rest
  }

  // MARK: How often

  private var countLines: [String] {
    guard !comparison.partings.isEmpty else { return [] }
    let (events, frames) = (comparison.events.different, comparison.frames.different)
    return [
      String(
        localized:
          "they differ after \(events) of \(eventsText) and at \(frames) of \(framesText)")
    ]
  }

  private var endLines: [String] {
    let (left, changes) = (comparison.left, comparison.atRest)
    var lines: [String] = []
    if left.a > 0 {
      lines.append(String(localized: "A goes on for \(counted(left.a, "more event"))"))
    }
    if left.b > 0 {
      lines.append(String(localized: "B goes on for \(counted(left.b, "more event"))"))
    }
    guard !comparison.partings.isEmpty || !changes.isEmpty else { return lines }
    let rows = rows(changes)
    if rows.isEmpty { return lines + [String(localized: "at rest at the end they do not differ")] }
    return lines + [String(localized: "at rest at the end:")] + rows
  }

  private var eventsText: String { counted(comparison.events.compared, "event") }
  private var framesText: String { counted(comparison.frames.compared, "frame") }
}
