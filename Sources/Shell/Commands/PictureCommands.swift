import Inspection
import LineEditor
import PagerModel
import Picture
import Timeline

extension CommandTable {
  static let pictureCommands = [
    Command(
      "show", family: .look, arguments: "[--ascii]", isRepeatable: true,
      completion: .words(["--ascii"]), summary: "draw the pager as it stands",
      help: """
        The screen to scale, each axis by its own: the header and how much of it shows, the bar with
        the selected tab in brackets and the indicator below, the rows of the page or its places in
        points, ◉ where the finger landed. Above the screen stands what was scrolled off it, at the
        right what does not show; in a narrow window that comes first, and where the screen does not
        fit it is all there is. --ascii draws with ASCII alone.

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
        Its course over the whole branch in a line, and each change with its place. The moves of one
        drag are one line, and so are the frames of one glide. --all: also what a long list leaves
        out.

          > history pages[0].y
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▆▆▆██  0 to 119.3, 0.308 s
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
    let glyphs =
      arguments.take(keyword: "--ascii") || window.isASCII ? Glyphs.ascii : .unicode
    try arguments.requireEnd()
    return Reply(session.picture(in: window.size, glyphs))
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
    return Reply(HistoryText(history, of: path, in: session.timeline).lines(isWhole: isWhole))
  }
}
