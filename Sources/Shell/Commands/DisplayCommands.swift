import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let displayCommands = [
    Command(
      "display", family: .look, arguments: "[EXPR]",
      takesText: true, completion: .expression,
      summary: "show an expression after every move and input",
      help: """
        Without an expression, those that are shown are shown now.

          > goto 15
          > display main.y + pages[0].y
          1: main.y + pages[0].y = 230
        """,
      run: display),
    Command(
      "undisplay", family: .look, arguments: "[N]",
      summary: "show an expression no longer, or none of them",
      help: """
        By the number that stands before it.

          > display main.y
          1: main.y = 240
          > undisplay 1
        """, run: undisplay),
  ]

  private static func display(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard !arguments.isEmpty else {
      let lines = session.displayLines()
      return Reply(lines.isEmpty ? [String(localized: "nothing is displayed")] : lines)
    }
    let number = session.displays.add(try arguments.requireExpression(in: session))
    return Reply(session.displayLines(only: number))
  }

  private static func undisplay(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard let word = arguments.take() else {
      session.displays.removeAll()
      return Reply()
    }
    try arguments.requireEnd()
    guard let number = Int(word.text), session.displays.remove(number) else {
      throw CommandError("no displayed expression has this number", at: word)
    }
    return Reply()
  }
}

/// The expressions that are shown after every move and input.
struct Displays {
  private(set) var entries: [(number: Int, expression: Expression)] = []
  private var last = 0

  mutating func add(_ expression: Expression) -> Int {
    last += 1
    entries.append((last, expression))
    return last
  }

  /// False: none has this number.
  mutating func remove(_ number: Int) -> Bool {
    let count = entries.count
    entries.removeAll { $0.number == number }
    return entries.count < count
  }

  mutating func removeAll() { entries = [] }
}

extension Session {
  /// `1: main.y = 240`, a line each.
  mutating func displayLines(only number: Int? = nil) -> [String] {
    var lines: [String] = []
    for entry in displays.entries where number == nil || entry.number == number {
      lines.append("\(entry.number): \(entry.expression.text) = \(displayed(entry.expression))")
    }
    return lines
  }

  private mutating func displayed(_ expression: Expression) -> String {
    do {
      return "\(try evaluate(expression, at: 1))"
    } catch {
      return "(\(error.sentence))"
    }
  }
}
