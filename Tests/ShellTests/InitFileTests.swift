import Foundation
import TerminalHarness
import Testing

@Suite("The user's own start-up commands")
struct InitFileTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
    try FileManager.default.createDirectory(
      atPath: folder.path("unscroll"), withIntermediateDirectories: false)
    _ = try folder.write("unscroll/init", "display main.y\ngoto nowhere\ngoto 3\n")
  }

  private func screen(_ options: [String]) throws -> TerminalScreen {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), [file] + options,
      environment: ["XDG_CONFIG_HOME": folder.path, "UNSCROLL_HISTORY": ""], rows: 40, columns: 160)
    #expect(screen.shows { $0.text.hasSuffix("main>") }, "\(screen.text)")
    return screen
  }

  @Test("are run before the first prompt; one that fails is only complained of")
  func run() throws {
    let text = try screen([]).text
    #expect(text.contains("init:2:6: no mark or branch is called nowhere"))
    #expect(text.hasSuffix("60% 3/5 @0.266s main>"))
  }

  @Test("are left out with --no-init")
  func leftOut() throws {
    #expect(try screen(["--no-init"]).text.hasSuffix("0% 0/5 @0.000s main>"))
  }
}
