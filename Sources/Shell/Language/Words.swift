/// A word of a command line, and where it begins.
package struct Word: Sendable, Equatable {
  package let text: String
  /// In characters, from 1.
  package let column: Int
  /// It was written in quotes, so that it is no keyword.
  package let isQuoted: Bool
}

extension Word {
  /// A word that stands alone, as an argument of the program does.
  package init(_ text: String) { self.init(text: text, column: 1, isQuoted: false) }
}

/// A command line in words: separated by blanks, or in double quotes, where `\"` and `\\` stand
/// for themselves.
package struct Words: Sendable {
  package let line: String
  package private(set) var words: [Word] = []
  /// Where a quote begins that nothing closes, in characters from 1: the last word.
  package private(set) var openQuote: Int?

  package init(_ line: String) {
    self.line = line
    let characters = Array(line)
    var index = 0
    while true {
      while index < characters.count, characters[index].isWhitespace { index += 1 }
      guard index < characters.count else { break }
      if characters[index] == "\"" {
        words.append(quoted(characters, &index))
      } else {
        let start = index
        while index < characters.count, !characters[index].isWhitespace { index += 1 }
        words.append(
          Word(text: String(characters[start..<index]), column: start + 1, isQuoted: false))
      }
    }
  }

  private mutating func quoted(_ characters: [Character], _ index: inout Int) -> Word {
    let start = index
    var text = ""
    index += 1
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    if index == characters.count { openQuote = start + 1 }
    index += 1
    return Word(text: text, column: start + 1, isQuoted: true)
  }

  /// Every quote is closed.
  package func requireClosedQuotes() throws(CommandError) {
    if let openQuote { throw CommandError("the closing quote is missing", column: openQuote) }
  }

  /// `step --help`; a note may say so.
  func asksForHelp(of command: Command) -> Bool {
    guard words.count == 2, !words[1].isQuoted else { return false }
    if command.takesText, case .nothing = command.completion { return false }
    return ["-h", "--help"].contains(words[1].text)
  }

  /// The line from a word on, as it was written.
  package func rest(from index: Int) -> (text: String, column: Int) {
    guard words.indices.contains(index) else { return ("", line.count + 1) }
    let column = words[index].column
    return (String(line.dropFirst(column - 1)), column)
  }
}
