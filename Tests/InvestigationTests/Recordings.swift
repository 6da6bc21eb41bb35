import Inspection
import PagerModel
import Recording
import Timeline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The recordings that are kept by hand, the traces left out.
enum Recordings {
  static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    + "/Recordings"

  static let files: [String] = {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".jsonl") { names.append(name) }
    }
    return names.sorted()
  }()

  static func read(_ file: String) throws -> LoadedRecording {
    try LoadedRecording.read("\(folder)/\(file)")
  }

  /// The different rules that a recording's assertions must fail under.
  static func failing(_ loaded: LoadedRecording) -> [PolicyChange] {
    var changes: [PolicyChange] = []
    for change in loaded.recording.expectations.compactMap(\.failsUnder)
    where !changes.contains(change) {
      changes.append(change)
    }
    return changes
  }
}

/// What a pager under `policies` would have reported: after every event that can be replayed, its
/// whole state but the rules, and what it sent.
func reports(of replay: Replay) throws -> [Observation] {
  var replay = replay
  return try replay.tree.ids.dropFirst().filter { !replay.tree.isBlocked($0) }.map { node in
    let state = try replay.state(at: node)
    var observation = Observation(at: node)
    observation.state = state.paths.compactMap { path in
      if case .policy = path { return nil }
      return path == .time ? nil : StateEntry(path, state.value(path))
    }
    observation.effects = try replay.effects(at: node).map(\.effect.description)
    return observation
  }
}
