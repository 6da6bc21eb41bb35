import Inspection

extension CommandTable {
  static let tutorialCommands = [
    Command(
      "tutorial", family: .keep, arguments: "[next | quit]",
      completion: .words(["next", "quit"]), summary: "a guided session of five minutes",
      help: """
        Short lessons on a recording of its own, one at a time: each says what to type, and the
        next one comes when that was done. Any other command is run as ever, and the lesson stays.
        tutorial repeats it, tutorial next skips it; tutorial quit, or quit, takes up the session
        again that was at hand. Nothing is written but what you save, where you say.

          > tutorial
          lesson 1 of 17: the picture
          > tutorial next
          lesson 2 of 17: a value
          > tutorial quit
        """,
      run: tutorial)
  ]

  private static func tutorial(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let isNext = arguments.take(keyword: "next")
    let isQuit = arguments.take(keyword: "quit")
    try arguments.requireEnd()
    guard var tutorial = session.tutorial else {
      if isNext || isQuit { throw CommandError("no tutorial is on: tutorial begins one") }
      try session.beginTutorial()
      return Reply(session.tutorial?.lines ?? [])
    }
    if isQuit { return session.leaveTutorial() ?? Reply() }
    if isNext {
      if tutorial.isLast { return Reply("this is the last lesson: quit leaves") }
      tutorial.advance()
      session.tutorial = tutorial
    }
    return Reply(tutorial.lines)
  }
}
