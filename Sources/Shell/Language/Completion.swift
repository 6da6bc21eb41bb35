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
  /// A command, or a rule.
  case command
  /// A command that appends events.
  case input
  case file
  case snapshot
  /// Properties, and rules with their values.
  case setting
  /// What compare takes: presets, rules with their values, branches, files.
  case compared
  /// The shell's settings with their values, after `set`.
  case shellSetting
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
    case .command:
      return Self.commandNames + Command.Family.allCases.map(\.rawValue) + ["rules"]
        + Rule.allCases.map(\.rawValue)
    case .input: return CommandTable.commands.filter { $0.events != nil }.map(\.name)
    case .file: return FileNames.beginning(last)
    case .snapshot: return session.snapshots.map(\.name)
    case .setting: return Self.settings
    case .compared: return compared(last)
    case .shellSetting:
      let name = words.count == 3 ? Settings.Name(rawValue: String(words[1])) : nil
      return words.count == 2 ? Settings.Name.allCases.map(\.rawValue) : name?.values ?? []
    case .words(let own): return own
    }
  }

  private var names: [String] {
    session.timeline.marks.map(\.name) + session.timeline.branches.names.map(\.name) + ["main"]
  }

  /// Rules joined by commas are completed at the last one.
  private func compared(_ word: String) -> [String] {
    let joined = word.lastIndex(of: ",").map { String(word[...$0]) } ?? ""
    let rules = Self.rules.map { joined + $0 }
    guard joined.isEmpty else { return rules }
    let branches = session.timeline.branches.names.map(\.name) + ["main"]
    return Preset.allCases.map(\.rawValue) + branches + rules + FileNames.beginning(word)
  }

  private var paths: [String] {
    let paths = session.timeline.state.paths
    let short = paths.map(\.shortDescription)
    return paths.map(\.description) + Set(short).subtracting(paths.map(\.description)).sorted()
  }

  private static let settings =
    ["isHorizontalScrollEnabled", "showIndicator", "dataSource", "delegate", "policy"]
    + Preset.allCases.map { "preset=\($0.rawValue)" } + rules

  private static let rules = PolicyName.allCases.flatMap { name in
    Policies.entry(name).values.map { "\(name.rawValue)=\($0)" }
  }
}
