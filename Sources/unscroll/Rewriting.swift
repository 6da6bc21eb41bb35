import Inspection
import Picture
import Recording
import Shell
import Wording

extension CommandLineTool {
  static let fmt = Verb(
    name: "fmt", usage: "unscroll fmt FILE [-o FILE [--force]]",
    summary: "write a recording as this program would have written it",
    help: """
      Lines end in LF, without a byte order mark before the first; fields stand in the
      order of the format, numbers in their shortest form, and what says nothing is
      left out. Records and fields that this version does not know stay as they are.
      What changed is said.

      \(target)

        unscroll fmt Recordings/B04-cancelled-swipe.jsonl
      """,
    operands: [.recording], options: [.output, .force],
    run: { options throws(UsageError) in
      try rewrite(options, as: .canonical) { file in
        let recording = file.recording
        var changes = recording.warnings.compactMap(\.change)
        if file.changedLines > 0 {
          changes.append(String(localized: "\(counted(file.changedLines, "line")) rewritten"))
        }
        return changes.isEmpty ? "nothing had to change" : Message(listed(changes))
      }
    })

  static let seal = Verb(
    name: "seal", usage: "unscroll seal FILE [-o FILE [--force]]",
    summary: "write a recording with a checksum on every line",
    help: """
      A line of a sealed recording that is changed, dropped, repeated or moved is an
      error. Lines keep their bytes, but for the checksum and `sealed` in the header.

      \(target)

        unscroll seal Recordings/B04-cancelled-swipe.jsonl
      """,
    operands: [.recording], options: [.output, .force],
    run: { options throws(UsageError) in
      try rewrite(options, as: .sealed) { file in
        file.recording.header.isSealed
          ? "was sealed already" : "\(counted(file.recording.ending.records, "line")) sealed"
      }
    })

  static let unseal = Verb(
    name: "unseal", usage: "unscroll unseal FILE [-o FILE [--force]]",
    summary: "write a sealed recording without its checksums",
    help: """
      The checksums are tested, and dropped; a recording without them can be edited by
      hand.

      \(target)

        unscroll unseal Recordings/B04-cancelled-swipe.jsonl
      """,
    operands: [.recording], options: [.output, .force],
    run: { options throws(UsageError) in
      try rewrite(options, as: .unsealed) { file in
        file.recording.header.isSealed
          ? "\(counted(file.recording.ending.records, "line")) unsealed" : "was not sealed"
      }
    })

  static let recover = Verb(
    name: "recover", usage: "unscroll recover FILE [-o FILE [--force]]",
    summary: "write a recording without its torn tail, which is kept beside",
    help: """
      A program that was killed, or a disk that was full, may leave half a line or
      zeros at a recording's end. The whole lines are written, and with -o FILE the
      rest to FILE.torn (FILE.torn-2 and so on where that is there). Damage further up
      is not mended: it is said, and --salvage opens what stands before it.

      \(target)

        unscroll recover Recordings/B04-cancelled-swipe.jsonl
      """,
    operands: [.recording], options: [.output, .force],
    run: { options throws(UsageError) in
      let (source, output) = (try options.single("recording"), try Output(options))
      do {
        let file = try Recording.recover(source)
        let kept = try output.write(file)
        let records = counted(file.recording.ending.records, "record")
        let tail = counted(file.tail.count, "byte")
        let report: Message =
          if file.tail.isEmpty {
            "no torn tail; \(records)"
          } else if let kept {
            "\(tail) of a torn tail kept in \(kept); \(records) left"
          } else {
            "\(tail) of a torn tail dropped; \(records) left"
          }
        output.say(["\(source): \(String(localized: report))"])
        return .held
      } catch {
        return failure(error)
      }
    })

  private static let target = """
    It goes to standard output, or to -o FILE: a file that is not there yet or, with
    --force, one that is, FILE itself too. It is on the disk before it has its name.
    """

  private static func failure(_ error: any Error) -> Outcome {
    console.complain([(error as? CommandError)?.sentence ?? "\(error)"])
    return .fileError
  }

  private static func rewrite(
    _ options: Options, as form: Rewriting,
    _ report: (RewrittenFile) -> Message
  ) throws(UsageError) -> Outcome {
    let (source, output) = (try options.single("recording"), try Output(options))
    do {
      let file = try Recording.rewrite(source, as: form)
      if let tail = file.recording.tornTail {
        console.complain([
          "\(tail)", String(localized: "unscroll recover \(source) takes it off"),
        ])
        return .fileError
      }
      try output.write(file.bytes, of: file.recording)
      output.say(["\(source): \(String(localized: report(file)))"])
      return .held
    } catch {
      return failure(error)
    }
  }
}

extension Warning {
  /// What `fmt` makes of it; nil: nothing.
  fileprivate var change: String? {
    switch fact {
    case .carriageReturns: String(localized: "CR LF made LF")
    case .byteOrderMark: String(localized: "byte order mark dropped")
    case .unterminatedLastLine: String(localized: "LF added to the last line")
    case .unknownKind, .unknownField: nil
    }
  }
}
