import Inspection
import Report
import Shell
import Wording

extension CommandLineTool {
  static let export = Verb(
    name: "export",
    usage: "unscroll export FILE --format FORMAT [-o FILE [--force]]",
    summary: "write a session in another form, as a table or a text",
    help: """
      The session's main, or --branch NAME, from its start to its end. FORMAT is

      json       one object, of all branches: nodes with event, effects and state, and
                 what the assertions and observations come to (Recordings/FORMAT.md)
      csv        a row a moment, each event and each frame at which something moves:
                 time in seconds, the last event's node, and what --paths PATH,...
                 hold; without them where the views are, and the current page.
                 --long: a row a value, `time,path,value`
      html       a page that plays the session, in one file that loads nothing
      test       a case for Swift Testing that does the same to an app's own pager
      issue      a text in Markdown to paste into a report
      asciicast  what play shows, for asciinema's player

        unscroll export Recordings/tour-lazy.jsonl --format csv --paths main.y
      """,
    operands: [.recording],
    options: [
      .value("--format", .words(ExportFormat.allCases.map(\.rawValue)), "what is written"),
      .value("--paths", .text("PATH,..."), "of csv: the columns"),
      .flag("--long", "of csv: a row a value"),
      .value("--branch", .text("NAME"), "this branch, not main"), .policy, .preset, .output, .force,
    ],
    run: { options throws(UsageError) in
      let output = try Output(options)
      let path = try options.single("recording")
      guard let format = options.last("--format") else {
        throw UsageError("--format is missing: \(formats)")
      }
      var order = ExportOrder(Word(format))
      order.paths = options.last("--paths").map { Word($0) }
      order.isLong = options.has("--long")
      order.branch = options.last("--branch").map { Word($0) }
      return withSession(path) { export(order, of: $0, options, to: output) }
    })

  private static let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  private static func export(
    _ order: ExportOrder, of session: Session, _ options: Options, to output: Output
  ) -> Outcome {
    do throws(CommandError) {
      var order = order
      order.change = try policies(options, in: session.container)
      try output.requirePlace(for: session)
      try output.write(Array(session.export(order).utf8), of: session)
      output.sayPlace()
      return .held
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }
}
