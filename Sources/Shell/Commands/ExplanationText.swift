import Investigation
import LineEditor
import PagerModel
import Picture

/// What an explanation found, in lines.
struct ExplanationText {
  private static let columns = 100
  /// Hypotheses that are told, and, where there is none, attempts.
  private static let most = 5
  /// Which sets of one, two and three rules are tried where there are too many.
  private static let selections = [
    "", " (the session is long: of the pairs, those of which one alone changes the first answer)",
    " (of three, a third rule for pairs that get further than either alone)",
  ]

  private let explanation: Explanation
  private let questionnaire: Questionnaire
  /// `observation` or `expectation`.
  private let name: String
  private let policies: Policies

  init(
    _ explanation: Explanation, of questionnaire: Questionnaire, called name: String,
    in session: Session
  ) {
    self.explanation = explanation
    self.questionnaire = questionnaire
    self.name = name
    policies = session.header.policies
  }

  var lines: [String] {
    guard let difference = explanation.difference else {
      return ["the recording's rules meet all \(count)"]
    }
    return [
      "under the recording's rules \(difference.question) of \(count) are met, then "
        + text(of: difference)
    ] + (explanation.hypotheses.isEmpty ? nearestLines : hypothesisLines) + [triedLine]
  }

  private var count: String {
    let count = questionnaire.questions.count
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  private func text(of difference: Questionnaire.Difference) -> String {
    let question = questionnaire.questions[difference.question]
    let line = question.line.map { "line \($0), " } ?? ""
    return "\(line)#\(question.at) not: \(difference.mismatch.question)   "
      + difference.mismatch.difference
  }

  // MARK: What explains all

  private var hypothesisLines: [String] {
    let shown = explanation.hypotheses.prefix(Self.most)
    let left = explanation.hypotheses.count - shown.count
    let more = left == 0 ? [] : ["\(left) more sets meet all of them"]
    return ["all are met under"] + shown.flatMap(lines(of:)) + more + [
      "what they say of the app's pager is a hypothesis: look for it there"
    ]
  }

  private func lines(of hypothesis: Explanation.Hypothesis) -> [String] {
    let alternatives = hypothesis.alternatives
    let presets = alternatives.compactMap(\.preset)
    if let preset = presets.first {
      return wrapped(
        "  preset \(preset.rawValue) (\(hypothesis.size) rules differ): \(preset.meaning)")
    }
    let told = alternatives.flatMap { change in
      change.values.flatMap { value in
        lines(of: value)
      }
    }
    guard alternatives.count > 1 else { return told }
    return told + ["    nothing that is asked tells these \(alternatives.count) apart"]
  }

  private func lines(of value: PolicyChange.Value) -> [String] {
    let entry = Policies.entry(value.name)
    let meaning = entry.values.firstIndex(of: value.word).map { entry.meanings[$0] } ?? ""
    return ["  \(value.name.rawValue) \(entry.value(policies)) → \(value.word)"]
      + wrapped("    \(entry.question) \(meaning)")
  }

  private func wrapped(_ text: String) -> [String] {
    folded(text, to: Self.columns, hanging: 2, width: displayWidth)
  }

  // MARK: What explains more

  private var nearestLines: [String] {
    guard let first = explanation.nearest.first else {
      return ["no rules that were tried get further"]
    }
    let shown = explanation.nearest.prefix { $0.difference == first.difference }.prefix(Self.most)
    return ["no rules that were tried meet all; the furthest get"]
      + shown.flatMap { attempt in
        attempt.change.values.flatMap(lines(of:))
          + [
            "    to \(attempt.difference.question) of \(count), then \(text(of: attempt.difference))"
          ]
      }
  }

  private var triedLine: String {
    let sizes = ["single rules", "pairs", "sets of three"]
    let counts = zip(explanation.tried, sizes).filter { $0.0 > 0 }.map { "\($0) \($1)" }
    let incomplete = explanation.incompleteFrom.flatMap { size in
      explanation.tried[size - 1] == 0 ? nil : Self.selections[size - 1]
    }
    return "tried: the presets, \(counts.joined(separator: ", "))\(incomplete ?? "")"
  }
}
