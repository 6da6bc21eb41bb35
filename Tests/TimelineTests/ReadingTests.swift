import Foundation
import PagerModel
import Recording
import SeededRandom
import Testing
import Timeline

@Suite("A recording that is folded while it is read is the one that is read first")
struct ReadingTests {
  /// As many events as a log's chunk has.
  static let chunk = 16_384

  private static let header =
    #"{"kind":"recording","version":1,"container":"pinned","title":"t","initial":{"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":[{"contentHeight":2000},{"contentHeight":300}]}}"#

  /// `branch`: the event that has another parent than the one before; `unknown`: one of a kind that
  /// this version does not know.
  private static func lines(_ count: Int, branch: Int? = nil, unknown: Int? = nil) -> [String] {
    var random = Seeded(UInt64(count))
    return [header]
      + (1...count).map { id in
        let event =
          switch id {
          case 1: #"{"reload":{}}"#
          case unknown: #"{"teleport":{}}"#
          case _ where id % 1000 == 7: #"{"pages":{"pages":[{"contentHeight":\#(id)}]}}"#
          case _ where id % 1000 == 8: #"{"reload":{}}"#
          case _ where id % 40 == 2: #"{"drag":{"phase":"began","x":100,"y":500}}"#
          case _ where id % 40 == 1:
            #"{"drag":{"phase":"ended","vx":0,"vy":\#(Int.random(in: -2000...2000, using: &random))}}"#
          case _:
            #"{"drag":{"phase":"changed","dx":0,"dy":\#(Int.random(in: -30...30, using: &random))}}"#
          }
        let parent = id == branch ? id / 2 : id - 1
        return #"{"kind":"event","id":\#(id),"parent":\#(parent),"dt":16667,"event":\#(event)}"#
      }
  }

  private func withFile<Value>(_ text: String, _ body: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl").path()
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(text.utf8).write(to: URL(filePath: file))
    return try body(file)
  }

  private func expectSame(
    _ lines: [String], at depths: [Int], firstSnapshot: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withFile(lines.joined(separator: "\n") + "\n") { file in
      let recording = try Recording.read(file)
      var plain = Replay(recording)
      var (read, replay) = try Replay.read(file)
      #expect(read.nodes == recording.nodes, sourceLocation: sourceLocation)
      #expect(read.payloads == recording.payloads, sourceLocation: sourceLocation)
      let end = replay.tree.leaf(below: 0)
      let nearest = replay.nearestState(above: end).node
      #expect(nearest == firstSnapshot, sourceLocation: sourceLocation)
      for depth in depths.reversed() {
        #expect(
          try replay.state(at: depth) == plain.state(at: depth), "#\(depth)",
          sourceLocation: sourceLocation)
      }
    }
  }

  @Test(
    "of any size around the first that a thread folds",
    arguments: [1, chunk - 1, chunk, chunk + 1, 2 * chunk, 2 * chunk + 300])
  func sizes(count: Int) throws {
    let snapshot = count < Self.chunk ? 0 : count / 256 * 256
    let depths = [0, 1, 255, 256, 257, Self.chunk - 1, Self.chunk, Self.chunk + 1, count]
    try expectSame(
      Self.lines(count), at: depths.filter { $0 <= count }, firstSnapshot: snapshot)
  }

  @Test("up to where a branch begins", arguments: [10, 300, chunk, chunk + 1, chunk + 2])
  func branches(branch: Int) throws {
    let lines = Self.lines(Self.chunk + 600, branch: branch)
    // Node 0's first children lead to the node before the branch.
    try expectSame(
      lines, at: [branch - 1, branch, Self.chunk + 600], firstSnapshot: (branch - 1) / 256 * 256)
  }

  @Test("up to an event that is not known", arguments: [10, 300, chunk + 400])
  func unknown(id: Int) throws {
    let lines = Self.lines(Self.chunk + 600, unknown: id)
    try withFile(lines.joined(separator: "\n") + "\n") { file in
      var (recording, replay) = try Replay.read(file)
      #expect(replay.nearestState(above: id - 1).node == (id - 1) / 256 * 256)
      #expect(throws: ReplayError.notReplayable(id)) { try replay.state(at: recording.nodes.count) }
      var plain = Replay(recording)
      #expect(try replay.state(at: id - 1) == plain.state(at: id - 1))
    }
  }

  @Test("an interrupt leaves the snapshots for later", arguments: [0, 1, 2, 5])
  func interrupted(looks: Int) throws {
    try withFile(Self.lines(Self.chunk + 600).joined(separator: "\n") + "\n") { file in
      var left = looks
      var (recording, replay) = try Replay.read(file) {
        left -= 1
        return left < 0
      }
      var plain = Replay(recording)
      let end = recording.nodes.count
      #expect(try replay.state(at: end) == plain.state(at: end))
    }
  }

  @Test(
    "a broken line is refused with the same words",
    arguments: [2, 300, chunk, chunk + 1, chunk + 2, chunk + 500])
  func broken(line: Int) throws {
    for damage in ["{", "x", #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"wait":{}}}"#] {
      var lines = Self.lines(Self.chunk + 600)
      lines[line] = damage
      try withFile(lines.joined(separator: "\n") + "\n") { file in
        let expected = #expect(throws: ReadError.self) { try Recording.read(file) }
        let found = #expect(throws: ReadError.self) { _ = try Replay.read(file) }
        #expect(found.map { "\($0)" } == expected.map { "\($0)" } && found?.line == line + 1)
      }
    }
  }

  @Test("a file that is cut is read up to the cut", arguments: [10, chunk, chunk + 1, chunk + 400])
  func cut(line: Int) throws {
    let whole = Self.lines(Self.chunk + 600)
    let text = whole[...line].joined(separator: "\n").dropLast(9)
    try withFile(String(text)) { file in
      let (recording, _) = try Replay.read(file)
      #expect(recording.tornTail == (try Recording.read(file)).tornTail)
      #expect(recording.nodes.count == line - 1)
    }
  }
}
