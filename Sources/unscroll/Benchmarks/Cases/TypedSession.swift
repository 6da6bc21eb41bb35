import Inspection
import Shell
import Timeline

/// A recording in the shell, at the end of main, and commands as they are typed, with answers that
/// nobody reads.
struct TypedSession {
  private var shell: Shell

  init(_ path: String, _ bench: Workbench) throws(CommandError) {
    do {
      let session = try Session(try LoadedRecording.read(path), unless: bench.isInterrupted)
      let silent = Console(color: .never, isASCII: false, showsAnswers: false)
      shell = Shell(session, console: silent)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    try type("goto end")
  }

  var timeline: Timeline { shell.session.timeline }

  /// Seconds that the command takes.
  @discardableResult
  mutating func type(_ line: String) throws(CommandError) -> Double {
    let start = ContinuousClock.now
    let outcome = shell.run(command: line, name: nil, keepsGoing: false)
    let seconds = start.duration(to: .now) / .seconds(1)
    if outcome == .interrupted { throw CommandError("interrupted", outcome: .interrupted) }
    guard outcome == .held else { throw CommandError("\(line): failed", outcome: outcome) }
    return seconds
  }
}
