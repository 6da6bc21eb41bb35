import Inspection
import PagerModel
import Report
import Timeline

extension CommandTable {
  static let exportCommands = [
    Command(
      "export", family: .keep,
      arguments: "FORMAT [--paths PATH,...] [--long] [-o FILE] [--force]",
      completion: .words(ExportFormat.allCases.map(\.rawValue)),
      summary: "write this branch in another form, as a table or a text",
      help: """
        From the start of the branch to its end; json has all branches. The formats:

        json       one object: nodes with event, effects and state, and what the assertions and
                   observations come to (Recordings/FORMAT.md)
        csv        a row a moment, each event and frame: time, node, and --paths; without them
                   where the views are, and the current page. --long: a row a value

        html       a page that plays the session, in one file that loads nothing
        test       a case for Swift Testing that does the same to an app's own pager
        issue      a text in Markdown to paste into a report
        asciicast  what play shows, for asciinema's player

        It is shown, or goes to -o FILE, which --force replaces.

          > export csv --paths main.y,isPinned
        """,
      run: export)
  ]

  private static func export(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    var order = ExportOrder(try arguments.require("the format"))
    var (path, isForced) = (String?.none, false)
    while !arguments.isEmpty {
      if arguments.take(keyword: "--paths") {
        order.paths = try arguments.require("the paths")
      } else if arguments.take(keyword: "--long") {
        order.isLong = true
      } else if arguments.take(keyword: "-o") {
        path = try arguments.require("the file").text
      } else if arguments.take(keyword: "--force") {
        isForced = true
      } else {
        try arguments.requireEnd()
      }
    }
    if let path { try session.requirePlace(at: path, replacing: isForced) }
    let text = try session.export(order)
    guard let path else {
      let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
      return Reply(lines.last == "" ? lines.dropLast() : lines)
    }
    try session.write(Array(text.utf8), to: path, replacing: isForced)
    return Reply("written to \(path)")
  }
}
