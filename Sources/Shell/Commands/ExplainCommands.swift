import Inspection
import Investigation
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension CommandTable {
  static let explainCommands = [
    Command(
      "divergence", family: .ask,
      summary: "where a device first differs from the model, and what could be behind it",
      help: """
        The first observation of this branch that the model does not meet: its field, how far off,
        since which event, and the course of the field in the model and on the device. Below, what
        could be behind it, each tried on the model: another rule, a length, the time, rounding, an
        event that was not recorded.

          > divergence
          the model meets all 1 observation on this branch
        """,
      run: divergence),
    Command(
      "explain", family: .ask, arguments: "[observations | expectations]",
      completion: .words(["observations", "expectations"]),
      summary: "find the rules under which the model would meet all that was reported or asserted",
      help: """
        The presets and every rule changed alone; where no single rule meets all, two together, and
        then three. Not every set is tried: of three only those in which two get further than
        either alone, of two in a long session only those in which one alone changes the first
        answer that is wrong. Those with the fewest changes come first. All branches count. Without
        a word it asks the observations, or, where there are none, the assertions. What it finds is
        a hypothesis about the app's pager.

          > explain
          the recording's rules meet all 1 observation
        """,
      run: explain),
  ]

  private static func divergence(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    return try session.divergence()
  }

  private static func explain(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let observations = session.reportedQuestions
    let asksObservations: Bool
    if arguments.take(keyword: "observations") {
      asksObservations = true
    } else if arguments.take(keyword: "expectations") {
      asksObservations = false
    } else {
      asksObservations = !observations.isEmpty
    }
    if let word = arguments.take() {
      throw CommandError("it asks observations or expectations, not \(word.text)", at: word)
    }
    return try session.explain(
      asksObservations ? observations : session.assertedQuestions,
      called: asksObservations ? "observation" : "expectation",
      besides: asksObservations ? session.reportsWithObstacle : session.assertionsWithObstacle)
  }
}

extension Session {
  /// What devices reported, on any branch.
  fileprivate var reportedQuestions: [Questionnaire.Question] {
    file.recording.observations.filter { $0.obstacle == nil }.map { .observation($0) }
  }

  /// Reports that cannot be judged.
  fileprivate var reportsWithObstacle: Int {
    file.recording.observations.count { $0.obstacle != nil }
  }

  /// Assertions that cannot be judged.
  fileprivate var assertionsWithObstacle: Int { expectations.count { $0.obstacle != nil } }

  /// What must hold, on any branch.
  fileprivate var assertedQuestions: [Questionnaire.Question] {
    expectations.filter { $0.obstacle == nil }.map { .expectation($0.expectation, $0.expression) }
  }

  fileprivate func explain(
    _ questions: [Questionnaire.Question], called name: String, besides obstacles: Int
  ) throws(CommandError) -> Reply {
    let questionnaire = Questionnaire(
      questions, header.initial, timeline.replay.payloads, in: timeline.tree,
      node: timeline.nodeLookup, unless: isInterrupted)
    guard !questionnaire.questions.isEmpty else {
      return Reply("there is no \(Message(name)) to explain")
    }
    do {
      let explanation = try Explanation(
        questionnaire, under: header.policies, in: timeline.container)
      let text = ExplanationText(
        explanation, of: questionnaire, called: name,
        leavingOut: questionnaire.leftOut + obstacles, in: self)
      return Reply(text.lines, outcome: explanation.isInterrupted ? .interrupted : .held)
    } catch {
      throw CommandError(error, in: self)
    }
  }

  fileprivate mutating func divergence() throws(CommandError) -> Reply {
    do {
      let end = timeline.tree.lastReplayable(onPathTo: timeline.leaf)
      let scenario = try Scenario(
        header, payloads: timeline.replay.payloads, to: end, in: timeline.tree)
      let reported = ReportedScenario(
        scenario, file.recording.observations, to: end, in: timeline.tree)
      guard let divergence = try Divergence(reported, unless: isInterrupted) else {
        let count = reported.observations.count
        guard count > 0 else { return Reply("there is no observation on this branch") }
        return Reply(
          "the model meets all \(counted(count, "observation")) on this branch")
      }
      diverged.insert(divergence.observation.at)
      var history: PathHistory?
      if let path = divergence.path {
        // Of a search that was stopped the rest is told without the curve.
        history = try? PathHistory(of: path, in: &timeline, to: end, unless: isInterrupted)
      }
      return Reply(
        DivergenceText(divergence, history, in: self).lines,
        outcome: divergence.isInterrupted ? .interrupted : .diverged)
    } catch {
      throw CommandError(error, in: self)
    }
  }
}
