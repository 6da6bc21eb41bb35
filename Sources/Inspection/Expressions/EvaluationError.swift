import PagerModel

/// An expression has no value here: which part of it, and why.
package struct EvaluationError: Error, Equatable {
  /// The part, as it was written.
  package let text: String
  /// Where the part begins, in characters, from 1.
  package let column: Int
  /// The page that `all`, `any` or `count` looked at, if the part is inside one.
  package let page: Int?
  package let reason: Reason
  /// The part's operands, one or two.
  package let values: [Value]

  package enum Reason: Equatable, Sendable {
    case needsNumbers
    /// True or false.
    case needsCondition
    case divisionByZero
    case tooLarge
    case negativeTolerance
    case unknownReference(Expression.Reference)
  }
}

extension EvaluationError: CustomStringConvertible {
  /// `column 1: main.y + owner: numbers are needed, found 20 and "none"`
  package var description: String { "column \(column): \(sentence)" }

  /// Which part and why, without the place.
  package var sentence: String {
    let place = page.map { " (page \($0))" } ?? ""
    let found =
      values.isEmpty ? "" : ", found " + values.map(\.description).joined(separator: " and ")
    return "\(text)\(place): \(reason)\(found)"
  }
}

extension EvaluationError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .needsNumbers: "numbers are needed"
    case .needsCondition: "true or false is needed"
    case .divisionByZero: "division by zero"
    case .tooLarge: "the result is too large"
    case .negativeTolerance: "a tolerance is not negative"
    case .unknownReference(let reference): UnknownReference(reference).description
    }
  }
}
