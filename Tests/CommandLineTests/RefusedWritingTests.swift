import Foundation
import TerminalHarness
import Testing

@Suite struct RefusedWritingTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  /// What stands in the file, and why it is not appended to.
  static let refusals: [(String, String)] = [
    (
      SampleSession.fling + "{",
      "ends in 1 torn byte; mend it with `unscroll recover`, or save into another file"
    ),
    (
      "\u{FEFF}" + SampleSession.fling,
      "has CR LF line ends or a byte order mark; mend it with `unscroll fmt`, or save into another file"
    ),
  ]

  @Test("--append refuses before the session what it could not write", arguments: refusals)
  func refusal(_ text: String, _ reason: String) throws {
    try folder.write("fling.jsonl", text)
    let run = try unscroll([file, "--append"], input: "when\n", in: folder)
    #expect(run.lines.last == "fling.jsonl: \(reason)")
    #expect(run.exit == .code(4))
  }

  @Test("standard input is read, and saved elsewhere only")
  func standardInput() throws {
    let copy = folder.path("copy.jsonl")
    let run = try unscroll(
      [
        "run", "-", "-e", "goto end", "-e", "note x", "-e", "save", "-e", "save \(copy)",
        "--keep-going",
      ],
      input: SampleSession.fling, in: folder)
    #expect(run.lines.contains("-e 3: -: standard input cannot be appended to; save into a file"))
    #expect(run.exit == .code(4))
    #expect(try unscroll(["verify", copy]).exit == .code(0))
  }

  @Test("a file that others changed since is not written to")
  func changedMeanwhile() throws {
    let program = try PipedProgram(builtProgram("unscroll"), [file])
    program.write(Array("note x\n".utf8))
    #expect(program.shows { $0.text.contains("noted at #0") })
    let grown = SampleSession.fling + #"{"kind":"note","at":0,"text":"theirs"}"# + "\n"
    try folder.write("fling.jsonl", grown)
    program.write(Array("save\n".utf8))
    #expect(program.exit() == .code(4))
    #expect(program.text.contains("by another; nothing was written, save into another file"))
    #expect(try folder.text("fling.jsonl") == grown)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnly() throws {
    chmod(file, 0o400)
    #expect(try unscroll([file], input: "goto end\n").exit == .code(0))
    let run = try unscroll([file, "--append"], in: folder)
    #expect(
      run
        == Finished(
          text: "fling.jsonl: cannot be written: Permission denied; save into another file\n",
          exit: .code(4)))
  }
}
