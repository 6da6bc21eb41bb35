import Foundation
import TerminalHarness
import Testing

@Suite("Lines typed are kept for later sessions")
struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let file: String
  private let history: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
    history = folder.path("kept/unscroll/history")
  }

  private func session(_ environment: [String: String]) throws -> TerminalScreen {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), [file], environment: environment, rows: 40, columns: 160)
    #expect(screen.shows { $0.text.hasSuffix("main>") }, "\(screen.text)")
    return screen
  }

  private func leave(_ screen: TerminalScreen) {
    screen.type("quit\r")
    #expect(screen.exit() == .code(0))
  }

  @Test("in a file that only its owner reads, misspelt ones too, those after a blank not")
  func kept() throws {
    let screen = try session(["XDG_STATE_HOME": folder.path("kept")])
    screen.type("step\r stpe\rstpe\r")
    #expect(screen.shows { $0.text.contains("Did you mean step?") })
    leave(screen)
    #expect(try String(contentsOfFile: history, encoding: .utf8) == "step\nstpe\nquit\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: history)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("and come back with the up arrow")
  func recalled() throws {
    let named = try folder.write("lines", "print 1 + 1\n")
    let screen = try session(["UNSCROLL_HISTORY": named])
    screen.type("\u{1B}[A\r")
    #expect(screen.shows { $0.text.contains("main> print 1 + 1\n2\n") }, "\(screen.text)")
    leave(screen)
    #expect(
      try String(contentsOfFile: named, encoding: .utf8) == "print 1 + 1\nprint 1 + 1\nquit\n")
  }

  @Test("by sessions side by side in one file")
  func parallel() throws {
    let variables = ["UNSCROLL_HISTORY": folder.path("lines")]
    let (one, two) = (try session(variables), try session(variables))
    for (screen, line) in [(one, "print 1"), (two, "print 2"), (one, "print 3")] {
      screen.type("\(line)\r")
      #expect(screen.shows { $0.text.hasSuffix("\n\(line.suffix(1))\n0% 0/5 @0.000s main>") })
    }
    #expect(try folder.text("lines") == "print 1\nprint 2\nprint 3\n")
  }

  @Test("the newest of them only, once there are very many")
  func capped() throws {
    let lines = (1...20_050).map { "print \($0)\n" }
    let named = try folder.write("lines", lines.joined())
    let screen = try session(["UNSCROLL_HISTORY": named])
    screen.type("\u{1B}[A")
    #expect(screen.shows { $0.text.hasSuffix("main> print 20050") }, "\(screen.text)")
    #expect(try folder.text("lines") == lines.suffix(10_000).joined())
  }

  @Test("not where the variable that names the file is empty")
  func disabled() throws {
    let screen = try session(["UNSCROLL_HISTORY": "", "XDG_STATE_HOME": folder.path("kept")])
    leave(screen)
    #expect(!FileManager.default.fileExists(atPath: history))
  }

  @Test(
    "nor where it names something else than a file", arguments: ["/dev/zero", "pipe", "folder"])
  func otherKinds(name: String) throws {
    let path = name.hasPrefix("/") ? name : folder.path(name)
    if name == "pipe" { #expect(mkfifo(path, 0o600) == 0) }
    if name == "folder" { #expect(mkdir(path, 0o700) == 0) }
    let screen = try session(["UNSCROLL_HISTORY": path])
    screen.type("print 1\r")
    #expect(screen.shows { $0.text.contains("main> print 1\n1\n") }, "\(screen.text)")
    leave(screen)
  }
}
