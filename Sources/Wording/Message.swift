/// What is said to a person: a sentence, and the facts in it.
///
/// Written as a string, `"no such file: \(name)"`. Its key, `no such file: %@`, finds the sentence
/// in other languages; the facts stay as they are, but for those that are messages themselves.
package struct Message: Sendable, ExpressibleByStringInterpolation {
  enum Fact: Sendable {
    case text(String)
    case message(Message)
  }

  /// The English sentence, with `%@` in place of each fact.
  package private(set) var key: String
  private(set) var facts: [Fact]

  /// A sentence without facts, known only when it is said: that of a table.
  package init(_ sentence: String) {
    key = sentence
    facts = []
  }

  package init(stringLiteral value: String) { self.init(value) }

  package init(stringInterpolation parts: StringInterpolation) {
    key = parts.key
    facts = parts.facts
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var facts: [Fact] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
      facts.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { key += literal }

    package mutating func appendInterpolation(_ fact: some Any) {
      key += Language.slot
      facts.append(.text("\(fact)"))
    }

    package mutating func appendInterpolation(_ fact: Message) {
      key += Language.slot
      facts.append(.message(fact))
    }
  }

  package static func + (first: Message, second: Message) -> Message {
    var sum = first
    sum.key += second.key
    sum.facts += second.facts
    return sum
  }
}

extension Message: Equatable {
  /// They say the same.
  package static func == (first: Message, second: Message) -> Bool {
    Language.english.text(of: first) == Language.english.text(of: second)
  }
}
