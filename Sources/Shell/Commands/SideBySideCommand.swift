import Inspection
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let sideBySideCommands = [
    Command(
      "compare", family: .branch, arguments: "A B", completion: .compared,
      summary: "find where two branches, or this one under two sets of rules, part",
      help: """
        A and B are each a preset, rules (NAME=VALUE, joined by commas, in B also by blanks, a preset
        first if there is one), a branch or a recording's file; in quotes, one of the last two. Under a preset or rules, this branch is replayed from
        its start; rules are laid over the recording's own, and those that the branch sets are left
        out. Both go on side by side, event by event and frame by frame, up to the first moment at
        which a field differs: what it holds in each, and the rule that wrote it there. Of branches
        whose events come at other times, frames are compared up to there. The cursor stays; goto
        leads there.

          > compare reference pinRelease=pageOnly
          A: reference   B: pinRelease=pageOnly
          they differ first at #15 @0.800004s drag changed 0, 10   (goto #15)
        """,
      run: compare)
  ]

  private static func compare(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let a = try session.comparedSide(try arguments.require("A"))
    let b = try session.comparedSide(try arguments.requireSide("B"))
    try arguments.requireEnd()
    do {
      let comparison = try Comparison(a.path, b.path, unless: session.isInterrupted)
      return Reply(ComparisonText(comparison, a, b).lines)
    } catch {
      throw CommandError(error, in: session)
    }
  }
}

extension Arguments {
  /// A word, or all that is left where those are rules.
  fileprivate mutating func requireSide(_ what: Message) throws(CommandError) -> Word {
    let word = try require(what)
    guard let next, !word.isQuoted, word.namesPreset || word.text.contains("="),
      next.text.contains("=")
    else { return word }
    let (rest, column) = takeRest()
    let blanks = String(repeating: ",", count: column - word.column - word.text.count)
    let text = word.text + blanks + rest.map { $0.isWhitespace ? "," : String($0) }.joined()
    return Word(text: text, column: word.column, isQuoted: false)
  }
}
