import TerminalHarness
import Testing

/// Runs `commands`, one a line, on the sample session, and holds all they answer against
/// `expected`. Each failure is known by the command's number: `-e 2:6: ...`.
func expectTranscript(
  _ commands: String, _ expected: String, exit: Int32 = 0, keepsGoing: Bool = true,
  of session: String = SampleSession.fling, at location: SourceLocation = #_sourceLocation
) throws {
  let folder = try TemporaryFolder()
  let file = try folder.write("fling.jsonl", session)
  let lines = commands.split(separator: "\n").flatMap { ["-e", String($0)] }
  let run = try unscroll(
    ["run", file] + lines + (keepsGoing ? ["--keep-going"] : []), in: folder)
  #expect(run.lines.joined(separator: "\n") == expected, sourceLocation: location)
  #expect(run.exit == .code(exit), sourceLocation: location)
}
