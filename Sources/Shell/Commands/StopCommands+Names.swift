import Inspection
import PagerModel
import Timeline
import Wording

extension Session {
  /// What a word of `break` names.
  func breakpoint(_ word: Word) throws(CommandError) -> StopPoint.What {
    let text = word.text
    if text.hasPrefix("#") { return .node(try node(numbered: word)) }
    if text.hasPrefix("@") {
      guard let time = Duration.microseconds(text.dropFirst()) else {
        throw CommandError("a time has its unit: @2.35s, @900ms", at: word)
      }
      return .time(time)
    }
    if text == "tap" { return .event(.selectTab) }
    if let kind = EventKind(rawValue: text) { return .event(kind) }
    if Effect.names.contains(text) { return .effect(text) }
    throw unknownStop(word)
  }

  /// The events and effects that `break` takes.
  static var namesOfStops: [String] {
    EventKind.allCases.map(\.rawValue) + ["tap"] + Effect.names
  }

  private func unknownStop(_ word: Word) -> CommandError {
    let problem: Message = "no event and no effect is called \(word.text)."
    if (try? StatePath.parse(word.text, in: timeline.container)) != nil {
      return CommandError("\(problem) It is state: watch \(word.text)", at: word)
    }
    let names = Self.namesOfStops
    let near =
      nearest(to: word.text, among: names)
      ?? StatePath.nearest(to: word.text, in: timeline.container).map { "watch \($0)" }
    return CommandError(near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: word)
  }
}

extension Arguments {
  /// `if EXPR`, to the end of the line, where it is there.
  mutating func takeCondition(in session: Session) throws(CommandError) -> Expression? {
    if take(keyword: "if") { return try requireExpression(in: session) }
    try requireEnd()
    return nil
  }

  mutating func requireWatchedPath(
    in container: Container
  ) throws(CommandError) -> StatePath {
    let word = try require("the state path")
    if EventKind(rawValue: word.text) != nil || Effect.names.contains(word.text) {
      throw CommandError(
        "no state is called \(word.text). It is not state but happens: break \(word.text)", at: word
      )
    }
    return try CommandTable.statePath(word, in: container)
  }
}
