import Inspection
import Investigation
import Timeline
import Wording

extension CommandTable {
  static let bisectCommands = [
    Command(
      "bisect", family: .ask, arguments: "EXPR", takesText: true, completion: .expression,
      summary: "go to an event by which an expression that held is false",
      help: """
        From the start of the branch, where it must hold, to its end, where it must not, by halving:
        of 1,000,000 events it asks 22. Where it changes more than once, it finds one of the places;
        first !(EXPR) finds the first.

          > bisect main.y < 240
          #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
          asked 4 of 6
        """,
      run: bisect)
  ]

  private static func bisect(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let expression = try arguments.requireExpression(in: session)
    var judge = session.judge
    let bisection: Bisection
    do {
      bisection = try Bisection(
        expression, on: session.timeline.path, &judge, unless: session.isInterrupted)
    } catch {
      throw CommandError(error, in: session)
    }
    session.keepSnapshots(of: judge)
    switch bisection.outcome {
    case .failsAtStart:
      throw CommandError(
        "at the start it is false already: bisect needs what holds there and not at the end",
        outcome: .assertionFailed)
    case .holdsAtEnd:
      throw CommandError(
        "at the end it holds: bisect needs what holds at the start and not there",
        outcome: .assertionFailed)
    case .found(let node):
      var reply = try session.move(to: .node(node))
      let count = session.timeline.length + 1
      reply.lines.append(String(localized: "asked \(bisection.asked) of \(count)"))
      return reply
    }
  }
}
