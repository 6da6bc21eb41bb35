import Inspection
import LineEditor
import PagerModel
import Recording
import Report
import Shell

extension CommandLineTool {
  static let verify = Verb(
    name: "verify",
    usage: "unscroll verify PATH... [--all] [--invariants] [--format text|json] [--closed]",
    summary: "replay recordings and check all that is stored in them",
    help: """
      Every branch of every recording is replayed; folders are searched for *.jsonl.
      Each expect must hold, and fail under the policy that failsUnder names; each
      observe must agree with the model: where many of a file differ, the first is
      shown and the others are counted; --all shows each, as JSON always does.
      --invariants also watches what should be true of every pager, after every
      event and frame, except for what a header's `exempt` names. --closed demands
      that each file ends with an `end` record.

        unscroll verify Recordings
        unscroll verify Recordings --format json

      Exit code, the worst: 0 all held, 125 cannot judge, 3 an observation differs,
      1 an assertion or an invariant failed, 4 a file cannot be read or is damaged,
      2 wrong usage or no recording found, 130 interrupted.
      """,
    run: { arguments throws(UsageError) in
      if arguments.contains("--salvage") {
        throw UsageError("verify trusts no part of a damaged recording: it takes no --salvage")
      }
      let options = try Options(
        arguments, switches: ["--all", "--invariants", "--closed"], valued: ["--format"])
      let format = options.last("--format") ?? "text"
      guard ["text", "json"].contains(format) else {
        throw UsageError("--format is text or json, not \(format)")
      }
      guard !options.rest.isEmpty else { throw UsageError("verify needs a recording or a folder") }
      let recordings = RecordingFiles.find(options.rest)
      guard !recordings.isEmpty else {
        throw UsageError("no recording found in \(options.rest.joined(separator: ", "))")
      }
      return verify(recordings, showing: format == "text", options)
    })

  private static func verify(
    _ recordings: [RecordingFiles.Found], showing isText: Bool, _ options: Options
  ) -> Outcome {
    let start = ContinuousClock.now
    var report = VerificationReport()
    for recording in recordings {
      guard let findings = findings(in: recording, options) else {
        report.isInterrupted = true
        break
      }
      let file = VerificationReport.File(recording.path, findings)
      if isText { console.show(file.lines(isWhole: options.has("--all"))) }
      report.files.append(file)
    }
    let seconds = start.duration(to: .now) / .seconds(1)
    let time = (seconds * 100).rounded() / 100
    console.show(
      isText ? ["\(report.summary)   \(shortest(time)) s"] : ["\(report.json)"])
    return report.outcome
  }

  /// Nil: interrupted.
  private static func findings(
    in recording: RecordingFiles.Found, _ options: Options
  ) -> [Finding]? {
    if let obstacle = recording.obstacle { return [Finding(.damaged(obstacle))] }
    do {
      let loaded = try LoadedRecording.read(recording.path)
      let findings = Verification.findings(
        of: loaded, withInvariants: options.has("--invariants"), unless: { Interrupt.isPending })
      guard let findings else { return nil }
      guard options.has("--closed"), !loaded.recording.ending.isClosed else { return findings }
      return findings + [Finding(.damaged("no `end` record closes it: lines may be missing"))]
    } catch {
      return [Finding(.damaged(error.sentence), line: error.line, column: error.column)]
    }
  }
}
