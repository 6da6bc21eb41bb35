import Inspection
import PagerModel
import Timeline
import Wording

/// What a word of `compare` stands for.
struct ComparedSide {
  let name: String
  let path: ComparedPath
  /// Of another recording: `goto` does not lead there.
  var isOfAnotherFile = false
}

extension Session {
  /// A preset, rules joined by commas, a branch, or a recording; quoted, one of the last two.
  func comparedSide(_ word: Word) throws(CommandError) -> ComparedSide {
    guard !word.text.isEmpty else {
      throw CommandError(
        "the name is empty: compare takes presets, rules, branches, files", at: word)
    }
    if !word.isQuoted, let change = try rules(word) { return try side(under: change, word) }
    let isBranch = timeline.branches.end(of: word.text, in: timeline.tree) != nil
    if isBranch || (word.text.hasPrefix("#") && !word.isQuoted) {
      let path = timeline.tree.path(to: try leaf(word))
      return ComparedSide(name: word.text, path: try comparedPath(timeline.replay, path, at: word))
    }
    if FileNames.exists(word.text) { return try side(ofFile: word) }
    if timeline.node(named: word.text) != nil { _ = try leaf(word) }
    let names =
      timeline.container.presets.map(\.rawValue) + timeline.branches.names.map(\.name) + ["main"]
    let problem: Message = "no preset, rule, branch or file is called \(word.text)."
    let near = nearest(to: word.text, among: names)
    throw CommandError(near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: word)
  }

  /// Nil: the word names no rules.
  func rules(_ word: Word) throws(CommandError) -> PolicyChange? {
    let text = word.text
    if !word.namesPreset {
      guard let name = text.firstIndex(of: "=").map({ String(text[..<$0]) }) else { return nil }
      let isRule = PolicyName(rawValue: name) != nil || name == "preset"
      guard isRule || !FileNames.exists(text) else { return nil }
    }
    // Each rule keeps its column.
    let indent = String(repeating: " ", count: word.column - 1)
    var rules = Arguments(Words(indent + text), from: 0)
    return try rules.requirePolicies(in: timeline.container)
  }

  /// This branch under other rules than the recording's.
  private func side(under change: PolicyChange, _ word: Word) throws(CommandError) -> ComparedSide {
    let replay = replay(under: change.replacing(header.policy))
    return ComparedSide(
      name: word.text.split(separator: ",").joined(separator: ","),
      path: try comparedPath(replay, timeline.path, at: word, leavesOutRules: true))
  }

  private func side(ofFile word: Word) throws(CommandError) -> ComparedSide {
    let (replay, leaf) = try otherRecording(word)
    return ComparedSide(
      name: word.text, path: try comparedPath(replay, replay.tree.path(to: leaf), at: word),
      isOfAnotherFile: true)
  }

  /// A recording that `word` names, and the end of its main.
  func otherRecording(_ word: Word) throws(CommandError) -> (replay: Replay, leaf: NodeID) {
    let loaded: LoadedRecording
    do {
      loaded = try LoadedRecording.read(word.text, unless: isInterrupted)
    } catch {
      throw CommandError("\(error)", at: word, outcome: .fileError)
    }
    if let obstacle = loaded.recording.obstacle {
      throw CommandError("\(word.text): \(obstacle)", at: word, outcome: .cannotJudge)
    }
    let replay = loaded.replay
    return (replay, loaded.branches.main(in: replay.tree))
  }

  private func comparedPath(
    _ replay: Replay, _ path: Path, at word: Word, leavesOutRules: Bool = false
  ) throws(CommandError) -> ComparedPath {
    let unknown = path.first { replay.tree[Int($0)].event == nil }
    do throws(ReplayError) {
      if let unknown { throw ReplayError.notReplayable(Int(unknown)) }
      return try ComparedPath(replay, path: path, leavesOutRules: leavesOutRules)
    } catch {
      throw CommandError("\(word.text): \(error.sentence)", at: word, outcome: .cannotJudge)
    }
  }
}
