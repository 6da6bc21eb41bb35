import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The program that is stopped or ended from outside")
struct EndingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "leaves the terminal as it was, and all that it acknowledged in the file",
    arguments: [SIGTERM, SIGHUP])
  func killed(signal: Int32) throws {
    let terminal = try Terminal(
      try folder.write("fling.jsonl", SampleSession.fling), ["--append"])
    terminal.type("tap 2")
    terminal.type("wait 100ms")
    terminal.screen.type("reload")
    #expect(terminal.echoes("reload"))
    terminal.screen.child.send(signal)
    #expect(terminal.screen.exit() == .signal(signal))
    #expect(terminal.screen.isCooked)
    let added = try folder.text("fling.jsonl").dropFirst(SampleSession.fling.count)
    let ids = added.split(separator: "\n").filter { $0.contains(#""kind":"event""#) }
    #expect(ids.count == 2, "\(added)")
    let again = try Terminal(folder.path("fling.jsonl"))
    again.type("goto end")
    #expect(again.prompt == "100% 7/7 @0.408s main>")
  }

  @Test("stops on ctrl-Z with the terminal as it was, and comes back to its line with fg")
  func stopped() throws {
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    let screen = try TerminalScreen(
      "/bin/sh", ["-i"], environment: ["PS1": "$ ", "UNSCROLL_HISTORY": ""], columns: 160)
    #expect(screen.shows { $0.line(0) == "$" })
    screen.type("\(builtProgram("unscroll")) \(file)\r")
    #expect(screen.shows { $0.text.hasSuffix("\n0% 0/5 @0.000s main>") }, "\(screen.text)")
    screen.type("print 1 +\u{1A}")
    #expect(
      screen.shows { $0.text.contains("Stopped") && $0.text.hasSuffix("\n$") }, "\(screen.text)")
    #expect(screen.isCooked)
    screen.type("fg\r")
    #expect(
      screen.shows { $0.text.hasSuffix("\n0% 0/5 @0.000s main> print 1 +") }, "\(screen.text)")
    screen.type(" 1\r")
    #expect(screen.shows { $0.text.hasSuffix("\n2\n0% 0/5 @0.000s main>") }, "\(screen.text)")
    screen.type("q\r")
    #expect(screen.shows { $0.text.hasSuffix("\n$") }, "\(screen.text)")
    #expect(screen.isCooked)
  }
}
