import Inspection
import LineEditor
import PagerModel
import Shell

extension CommandLineTool {
  static let run = Verb(
    name: "run", usage: "unscroll run FILE (-x SCRIPT | -e COMMAND)... [--keep-going] [--salvage]",
    summary: "run commands on a recording, from its beginning",
    help: """
      Scripts and commands are run in their order, to the first that fails; with
      --keep-going, to the end. The exit code is the worst of theirs. - is standard
      input.

        unscroll run Recordings/tour-lazy.jsonl -e "goto end" -e "assert isPinned"
      """,
    operands: [.recording],
    options: [
      .value("-x", .file, "run the commands of a script; repeatable"),
      .value("-e", .command, "run a command; repeatable"),
      .flag("--keep-going", "go on after a command that fails"), .salvage,
    ],
    run: { options throws(UsageError) in
      let path = try options.single("recording")
      let jobs = options.values.filter { ["-x", "-e"].contains($0.name) }
      guard !jobs.isEmpty else { throw UsageError("run needs -x SCRIPT or -e COMMAND") }
      return withSession(path, salvaging: options.has("--salvage")) {
        run(jobs, on: $0, keepsGoing: options.has("--keep-going"))
      }
    })

  private static func run(
    _ jobs: [(name: String, value: String)], on session: Session, keepsGoing: Bool
  ) -> Outcome {
    var shell = Shell(session, console: console)
    for (number, job) in jobs.enumerated() {
      let outcome =
        job.name == "-x"
        ? shell.runScript(job.value, keepsGoing: keepsGoing)
        : shell.run(command: job.value, name: "-e \(number + 1)", keepsGoing: keepsGoing)
      if shell.hasQuit || outcome == .interrupted { break }
      if outcome != .held, !keepsGoing { break }
    }
    shell.noteUnsaved()
    return shell.outcome
  }

  static let print = Verb(
    name: "print", usage: "unscroll print FILE EXPRESSION [--at PLACE] [--salvage]",
    summary: "say what an expression is, at the end of main or at a place",
    help: """
      PLACE is what goto takes: N, #ID, N%, @TIME, a name.

        unscroll print Recordings/tour-hand-over.jsonl main.y --at '#4'
      """,
    operands: [.recording, .text("EXPRESSION")], options: [.at, .salvage],
    run: { options throws(UsageError) in
      guard options.rest.count == 2 else {
        throw UsageError("print needs a recording and an expression")
      }
      let (place, expression) = (options.last("--at") ?? "end", options.rest[1])
      return withSession(options.rest[0], salvaging: options.has("--salvage")) {
        answer($0, after: "goto \(place)", "print \(expression)")
      }
    })

  static let show = Verb(
    name: "show", usage: "unscroll show FILE [--at PLACE | --follow] [--salvage]",
    summary: "draw the pager, at the end of main or at a place, or as events come",
    help: """
      PLACE is what goto takes: N, #ID, N%, @TIME, a name.

      With --follow it draws the end of main, and again after each event that another
      program appends, until ctrl-C: in place on a terminal, else one picture below
      the other. It takes no lock: whoever writes does not wait.

        unscroll show Recordings/B06-header-pulled-out-by-the-bar.jsonl --at @0.4s
      """,
    operands: [.recording],
    options: [.at, .flag("--follow", "draw it again after each event that is appended"), .salvage],
    run: { options throws(UsageError) in
      let place = options.last("--at") ?? "end"
      let path = try options.single("recording")
      if options.has("--follow") {
        guard options.values.count == 1 else {
          throw UsageError("--follow goes with no other option")
        }
        return withSession(path) { session in
          var shell = Shell(session, console: console)
          return shell.followPicture()
        }
      }
      return withSession(path, salvaging: options.has("--salvage")) {
        answer($0, after: "goto \(place)", "show")
      }
    })

  static let diff = Verb(
    name: "diff", usage: "unscroll diff FILE A [B] [--within T]",
    summary: "list what differs between two states of a recording, or of two",
    help: """
      A and B are what the shell's diff takes: a place, a snapshot, rules, or another
      recording, which stands for the end of its main. Without B, A is compared with
      the end of FILE's main. Numbers that are no further apart than T are the same.

        unscroll diff Recordings/B06-header-pulled-out-by-the-bar.jsonl smooth --within 1
      """,
    operands: [.recording, .state, .state],
    options: [.value("--within", .text("T"), "numbers no further apart than this are the same")],
    run: { options throws(UsageError) in
      guard (2...3).contains(options.rest.count) else {
        throw UsageError("diff needs a recording, and one or two states")
      }
      let sides = options.rest.dropFirst().map { side in
        let isPlain = side != "within" && !side.isEmpty && side.allSatisfy(isPlainInCommands)
        return isPlain ? side : quoted(side)
      }.joined(separator: " ")
      let tolerance = options.last("--within").map { " within \($0)" } ?? ""
      return withSession(options.rest[0]) {
        answer($0, after: "goto end", "diff \(sides)\(tolerance)")
      }
    })

  /// It needs no quotation marks in a command.
  private static func isPlainInCommands(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_=,#@%./-".contains(character)
  }

  static let log = Verb(
    name: "log", usage: "unscroll log FILE [--graph | --follow] [--salvage]",
    summary: "list the events of main, draw the tree, or show events as they come",
    help: """
      With --follow it begins at the file's end, and shows the events that another
      program appends, on any branch, until ctrl-C. It takes no lock: whoever writes
      does not wait.

        unscroll log Recordings/B06-header-pulled-out-by-the-bar.jsonl --graph
      """,
    operands: [.recording],
    options: [
      .flag("--graph", "draw the tree of branches"),
      .flag("--follow", "show the events that another program appends"), .salvage,
    ],
    run: { options throws(UsageError) in
      let path = try options.single("recording")
      if options.has("--follow") {
        guard options.values.count == 1 else {
          throw UsageError("--follow goes with no other option")
        }
        return follow(path)
      }
      let command = options.has("--graph") ? "log --graph" : "log"
      return withSession(path, salvaging: options.has("--salvage")) {
        answer($0, after: nil, command)
      }
    })

  /// Goes to a place, and shows only what the command answers there.
  private static func answer(_ session: Session, after move: String?, _ command: String) -> Outcome
  {
    var silent = console
    silent.showsAnswers = false
    var shell = Shell(session, console: silent)
    if let move {
      let outcome = shell.run(command: move, name: nil, keepsGoing: false)
      guard outcome == .held else { return outcome }
    }
    shell = Shell(shell.session, console: console)
    return shell.run(command: command, name: nil, keepsGoing: false)
  }
}
