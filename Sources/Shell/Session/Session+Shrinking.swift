import Inspection
import Investigation
import PagerModel
import Recording
import Report
import Timeline
import Wording

/// What a smaller session must fail at.
package enum FailingQuestion: Sendable {
  /// As it is typed, and where it begins in its line, in characters from 1.
  case expression(String, column: Int)
  case invariant(Word)
  case divergence
  /// The first stored assertion that fails.
  case assertion
}

/// What becomes of a smaller session.
package enum ShrunkForm: Sendable {
  case recording, test, issue
}

/// A session that was made smaller, ready to be written.
package struct SmallerSession: Sendable {
  /// What is said of it: how small it is, and how it fails.
  package let lines: [String]
  package let isInterrupted: Bool
  let text: ShrunkText

  package func bytes(as form: ShrunkForm) -> [UInt8] {
    switch form {
    case .recording: text.bytes
    case .test: Array(text.test.utf8)
    case .issue: Array(text.issue.utf8)
    }
  }
}

extension Session {
  package var container: Container { timeline.container }

  /// The smallest session found that fails like this one, on this branch before others; `change`:
  /// under these rules instead of the header's.
  package func smaller(
    _ question: FailingQuestion, under change: PolicyChange? = nil
  ) throws(CommandError) -> SmallerSession {
    let found = try failure(question, under: change)
    let shrunk: Shrunk?
    do throws(ReplayError) {
      shrunk = try found.shrink(unless: isInterrupted)
    } catch {
      throw refusal(error)
    }
    guard let shrunk else {
      throw CommandError(
        "what fails at #\(found.node) fails otherwise where its branch stands alone in a file: "
          + "nothing was cut", outcome: .cannotJudge)
    }
    guard !shrunk.scenario.steps.isEmpty else {
      throw CommandError("\(ShrinkRefusal.failsAtStart(shrunk.failure.question).sentence)")
    }
    do {
      let text = try ShrunkText(shrunk, header)
      return SmallerSession(
        lines: [
          text.summary,
          String(localized: "\(text.failure)   (#\(found.node) of the whole session)"),
        ] + found.remarks.map { String(localized: $0) }
          + (shrunk.isInterrupted ? [text.interruption] : []),
        isInterrupted: shrunk.isInterrupted, text: text)
    } catch {
      throw CommandError("no recording can have it: \(error.sentence)", outcome: .fileError)
    }
  }

  private func failure(
    _ question: FailingQuestion, under change: PolicyChange?
  ) throws(CommandError) -> FailingSession.Found {
    let leaf = timeline.leaf
    let session = FailingSession(
      header, policies: change?.replacing(header.policy), replay: timeline.replay,
      leaves: [leaf] + timeline.tree.leaves.filter { $0 != leaf }, cursor: timeline.cursor.node,
      assertions: expectations.map { ($0.expectation, $0.expression) },
      observations: file.recording.observations, bookmark: timeline.nodeLookup,
      unless: isInterrupted)
    switch question {
    case .expression(let text, let column):
      let expression = try expression(text, at: column)
      return try answered { () throws(ShrinkRefusal) in
        try session.falsehood(of: expression)
      }
    case .invariant(let word):
      let invariant = try invariant(word)
      return try answered { () throws(ShrinkRefusal) in try session.breach(of: invariant) }
    case .divergence:
      return try answered { () throws(ShrinkRefusal) in try session.divergence() }
    case .assertion:
      return try answered { () throws(ShrinkRefusal) in try session.failingAssertion() }
    }
  }

  private func answered<Value>(
    _ search: () throws(ShrinkRefusal) -> Value
  ) throws(CommandError) -> Value {
    do throws(ShrinkRefusal) {
      return try search()
    } catch {
      if case .replay(let error) = error { throw refusal(error) }
      throw CommandError("\(error.sentence)")
    }
  }

  private func refusal(_ error: ReplayError) -> CommandError {
    guard error == .interrupted else { return CommandError(error, in: self) }
    return CommandError("interrupted before anything was cut", outcome: .interrupted)
  }
}

extension FailingSession.Found {
  /// What there is to know of how it was looked for.
  fileprivate var remarks: [Message] {
    var result: [Message] = []
    if let chosen, chosen.place > 0 {
      result.append(
        "it is number \(chosen.place + 1) of \(chosen.count) assertions that fail: those before it cannot be cut"
      )
    } else if let chosen, chosen.count > 1 {
      result.append("it is the first of \(chosen.count) assertions that fail")
    }
    if contrast != nil { result.append("under the recording's own rules both sessions hold") }
    if failsAnyway {
      result.append(
        "the whole session fails under the recording's own rules, too: the others need not be why")
    }
    return result
  }
}
