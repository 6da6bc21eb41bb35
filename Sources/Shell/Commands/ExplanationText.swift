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
      return [String(localized: "the recording's rules meet all \(count)")] + leftOutLines
    }
    return [String(localized: met(difference))]
      + (explanation.hypotheses.isEmpty ? nearestLines : hypothesisLines)
      + settingLines + leftOutLines + [triedLine]
      + (explanation.isInterrupted
        ? [String(localized: "interrupted: others were not tried")] : [])
  }

  private var count: String {
    counted(questionnaire.questions.count, name)
  }

  /// `under the recording's rules 1 of 2 observations is met, then line 8, #5 not: ...`
  private func met(_ difference: Questionnaire.Difference) -> Message {
    let (met, next) = (difference.question, text(of: difference))
    return met == 1 || questionnaire.questions.count == 1
      ? "under the recording's rules \(met) of \(count) is met, then \(next)"
      : "under the recording's rules \(met) of \(count) are met, then \(next)"
  }

  private func text(of difference: Questionnaire.Difference) -> Message {
    let question = questionnaire.questions[difference.question]
    let mismatch = "\(difference.mismatch.question)   \(difference.mismatch.difference)"
    guard let line = question.line else { return "#\(question.at) not: \(mismatch)" }
    return "line \(line), #\(question.at) not: \(mismatch)"
  }

  // MARK: What explains all

  private var hypothesisLines: [String] {
    let shown = explanation.hypotheses.prefix(Self.most)
    let left = explanation.hypotheses.count - shown.count
    let more =
      left == 0 ? [] : [counted(left, "more set meets all of them", "more sets meet all of them")]
    return [String(localized: "all are met under")] + shown.flatMap(lines(of:)) + more + [
      String(localized: "what they say of the app's pager is a hypothesis: look for it there")
    ]
  }

  private func lines(of hypothesis: Explanation.Hypothesis) -> [String] {
    let alternatives = hypothesis.alternatives
    let presets = alternatives.compactMap(\.preset)
    if let preset = presets.first {
      let size = counted(hypothesis.size, "rule differs", "rules differ")
      let meaning = Message(preset.meaning)
      return wrapped(
        "  " + String(localized: "preset \(preset.rawValue) (\(size)): \(meaning)"))
    }
    let told = alternatives.flatMap { change in
      change.values.flatMap { value in
        lines(of: value)
      }
    }
    guard alternatives.count > 1 else { return told }
    let equal: Message = "nothing that is asked tells these \(alternatives.count) apart"
    return told + ["    \(String(localized: equal))"]
  }

  private func lines(of value: PolicyChange.Value) -> [String] {
    let entry = Policies.entry(value.name)
    let question = String(localized: Message(entry.question))
    let meaning = entry.values.firstIndex(of: value.word).map {
      String(localized: Message(entry.meanings[$0]))
    }
    return ["  \(value.name.rawValue) \(entry.value(policies)) → \(value.word)"]
      + wrapped("    \(question) \(meaning ?? "")")
  }

  private func wrapped(_ text: String) -> [String] {
    folded(text, to: Self.columns, hanging: 2, width: displayWidth)
  }

  // MARK: What explains more

  private var nearestLines: [String] {
    guard let first = explanation.nearest.first else {
      return [String(localized: "no rules that were tried get further")]
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
    return [String(localized: "no rules that were tried meet all; the furthest get")]
      + groups.flatMap(lines(of:))
  }

  private func lines(
    of group: (difference: Questionnaire.Difference, changes: [PolicyChange])
  ) -> [String] {
    let changes = group.changes.enumerated().flatMap { index, change in
      (index > 0 ? ["  " + String(localized: "or")] : []) + change.values.flatMap(lines(of:))
    }
    let (met, next) = (group.difference.question, text(of: group.difference))
    let reach: Message =
      group.changes.count > 1
      ? "each to \(met) of \(count), then \(next)" : "to \(met) of \(count), then \(next)"
    return changes + ["    \(String(localized: reach))"]
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
      return String(
        localized: "#\(id) sets \(words): what it sets was tried otherwise up to there only")
    }
  }

  private var leftOutLines: [String] {
    let questions = counted(leftOut, name)
    let lines: [Message] =
      switch leftOut {
      case 0: []
      case 1: ["\(questions) was left out: check says what cannot be judged"]
      case _: ["\(questions) were left out: check says what cannot be judged"]
      }
    return lines.map { String(localized: $0) }
  }

  private var triedLine: String {
    let sizes = [
      ("single rule", "single rules"), ("pair", "pairs"), ("set of three", "sets of three"),
    ]
    let counts = zip(explanation.tried, sizes).filter { $0.0 > 0 }.map { counted($0, $1.0, $1.1) }
    let all = ([String(localized: "the presets")] + counts)
      .joined(separator: String(localized: ", "))
    return String(localized: tried(all))
  }

  /// With which pairs, or sets of three, are tried where there are too many.
  private func tried(_ all: String) -> Message {
    let size = explanation.incompleteFrom.flatMap { explanation.tried[$0 - 1] == 0 ? nil : $0 }
    return switch size {
    case 2:
      "tried: \(all) (the session is long: of the pairs, those of which one alone changes the first answer)"
    case 3:
      "tried: \(all) (of three, a third rule for pairs that get further than either alone)"
    case _: "tried: \(all)"
    }
  }
}
