import Investigation
import LineEditor
import PagerModel
import Picture
import Wording

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
  /// Questions that cannot be asked.
  private let leftOut: Int
  private let policies: Policies
  private let payloads: Payloads

  init(
    _ explanation: Explanation, of questionnaire: Questionnaire, called name: String,
    leavingOut leftOut: Int, in session: Session
  ) {
    self.explanation = explanation
    self.questionnaire = questionnaire
    self.name = name
    self.leftOut = leftOut
    policies = session.header.policies
    payloads = session.timeline.replay.payloads
  }

  var lines: [String] {
    guard let difference = explanation.difference else {
      return ["the recording's rules meet all \(count)"] + leftOutLines
    }
    return [
      "under the recording's rules \(met(difference)), then "
        + text(of: difference)
    ] + (explanation.hypotheses.isEmpty ? nearestLines : hypothesisLines)
      + settingLines + leftOutLines + [triedLine]
      + (explanation.isInterrupted ? ["interrupted: others were not tried"] : [])
  }

  private var count: String {
    counted(questionnaire.questions.count, name)
  }

  /// `1 of 2 observations is met`
  private func met(_ difference: Questionnaire.Difference) -> String {
    let isOne = difference.question == 1 || questionnaire.questions.count == 1
    return "\(difference.question) of \(count) \(isOne ? "is" : "are") met"
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
    let more =
      left == 0 ? [] : [counted(left, "more set meets", "more sets meet") + " all of them"]
    return ["all are met under"] + shown.flatMap(lines(of:)) + more + [
      "what they say of the app's pager is a hypothesis: look for it there"
    ]
  }

  private func lines(of hypothesis: Explanation.Hypothesis) -> [String] {
    let alternatives = hypothesis.alternatives
    let presets = alternatives.compactMap(\.preset)
    if let preset = presets.first {
      return wrapped(
        "  preset \(preset.rawValue) (\(counted(hypothesis.size, "rule differs", "rules differ"))): \(preset.meaning)"
      )
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
    let furthest = explanation.nearest.prefix {
      $0.difference.question == first.difference.question
    }.prefix(Self.most)
    var groups: [(difference: Questionnaire.Difference, changes: [PolicyChange])] = []
    for attempt in furthest {
      if let index = groups.firstIndex(where: { $0.difference == attempt.difference }) {
        groups[index].changes.append(attempt.change)
      } else {
        groups.append((attempt.difference, [attempt.change]))
      }
    }
    return ["no rules that were tried meet all; the furthest get"] + groups.flatMap(lines(of:))
  }

  private func lines(
    of group: (difference: Questionnaire.Difference, changes: [PolicyChange])
  ) -> [String] {
    let changes = group.changes.enumerated().flatMap { index, change in
      (index > 0 ? ["  or"] : []) + change.values.flatMap(lines(of:))
    }
    let which = group.changes.count > 1 ? "each " : ""
    return changes + [
      "    \(which)to \(group.difference.question) of \(count), then "
        + text(of: group.difference)
    ]
  }

  // MARK: What was not asked

  /// Rules that the session itself sets: from there on its own value holds.
  private var settingLines: [String] {
    let tree = questionnaire.tree
    return tree.ids.compactMap { id in
      guard case .setting(let setting) = tree[id].event, let policy = setting.policy else {
        return nil
      }
      let words = payloads[policy].words.joined(separator: ", ")
      return "#\(id) sets \(words): what it sets was tried otherwise up to there only"
    }
  }

  private var leftOutLines: [String] {
    leftOut == 0
      ? []
      : [
        counted(leftOut, "\(name) was", "\(name)s were")
          + " left out: check says what cannot be judged"
      ]
  }

  private var triedLine: String {
    let sizes = [
      ("single rule", "single rules"), ("pair", "pairs"), ("set of three", "sets of three"),
    ]
    let counts = zip(explanation.tried, sizes).filter { $0.0 > 0 }.map { counted($0, $1.0, $1.1) }
    let incomplete = explanation.incompleteFrom.flatMap { size in
      explanation.tried[size - 1] == 0 ? nil : Self.selections[size - 1]
    }
    return "tried: \((["the presets"] + counts).joined(separator: ", "))\(incomplete ?? "")"
  }
}
