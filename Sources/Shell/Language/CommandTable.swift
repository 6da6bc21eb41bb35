import Inspection

/// The commands, and how what is typed finds one.
package enum CommandTable {
  package static let commands: [Command] =
    moveCommands + gestureMoveCommands + runCommands + playCommands + followCommands + lookCommands
    + pictureCommands + displayCommands + infoCommands + originCommands + diffCommands
    + firstCommands + explainCommands + bisectCommands + sweepCommands + snapshotCommands
    + stopCommands + inputCommands + branchCommands + editCommands + policyCommands
    + sideBySideCommands + assertCommands + invariantCommands + keepCommands + setCommands
    + shrinkCommands + exportCommands + tutorialCommands

  /// The command that `word` names: by its whole name, an alias, or a beginning that only one
  /// command has.
  package static func command(_ word: Word) throws(CommandError) -> Command {
    let text = word.text
    guard !text.isEmpty else {
      throw CommandError("the command's name is empty. Type help for the list.", at: word)
    }
    if let exact = commands.first(where: { $0.name == text || $0.aliases.contains(text) }) {
      return exact
    }
    let candidates = commands.filter { ([$0.name] + $0.aliases).contains { $0.hasPrefix(text) } }
    if let only = candidates.first, candidates.count == 1 { return only }
    guard candidates.isEmpty else {
      let names = candidates.map(\.name).joined(separator: ", ")
      throw CommandError("\(text) could be \(names)", at: word)
    }
    let names = commands.flatMap { [$0.name] + $0.aliases.filter { $0.count > 2 } }
    let near = nearest(to: text, among: names)
    throw CommandError(
      near.map { "no such command. Did you mean \($0)?" }
        ?? "no such command. Type help for the list.", at: word)
  }
}
