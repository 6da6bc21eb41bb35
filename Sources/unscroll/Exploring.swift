import Inspection
import Investigation
import LineEditor
import PagerModel
import Recording
import Report
import Shell
import Timeline

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

      --container NAME     pinned if nothing is said; grid, sticky
      --preset NAME, --policy NAME=VALUE   the rules; reference if nothing is said
      --invariant NAME     watch only these (repeatable)
      --sessions N, --time 30s   how many sessions, or how long: 2000 sessions
      --seed N             0 if nothing is said
      --recording FILE --insert EVENT   instead of made-up sessions: FILE's main with
          EVENT put in at every frame that moves after a finger lifted, at 60 and at
          120 frames a second; EVENT is typed as in the shell
      -o FOLDER            write a recording of each finding there
      --format json        one object, for machines

      The exit code is 1 where something was found, and 0 where nothing was.

        unscroll explore --seed 7 --sessions 64
      """,
    run: { arguments throws(UsageError) in
      let options = try Options(
        arguments,
        valued: [
          "--container", "--policy", "--preset", "--invariant", "--seed", "--sessions", "--time",
          "-o", "--format", "--recording", "--insert",
        ])
      if let extra = options.rest.first { throw UsageError("explore takes no \(extra)") }
      let plan = try ExplorationPlan(options)
      if let recording = options.last("--recording") {
        return withSession(recording) { explore(inserting: options, into: $0, plan) }
      }
      do throws(CommandError) {
        let rules = try policies(options, in: plan.container)
        let sessions = RandomSessions(
          seed: plan.seed, in: plan.container,
          under: (rules ?? PolicyChange()).applied(to: Preset.reference.policies))
        return try explore(plan, until: plan.sessions) { sessions.session($0) }
      } catch {
        console.complain([error.sentence])
        return error.outcome
      }
    })

  private static func explore(
    inserting options: Options, into session: Session, _ plan: ExplorationPlan
  ) -> Outcome {
    do throws(CommandError) {
      var session = session
      let rules = try policies(options, in: session.container)
      let inserted = try session.inserting(options.last("--insert") ?? "", under: rules)
      return try explore(plan, until: inserted.count) { inserted[$0] }
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }

  private static func explore(
    _ plan: ExplorationPlan, until count: Int?, _ sessions: @escaping Explorer.Sessions
  ) throws(CommandError) -> Outcome {
    let start = ContinuousClock.now
    var explorer = Explorer(
      plan.invariants, in: { $0 < count ?? .max ? sessions($0) : nil }, threads: processorCount,
      unless: { Interrupt.isPending })
    let isShown = isatty(STDERR_FILENO) == 1
    while explorer.tryBlock() {
      if isShown {
        console.complain(["\(explorer.tried) sessions, \(explorer.findings.count) findings"])
      }
      if let limit = plan.time, start.duration(to: .now) >= limit { break }
    }
    var report = ExplorationReport(explorer, source: "unscroll explore --seed \(plan.seed)")
    if let folder = plan.folder { try write(&report, to: folder) }
    if plan.isText {
      console.show(report.entries.flatMap { $0.lines + [""] })
      let seconds = (start.duration(to: .now) / .seconds(1) * 10).rounded() / 10
      console.show(["\(report.summary)   \(shortest(seconds)) s"])
    } else {
      console.show(["\(report.json)"])
    }
    return report.outcome
  }

  private static func write(
    _ report: inout ExplorationReport, to folder: String
  ) throws(CommandError) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      let reason = String(cString: strerror(errno))
      throw CommandError("\(folder): cannot be made: \(reason)", outcome: .fileError)
    }
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
  let container: Container
  let invariants: [Invariant]
  let seed: UInt64
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
    let known = container.invariants
    var invariants: [Invariant] = []
    for (option, value) in options.values where option == "--invariant" {
      guard let invariant = known.first(where: { $0.rawValue == value }) else {
        let names = known.map(\.rawValue).joined(separator: ", ")
        throw UsageError("no such invariant: \(value). They are \(names).")
      }
      invariants.append(invariant)
    }
    self.invariants = invariants.isEmpty ? known : invariants
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
