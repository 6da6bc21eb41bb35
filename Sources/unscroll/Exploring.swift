import Inspection
import Investigation
import LineEditor
import PagerModel
import Recording
import Report
import Shell
import Timeline
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension CommandLineTool {
  static let explore = Verb(
    name: "explore",
    usage: "unscroll explore [--preset NAME] [--policy NAME=VALUE]... [-o FOLDER]",
    summary: "try sessions until an invariant breaks, and make them small",
    help: """
      Sessions of whole gestures, taps, calls, reloads and rotations are made up,
      replayed, and watched for what should be true of every pager (see verify
      --invariants). One that breaks an invariant is made small, and the single rules
      that would keep it whole are named. Findings differ by the invariant, the event
      or frame that breaks it, the rule that did it, and those single rules. A seed
      finds the same on every machine, as far as it comes.

      With --recording and --insert, instead of made-up sessions: FILE's main with
      EVENT put in at every frame that moves after a finger lifted, at 60 and at 120
      frames a second.

      Of findings of one invariant that the same rules keep whole, the smallest is
      shown and the others are counted; -o and --format json have all. FOLDER must
      hold no recordings. The exit code is 1 where something was found, else 0.

        unscroll explore --seed 7 --sessions 64
      """,
    options: [
      .value("--container", .container, "pinned if nothing is said"),
      .value("--preset", .preset, "the rules; reference if nothing is said"), .policy,
      .value(
        "--invariant", .words(Invariant.allCases.map(\.rawValue)), placeholder: "NAME",
        "watch only this; repeatable"),
      .value("--sessions", .text("N"), "how many sessions; 2000 if nothing is said"),
      .value("--time", .text("T"), "how long, as in 30s"),
      .value("--seed", .text("N"), "0 if nothing is said"),
      .value("--recording", .recording, "a session to put an event into"),
      .value("--insert", .text("EVENT"), "the event, typed as in the shell"),
      .value("-o", .folder, "write a recording of each finding there"),
      .value("--format", .words(["text", "json"]), "for whom it is said"),
    ],
    run: { options throws(UsageError) in
      if let extra = options.rest.first { throw UsageError("explore takes no \(extra)") }
      let plan = try ExplorationPlan(options)
      if let recording = options.last("--recording") {
        let source = "unscroll explore --recording \(recording) --insert \(quoted(plan.insertion))"
        return withSession(recording) { session in
          var session = session
          return explore(plan, in: session.container, source) { () throws(CommandError) in
            let rules = try policies(options, in: session.container)
            let inserted = try session.inserting(plan.insertion, under: rules)
            return { inserted[$0] }
          }
        }
      }
      let source = "unscroll explore --seed \(plan.seed)"
      return explore(plan, in: plan.container, source) { () throws(CommandError) in
        let rules = try policies(options, in: plan.container) ?? PolicyChange()
        let sessions = RandomSessions(
          seed: plan.seed, in: plan.container,
          under: rules.applied(to: Preset.reference.policies))
        return { $0 < plan.sessions ?? .max ? sessions.session($0) : nil }
      }
    })

  /// `source`: who made the sessions, for the findings' headers.
  private static func explore(
    _ plan: ExplorationPlan, in container: Container, _ source: String,
    _ sessions: () throws(CommandError) -> Explorer.Sessions
  ) -> Outcome {
    do throws(CommandError) {
      let invariants = try plan.invariants(in: container)
      let sessions = try sessions()
      if let folder = plan.folder { try requirePlace(in: folder) }
      let start = ContinuousClock.now
      let explorer = search(sessions, for: invariants, plan, since: start)
      let report = Language.inEnglish(where: !plan.isText) {
        ExplorationReport(explorer, source: source)
      }
      return show(report, plan, since: start)
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }

  private static func search(
    _ sessions: @escaping Explorer.Sessions, for invariants: [Invariant], _ plan: ExplorationPlan,
    since start: ContinuousClock.Instant
  ) -> Explorer {
    var explorer = Explorer(
      invariants, in: sessions, threads: processorCount, unless: { Interrupt.isPending })
    let isShown = isatty(STDERR_FILENO) == 1
    while explorer.tryBlock() {
      if isShown {
        console.complain([
          String(localized: "\(explorer.tried) sessions, \(explorer.findings.count) findings")
        ])
      }
      if let limit = plan.time, start.duration(to: .now) >= limit { break }
    }
    return explorer
  }

  private static func show(
    _ report: ExplorationReport, _ plan: ExplorationPlan, since start: ContinuousClock.Instant
  ) -> Outcome {
    var (report, failure) = (report, CommandError?.none)
    if let folder = plan.folder {
      do throws(CommandError) {
        try write(&report, to: folder)
      } catch {
        failure = error
      }
    }
    if plan.isText {
      console.show(report.lines)
      let seconds = (start.duration(to: .now) / .seconds(1) * 10).rounded() / 10
      console.show(["\(report.summary)   \(shortest(seconds)) s"])
      if let folder = plan.folder, failure == nil, !report.entries.isEmpty {
        console.show([String(localized: "unscroll verify --invariants \(folder) replays them")])
      }
    } else {
      writeInEnglish { "\(report.json)\n" }
    }
    guard let failure else { return report.outcome }
    console.complain([failure.sentence])
    return max(report.outcome, failure.outcome)
  }

  /// Makes the folder where there is none; throws what keeps findings from being written there.
  private static func requirePlace(in folder: String) throws(CommandError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("\(folder): cannot be made: \(reason)", outcome: .fileError)
    }
    guard let names = RecordingFiles.names(in: folder), access(folder, W_OK | X_OK) == 0 else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("\(folder): cannot be written to: \(reason)", outcome: .fileError)
    }
    guard let old = names.first(where: { $0.hasSuffix(".jsonl") }) else { return }
    throw CommandError(
      "\(folder): holds \(old) already: name a folder without recordings", outcome: .fileError)
  }

  private static func write(
    _ report: inout ExplorationReport, to folder: String
  ) throws(CommandError) {
    for index in report.entries.indices {
      let path = "\(folder)/\(report.entries[index].name)"
      let small = report.entries[index].recording
      do {
        _ = try RecordingWriter(
          creating: path, small.header, small.records, payloads: small.payloads)
      } catch {
        throw CommandError("\(error)", outcome: .fileError)
      }
      report.entries[index].path = path
    }
  }
}

