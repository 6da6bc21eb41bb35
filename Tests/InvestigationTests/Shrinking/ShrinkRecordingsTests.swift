import Inspection
import Investigation
import PagerModel
import Recording
import Testing
import Timeline

import struct Recording.Expectation

@Suite("Shrinking the recordings")
struct ShrinkRecordingsTests {
  @Test(
    "what an assertion names as its bug is small, has the same cause, and holds under its own rules",
    arguments: Recordings.files)
  func proofs(_ file: String) throws {
    let loaded = try Recordings.read(file)
    let header = loaded.recording.header
    for (expectation, expression) in zip(loaded.recording.expectations, loaded.expressions) {
      guard let change = expectation.failsUnder else { continue }
      let rules = change.replacing(header.policy)
      let whole = Proof(loaded, rules, expectation, expression)
      let found = try loaded.failing(rules, [(expectation, expression)]).failingAssertion()
      let shrunk = try #require(try found.shrink())
      let text = "\(expectation.text) under \(change.text)"
      #expect(found.contrast == header.policies && !found.failsAnyway, "\(text)")
      #expect(shrunk.scenario.steps.count <= found.scenario.steps.count, "\(text)")
      // The longest ways are those that take seven drags to go.
      #expect(shrunk.scenario.steps.count <= 20, "\(text)")

      let small = try Proof(shrunk, in: header)
      #expect(try small.failingPart() == whole.failingPart(), "\(text)")
      #expect(try small.writer() == whole.writer(), "\(text)")
      #expect(try small.under(header.policies).failingPart() == nil, "\(text)")
    }
  }
}

/// One assertion of a session, judged and asked for its cause as `verify` and `last` do.
private struct Proof {
  private let loaded: LoadedRecording
  private let replay: Replay
  private let expectation: Expectation
  private let expression: Expression?

  init(
    _ loaded: LoadedRecording, _ rules: Policies, _ expectation: Expectation,
    _ expression: Expression?
  ) {
    self.loaded = loaded
    replay = Replay(loaded.recording, policies: rules)
    (self.expectation, self.expression) = (expectation, expression)
  }

  /// As the file that is written has it.
  init(_ shrunk: Shrunk, in header: Header) throws {
    let lines = try shrunk.recording(header).lines()
    let loaded = try LoadedRecording(Recording.parse(lines.flatMap { Array($0.utf8) }))
    let expectation = try #require(loaded.recording.expectations.first)
    self.init(
      loaded, loaded.recording.header.policies, expectation, loaded.expressions.first ?? nil)
  }

  func under(_ rules: Policies) -> Proof { Proof(loaded, rules, expectation, expression) }

  private func mismatch() throws -> Mismatch? {
    var judge = Judge(replay, node: loaded.names(in: replay.tree))
    return try judge.mismatches(of: expectation, that: expression).first
  }

  func failingPart() throws -> String? { try mismatch()?.question }

  /// Which rule last wrote what the failing part reads, and whether in a frame; of effects, what was
  /// sent.
  func writer() throws -> String {
    guard let mismatch = try mismatch() else { return "nobody" }
    if mismatch.question == "effects" { return mismatch.found }
    var replay = replay
    let search = OriginSearch(path: replay.tree.path(to: expectation.at)) {
      Pager(loaded.recording.header.initial, policies: $0)
    }
    let place = Cursor(node: expectation.at, time: replay.tree[expectation.at].time).justAfter
    let part = try Expression(parsing: mismatch.question, in: expression?.container ?? .pinned)
    let links = try part.paths.compactMap {
      try search.lastChange(of: $0, before: place, in: &replay)
    }
    let last = links.max { ($0.cursor.node, $0.cursor.time) < ($1.cursor.node, $1.cursor.time) }
    return "\(last?.rule.map { "\($0)" } ?? "nobody") \(last?.isFrame ?? false)"
  }
}

extension LoadedRecording {
  fileprivate func failing(
    _ rules: Policies, _ assertions: [FailingSession.Assertion]
  ) -> FailingSession {
    let replay = Replay(recording)
    return FailingSession(
      recording.header, policies: rules, replay: replay, leaves: replay.tree.leaves,
      assertions: assertions, observations: [], bookmark: names(in: replay.tree),
      unless: { false })
  }
}
