import Inspection
import PagerModel

/// What a question came to, and the state and effects that it was asked of.
struct Answer {
  let state: Pager
  let sent: [SentEffect]
  /// Nil: it is met.
  let mismatch: Mismatch?

  /// Whether it is the answer here, too. What moves is judged by its frames before and after, which
  /// may be others.
  func isGiven(in other: Pager, sent others: ArraySlice<SentEffect>) -> Bool {
    !other.isMoving && other.isEqual(besidesRulesTo: state) && sent.elementsEqual(others)
  }
}

extension Questionnaire.Question {
  /// It asks nothing but a state, without its rules, and effects.
  var isOfStateAlone: Bool {
    switch self {
    case .observation(let observation):
      observation.state.allSatisfy { entry in
        if case .policy = entry.path { false } else { true }
      }
    case .expectation: false
    }
  }
}
