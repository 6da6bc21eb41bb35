import Inspection
import PagerModel
import Picture
import Timeline

/// A film as the JSON that the page's scripts read.
///
/// Texts that come again (events, effects, rules) are named by their place in `words`; lists of
/// whole numbers are texts with blanks between, counted each from the one before it.
struct FilmReel {
  private let film: Film
  private let timeline: Timeline
  private let scale: Double?
  private var words = WordList()

  init(_ film: Film, of timeline: Timeline, scale: Double?) {
    self.film = film
    self.timeline = timeline
    self.scale = scale
  }

  /// `facts`: what is to be told of the session itself.
  mutating func json(_ facts: [(String, Json)], _ remarks: FilmRemarks) -> Json {
    let members: [(String, Json)] = [
      ("version", .number(1)), ("facts", .object(facts)),
      ("times", .string(differences(film.times.map { Int($0) }))),
      ("events", events), ("gestures", gestures), ("sent", sent),
      ("state", .array(film.state.columns.map { json($0, isTold: true) })),
      ("screen", .array(film.screen.columns.map { json($0, isTold: false) })),
      ("layouts", .array(film.layouts.map(\.json))),
      ("marks", .array(remarks.marks.map { remark($0.node, [("text", .string($0.name))]) })),
      ("notes", .array(remarks.notes.map { remark($0.at, [("text", .string($0.text))]) })),
      ("assertions", .array(remarks.assertions.map { remark($0.at, $0.json) })),
      ("reports", .array(remarks.reports.map { remark($0.at, $0.json) })),
    ]
    return .object(members + [("words", .array(words.values))])
  }

  private func differences(_ numbers: [Int]) -> String {
    var last = 0
    var text = ""
    for number in numbers {
      text += text.isEmpty ? "\(number)" : " \(number - last)"
      last = number
    }
    return text
  }

  /// Of the start and each event: its moment, its node, and what it is.
  private var events: Json {
    mutating get {
      var texts: [Int] = [words.place(of: "")]
      for step in timeline.path.dropFirst() {
        let event = timeline.tree[Int(step)].event
        texts.append(words.place(of: event?.text(with: timeline.replay.payloads) ?? "?"))
      }
      return .object([
        ("moments", .string(differences(film.events))),
        ("nodes", .string(differences(timeline.path.map { Int($0) }))),
        ("texts", .string(differences(texts))),
      ])
    }
  }

  /// First and last event, by their depths, and what the finger did.
  private var gestures: Json {
    let tree = timeline.tree
    guard let items = try? GestureFold.items(of: timeline.path, in: tree) else { return .array([]) }
    return .array(
      items.filter { item in
        if case .drag = tree[Int(timeline.path[item.lowerBound])].event { true } else { false }
      }.map { item in
        let nodes = timeline.path[item].map { Int($0) }
        return .array([
          .number(Double(item.lowerBound)), .number(Double(item.upperBound)),
          .string(GestureFold.text(of: nodes, in: tree)),
        ])
      })
  }

  /// For each moment that sent something: how many moments after the last such, and of each effect
  /// its text, rule and depth.
  private var sent: Json {
    mutating get {
      var text = ""
      var last = -1
      for (moment, effects) in film.sent.enumerated() where !effects.isEmpty {
        if !text.isEmpty { text += ";" }
        text += "\(moment - last)"
        last = moment
        for sent in effects {
          let (effect, rule) = (
            words.place(of: sent.effect.description), words.place(of: sent.rule.rawValue)
          )
          text += " \(effect),\(rule),\(sent.depth)"
        }
      }
      return .string(text)
    }
  }

  /// `isTold`: with the rules that wrote it.
  private mutating func json(_ column: FilmColumn, isTold: Bool) -> Json {
    let packing = ColumnPacking(column, scale: scale, &words)
    var members: [(String, Json)] = [("name", .string(column.name))]
    if column.fullName != column.name { members.append(("fullName", .string(column.fullName))) }
    members += [("unit", packing.unit.json), ("runs", .string(packing.text))]
    if isTold { members.append(("rules", .string(rules(of: column)))) }
    return .object(members)
  }

  /// For each run the rule that wrote it, by its word, or −; `rule*count` where the next runs have
  /// the same.
  private mutating func rules(of column: FilmColumn) -> String {
    var parts: [(rule: Rule?, count: Int)] = []
    for run in column.runs {
      if let last = parts.last, last.rule == run.rule {
        parts[parts.count - 1].count += 1
      } else {
        parts.append((run.rule, 1))
      }
    }
    return parts.map { part in
      let word = part.rule.map { "\(words.place(of: $0.rawValue))" } ?? "-"
      return part.count > 1 ? "\(word)*\(part.count)" : word
    }.joined(separator: " ")
  }

  private func remark(_ node: NodeID, _ members: [(String, Json)]) -> Json {
    let moment = film.events[Int(timeline.tree[node].depth)]
    return .object(
      [("moment", .number(Double(moment))), ("node", .number(Double(node)))] + members)
  }
}

extension FilmedCells {
  /// The first cell's index, and the frames of those that showed, one after the other.
  fileprivate var json: Json {
    let cells = shown.map { $0.clamped(to: $0.lowerBound...$0.lowerBound + Self.most - 1) }
    let frames = (cells.map(Array.init) ?? []).flatMap { index in
      let frame = layout.frame(ofCell: index)
      return [frame.x, frame.y, frame.width, frame.height].map(Json.number)
    }
    return .object([
      ("first", .number(Double(shown?.lowerBound ?? 0))), ("frames", .array(frames)),
      ("count", .number(Double(layout.count))),
    ])
  }

  /// Cells that never end in a row would otherwise fill the page.
  private static var most: Int { 2000 }
}

extension FilmRemarks.Assertion {
  fileprivate var json: [(String, Json)] {
    [("text", .string(text)), ("note", .optional(note)), ("line", .optional(line))] + verdict.json
  }
}

extension FilmRemarks.Report {
  fileprivate var json: [(String, Json)] {
    let number: Json =
      if case .number(let number) = value { .number(number) } else { .null }
    return [
      ("text", .string(text)), ("path", .optional(path?.shortDescription)), ("number", number),
      ("value", .optional(value.map { "\($0)" })), ("source", .optional(source)),
      ("line", .optional(line)),
    ] + verdict.json
  }
}

extension Verdict {
  fileprivate var json: [(String, Json)] {
    switch self {
    case .held: [("verdict", .string("held"))]
    case .failed(let mismatches):
      [
        ("verdict", .string("failed")),
        (
          "mismatches",
          .array(
            mismatches.map {
              .object([
                ("question", .string($0.question)), ("expected", .optional($0.expected)),
                ("found", .string($0.found)), ("page", .optional($0.page)),
              ])
            })
        ),
      ]
    case .holdsUnder(let text), .changesNothing(let text), .cannotJudge(let text):
      [("verdict", .string("unjudged")), ("reason", .string(text))]
    }
  }
}

extension Json {
  fileprivate static func optional(_ text: String?) -> Json { text.map(Json.string) ?? .null }
}
