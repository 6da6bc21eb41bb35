import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let firstCommands = [
    Command(
      "first", family: .ask, arguments: "EXPR", takesText: true, completion: .expression,
      summary: "go to where an expression first holds on this branch",
      help: """
        The first event or frame of the branch, from its start, at which it is true: what made it
        so. Where it never is, nothing moves.

          > first main.y > 100
        """,
      run: first)
  ]

  private static func first(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let (text, column) = arguments.takeRest()
    let condition = try session.expression(text, at: column)
    let old = session.timeline.cursor
    _ = try session.move(to: .node(0))
    var judge = session.judge
    let holdsAtStart: Bool
    do {
      let mismatch = try judge.mismatch(of: condition, at: 0, state: session.timeline.state)
      holdsAtStart = mismatch == nil
    } catch {
      throw CommandError(error, in: session)
    }
    if holdsAtStart {
      return Reply([String(localized: "it holds from the start"), session.placeText])
    }
    let reply = try session.goTo(if: condition, missed: "this branch")
    if session.timeline.cursor.node == 0, session.timeline.cursor.time == 0 {
      _ = try session.move(to: .cursor(old))
    }
    return reply
  }
}
