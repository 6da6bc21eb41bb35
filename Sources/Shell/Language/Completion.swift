import PagerModel
import Timeline

/// What may stand among a command's arguments, for Tab.
package enum Completion: Sendable {
  case nothing
  /// State paths, and functions over them.
  case expression
  /// What goto takes.
  case place
  case branch
  case command
  /// A command that appends events.
  case input
  /// An effect, do, and a command that appends events.
  case callback
  case file
  case snapshot
  /// Properties, and rules with their values.
  case setting
  /// Words of the command's own.
  case words([String])
}

/// Finds what may stand where the last word of a line does.
struct Completer {
  let session: Session

  /// Words that begin as the last one does; in whatever case, if there are no others.
  func candidates(_ line: String) -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last else { return [] }
    let all = words.count == 1 ? Self.commandNames : arguments(of: words, before: String(last))
    let exact = all.filter { $0.hasPrefix(last) }
    if !exact.isEmpty { return exact }
    return all.filter { $0.lowercased().hasPrefix(last.lowercased()) }
  }

  private static let commandNames = CommandTable.commands.map(\.name)

  private func arguments(of words: [Substring], before last: String) -> [String] {
    let first = Word(text: String(words[0]), column: 1, isQuoted: false)
    guard let command = try? CommandTable.command(first) else { return [] }
    switch command.completion {
    case .nothing: return []
    case .expression:
      return paths + ["before.", "event.", "count(effects,", "all(pages,", "any(pages,"]
    case .place: return ["start", "end"] + names
    case .branch: return names
    case .command: return Self.commandNames + Command.Family.allCases.map(\.rawValue)
    case .input: return inputNames
    case .callback:
      return words.contains("do") ? inputNames : Effect.names.filter { $0 != "ignored" } + ["do"]
    case .file: return FileNames.beginning(last)
    case .snapshot: return session.snapshots.map(\.name)
    case .setting: return Self.settings
    case .words(let own): return own
    }
  }

  private var inputNames: [String] {
    CommandTable.commands.filter { $0.events != nil }.map(\.name)
  }

  private var names: [String] {
    session.timeline.marks.map(\.name) + session.timeline.branches.names.map(\.name) + ["main"]
  }

  private var paths: [String] {
    let paths = session.timeline.state.paths
    let short = paths.map(\.shortDescription)
    return paths.map(\.description) + Set(short).subtracting(paths.map(\.description)).sorted()
  }

  private static let settings =
    ["isHorizontalScrollEnabled", "showIndicator", "dataSource", "delegate", "policy"]
    + Preset.allCases.map { "preset=\($0.rawValue)" }
    + PolicyName.allCases.flatMap { name in
      Policies.entry(name).values.map { "\(name.rawValue)=\($0)" }
    }
}