/// What to try, and for how long.
struct ExplorationPlan {
  /// Of made-up sessions.
  let container: Container
  /// Empty: all of the container's.
  private let invariants: [String]
  let seed: UInt64
  /// The event that is put into a recording's sessions, as it is typed.
  let insertion: String
  /// Nil: as many as the time allows.
  let sessions: Int?
  let time: Swift.Duration?
  let folder: String?
  let isText: Bool

  init(_ options: Options) throws(UsageError) {
    let name = options.last("--container") ?? Container.pinned.rawValue
    guard let container = Container(rawValue: name) else {
      let names = Container.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no such container: \(name). There are \(names).")
    }
    self.container = container
    invariants = options.values.filter { $0.name == "--invariant" }.map(\.value)
    guard let seed = UInt64(options.last("--seed") ?? "0") else {
      throw UsageError("--seed is a whole number from 0 on")
    }
    self.seed = seed
    time = try options.last("--time").map { text throws(UsageError) in try Self.time(text) }
    let count = options.last("--sessions")
    guard let sessions = Int(count ?? "2000"), sessions > 0 else {
      throw UsageError("--sessions is a whole number from 1 on")
    }
    self.sessions = time != nil && count == nil ? nil : sessions
    folder = options.last("-o")
    let format = options.last("--format") ?? "text"
    guard ["text", "json"].contains(format) else {
      throw UsageError("--format is text or json, not \(format)")
    }
    isText = format == "text"
    guard options.has("--insert") == options.has("--recording") else {
      throw UsageError("--recording FILE and --insert EVENT go together")
    }
    insertion = options.last("--insert") ?? ""
    guard options.has("--recording") else { return }
    for option in ["--container", "--seed", "--sessions", "--time"] where options.has(option) {
      throw UsageError("\(option) is for made-up sessions, not for those of --recording")
    }
  }

  /// What is watched.
  func invariants(in container: Container) throws(CommandError) -> [Invariant] {
    let known = container.invariants
    var result: [Invariant] = []
    for name in invariants {
      guard let invariant = known.first(where: { $0.rawValue == name }) else {
        throw CommandError("\(noSuchInvariant(name, among: known.map(\.rawValue)))")
      }
      result.append(invariant)
    }
    return result.isEmpty ? known : result
  }

  private static func time(_ text: String) throws(UsageError) -> Swift.Duration {
    var arguments = Arguments(Words(text), from: 0)
    do {
      return Swift.Duration.microseconds(try arguments.requireDuration("--time"))
    } catch {
      throw UsageError("--time is a number and its unit, as in 30s")
    }
  }
}
