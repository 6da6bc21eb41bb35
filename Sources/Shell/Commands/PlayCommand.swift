import Inspection
import LineEditor
import PagerModel
import Picture
import Timeline

extension CommandTable {
  static let playCommands = [
    Command(
      "play", family: .move, arguments: "[SPEED]",
      summary: "play the branch from here to its end, in real time",
      help: """
        From the start where this is the end. On a terminal, the picture that show draws, frame
        after frame; play 4 is four times as fast, play 0.25 a quarter. While nothing moves and no
        finger is down, time passes in half a second at most. Ctrl-C stops at the moment that is
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
    let speed =
      arguments.isEmpty ? 1 : try arguments.requireNumber("the speed", in: 0.001...1000)
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
      isDone = session.play(to: end, at: speed, terminal)
      reply.lines = session.picture.lines
    } else {
      isDone = session.tell(to: end, &reply.lines)
    }
    if !isDone {
      reply.lines.append("interrupted")
      reply.outcome = .interrupted
    } else if let obstacle {
      let error = CommandError(.notReplayable(obstacle), in: session)
      reply.lines.append(error.sentence)
      reply.outcome = error.outcome
    } else {
      reply.lines.append("at the end of the branch")
    }
    if !isDone || session.terminal != nil {
      reply.lines += StopReport.lines(session, since: before)
    }
    return reply
  }
}

extension Session {
  fileprivate var picture: PagerPicture { PagerPicture(of: timeline.state, width: displayWidth) }

  // MARK: On a terminal

  /// Microseconds for which nothing is to be seen.
  private static let longestRest = 500_000.0
  /// However far behind its time the picture is, it is drawn so often.
  private static let longestGap = Swift.Duration.milliseconds(50)

  /// Shows one moment after the other, the cursor with them, as long as they lasted divided by
  /// `speed`. False: ctrl-C came.
  fileprivate mutating func play(
    to end: Cursor, at speed: Double, _ terminal: Appearance
  ) -> Bool {
    FullScreen.draw { screen in
      var playback = Playback(timeline, to: end)
      var due = ContinuousClock.now
      var next = due
      while true {
        let pause = pause(after: playback, at: speed)
        let following = due.advanced(by: .microseconds(pause?.time ?? 0))
        let now = ContinuousClock.now
        if now < following || now >= next || pause == nil {
          timeline.land(at: playback.cursor, playback.state)
          let status = [placeText, status(at: speed, pause), ""]
          screen.show((status + picture.lines).map(terminal.plain))
          next = now.advanced(by: Self.longestGap)
        }
        due = following
        guard pause != nil, screen.wait(until: due) else { break }
        playback.advance()
      }
      timeline.land(at: playback.cursor, playback.state)
    }
  }

  /// How long a moment is shown, in microseconds, and of how long a rest that is; nil: it is the
  /// last.
  private func pause(
    after playback: Playback, at speed: Double
  ) -> (time: Double, rest: Microseconds?)? {
    guard let next = playback.next else { return nil }
    let passed = next - playback.state.time
    let time = Double(passed) / speed
    guard playback.state.isAtRest, time > Self.longestRest else { return (time, nil) }
    return (Self.longestRest, passed)
  }

  private func status(at speed: Double, _ pause: (time: Double, rest: Microseconds?)?) -> String {
    let rest = pause?.rest.map { "   \(secondsText($0)) s at rest, shortened to 0.5 s" } ?? ""
    return "\(percent)%   speed \(shortest(speed))   ctrl-C stops\(rest)"
  }

  // MARK: In words

  /// Goes to `end`, with a line for each drag and each other event. False: ctrl-C came.
  fileprivate mutating func tell(to end: Cursor, _ lines: inout [String]) -> Bool {
    let (first, last) = (timeline.depth + 1, Int(timeline.tree[end.node].depth))
    guard first <= last else { return true }
    let items = GestureFold.items(of: timeline.path, in: timeline.tree)
      .filter { $0.overlaps(first...last) }.map { $0.clamped(to: first...last) }
    if let line = passing(to: first) { lines.append(line) }
    for item in items {
      if isInterrupted() { return false }
      let before = timeline.state
      var state = before
      for depth in item {
        let node = timeline.tree[Int(timeline.path[depth])]
        state.apply(TimedEvent(node.event ?? .wait, at: node.time))
      }
      let node = Int(timeline.path[item.upperBound])
      if item.upperBound < last { state.advance(to: time(ofDepth: item.upperBound + 1)) }
      timeline.land(at: Cursor(node: node, time: state.time), state)
      let changes = StopReport.changes(from: before, to: state)
      lines.append(text(ofItem: item) + (changes.isEmpty ? "" : "   \(changes)"))
    }
    return true
  }

  /// Lets time pass to an event that is yet to come; what changes on the way.
  private mutating func passing(to depth: Int) -> String? {
    let (before, place) = (timeline.state, placeText)
    var state = before
    state.advance(to: time(ofDepth: depth))
    timeline.land(at: Cursor(node: timeline.cursor.node, time: state.time), state)
    let changes = StopReport.changes(from: before, to: state)
    return changes.isEmpty ? nil : "\(place)   \(changes)"
  }

  private func time(ofDepth depth: Int) -> Microseconds {
    timeline.tree[Int(timeline.path[depth])].time
  }
}
