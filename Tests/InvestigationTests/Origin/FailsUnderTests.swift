import Investigation
import PagerModel
import Recording
import Testing
import Timeline

import class Foundation.FileManager
import struct Foundation.URL
import struct Recording.Expectation

@testable import Inspection

/// Each recording names rules under which one of its assertions fails: there, asking why must lead
/// to these rules.
@Suite("Where an assertion fails under a rule that it names")
struct FailsUnderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Recordings")

  static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?
    .filter { $0.hasSuffix(".jsonl") }.sorted() ?? []

  /// How the rule was found.
  private enum Found: Comparable { case chain, fromStart, nowhere }

  @Test("asking why of what it asks about names the rule, and ends at an input", arguments: files)
  func rules(file: String) throws {
    let path = Self.folder.appending(path: file).path()
    let loaded = try LoadedRecording.read(path)
    for (index, expectation) in loaded.recording.expectations.enumerated() {
      guard let change = expectation.failsUnder else { continue }
      let found = try found(expectation, loaded.expressions[index], change, loaded)
      #expect(found != .nowhere, "\(file):\(expectation.line ?? 0) \(change.text)")
    }
  }

  private func found(
    _ expectation: Expectation, _ expression: Expression?, _ change: PolicyChange,
    _ loaded: LoadedRecording
  ) throws -> Found {
    let header = loaded.recording.header
    let policies = change.replacing(header.policy)
    let named =
      header.container == "pinned" ? Container.pinned : Container(rawValue: header.container)
    let names = (named ?? .pinned).policyNames.filter {
      let entry = Policies.entry($0)
      return entry.value(policies) != entry.value(header.policies)
    }
    var replay = Replay(loaded.recording, policies: policies)
    let place = Cursor(node: expectation.at, time: replay.tree[expectation.at].time)
    let search = OriginSearch(
      path: replay.tree.path(to: expectation.at),
      root: { Pager(header.initial, policies: $0) })
    var best = Found.nowhere
    for subject in try subjects(of: expectation, expression, at: place, in: &replay) {
      let origin = try search.origin(of: subject, at: place, in: &replay)
      #expect(origin.links.isEmpty || origin.end == .input, "\(subject) \(origin.end)")
      let decided = origin.links.flatMap(\.decisions).map(\.policy)
      if decided.contains(where: names.contains) { return .chain }
      if case .tried(let decisions) = origin.fromStart,
        decisions.contains(where: { names.contains($0.policy) })
      {
        best = .fromStart
      }
    }
    return best
  }

  /// The fields and effects that an assertion asks about.
  private func subjects(
    of expectation: Expectation, _ expression: Expression?, at place: Cursor,
    in replay: inout Replay
  ) throws -> [Subject] {
    var subjects = expectation.state.compactMap(\.path).map(Subject.path)
    let sent = try replay.effects(at: expectation.at).map(\.effect.name)
    let expected = (expectation.effects ?? []).map { String($0.prefix { $0 != " " }) }
    if expectation.effects != nil { subjects += (expected + sent).map(Subject.effect) }
    let state = try replay.state(at: place)
    let pages = state.paths.filter { if case .page(_, .isLoaded) = $0 { true } else { false } }
    subjects += (expression?.paths(numberOfPages: pages.count) ?? []).map(Subject.path)
    expression?.root.visit { kind in
      switch kind {
      case .countEffects(.named(let name)): subjects.append(.effect(name))
      case .countEffects(.exactly(let text)):
        subjects.append(.effect(String(text.prefix { $0 != " " })))
      case .literal, .path, .pagePath, .eventParameter, .overPages, .call, .not, .negated,
        .arithmetic, .comparison, .near, .conjunction, .disjunction:
        break
      }
    }
    var known: Set<Subject> = []
    return subjects.filter { known.insert($0).inserted }
  }
}
