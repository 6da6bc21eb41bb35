import LineEditor
import PagerModel
import Timeline
import Wording

/// What may stand among a command's arguments, for Tab.
package enum Completion: Sendable {
  case nothing
  /// State paths, and functions over them.
  case expression
  /// An expression, and after failsUnder rules.
  case assertion
  /// What goto takes.
  case place
  case branch
  /// An event or effect, for breakpoints.
  case stop
  /// A state path, or an effect.
  case subject
  /// A command, or a rule.
  case command
  /// A command that appends events.
  case input
  /// An effect, do, and a command that appends events.
  case callback
  case file
  case snapshot
  /// Properties, and rules with their values.
  case setting
  /// What compare takes: presets, rules with their values, branches, files.
  case compared
  /// What diff takes: places, snapshots, and what compare takes.
  case difference
  /// The shell's settings with their values, after `set`.
  case shellSetting
  /// Rules, alone and with their values.
  case policy
  /// Words of the command's own.
  case words([String])
}

/// Finds what may stand where the last word of a line does.
struct Completer {
  let session: Session

  /// Words that begin as the last one does; in whatever case, if there are no others.
  func candidates(_ line: String) -> [Candidate] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last else { return [] }
    let all = words.count == 1 ? Self.commands : arguments(of: words, before: String(last))
    let exact = all.filter { $0.text.hasPrefix(last) }
    if !exact.isEmpty { return exact }
    return all.filter { $0.text.lowercased().hasPrefix(last.lowercased()) }
  }

  private static var commands: [Candidate] { candidates(of: CommandTable.commands) }
  private static var inputs: [Candidate] {
    candidates(of: CommandTable.commands.filter { $0.events != nil })
  }

  private static func candidates(of commands: [Command]) -> [Candidate] {
    commands.map { Candidate($0.name, note: String(localized: Message($0.summary))) }
  }

  private func arguments(of words: [Substring], before last: String) -> [Candidate] {
    let first = Word(text: String(words[0]), column: 1, isQuoted: false)
    guard let command = try? CommandTable.command(first) else { return [] }
    switch command.completion {
    case .nothing: return []
    case .expression: return paths + Self.functions
    case .assertion:
      if words.contains("failsUnder") { return (presetNames + rules).map { Candidate($0) } }
      return paths + Self.functions + [Candidate("failsUnder")]
    case .place: return [Candidate("start"), Candidate("end")] + names
    case .branch: return names
    case .stop: return Session.namesOfStops.map { Candidate($0) } + (words.count > 2 ? paths : [])
    case .subject: return paths + Effect.names.map { Candidate($0) }
    case .command:
      return Self.commands + Command.Family.allCases.map { Candidate($0.rawValue) }
        + [Candidate("rules")] + Rule.allCases.map { Candidate($0.rawValue) }
        + container.policyNames.map { Candidate($0.rawValue) } + [Candidate("preset")]
    case .input: return Self.inputs
    case .callback:
      let effects = Effect.names.filter { $0 != "ignored" }.map { Candidate($0) }
      return words.contains("do") ? Self.inputs : effects + [Candidate("do")]
    case .file: return FileNames.beginning(last).map { Candidate($0) }
    case .snapshot: return session.snapshots.map { Candidate($0.name) }
    case .setting: return settings.map { Candidate($0) }
    case .policy:
      let names = container.policyNames.map(\.rawValue) + presetNames + ["preset"]
      return (names + presets + rules).map { Candidate($0) }
    case .compared: return compared(last).map { Candidate($0) }
    case .difference:
      return [Candidate("start"), Candidate("end")] + names
        + session.snapshots.map { Candidate($0.name) } + compared(last).map { Candidate($0) }
    case .shellSetting:
      let name = words.count == 3 ? Settings.Name(rawValue: String(words[1])) : nil
      let values = words.count == 2 ? Settings.Name.allCases.map(\.rawValue) : name?.values ?? []
      return values.map { Candidate($0) }
    case .words(let own): return own.map { Candidate($0) }
    }
  }

  private static let functions =
    ["before.", "event.", "count(effects,", "all(pages,", "any(pages,"].map { Candidate($0) }

  /// Marks and branches, with the node of each.
  private var names: [Candidate] {
    let timeline = session.timeline
    let main = [("main", timeline.branches.main(in: timeline.tree))]
    let named = timeline.marks + timeline.branches.names.filter { $0.name != "main" } + main
    return named.map { Candidate($0.0, note: "#\($0.1)") }
  }

  private var container: Container { session.timeline.container }
  private var presetNames: [String] { container.presets.map(\.rawValue) }

  /// Rules joined by commas are completed at the last one.
  private func compared(_ word: String) -> [String] {
    let joined = word.lastIndex(of: ",").map { String(word[...$0]) } ?? ""
    let rules = rules.map { joined + $0 }
    guard joined.isEmpty else { return rules }
    let branches = session.timeline.branches.names.map(\.name) + ["main"]
    return presetNames + branches + rules + FileNames.beginning(word)
  }

  /// State paths in both spellings, with their values here.
  private var paths: [Candidate] {
    let state = session.timeline.state
    let paths = state.paths.map { (path: $0, value: "\(state.value($0))") }
    let whole = paths.map { Candidate($0.path.description, note: $0.value) }
    let short = paths.filter { $0.path.shortDescription != $0.path.description }
      .map { Candidate($0.path.shortDescription, note: $0.value) }
    return whole + short.sorted { $0.text < $1.text }
  }

  private var settings: [String] {
    ["isHorizontalScrollEnabled", "showIndicator", "dataSource", "delegate", "policy"]
      + presets + rules
  }

  private var presets: [String] { presetNames.map { "preset=\($0)" } }

  private var rules: [String] {
    container.policyNames.flatMap { name in
      Policies.entry(name).values.map { "\(name.rawValue)=\($0)" }
    }
  }
}
