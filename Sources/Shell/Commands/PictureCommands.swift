import Inspection
import LineEditor
import PagerModel
import Picture
import Timeline

extension CommandTable {
  static let pictureCommands = [
    Command(
      "show", family: .look, arguments: "[--trail N] [--ascii]", isRepeatable: true,
      completion: .words(["--trail", "--ascii"]), summary: "draw the pager as it stands",
      help: """
        The screen to scale, each axis by its own: the header and how much of it shows, the bar with
        the selected tab in brackets and the indicator below, the rows of the page or its places in
        points, ◉ where the finger landed. Above the screen stands what was scrolled off it, at the
        right what does not show; in a narrow window that comes first, and where the screen does not
        fit it is all there is. --ascii draws with ASCII alone.

        --trail N shows the N frames before, so that a jump is seen: in the margin ╴ where the
        header ended, • where the content was that stands at the list's top now (↑ ↓: off the
        screen), ∙ where the finger was; beside it from where to where, and the longest way in one
        frame.

        A grid's cells are boxes with their numbers; 1 … 99 in one box lie on one another. The lower
        edge of a bar that sticks says which rows are behind it.

          > show
           ░░░░░░░░░░ 240 above ░░░░░░░░░░░
          ┌────────────────────────────────┐  bounds 390 × 844
          │   首页     [发现]      我的    │
          ├─━━━━━━━━━──────────────────────┤  main.y 240 of 240, pinned
          │                                │  content.x 0 → page 1, animated
          │  ╌ 200                        ▐│  index 1, page 1, tab 1
          │                               ▐│  no finger
          │  ╌ 300                        ▐│
          │                               ▐│    pages[0].y 119.3 of 1216, gliding 2281/s
          │  ╌ 400                        ▐│  ▸ pages[1].y 0 of 1216
          │  ╌ 500                         │    pages[2] not loaded
          │                                │
          │  ╌ 600                         │
          │                                │
          │  ╌ 700                         │
          │                                │
          │  ╌ 800                         │
          │  ╌ 900                         │
          └────────────────────────────────┘
        """,
      run: show),
    Command(
      "history", family: .ask, arguments: "PATH [--all]",
      completion: .expression, summary: "list how a path changed along the branch",
      help: """
        Its course over the whole branch in a line, below it where the marks are (▴) and where
        assertions fail (✗), and each change with its place. The moves of one drag are one line, and
        so are the frames of one glide. --all: also what a long list leaves out.

          > history pages[0].y
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▆▆▆██  0 to 119.3, 0.308 s
                                                               ▴
          ▴ released #4
          #1        @0.000s     reload  null → 0
          #3        @0.266667s  drag    0 → 60
          after #4  @0.283334s  glide   60 → 119.33333333333333 in 2 frames
        """,
      run: history),
  ]

  private static func show(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let window = session.window
    var (isASCII, trail) = (window.isASCII, PagerTrail.none)
    while !arguments.isEmpty {
      if arguments.take(keyword: "--ascii") {
        isASCII = true
      } else if arguments.take(keyword: "--trail") {
        trail = try session.trail(frames: try arguments.requireFrames())
      } else {
        try arguments.requireEnd()
      }
    }
    return Reply(session.picture(in: window.size, isASCII ? .ascii : .unicode, trail))
  }

  private static func history(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let path = try statePath(try arguments.require("the path"), in: session.timeline.container)
    let isWhole = arguments.take(keyword: "--all")
    try arguments.requireEnd()
    let history: PathHistory
    do {
      history = try PathHistory(
        of: path, in: &session.timeline, unless: session.isInterrupted)
    } catch {
      throw CommandError(error, in: session)
    }
    let failing = try session.failingNodes().keys.filter(session.timeline.isOnBranch)
    return Reply(
      HistoryText(history, of: path, in: session.timeline, failing: failing)
        .lines(isWhole: isWhole))
  }
}

extension Arguments {
  fileprivate mutating func requireFrames() throws(CommandError) -> Int {
    let word = next
    let count = try requireInteger("how many frames")
    guard (1...Session.longestTrail).contains(count) else {
      throw CommandError(
        "a trail has 1 to \(Session.longestTrail) frames", column: word?.column,
        length: word?.text.count ?? 1)
    }
    return count
  }
}
