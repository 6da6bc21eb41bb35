import Foundation
import TerminalHarness
import Testing

@Suite("follow, on a terminal", .timeLimit(.minutes(1)))
struct FollowTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func screen(_ arguments: [String]) throws -> TerminalScreen {
    try TerminalScreen(
      builtProgram("unscroll"), arguments,
      environment: ["UNSCROLL_HISTORY": "", "NO_COLOR": "1"], rows: 60, columns: 160)
  }

  /// The shell that follows the file, at the end of main.
  private func follow() throws -> TerminalScreen {
    let screen = try screen([file, "--follow"])
    #expect(screen.shows { $0.text.contains("\n#5 @0.308s tap 1   ") }, "\(screen.text)")
    #expect(screen.text.contains("\nfollowing \(file); ctrl-C stops\n"))
    return screen
  }

  /// Another program: it opens the file, runs the commands and ends.
  private func write(_ commands: [String]) throws {
    let run = try unscroll(["run", file] + (commands + ["save"]).flatMap { ["-e", $0] })
    #expect(run.exit == .code(0), "\(run)")
  }

  private func append(_ line: String) throws {
    let handle = try #require(FileHandle(forWritingAtPath: file))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(line.utf8))
    try handle.close()
  }

  private func expectPrompt(
    _ prompt: String, _ screen: TerminalScreen, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      screen.shows { $0.line($0.cursor.row) == prompt }, "\(screen.text)",
      sourceLocation: location)
  }

  /// The last row that is not the prompt's.
  private func answer(_ screen: TerminalScreen) -> String { screen.line(screen.cursor.row - 1) }

  @Test(
    "each event is shown as it is appended; after ctrl-C the shell stands at the last, and saves")
  func events() throws {
    let screen = try follow()
    try write(["goto end", "wait 10ms", "mark later", "expect main.y == 240"])
    // The page has been on its way for 10 ms more, and one frame was at 0.316667 s.
    #expect(screen.shows { $0.text.contains("\n#7 @0.318s wait   content.x ") }, "\(screen.text)")
    try write(["switch no-fling", "wait 10ms"])
    #expect(screen.shows { $0.text.contains("\n#8 @0.396667s wait") }, "\(screen.text)")
    screen.type("\u{3}")
    expectPrompt("100% 5/5 @0.396s no-fling>", screen)
    #expect(answer(screen).hasSuffix("stopped following"))

    // What the other program added is this session's, and this one may write now.
    screen.type("goto later\r")
    expectPrompt("100% 6/6 @0.318s main>", screen)
    screen.type("check\r")
    #expect(screen.shows { $0.text.contains("#7: main.y == 240") })
    screen.type("note seen\r")
    screen.type("save\r")
    #expect(screen.shows { $0.text.contains("saved 1 record to \(file)\n") }, "\(screen.text)")
    screen.type("quit\r")
    #expect(screen.exit() == .code(0))
    #expect(
      try folder.text("fling.jsonl").hasSuffix(#"{"kind":"note","at":7,"text":"seen"}"# + "\n"))
  }

  @Test("a writer that holds the file is not hindered, nor is a follower by it")
  func otherWriter() throws {
    let writer = try screen([file, "--append"])
    expectPrompt("100% 5/5 @0.308s main>", writer)
    let screen = try follow()
    for (id, time) in [(7, "0.318"), (8, "0.328"), (9, "0.338")] {
      writer.type("wait 10ms\r")
      #expect(screen.shows { $0.text.contains("\n#\(id) @\(time)s wait") }, "\(screen.text)")
    }
    screen.type("\u{3}")
    expectPrompt("100% 8/8 @0.338s main>", screen)
    #expect(writer.text.contains("saved 1 record"), "\(writer.text)")
  }

  @Test("a session that saved lets go of the file, so that another program can append to it")
  func ownLock() throws {
    let screen = try screen([file])
    expectPrompt("0% 0/5 @0.000s main>", screen)
    screen.type("note mine\rsave\rfollow\r")
    #expect(screen.shows { $0.text.contains("\n#5 @0.308s tap 1   ") }, "\(screen.text)")
    try write(["goto end", "wait 10ms"])
    #expect(screen.shows { $0.text.contains("\n#7 @0.318s wait") }, "\(screen.text)")
  }

  @Test("a file that is damaged, cut or replaced is said to be, and the shell lives on")
  func ends() throws {
    let changes: [(String, (String) throws -> Void)] = [
      ("\(file):13:1: a record lacks `kind`; add it", { _ in try append("{}\n") }),
      (
        "\(file): was replaced or shortened meanwhile; open it again",
        { _ = truncate($0, 300) }
      ),
      (
        "\(file): was replaced or shortened meanwhile; open it again",
        { path in
          try FileManager.default.removeItem(atPath: path)
          try folder.write("fling.jsonl", SampleSession.fling)
        }
      ),
    ]
    for (sentence, change) in changes {
      try folder.write("fling.jsonl", SampleSession.fling)
      let screen = try follow()
      try change(file)
      expectPrompt("100% 5/5 @0.308s main>", screen)
      #expect(answer(screen) == sentence)
      screen.type("quit\r")
      #expect(screen.exit() == .code(4))
    }
  }

  @Test("what was replaced before it was followed is not taken for the session's file")
  func replacedBefore() throws {
    let screen = try screen([file])
    expectPrompt("0% 0/5 @0.000s main>", screen)
    let other = try folder.write("other.jsonl", SampleSession.fling)
    #expect(rename(other, file) == 0)
    screen.type("follow\r")
    #expect(screen.shows { $0.text.contains("\(file): was replaced or shortened meanwhile") })
    expectPrompt("0% 0/5 @0.000s main>", screen)
  }

  @Test("what is unsaved, written at once or from standard input is not followed")
  func refused() throws {
    let unsaved = try unscroll(["run", file, "-e", "note n", "-e", "follow"])
    #expect(
      unsaved.lines.contains(
        "-e 2: 1 new record is not saved, and the other program's would come between: save FILE "
          + "keeps the session elsewhere, or open the file again"), "\(unsaved)")
    #expect(unsaved.exit == .code(2))
    let piped = try unscroll(["run", "-", "-e", "follow"], input: SampleSession.fling)
    #expect(
      piped
        == Finished(
          text: "-e 1: standard input cannot be followed: open a file by its name\n",
          exit: .code(2)))
    let atOnce = try unscroll([file, "--append"], input: "follow\n")
    #expect(
      atOnce.text.contains(
        "this session writes the file itself, so that nobody else can: open it without --append"))
    #expect(atOnce.exit == .code(2))
    #expect(
      try unscroll([file, "--append", "--follow"])
        == Finished(
          text: "with --append nobody else can write what --follow waits for: leave one out\n",
          exit: .code(2)))
  }

  /// What `show` draws at the end of main.
  private func picture() throws -> [String] {
    try unscroll(["show", file]).lines
  }

  @Test("show --follow draws the end in place, and leaves the last picture behind")
  func pictureInPlace() throws {
    let screen = try screen(["show", file, "--follow"])
    let first = try picture()
    #expect(
      screen.shows { (3..<3 + first.count).map($0.line) == first }, "\(screen.text)")
    #expect(screen.line(0).hasPrefix("#5 @0.308s tap 1"))
    #expect(screen.line(1) == "following \(file)   ctrl-C stops")
    try write(["goto end", "wait 500ms"])
    let second = try picture()
    #expect(first != second)
    #expect(
      screen.shows { (3..<3 + second.count).map($0.line) == second }, "\(screen.text)")
    screen.type("\u{3}")
    #expect(screen.exit() == .code(130))
    #expect(screen.text.hasSuffix(second.joined(separator: "\n") + "\n#7 @0.808s wait"))
    #expect(screen.isCooked)
  }

  @Test("show --follow without a terminal draws one picture an event")
  func pictures() throws {
    let program = try PipedProgram(builtProgram("unscroll"), ["show", file, "--follow"])
    let first = try picture()
    let beginning = ["following \(file); ctrl-C stops", "#5 @0.308s tap 1"] + first
    #expect(
      program.shows { $0.text == beginning.joined(separator: "\n") + "\n" }, "\(program.text)")
    try write(["goto end", "wait 500ms"])
    let all = beginning + ["#7 @0.808s wait"] + (try picture())
    #expect(program.shows { $0.text == all.joined(separator: "\n") + "\n" }, "\(program.text)")
    program.child.send(SIGINT)
    #expect(program.exit() == .code(130))
    #expect(
      try unscroll(["show", file, "--follow", "--at", "1"])
        == Finished(text: "--follow goes with no other option\n", exit: .code(2)))
  }

  @Test("a file that holds another session by now is not followed, though it is longer")
  func anotherSession() throws {
    let program = try PipedProgram(builtProgram("unscroll"), ["run", file, "-x", "-"])
    program.write(Array("print 6\n".utf8))
    #expect(program.shows { $0.text == "6\n" })
    // In place: the same inode, and more bytes.
    try folder.write("fling.jsonl", bytes: SampleSession.long(100))
    program.write(Array("follow\n".utf8))
    program.closeInput()
    #expect(program.exit() == .code(4))
    #expect(program.text.contains("holds another session now"), "\(program.text)")
  }

  @Test("an event of a later version is announced, and what comes after it on other branches too")
  func laterVersion() throws {
    let program = try PipedProgram(builtProgram("unscroll"), ["run", file, "-e", "follow"])
    #expect(program.shows { $0.text.contains("ctrl-C stops") })
    try append(
      #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"shake":{}}}"# + "\n"
        + #"{"kind":"event","id":8,"parent":5,"dt":0,"event":{"wait":{}}}"# + "\n")
    #expect(program.shows { $0.text.contains("\n#8 ") }, "\(program.text)")
    #expect(program.text.contains("\n#7 is an event that this version cannot replay"))
    program.child.send(SIGINT)
    #expect(program.exit() == .code(130))
  }
}
