import PagerModel

/// A text is no expression: where, what stands there, and what could.
package struct ExpressionSyntaxError: Error, Equatable {
  /// The whole text.
  package let text: String
  /// In characters, from 1; behind the last one where the text ends too early.
  package let column: Int
  /// As it stands in the text; nil: its end.
  package let found: String?
  package let expected: Expected
  package let hint: Hint?

  package enum Expected: Equatable, Sendable {
    case value
    case operatorOr(Closer)
    case logicalOperator
    case symbol(String)
    case name
    case statePath
    /// A state path of a page, from its dot.
    case pagePath
    case pageIndex
    case eventParameter
    case effect
    case function
    /// One of the words that may stand there.
    case collection([String])
    case reference
    case nodeNumber
    case digit
    case finiteNumber
    case closingQuote
    case escape
    case noControlCharacter
    /// So many levels at the most.
    case fewerLevels(Int)
  }

  /// What may end a part of an expression.
  package enum Closer: Equatable, Sendable {
    case end, parenthesis, comma, parenthesisOrComma
  }

  package enum Hint: Equatable, Sendable {
    case didYouMean(String)
    /// Another container has it.
    case notInContainer(Container)
    case comparisonsDoNotChain
    case withinNeedsNear
    /// A leading dot outside `all(pages, ...)`.
    case dotNeedsPages
    case pagesDoNotNest
    case beforeOrReference
    case digitBeforePoint
    /// Strings have others here.
    case quotationMarks

    static func nearest(to word: String, among names: [String]) -> Hint? {
      Inspection.nearest(to: word, among: names).map(Hint.didYouMean)
    }
  }
}
