import Inspection
import LineEditor
import PagerModel
import Recording
import Shell
import Timeline
import Wording

extension CommandLineTool {
  static let open = Verb(
    name: "open", usage: "unscroll FILE [--append | --follow] [--salvage] [--no-init]",
    summary: "open a recording in the shell",
    help: """
      Opens a recording at its beginning and reads commands: at a terminal, line by
      line, else from standard input to the first that fails. Opening writes nothing;
      save does. With --append it stands at the end of main, and each addition is
      written as it is typed. With --follow it goes along with what another program
      appends, until ctrl-C (help follow). - reads a recording from standard input.
      With --salvage a damaged recording is opened up to the damage; only save FILE
      can keep it.

      At a terminal, the commands of unscroll/init in $XDG_CONFIG_HOME (~/.config) are
      run first, unless --no-init is given.

        unscroll Recordings/B06-header-pulled-out-by-the-bar.jsonl
      """,
    operands: [.recording],
    options: [
      .flag("--append", "stand at the end of main, and write each addition as it is typed"),
      .flag("--follow", "go along with what another program appends"), .salvage, .noInit,
    ],
    run: { options throws(UsageError) in
      let path = try options.single("recording")
      let (appends, follows) = (options.has("--append"), options.has("--follow"))
      if appends, follows {
        throw UsageError(
          "with --append nobody else can write what --follow waits for: leave one out")
      }
      return withSession(path, salvaging: options.has("--salvage"), savesAtOnce: appends) {
        session in
        shell(
          session, at: appends ? "goto end" : nil, first: follows ? "follow" : nil,
          runsInit: !options.has("--no-init"))
      }
    })

  static let new = Verb(
    name: "new", usage: "unscroll new FILE [--container NAME] [--title TEXT] [--preset NAME]",
    summary: "begin a recording, and write each event as it is typed",
    help: """
      Makes a file that is not there yet, of the container pinned: bounds 390 x 844, a
      header of 240 and a bar of 60 points, three pages of 2000 points, lazily loaded.
      Or of grid: a header of 160 points, three tabs of 20 cells. Or of sticky: five
      header rows and a bar of 54 points, tabs of 1000, 125 and 123 rows of 52.
      layout, header, hover and pages change that. Each event is on the disk before
      the next prompt.

      The preset is reference, or the one named: \
      \(Container.pinned.presets.dropFirst().map(\.rawValue).joined(separator: ", "));
      of grid and sticky asWritten, the code that they are made after.

        unscroll new lost-place.jsonl --title "The list jumps to its top"
      """,
    operands: [.file],
    options: [
      .value("--container", .container, "which system is modelled; pinned if nothing is said"),
      .value("--title", .text("TEXT"), "what the session shows"),
      .value("--preset", .preset, "whose rules it has"),
    ],
    run: { options throws(UsageError) in
      let path = try options.single("file")
      let header = try newHeader(
        options.last("--container"), title: options.last("--title"),
        preset: options.last("--preset"))
      do {
        let writer = try RecordingWriter(creating: path, header)
        return withSession(path, writer: writer, savesAtOnce: true) { shell($0) }
      } catch {
        console.complain(["\(error)"])
        return .fileError
      }
    })

  private static func newHeader(
    _ name: String?, title: String?, preset: String?
  ) throws(UsageError) -> Header {
    guard let container = Container(rawValue: name ?? Container.pinned.rawValue) else {
      let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no such container: \(name ?? ""). There are \(names).")
    }
    var policy: PolicyChange?
    if let preset {
      guard let known = container.presets.first(where: { $0.rawValue == preset }) else {
        let names = container.presets.map(\.rawValue).joined(separator: ", ")
        throw UsageError("no such preset: \(preset). There are \(names).")
      }
      policy = PolicyChange(preset: known)
    }
    return Header(
      container: container.rawValue, title: title ?? "", initial: container.example,
      policy: policy)
  }

  /// Opens a recording and hands it on; what keeps it from being opened is said, and answered
  /// for.
  static func withSession(
    _ path: String, salvaging: Bool = false, writer: RecordingWriter? = nil,
    savesAtOnce: Bool = false, _ body: (Session) -> Outcome
  ) -> Outcome {
    withRecording(path, salvaging: salvaging) { loaded in
      let writer =
        try savesAtOnce ? writer ?? RecordingWriter(appendingTo: loaded.recording) : nil
      return body(
        try Session(
          loaded, writer: writer, savesAtOnce: savesAtOnce, unless: { Interrupt.isPending }))
    }
  }

  /// Reads a recording and hands it on, as `withSession` does.
  static func withRecording(
    _ path: String, salvaging: Bool = false, _ body: (LoadedRecording) throws -> Outcome
  ) -> Outcome {
    do {
      let loaded =
        try salvaging
        ? LoadedRecording.salvage(path)
        : LoadedRecording.read(path, unless: { Interrupt.isPending })
      warn(loaded.recording)
      if let obstacle = loaded.recording.obstacle {
        console.complain([String(localized: "\(path): cannot be replayed: \(obstacle)")])
        return .cannotJudge
      }
      return try body(loaded)
    } catch {
      console.complain(["\(error)"])
      return .fileError
    }
  }

  private static func warn(_ recording: Recording) {
    console.complain(recording.warnings.map { "\($0)" })
    if let damage = recording.damage {
      console.complain([
        "\(damage)", String(localized: "only what stands before that is opened"),
      ])
    }
    if let tail = recording.tornTail { console.complain(["\(tail)"]) }
  }

  /// `place`: a command that goes where the first input belongs. `first`: one that is run as if it
  /// had been typed.
  static func shell(
    _ session: Session, at place: String? = nil, first: String? = nil, runsInit: Bool = true
  ) -> Outcome {
    var shell = Shell(session, console: console)
    if let place, shell.run(command: place, name: nil, keepsGoing: false) != .held {
      return shell.outcome
    }
    if let editor = LineEditor(name: "unscroll") {
      if runsInit, let file = InitFile.path { shell.runInit(file) }
      shell.interact(with: editor, first: first)
    } else {
      if let first, shell.run(command: first, name: nil, keepsGoing: false) != .held {
        return shell.outcome
      }
      shell.run(PlainReader(), name: String(localized: "standard input"), keepsGoing: false)
      shell.noteUnsaved()
    }
    return shell.outcome
  }
}

extension Container {
  /// What a new recording begins with.
  fileprivate var example: Initial {
    var initial = Initial()
    initial.container = self
    initial.bounds = Size(width: 390, height: 844)
    switch self {
    case .pinned:
      initial.header = 240
      initial.hover = 60
      initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: 3)
    case .grid:
      initial.header = GridMeasures.header
      initial.pages = Array(repeating: PageSpec(content: .cells(20)), count: 3)
    case .sticky:
      initial.sticky.headerRowHeight = 54
      initial.sticky.stickyHeight = 54
      initial.pages = [1000, 125, 123].map { PageSpec(content: .rows($0, rowHeight: 52)) }
    }
    return initial
  }
}
