import Foundation
import TerminalHarness
import Testing

@Suite("The README")
struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private let lines: [String]

  init() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
  }

  /// The lines of the first code block below a heading.
  private func block(below heading: String) throws -> [String] {
    let start = try #require(lines.firstIndex(of: heading), "no heading \(heading)")
    let fence = try #require(lines[start...].firstIndex { $0.hasPrefix("```") })
    let end = try #require(lines[(fence + 1)...].firstIndex { $0.hasPrefix("```") })
    return Array(lines[fence + 1..<end])
  }

  @Test("shows a session as a terminal shows it, prompts and all")
  func session() throws {
    let block = try block(below: "## A session")
    let opening = try #require(block.first?.split(separator: " ").last.map(String.init))
    let screen = try TerminalScreen(
      "/bin/sh", ["-c", "cd '\(Self.root.path())' && exec \(builtProgram("unscroll")) \(opening)"],
      environment: ["UNSCROLL_HISTORY": "", "NO_COLOR": "1", "PATH": "/usr/bin:/bin"], rows: 200,
      columns: 160)
    let typed = block.compactMap { $0.firstMatch(of: #/^[0-9]+% .*?> (.+)$/#).map { String($0.1) } }
    for (count, command) in typed.enumerated() {
      #expect(screen.shows { prompts(in: $0.text) > count }, "\(screen.text)")
      screen.type(command + "\r")
    }
    #expect(screen.shows { prompts(in: $0.text) > typed.count }, "\(screen.text)")
    #expect(
      screen.text.components(separatedBy: "\n").dropLast() == block.dropFirst(), "\(screen.text)")
  }

  private func prompts(in text: String) -> Int {
    text.components(separatedBy: "\n").count { $0.firstMatch(of: #/^[0-9]+% .*?>( |$)/#) != nil }
  }

  @Test("lists every command")
  func commands() throws {
    let text = lines.joined(separator: "\n")
    let help = try unscroll(["run", "-", "-e", "help"], input: SampleSession.fling).lines
    for line in help where line.hasPrefix("  ") {
      let name = line.split { $0 == " " || $0 == "," }.first.map(String.init) ?? ""
      #expect(text.contains("`\(name)"), "\(name) is not in the README")
    }
  }
}
