import TerminalHarness
import Testing

@Suite("Another's texts")
struct ControlCharacterTests {
  @Test("command no terminal: control characters are shown")
  func shown() throws {
    let folder = try TemporaryFolder()
    let text =
      SampleSession.header + """
        {"kind":"mark","at":0,"name":"\\u001b]2;here\\u0007"}

        """
    let file = try folder.write("evil.jsonl", text)
    let run = try unscroll(["run", file, "-e", "info marks"])
    #expect(run.exit == .code(0))
    #expect(run.lines.contains { $0.contains("␛]2;here␇") })
    #expect(!run.lines.contains { $0.contains("\u{1B}") })
  }
}
