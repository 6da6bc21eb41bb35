import Foundation
import PagerModel
import Testing

@testable import Recording

@Suite struct TheSpecification {
  private let text: String

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../Recordings/FORMAT.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `Its example is a recording of two branches`() throws {
    let parts = text.components(separatedBy: "```\n")
    let recording = try Recording.parse(Array(try #require(parts.dropFirst().first).utf8))
    #expect(recording.nodes.map(\.parent) == [0, 1, 2, 3, 3])
    #expect(recording.marks.map(\.name) == ["flung", "held"])
    #expect(recording.warnings.isEmpty && recording.obstacle == nil)
  }

  @Test(arguments: EventKind.allCases)
  func `Its table has every event with its parameters`(kind: EventKind) throws {
    let rows = text.components(separatedBy: "## Events")[1].components(separatedBy: "\n")
    let row = try #require(
      rows.first { $0.hasPrefix("|") && $0.split(separator: "|")[0].contains("`\(kind.rawValue)`") }
    )
    for parameter in kind.parameters { #expect(row.contains("`\(parameter)`")) }
  }

  @Test(arguments: PolicyName.allCases)
  func `Its table has every policy with what each value does`(name: PolicyName) throws {
    let entry = Policies.entry(name)
    let row = try #require(
      text.components(separatedBy: "\n").first { $0.hasPrefix("| `\(name.rawValue)` |") })
    let values = zip(entry.values, entry.meanings).map { "`\($0)`: \($1)" }
    let cell = values.joined(separator: " · ")
    #expect(row == "| `\(name.rawValue)` | \(entry.question) | \(cell) |")
  }

  @Test(arguments: RecordKind.allCases)
  func `Its table has every record with its fields`(kind: RecordKind) throws {
    let rows = text.components(separatedBy: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| `\(kind.name)` |") })
    for field in kind.fields { #expect(row.contains("`\(field.name)`")) }
  }
}
