import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let policyCommands = [
    Command(
      "policy", family: .branch, arguments: "[NAME | preset | [PRESET] NAME=VALUE ...]",
      completion: .policy,
      summary: "list the rules, explain one, or replay this branch under others",
      help: """
        The rules by name, with the value that holds here and the others there are. With a NAME,
        what that rule decides, what each value does, which presets have it, and the reports in
        which pagers differ by it; => is what holds here. With preset, whose rules the presets are.

          > policy pinRelease
          What pulls the pinned header out again?
          => anyDrag   any drag downwards, once the page is at its top
                       (reference, clNestedSlide, jxPagingView)
             pageOnly  a drag of the page only: from header or bar the pin holds
                       (smooth)
          https://github.com/JmoVxia/CLNestedSlide/commit/d17fd50

        With NAME=VALUE, or a preset first, a branch that repeats this one under these rules from
        its start; the assertions come along and are checked at once. Blanks or commas part them.

          > policy handOver=flags
          > policy smooth,pinRelease=anyDrag
        """,
      run: policy)
  ]

  private static func policy(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let text = PolicyText(session.timeline.state)
    let container = session.timeline.container
    guard let word = arguments.next else { return Reply(text.list) }
    if !word.text.contains("="), !word.namesPreset {
      _ = arguments.take()
      try arguments.requireEnd()
      return Reply(
        word.text == "preset" ? text.presets : text.explain(try policyName(word, in: container)))
    }
    let change = try arguments.requirePolicies(in: container)
    var setting = PagerEvent.Setting()
    setting.policy = session.timeline.add(change)
    return try session.rewrite(
      change.values.last?.word ?? change.preset?.rawValue ?? "policy", keeping: 0,
      inserting: [TimedEvent(.setting(setting), at: 0)], resumingAt: 1)
  }

  /// The rule that a word names.
  static func policyName(
    _ word: Word, called name: String? = nil, in container: Container
  ) throws(CommandError) -> PolicyName {
    let name = name ?? word.text
    if let policy = PolicyName(rawValue: name) {
      if policy.container == container { return policy }
      throw CommandError(
        "\(name) is a rule of \(policy.container.rawValue), and this is \(container.rawValue)",
        at: word)
    }
    guard !name.isEmpty else {
      throw CommandError("the rule's name is empty. policy lists them.", at: word)
    }
    if CommandTable.commands.contains(where: { $0.name == name && $0.events != nil }) {
      throw CommandError(
        "no rule but an input is called \(name): help \(name) explains it", at: word)
    }
    let near = nearest(to: name, among: container.policyNames.map(\.rawValue))
    throw CommandError(
      near.map { "no policy is called \(name). Did you mean \($0)?" }
        ?? "no policy is called \(name). policy lists them.", at: word)
  }
}
