import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct InterruptTests {
  @Test("ctrl-C at the prompt drops the line, and nothing else")
  func atThePrompt() throws {
    let folder = try TemporaryFolder()
    let terminal = try Terminal(try folder.write("fling.jsonl", SampleSession.fling))
    terminal.type("step")
    let row = terminal.screen.cursor.row
    terminal.screen.type("quit")
    #expect(terminal.echoes("quit"))
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row))
    #expect(terminal.prompt == "20% 1/5 @0.000s main>")
    terminal.type("goto end")
    #expect(terminal.prompt == "100% 5/5 @0.308s main>")
  }

  @Test("ctrl-C stops a long goto where it began, and the shell lives on")
  func longCommand() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("long.jsonl", bytes: SampleSession.longBranch(300_000))
    let terminal = try Terminal(file, seconds: 60)
    let script = try folder.write("script", "print \"begun\"\ngoto end\nprint 1\n")
    terminal.screen.type("source \(script)\r")
    #expect(terminal.screen.shows { $0.line($0.cursor.row - 1) == "\"begun\"" })
    let row = terminal.screen.cursor.row
    terminal.screen.type("\u{3}")
    #expect(terminal.prompts(after: row, within: 5))
    let answer = terminal.screen.line(terminal.screen.cursor.row - 1)
    #expect(answer.contains("\(script):") && answer.contains(": interrupted"))
    #expect(terminal.prompt == "0% 0/300000 @0.000s main>")
    #expect(terminal.type("step 3").first?.hasPrefix("#4 @0.050001s drag changed 0, -5") == true)
    terminal.type("goto 20000")
    #expect(terminal.prompt == "6% 20000/300000 @333.340s main>")
  }

  @Test(
    "SIGINT ends a script in a long goto, even one that keeps going, with 130",
    arguments: ["-x", "-e"])
  func script(_ option: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("long.jsonl", bytes: SampleSession.longBranch(120_000))
    let commands = ["when", "goto end", "print 1"]
    let path = try folder.write("script", commands.map { $0 + "\n" }.joined())
    let jobs = option == "-x" ? ["-x", path] : commands.flatMap { ["-e", $0] }
    let script = try PipedProgram(
      builtProgram("unscroll"), ["run", file, "--keep-going"] + jobs)
    #expect(script.shows(within: 60) { $0.text.contains("0 of 120000 events") })
    script.child.send(SIGINT)
    #expect(script.exit(within: 20) == .code(130))
    // It comes in the long command, or just before it.
    let ends = [": interrupted\n", "2: interrupted: still at the start\n"]
    #expect(ends.contains { script.text.hasSuffix($0) }, "\(script.text)")
  }
}
