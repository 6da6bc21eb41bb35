import Inspection
import PagerModel
import Wording

/// The rules that effects and differences name, as help and apropos show them.
extension CommandTable {
  /// What `word` names: a command's page, a family, rules, an area of them, a policy, the presets.
  static func help(on word: Word, in state: Pager) throws(CommandError) -> [String] {
    if commands.contains(where: { ([$0.name] + $0.aliases).contains(word.text) }) {
      return help(of: try command(word))
    }
    if word.text == "rules" { return ruleLines(Rule.allCases) }
    let area = Rule.allCases.filter { $0.area == word.text }
    if !area.isEmpty { return ruleLines(area) }
    if let rule = try rule(word) {
      return [rule.rawValue, String(localized: Message(rule.meaning))]
    }
    if let name = PolicyName(rawValue: word.text) { return PolicyText(state).explain(name) }
    if let invariant = Invariant(rawValue: word.text) {
      return [
        String(localized: "invariant: \(Message(invariant.meaning))"),
        String(localized: "because: \(Message(invariant.reason))"),
      ]
    }
    if word.text == "preset" || word.namesPreset { return PolicyText(state).presets }
    if word.text == "failsUnder" {
      return help(of: try command(Word(text: "expect", column: word.column, isQuoted: false)))
    }
    if let family = Command.Family(rawValue: word.text) { return overview(of: family) }
    return help(of: try command(word))
  }

  static func ruleLines(_ rules: [Rule]) -> [String] {
    aligned(rules.map { [$0.rawValue, String(localized: Message($0.meaning))] })
  }

  /// The policies whose question or values have `wanted` in them, which is in lower case.
  static func policyLines(speakingOf wanted: String) -> [String] {
    let found = PolicyName.allCases.filter { name in
      let entry = Policies.entry(name)
      return ([name.rawValue, entry.question] + entry.values + entry.meanings)
        .contains { $0.speaks(of: wanted) }
    }
    return aligned(
      found.map { [$0.rawValue, String(localized: Message(Policies.entry($0).question))] })
  }

  /// The rule that `word` names, whole or by a beginning that only one has; nil: it is no rule's
  /// name, which has a slash.
  static func rule(_ word: Word) throws(CommandError) -> Rule? {
    if let rule = Rule(rawValue: word.text) { return rule }
    guard word.text.contains("/") else { return nil }
    let candidates = Rule.allCases.filter { $0.rawValue.hasPrefix(word.text) }
    if let only = candidates.first, candidates.count == 1 { return only }
    guard candidates.isEmpty else {
      let names = candidates.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(word.text) could be \(names)", at: word)
    }
    let near = nearest(to: word.text, among: Rule.allCases.map(\.rawValue))
    throw CommandError(
      near.map { "no such rule. Did you mean \($0)?" } ?? "no such rule. help rules lists them.",
      at: word)
  }
}

extension Rule {
  /// What stands before the slash of its name; nil: it has none.
  var area: String? { rawValue.firstIndex(of: "/").map { String(rawValue[..<$0]) } }
}

extension String {
  /// Whether `wanted`, which is in lower case, is in it, or in what it is in the language of this
  /// thread.
  func speaks(of wanted: String) -> Bool {
    [self, String(localized: Message(self))].contains { $0.lowercased().contains(wanted) }
  }
}
