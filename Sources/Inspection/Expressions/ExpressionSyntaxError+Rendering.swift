import PagerModel
import Wording

extension ExpressionSyntaxError: CustomStringConvertible {
  /// The error as a sentence: `column 8: found "=", expected an operator or the end; did you mean
  /// "=="?`
  package var description: String {
    String(localized: "column \(column): \(message)")
  }

  /// What is wrong, without the place.
  package var sentence: String { String(localized: message) }

  private var message: Message {
    let found: Message = found.map { "\"\(Self.excerpt($0))\"" } ?? "the end"
    return hint.map { "found \(found), expected \(expected.message); \($0.message)" }
      ?? "found \(found), expected \(expected.message)"
  }

  /// The text before the column.
  var prefix: Substring { text.prefix(column - 1) }

  /// Three lines: the text, a caret under the column, the sentence.
  ///
  /// - Parameter width: how many columns a text takes on the display.
  package func rendered(width: (String) -> Int = \.count) -> String {
    let line = Self.plain(text)
    let indent = String(repeating: " ", count: max(0, width(String(line.prefix(column - 1)))))
    return "\(line)\n\(indent)^\n\(self)"
  }

  /// `text` on one line, and without what a terminal would obey.
  private static func plain(_ text: String) -> String {
    String(
      text.map { character in
        let isControl = character.unicodeScalars.contains {
          switch $0.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }
        return isControl ? " " : character
      })
  }

  private static func excerpt(_ text: String) -> String {
    let limit = 40
    return plain(text.count > limit ? text.prefix(limit - 1) + "…" : text)
  }
}

extension ExpressionSyntaxError.Expected {
  fileprivate var message: Message {
    switch self {
    case .value: "a value"
    case .operatorOr(let closer): "an operator or \(closer.message)"
    case .logicalOperator: "\"&&\", \"||\" or the end"
    case .symbol(let symbol): "\"\(symbol)\""
    case .name: "a name"
    case .statePath: "a state path"
    case .pagePath: "a state path of a page"
    case .pageIndex: "an index, a whole number"
    case .eventParameter: "a parameter of an event"
    case .effect: "an effect"
    case .function: "a function"
    case .collection(let words):
      words.dropFirst().reduce("\(words.first ?? "")") { "\($0) or \($1)" }
    case .reference: "\"#\" and a node's number, or a name"
    case .nodeNumber: "a node's number"
    case .digit: "a digit"
    case .finiteNumber: "a number that is not too large"
    case .closingQuote: "a quotation mark that ends the string"
    case .escape: #"one of \" \\ \/ \b \f \n \r \t \uXXXX"#
    case .noControlCharacter: "no control character in a string"
    case .fewerLevels(let limit): "no more than \(limit) levels"
    }
  }
}

extension ExpressionSyntaxError.Closer {
  fileprivate var message: Message {
    switch self {
    case .end: "the end"
    case .parenthesis: "\")\""
    case .comma: "\",\""
    case .parenthesisOrComma: "\",\" or \")\""
    }
  }
}

extension ExpressionSyntaxError.Hint {
  fileprivate var message: Message {
    switch self {
    case .quotationMarks: "strings stand in \"...\""
    case .didYouMean(let name): "did you mean \(name)?"
    case .notInContainer(let container): "container `\(container.rawValue)` does not have it"
    case .comparisonsDoNotChain: "comparisons do not chain"
    case .withinNeedsNear: "\"within\" follows \"~=\""
    case .dotNeedsPages: "a path begins with a dot only inside all(pages, ...), any or count"
    case .pagesDoNotNest: "all, any and count of pages do not stand within each other"
    case .beforeOrReference: "\"before.\" and \"@\" do not go together"
    case .digitBeforePoint: "a number has a digit before its point"
    }
  }
}
