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
        right what does not show. --ascii draws with ASCII alone.

          > show
           ░░░░░░░░░░ 140 above ░░░░░░░░░░░
          ┌────────────────────────────────┐  bounds 390 × 844
          │▒▒▒▒▒▒ header 100 of 240 ▒▒▒▒▒▒▒│
          │▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒│  main.y 140 of 240
          │   [0]         1          2     │  content.x 0 of 780
          ├─━━━━━━━━━──────────────────────┤  index 0, page 0, tab 0
          │  ╌ 0                          ▐│  no finger
          ...
        """,
      run: show),
    Command(
      "history", family: .look, arguments: "PATH [--all]",
      completion: .expression, summary: "list how a path changed along the branch",
      help: """
        Its course over the whole branch in a line, and each change with its place. The moves of one
        drag are one line, and so are the frames of one glide. --all: also what a long list leaves
        out.

          > history main.y
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▃▄▅▅▆▇▇██████████████████████▇▇▇▇▆▆▆▅▅▅  0 to 240, 0.966 s
          #3..#12   @0.316667s  drag  0 → 240 in 10 moves
          #15..#24  @0.800004s  drag  240 → 140 in 10 moves
        """,
      run: history),
  ]

  private static func show(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let glyphs = arguments.take(keyword: "--ascii") ? Glyphs.ascii : .unicode
    try arguments.requireEnd()
    return Reply(
      PagerPicture(of: session.timeline.state, glyphs: glyphs, width: displayWidth).lines)
  }

  private static func history(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let path = try statePath(try arguments.require("the path"))
    let isWhole = arguments.take(keyword: "--all")
    try arguments.requireEnd()
    let history: PathHistory
    do {
      history = try PathHistory(of: path, in: session.timeline, unless: session.isInterrupted)
    } catch {
      throw CommandError(error, in: session)
    }
    return Reply(HistoryText(history, of: path, in: session.timeline).lines(isWhole: isWhole))
  }
}
