import Inspection
import Wording

extension CommandTable {
  static let followCommands = [
    Command(
      "follow", family: .move,
      summary: "go along with what another program appends to the file, until ctrl-C",
      help: """
        Reads the file anew, goes to the end of the branch, and from there to each event that is
        appended to the file, on whichever branch it is, with what it changed. It takes no lock, so
        that the other program does not wait. After ctrl-C the cursor stands at the last event that
        was shown. It ends, too, where the file is damaged, shortened or replaced.

        What is new here must be saved first. unscroll FILE --follow opens a file so, and
        unscroll show FILE --follow draws the pager instead. Where lost-place.jsonl is written by an
        app that records a pager, or by unscroll new in another terminal:

          $ unscroll lost-place.jsonl --follow
          following lost-place.jsonl; ctrl-C stops
          #0 start
          #1 @1.204s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
        """,
      run: follow)
  ]

  private static func follow(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    var reply = try session.followFile { session, before in
      StopReport.lines(session, since: before) + session.displayLines()
    }
    reply.lines.append(String(localized: "stopped following"))
    return reply
  }
}
