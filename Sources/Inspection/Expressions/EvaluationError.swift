import PagerModel
import Wording

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
  package var description: String {
    String(localized: "column \(column): \(message)")
  }

  /// Which part and why, without the place.
  package var sentence: String { String(localized: message) }

  private var message: Message {
    let place: Message = page.map { "\(text) (page \($0))" } ?? "\(text)"
    let found = values.dropFirst().reduce(values.first.map { "\($0)" as Message }) {
      sum, value in sum.map { "\($0) and \(value)" }
    }
    return found.map { "\(place): \(reason.message), found \($0)" } ?? "\(place): \(reason.message)"
  }
}

extension EvaluationError.Reason: CustomStringConvertible {
  package var description: String { String(localized: message) }

  fileprivate var message: Message {
    switch self {
    case .needsNumbers: "numbers are needed"
    case .needsCondition: "true or false is needed"
    case .divisionByZero: "division by zero"
    case .tooLarge: "the result is too large"
    case .negativeTolerance: "a tolerance is not negative"
    case .unknownReference(let reference): UnknownReference(reference).message
    }
  }
}
