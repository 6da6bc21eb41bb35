/// A language that messages are said in.
package struct Language: Sendable {
  /// The sentence of each message's key, with `%@` for its facts in their order, or `%1$@`, `%2$@`
  /// where the language has them in another.
  private let catalogue: [String: String]

  package init(_ catalogue: [String: String]) { self.catalogue = catalogue }

  package static let english = Language([:])

  /// The one in which this thread speaks.
  @TaskLocal package static var current = english

  /// What `body` says is for programs, or kept in a file, where `isWanted`.
  package static func inEnglish<Value, Failure: Error>(
    where isWanted: Bool = true, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard isWanted else { return try body() }
    return try $current.withValue(english) { Result(catching: body) }.get()
  }

  static let slot = "%@"

  /// A message that the language lacks is said in English.
  package func text(of message: Message) -> String {
    let facts = message.facts.map { fact in
      switch fact {
      case .text(let text): text
      case .message(let message): text(of: message)
      }
    }
    return Self.fill(catalogue[message.key] ?? message.key, with: facts)
  }

  /// What the language has for a key: of a page of help, say. Nil: nothing.
  package func sentence(for key: String) -> String? { catalogue[key] }

  private static func fill(_ sentence: String, with facts: [String]) -> String {
    guard !facts.isEmpty else { return sentence }
    var (text, rest, next) = ("", sentence[...], 0)
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix(slot) {
        text += next < facts.count ? facts[next] : slot
        (next, rest) = (next + 1, rest.dropFirst(2))
      } else if rest.dropFirst(2).hasPrefix("$@"),
        let place = rest.dropFirst().first?.wholeNumberValue, facts.indices.contains(place - 1)
      {
        text += facts[place - 1]
        rest = rest.dropFirst(4)
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}

extension String {
  /// The message in the language of this thread.
  package init(localized message: Message) { self = Language.current.text(of: message) }
}
