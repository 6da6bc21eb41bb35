import Inspection
import PagerModel
import Shell
import Wording

extension CommandLineTool {
  static let shrink = Verb(
    name: "shrink",
    usage: "unscroll shrink FILE [EXPR|invariant NAME|divergence] [-o FILE [--force]]",
    summary: "write the smallest session found that still fails",
    help: """
      Gestures, events and digits are cut for as long as the session fails the same
      way, on main before other branches. Without a question it is the first stored
      assertion that fails. An expression that is stored, or a part of one that is,
      is asked where it stands: the same part must be false there, and the same rule
      must have written what it reads, in the same kind of event. Any other turns
      false where the same kind of event comes and the same rule acts. An invariant
      is broken by the same kind of event and the same rule; the first report of a
      device that the model does not meet is still missed.

      Under other rules, what fails must hold under the recording's own, if it does
      in the whole session.

        unscroll shrink Recordings/B23-no-width.jsonl --policy boundsChange=offset
      """,
    operands: [.recording, .words(["invariant", "divergence"])],
    options: [
      .policy, .preset, .flag("--test", "write a case for Swift Testing"),
      .flag("--issue", "write a text to paste into a report"), .output, .force,
    ],
    run: { options throws(UsageError) in
      let output = try Output(options)
      if options.has("--test"), options.has("--issue") {
        throw UsageError("--test and --issue do not go together")
      }
      let path = options.rest.first
      guard let path else { throw UsageError("shrink needs a recording") }
      let question = try question(Array(options.rest.dropFirst()))
      return withSession(path) { session in
        shrink(session, question, options, output)
      }
    })

  private static func question(_ words: [String]) throws(UsageError) -> FailingQuestion {
    guard let first = words.first else { return .assertion }
    switch (first, words.count) {
    case ("invariant", 2):
      guard let name = Words(words[1]).words.first else { fallthrough }
      return .invariant(name)
    case ("invariant", _): throw UsageError("shrink ... invariant needs its name")
    case ("divergence", 1): return .divergence
    case (_, 1): return .expression(first, column: 1)
    case (_, _): throw UsageError("an expression is one argument: quote it (\(words[1]) is over)")
    }
  }

  private static func shrink(
    _ session: Session, _ question: FailingQuestion, _ options: Options, _ output: Output
  ) -> Outcome {
    let form: ShrunkForm =
      options.has("--issue") ? .issue : options.has("--test") ? .test : .recording
    do throws(CommandError) {
      let change = try policies(options, in: session.container)
      try output.requirePlace(for: session)
      let smaller = try session.smaller(question, under: change)
      let bytes = smaller.bytes(as: form)
      if output.path != nil { output.say(smaller.lines) }
      do throws(CommandError) {
        try output.write(bytes, of: session)
      } catch {
        console.complain([error.sentence])
        return smaller.isInterrupted ? .interrupted : error.outcome
      }
      if output.path == nil { output.say(smaller.lines) }
      output.sayPlace()
      return smaller.isInterrupted ? .interrupted : .held
    } catch {
      console.complain([error.sentence])
      return error.outcome
    }
  }

  /// What `--preset` and `--policy` ask for together; nil: neither is there.
  static func policies(
    _ options: Options, in container: Container
  ) throws(CommandError) -> PolicyChange? {
    let presets = options.last("--preset").map { ["preset=\($0)"] } ?? []
    let words = presets + options.values.filter { $0.name == "--policy" }.map(\.value)
    return words.isEmpty ? nil : try PolicyChange(reading: words, in: container)
  }
}
