import PagerModel
import TerminalHarness
import Testing

@testable import unscroll

@Suite("A generated recording")
struct GeneratedLogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func write(_ name: String, _ count: Int, seed: UInt64) throws -> [UInt8] {
    try GeneratedLog(seed: seed).write(count, to: folder.path(name))
    return try folder.bytes(name)
  }

  @Test("has the same bytes for the same seed, and begins as a longer one does")
  func determinism() throws {
    let first = try write("a.jsonl", 2000, seed: 7)
    #expect(try write("b.jsonl", 2000, seed: 7) == first)
    #expect(try write("c.jsonl", 2000, seed: 8) != first)
    #expect(try write("d.jsonl", 20_000, seed: 7).starts(with: first))
  }

  @Test("reads, holds, and is written as fmt writes it")
  func reads() throws {
    let bytes = try write("a.jsonl", 3000, seed: 1)
    let run = try unscroll(["verify", folder.path("a.jsonl")])
    #expect(run.exit == .code(0), "\(run)")
    let formatted = try unscroll(["fmt", folder.path("a.jsonl"), "-o", folder.path("b.jsonl")])
    #expect(formatted.exit == .code(0), "\(formatted)")
    #expect(try folder.bytes("b.jsonl") == bytes)
  }

  @Test(
    "has about 113 bytes and four frames' time an event, and is drags but for one in forty",
    arguments: UInt64(1)...5)
  func shape(seed: UInt64) throws {
    let count = 20_000
    let bytes = try write("a.jsonl", count, seed: seed)
    let perEvent = Double(bytes.count) / Double(count)
    #expect((100...118).contains(perEvent), "\(perEvent)")
    var log = GeneratedLog(seed: seed)
    var (drags, time) = (0, Microseconds(0))
    for _ in 0..<count {
      let (delay, event) = log.next()
      if case .drag = event { drags += 1 }
      time += delay
    }
    let share = Double(drags) / Double(count)
    #expect((0.97...0.985).contains(share), "\(share)")
    let frames = Double(time) / Double(count) * 60 / 1e6
    #expect((3.6...4.4).contains(frames), "\(frames)")
  }

  @Test("that there is already is not written over")
  func exists() throws {
    try write("a.jsonl", 1, seed: 1)
    #expect(throws: (any Error).self) { try write("a.jsonl", 1, seed: 1) }
  }

  @Test("is given up where it is interrupted")
  func interrupted() throws {
    #expect(throws: (any Error).self) {
      try GeneratedLog(seed: 1).write(
        100_000, to: folder.path("a.jsonl"), unless: { true })
    }
  }
}
