import Inspection
import Investigation
import PagerModel
import Timeline
import Wording

extension CommandTable {
  static let shrinkCommands = [
    Command(
      "shrink", family: .keep,
      arguments: "[EXPR | invariant NAME | divergence]  [--test | --issue] [-o FILE] [--force]",
      takesText: true, completion: .expression,
      summary: "write the smallest session found that still fails",
      help: """
        Gestures, events and digits are cut for as long as the session fails the same way. Alone
        it is the first stored assertion that fails, on this branch or else on another. EXPR is
        asked where it is stored, or is a part of what is: the same part must be false there, and
        the same rule must have written what it reads, in the same kind of event. Any other EXPR
        turns false where the same kind of event comes and the same rule acts: here, or where it
        next turns false on this branch, or first did. Where it holds under the recording's own
        rules and this branch has others, it still does. `invariant NAME` must be broken by the
        same kind of event, or a frame, and the same rule; `divergence` is the first report of a
        device that the model does not meet.

        A finger's whole way is one step. The recording goes to NAME.small.jsonl beside the file, or to -o
        FILE. --test shows a case for Swift Testing instead, --issue a text to paste into a
        report. --force replaces a file.

          > shrink main.y < 100 --issue
        """,
      run: shrink)
  ]

  private static func shrink(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let question: FailingQuestion
    if arguments.take(keyword: "invariant") {
      question = .invariant(try arguments.require("the invariant"))
    } else if arguments.take(keyword: "divergence") {
      question = .divergence
    } else {
      let (text, column) = arguments.takeRest(before: "--test", "--issue", "-o", "--force")
      question = text.isEmpty ? .assertion : .expression(text, column: column)
    }
    var (form, path, isForced) = (ShrunkForm.recording, String?.none, false)
    let forms = ["--test": ShrunkForm.test, "--issue": .issue]
    while !arguments.isEmpty {
      if arguments.take(keyword: "--force") {
        isForced = true
      } else if arguments.take(keyword: "-o") {
        path = try arguments.require("the file").text
      } else if let word = arguments.next, let other = forms[word.text] {
        guard form == .recording || form == other else {
          throw CommandError("--test and --issue do not go together", at: word)
        }
        _ = arguments.take()
        form = other
      } else {
        try arguments.requireEnd()
      }
    }
    return try session.shrink(question, as: form, to: path, replacing: isForced)
  }
}

extension Session {
  fileprivate func shrink(
    _ question: FailingQuestion, as form: ShrunkForm, to path: String?, replacing: Bool
  ) throws(CommandError) -> Reply {
    var target = path
    if target == nil, form == .recording { target = try smallPath() }
    if let target { try requirePlace(at: target, replacing: replacing) }
    let smaller = try smaller(question)
    var reply = Reply(smaller.lines, outcome: smaller.isInterrupted ? .interrupted : .held)
    let bytes = smaller.bytes(as: form)
    if let target {
      do throws(CommandError) {
        try write(bytes, to: target, replacing: replacing)
        reply.lines.append(String(localized: "written to \(target)"))
      } catch {
        reply.lines.append(error.sentence)
        reply.outcome = max(reply.outcome, error.outcome)
      }
    } else {
      let text = String(decoding: bytes, as: UTF8.self)
      reply.lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return reply
  }

  /// `NAME.small.jsonl` beside the file.
  private func smallPath() throws(CommandError) -> String {
    if tutorial != nil, file.writer == nil {
      throw CommandError("the tutorial's recording is no file: name one with -o FILE")
    }
    guard file.path != "-" else {
      throw CommandError("the session has no file to write beside: name one with -o FILE")
    }
    let end = ".jsonl"
    let name = file.path.hasSuffix(end) ? String(file.path.dropLast(end.count)) : file.path
    return "\(name).small\(end)"
  }
}
