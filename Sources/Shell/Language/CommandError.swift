import Inspection
import Wording

/// Why a command did not do what it was asked: what happened, where in its line, and what to do.
package struct CommandError: Error, Sendable, Equatable {
  package let sentence: String
  /// Where in the line, in characters from 1; nil: the command as a whole.
  package let column: Int?
  /// How many characters are at fault.
  package let length: Int
  package let outcome: Outcome

  package init(
    _ sentence: Message, column: Int? = nil, length: Int = 1, outcome: Outcome = .usageError
  ) {
    self.sentence = String(localized: sentence)
    self.column = column
    self.length = length
    self.outcome = outcome
  }

  init(_ sentence: Message, at word: Word, outcome: Outcome = .usageError) {
    self.init(
      sentence, column: word.column, length: max(1, word.text.count), outcome: outcome)
  }

  /// The line, a caret below what is at fault, and the sentence.
  package func lines(for line: String, width: (String) -> Int) -> [String] {
    guard let column else { return [sentence] }
    let indent = width(String(line.prefix(column - 1)))
    let carets = max(1, width(String(line.dropFirst(column - 1).prefix(length))))
    let mark = String(repeating: " ", count: indent) + String(repeating: "^", count: carets)
    return [line, mark, sentence]
  }
}
