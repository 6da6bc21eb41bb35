import Chinese
import Inspection
import PagerModel
import Shell
import Testing
import Wording

@Suite("The Chinese tables")
struct TablesTests {
  @Test("say what each policy decides, and what each of its values does")
  func policies() {
    for policy in PolicyName.allCases.map(Policies.entry) {
      for key in [policy.question] + policy.meanings { #expect(isInChinese(key)) }
    }
  }

  @Test("say whose policies a preset has")
  func presets() {
    for preset in Preset.allCases { #expect(isInChinese(preset.meaning)) }
  }

  @Test("say what each rule does")
  func rules() {
    for rule in Rule.allCases { #expect(isInChinese(rule.meaning)) }
  }

  @Test("say what each invariant demands, and why")
  func invariants() {
    for invariant in Invariant.allCases {
      #expect(isInChinese(invariant.meaning))
      #expect(isInChinese(invariant.reason))
    }
  }

  @Test("say what each command does, in a line and on a page with the English one's examples")
  func commands() throws {
    for command in CommandTable.commands {
      #expect(isInChinese(command.summary))
      let page = Language.chinese.sentence(for: "help \(command.name)")
      #expect(examples(try #require(page, "\(command.name)")) == examples(command.help))
    }
  }

  @Test("have no key twice")
  func keys() {
    let places = Dictionary(grouping: Chinese.catalogue) { $0.key }
    #expect(places.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  private func isInChinese(_ key: String) -> Bool {
    Language.chinese.sentence(for: key)?.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
      ?? false
  }

  /// The commands that a page shows, in their order.
  private func examples(_ page: String) -> [Substring] {
    page.split(separator: "\n").filter { $0.hasPrefix("  > ") }
  }
}
