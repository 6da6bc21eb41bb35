import Foundation
import Testing

@testable import PagerModel
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

  @Test func `The events that the README shows are some of these`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.appendingPathComponent("../../README.md"), encoding: .utf8)
    let events = readme.components(separatedBy: "`").filter {
      $0.hasPrefix("{\"") && $0.hasSuffix("}}")
    }
    #expect(events.count > 10)
    let header = text.components(separatedBy: "```\n")[1].components(separatedBy: "\n")[0]
    let lines = events.enumerated().map { number, event in
      #"{"kind":"event","id":\#(number + 1),"parent":\#(number),"dt":0,"event":\#(event)}"#
    }
    let recording = try Recording.parse(Array(([header] + lines).joined(separator: "\n").utf8))
    #expect(recording.nodes.count == events.count && recording.unreplayable.isEmpty)
  }

  @Test(arguments: EventKind.allCases)
  func `Its table has every event with its parameters and what happens`(kind: EventKind) throws {
    let row = try row(of: kind.rawValue, in: "## Events")
    #expect(row.cells.count == 3)
    for parameter in kind.parameters { #expect(row.text.contains("`\(parameter)`")) }
  }

  @Test(arguments: Effect.Kind.allCases)
  func `Its table has every effect, and marks those that are always compared`(
    kind: Effect.Kind
  ) throws {
    let row = try row(of: kind.rawValue, in: "## Effects")
    #expect(row.cells.count == 4)
    let isAlwaysCompared = [.numberOfPages, .pageAt, .didScrollToPage].contains(kind)
    #expect(row.cells.last == (isAlwaysCompared ? "●" : ""))
    #expect(row.cells[1].contains("page") == (kind.subject == .page))
    #expect(row.cells[1].contains("VIEW") == (kind.subject == .scrollView))
  }

  private static let paths: [(name: String, path: StatePath)] =
    StatePath.plain + [
      ("tabBar.emphasis[i]", .tabBar(.emphasis(0))), ("policy.NAME", .policy(.handOver)),
    ]
    + StatePath.ScrollViewField.allCases.map {
      let path = StatePath.scrollView(.main, $0)
      return (String(path.description.dropFirst("mainScrollView".count)), path)
    } + StatePath.PageField.allCases.map { (".\($0.rawValue)", .page(0, $0)) }

  @Test(arguments: paths)
  func `Its tables have every state path with its unit`(name: String, path: StatePath) throws {
    let row = try row(of: name, in: "## State paths")
    let types =
      switch path.unit {
      case .points: ["points"]
      case .pointsPerSecond: ["points/s"]
      case .seconds: ["seconds"]
      case .pages: ["pages"]
      case .none: ["boolean", "count", "index", "text"]
      }
    #expect(row.cells.count == 4 && types.contains(row.cells[2]), "\(row.text)")
    if case .scrollView(_, .contentOffset) = path {
      #expect(row.cells[1].contains("`\(path.shortDescription)`"))
    }
  }

  @Test func `Its words of a page's lifecycle are the model's`() throws {
    let row = try row(of: ".lifecycle", in: "## State paths")
    for word in Lifecycle.allCases.map(\.rawValue) + ["none"] {
      #expect(row.cells[3].contains("`\(word)`"))
    }
  }

  @Test func `It says how deep callbacks act inside one another`() {
    #expect(
      text.contains("| callbacks that act inside one another | \(PinnedPager.deepestCallback);"))
  }

  /// The row of a table whose first cell has `name`, below a heading.
  private func row(
    of name: String, in heading: String
  ) throws -> (text: String, cells: [String]) {
    let parts = text.components(separatedBy: heading + "\n")
    let section = try #require(
      parts.count == 2 ? parts[1].components(separatedBy: "\n## ")[0] : nil)
    let rows = section.components(separatedBy: "\n").filter { $0.hasPrefix("|") }.map { row in
      let cells = row.dropFirst().dropLast().components(separatedBy: "|")
      return (text: row, cells: cells.map { $0.trimmingCharacters(in: .whitespaces) })
    }
    return try #require(rows.first { $0.cells[0].contains("`\(name)`") })
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
    let row = try #require(rows.first { $0.hasPrefix("| `\(kind.rawValue)` |") })
    for field in kind.fields { #expect(row.contains("`\(field.rawValue)`")) }
  }
}
