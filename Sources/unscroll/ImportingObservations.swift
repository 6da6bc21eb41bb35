import Inspection
import Recording
import Shell
import Wording

extension CommandLineTool {
  static let importObservations = Verb(
    name: "import-observations",
    usage: "unscroll import-observations FILE CSV [-o FILE [--force]]",
    summary: "write a recording with what an app's log says of its state",
    help: """
      CSV has a line a value, `time,path,value`: seconds since the session's start, a
      state path, and a number, true, false, a text, or nothing for null; the first
      line may name the columns. Each becomes an observe record on main, at the event
      at its time, or at a wait that is put in there: time that passes in two parts
      changes nothing. verify then compares them with the model, and divergence and
      explain say where they part. - is standard input.

      The whole recording goes to standard output, or to -o FILE, which only --force
      replaces.

        unscroll import-observations Recordings/tour-lazy.jsonl log.csv
      """,
    operands: [.recording, .file],
    options: [.output, .force],
    run: { options throws(UsageError) in
      guard options.rest.count == 2 else {
        throw UsageError("import-observations needs a recording and a log, as CSV")
      }
      let output = try Output(options)
      let (path, csv) = (options.rest[0], options.rest[1])
      return withRecording(path) { importObservations(csv, into: $0, to: output) }
    })

  private static func importObservations(
    _ csv: String, into loaded: LoadedRecording, to output: Output
  ) -> Outcome {
    let recording = loaded.recording
    guard recording.unreplayable.isEmpty else {
      console.complain([
        String(
          localized: "\(recording.file): it has what this version does not know and cannot write")
      ])
      return .cannotJudge
    }
    do {
      let bytes = try Recording.content(of: csv)
      let log = try ObservationLog(bytes, in: recording.header.initial.container)
      let name = csv.split(separator: "/").last.map(String.init)
      let observed = try ObservedRecording(loaded, log, source: csv == "-" ? nil : name)
      return write(observed, of: recording, to: output)
    } catch let error as LogError {
      let place = [csv, error.line.map(String.init), error.column.map(String.init)]
      console.complain(["\(place.compactMap(\.self).joined(separator: ":")): \(error.sentence)"])
      return .fileError
    } catch {
      console.complain(["\(error)"])
      return .fileError
    }
  }

  private static func write(
    _ observed: ObservedRecording, of recording: Recording, to output: Output
  ) -> Outcome {
    do {
      let lines = try observed.header.lines(before: observed.records, observed.payloads)
      try output.write(lines.flatMap { Array($0.utf8) }, of: recording)
      output.say([summary(of: observed)])
      output.sayPlace()
    } catch let error as CommandError {
      console.complain([error.sentence])
      return error.outcome
    } catch {
      let problem = (error as? Problem)?.sentence ?? "\(error)"
      console.complain([String(localized: "no recording can have it: \(problem)")])
      return .fileError
    }
    console.complain(losses(of: recording, observed))
    return .held
  }

  private static func summary(of observed: ObservedRecording) -> String {
    let values = counted(observed.valueCount, "value")
    let waits = counted(observed.waitCount, "wait")
    return String(localized: "\(values) taken in, \(waits) put in for them")
  }

  /// What the new recording has not, or means otherwise.
  private static func losses(of recording: Recording, _ observed: ObservedRecording) -> [String] {
    var lines: [Message] = []
    if recording.header.isSealed { lines.append("it is not sealed: unscroll seal does that") }
    if recording.warnings.contains(where: \.isOfUnknownContent) {
      lines.append("what this version does not know in \(recording.file) is not in it")
    }
    for line in observed.deafLines {
      lines.append(
        "line \(line) of \(recording.file) counts effects, and hears only those since the wait "
          + "that was put in before it")
    }
    return lines.map { String(localized: $0) }
  }
}
