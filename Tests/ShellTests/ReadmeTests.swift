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

  @Test("has a tour that goes as it says, typed at a terminal line by line")
  func tour() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Recordings"),
      withDestinationPath: Self.root.appending(path: "Recordings").path())
    for run in runs(of: try block(below: "## A five-minute tour")) {
      let screen = try TerminalScreen(
        "/bin/sh",
        ["-c", "cd '\(folder.path)' && exec \(builtProgram("unscroll")) \(run.arguments)"],
        environment: ["UNSCROLL_HISTORY": "", "NO_COLOR": "1", "PATH": "/usr/bin:/bin"], rows: 200,
        columns: 100)
      let typed = run.lines.compactMap {
        $0.firstMatch(of: #/^[0-9]+% .*?> (.+)$/#).map { String($0.1) }
      }
      for (count, command) in typed.enumerated() {
        #expect(screen.shows { prompts(in: $0.text) > count }, "\(screen.text)")
        screen.type(command + "\r")
      }
      #expect(screen.exit() != nil, "\(screen.text)")
      let shown = screen.text.components(separatedBy: "\n").map(withoutSeconds)
      #expect(shown == run.lines.map(withoutSeconds), "\(screen.text)")
    }
  }

  @Test("shows what divergence and explain say of a device, as they say it")
  func device() throws {
    let start = try #require(lines.firstIndex { $0.hasPrefix("$ cp Recordings/") })
    let end = try #require(lines[start...].firstIndex { $0.hasPrefix("```") })
    let commands = lines[start..<end].prefix { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Recordings"),
      withDestinationPath: Self.root.appending(path: "Recordings").path())
    let tools = URL(filePath: builtProgram("unscroll")).deletingLastPathComponent().path()
    let screen = try TerminalScreen(
      "/bin/sh", ["-c", "cd '\(folder.path)' && \(commands.joined(separator: "\n"))"],
      environment: ["NO_COLOR": "1", "PATH": "\(tools):/usr/bin:/bin"], rows: 200, columns: 160)
    #expect(screen.exit(within: 60) != nil, "\(screen.text)")
    let shown = screen.text.components(separatedBy: "\n")
    #expect(shown == Array(lines[(start + commands.count)..<end]), "\(screen.text)")
  }

  /// What stands behind each `$ swift run unscroll`, and the lines below it.
  private func runs(of block: [String]) -> [(arguments: String, lines: [String])] {
    var runs: [(arguments: String, lines: [String])] = []
    for line in block {
      if let start = line.firstMatch(of: #/^\$ swift run unscroll (.+)$/#) {
        runs.append((String(start.1), []))
      } else if !runs.isEmpty {
        runs[runs.count - 1].lines.append(line)
      }
    }
    return runs
  }

  /// How long verify took.
  private func withoutSeconds(_ line: String) -> String {
    line.replacing(#/   [0-9.]+ s$/#, with: "")
  }

  private func prompts(in text: String) -> Int {
    text.components(separatedBy: "\n").count { $0.firstMatch(of: #/^[0-9]+% .*?>( |$)/#) != nil }
  }

  @Test("lists every command with its aliases and what it does")
  func commands() throws {
    let table = lines.filter { $0.hasPrefix("| **") }.joined(separator: "\n")
    let help = try unscroll(["run", "-", "-e", "help"], input: SampleSession.fling).lines
    for line in help {
      guard let command = line.firstMatch(of: #/^  ([^ ,]+(?:, [^ ,]+)*) +(.+)$/#) else { continue }
      let names = command.1.components(separatedBy: ", ").map { "`\($0)`" }
      let cell = names.joined(separator: " ") + " " + command.2
      #expect(table.contains(cell), "\(cell) is not in the README")
    }
  }
}
