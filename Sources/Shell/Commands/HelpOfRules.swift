import Inspection
import PagerModel

/// The rules that effects and differences name, as help and apropos show them.
extension CommandTable {
  static func ruleLines(_ rules: [Rule]) -> [String] {
    aligned(rules.map { [$0.rawValue, $0.meaning] })
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
    let suggestion = near.map { " Did you mean \($0)?" } ?? " help rules lists them."
    throw CommandError("no such rule.\(suggestion)", at: word)
  }
}
