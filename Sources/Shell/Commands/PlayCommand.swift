import Inspection
import PagerModel
import Picture
import Timeline
import Wording

extension CommandTable {
  static let playCommands = [
    Command(
      "play", family: .move, arguments: "[SPEED]",
      summary: "play the branch from here to its end, in real time",
      help: """
        From the start where this is the end. On a terminal, the picture that show draws, frame
        after frame; play 4x is four times as fast, play 0.25x a quarter. While nothing moves and no
        finger is down, time passes in half a second at most; at the end it says how much was
        skipped so. Ctrl-C stops at the moment that is
        shown. Breakpoints and watches do not stop it.

        Without a terminal, nothing is waited for: each drag and each other event is a line, with
        what it and what settles after it changed.

          > goto 1
          > play
          #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 119.33333333333333   pages[0].scrollView.isDecelerating false → true
          #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   (1 more in state)
          at the end of the branch
        """,
      run: play)
  ]

  private static func play(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let speed = arguments.isEmpty ? 1 : try arguments.requireSpeed()
    try arguments.requireEnd()
    let leaf = session.timeline.leaf
    let branchEnd = Cursor(node: leaf, time: session.timeline.tree[leaf].time)
    let (end, obstacle) = session.lastReplayable(upTo: branchEnd)
    if !session.isAfterCursor(end), session.timeline.length > 0 {
      _ = try session.move(to: .node(0))
    }
    let before = session.timeline.state
    var reply = Reply()
    let isDone: Bool
    if let terminal = session.terminal {
      var skipped: Microseconds = 0
      isDone = session.play(to: end, at: speed, terminal, skipped: &skipped)
      reply.lines = session.picture(in: session.window.size)
      if skipped > 0 {
        reply.lines.append(
          String(localized: "skipped \(secondsText(skipped)) s in which nothing moved"))
      }
    } else {
      isDone = session.tell(to: end, &reply.lines)
    }
    if !isDone {
      reply.lines.append(String(localized: "interrupted"))
      reply.outcome = .interrupted
    } else if let obstacle {
      let error = CommandError(.notReplayable(obstacle), in: session)
      reply.lines.append(error.sentence)
      reply.outcome = error.outcome
    } else {
      reply.lines.append(String(localized: "at the end of the branch"))
    }
    if !isDone || session.terminal != nil {
      reply.lines += StopReport.lines(session, since: before)
    }
    return reply
  }
}

extension Arguments {
  /// `0.25`, or `0.25x`.
  fileprivate mutating func requireSpeed() throws(CommandError) -> Double {
    let word = try require("the speed")
    let text = word.text.hasSuffix("x") ? word.text.dropLast() : word.text[...]
    guard let speed = Double(text), (0.001...1000).contains(speed), !word.isQuoted else {
      throw CommandError("the speed is 0.001 to 1000, as in play 0.25x", at: word)
    }
    return speed
  }
}
