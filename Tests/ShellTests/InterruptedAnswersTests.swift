import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Questions that take long, stopped by a real ctrl-C.
@Suite("Ctrl-C while a question is answered", .timeLimit(.minutes(2)))
struct InterruptedAnswersTests {
  /// What the first report shows comes of `handOver=flags`; nothing explains the last, far below.
  private static func session(_ count: Int) -> String {
    var text = SampleSession.header
    for id in 1...count {
      let event =
        switch id {
        case 1: #"{"reload":{}}"#
        case 2: #"{"drag":{"phase":"began","x":195,"y":600}}"#
        case 3: #"{"drag":{"phase":"changed","dx":0,"dy":-300}}"#
        case _: #"{"drag":{"phase":"changed","dx":0,"dy":\#(id % 2 == 0 ? 5 : -5)}}"#
        }
      text +=
        #"{"kind":"event","id":\#(id),"parent":\#(id - 1),"dt":16667,"event":\#(event)}"# + "\n"
    }
    for (at, value) in [(3, 300), (count, 77_777)] {
      text += #"{"kind":"observe","at":\#(at),"state":{"pages[0].y":\#(value)}}"# + "\n"
    }
    return text
  }

  /// Events of a session; where a machine has answered before it is interrupted, of the next one.
  private static let counts = [12_000, 100_000]

  /// Seconds of its processor that a program needs to be in the midst of the question.
  private static let work = 0.3

  static let questions: [(commands: [String], answer: [String])] = [
    (
      ["explain"],
      [
        "under the recording's rules 0 of 2 observations are met", "tried: the presets",
        "interrupted: others were not tried",
      ]
    ),
    (["divergence"], ["≠ line", "interrupted: other causes were not tried"]),
    (
      ["goto end", "why pages[0].y"],
      ["pages[0].y = ", "└ ", "interrupted: other rules from the start were not all tried"]
    ),
  ]

  @Test("it says what was found so far, and the shell lives on", arguments: questions)
  func atThePrompt(commands: [String], answer: [String]) throws {
    for count in Self.counts where try isInterrupted(atThePrompt: commands, answer, count) {
      return
    }
    Issue.record("each session was answered before it could be interrupted")
  }

  /// False: it was answered before.
  private func isInterrupted(
    atThePrompt commands: [String], _ answer: [String], _ count: Int
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(try folder.write("long.jsonl", Self.session(count)), seconds: 60)
    let lines = commands.dropLast() + ["print \"begun\"", commands[commands.count - 1]]
    let script = try folder.write("script", lines.map { $0 + "\n" }.joined())
    terminal.screen.type("source \(script)\r")
    // The answer may be there, too, when it is looked for.
    #expect(terminal.screen.shows(within: 60) { $0.text.contains("\n\"begun\"") })
    let row = terminal.screen.cursor.row
    let start = processorTime(of: terminal.screen.child.id)
    #expect(
      terminal.screen.shows(within: 60) {
        processorTime(of: $0.child.id) > start + Self.work || terminal.isAtPrompt
      })
    if terminal.isAtPrompt { return false }
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row, within: 30), "\(terminal.screen.text)")
    for part in answer {
      #expect(terminal.screen.text.contains(part), "\(part): \(terminal.screen.text)")
    }
    #expect(terminal.type("print 1 + 1") == ["2"])
    return true
  }

  @Test("in a script it ends with 130, and the answer so far", arguments: questions)
  func script(commands: [String], answer: [String]) throws {
    for count in Self.counts where try isInterrupted(inScript: commands, answer, count) { return }
    Issue.record("each session was answered before it could be interrupted")
  }

  /// False: it was answered before.
  private func isInterrupted(
    inScript commands: [String], _ answer: [String], _ count: Int
  ) throws -> Bool {
    let folder = try TemporaryFolder()
    let file = try folder.write("long.jsonl", Self.session(count))
    let lines = commands.dropLast() + ["print \"begun\"", commands[commands.count - 1]]
    let program = try PipedProgram(
      builtProgram("unscroll"), ["run", file] + lines.flatMap { ["-e", $0] })
    #expect(program.shows(within: 60) { $0.text.contains("\"begun\"") })
    let start = processorTime(of: program.child.id)
    #expect(
      program.shows(within: 60) {
        processorTime(of: $0.child.id) > start + Self.work || $0.child.poll() != nil
      })
    if program.child.poll() != nil { return false }
    program.child.send(SIGINT)
    #expect(program.exit(within: 30) == .code(130))
    for part in answer {
      #expect(program.text.contains(part), "\(part): \(program.text)")
    }
    return true
  }
}

/// Seconds that a process has had of the processors.
private func processorTime(of id: pid_t) -> Double {
  #if canImport(Glibc)
    var (clock, time) = (clockid_t(), timespec())
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  #elseif canImport(Darwin)
    var usage = rusage_info_v2()
    let code = withUnsafeMutablePointer(to: &usage) { pointer in
      pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(id, RUSAGE_INFO_V2, $0)
      }
    }
    return code == 0 ? Double(usage.ri_user_time + usage.ri_system_time) / 1e9 : 0
  #endif
}
