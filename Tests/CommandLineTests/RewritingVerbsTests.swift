import Foundation
import TerminalHarness
import Testing

@Suite struct RewritingVerbsTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  private func run(_ arguments: String..., input: String = "") throws -> Finished {
    try unscroll(arguments, input: input, in: folder)
  }

  @Test("what a verb makes goes to standard output, and what it says to standard error")
  func standardOutput() throws {
    #expect(
      try run("fmt", file)
        == Finished(
          text: SampleSession.fling + "fling.jsonl: nothing had to change\n", exit: .code(0)))
    #expect(
      try run("recover", "-", input: SampleSession.fling + "{\"ki")
        == Finished(
          text: SampleSession.fling + "-: 4 bytes of a torn tail dropped; 12 records left\n",
          exit: .code(0)))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
  }

  @Test("fmt says what it changed, and then there is nothing to change")
  func fmt() throws {
    let odd =
      "\u{FEFF}" + SampleSession.fling.replacingOccurrences(of: "\n", with: "\r\n")
      + #"{"_me":1.0,"text":"x","kind":"note","at":0}"#
    try folder.write("odd.jsonl", odd)
    let path = folder.path("odd.jsonl")
    #expect(
      try run("fmt", path, "-o", path, "--force")
        == Finished(
          text: "odd.jsonl: byte order mark dropped, CR LF made LF, LF added to the last line, "
            + "1 line rewritten\n", exit: .code(0)))
    #expect(
      try folder.text("odd.jsonl") == SampleSession.fling
        + #"{"kind":"note","at":0,"text":"x","_me":1.0}"# + "\n")
    #expect(try run("fmt", path).lines.last == "odd.jsonl: nothing had to change")
    #expect(try run("run", path, "-e", "note y", "-e", "save").exit == .code(0))
  }

  @Test("a sealed recording is verified, appended to, and unsealed again")
  func seal() throws {
    let path = folder.path("sealed.jsonl")
    #expect(
      try run("seal", file, "-o", path)
        == Finished(text: "fling.jsonl: 12 lines sealed\n", exit: .code(0)))
    #expect(try run("verify", path).exit == .code(0))
    #expect(try run("seal", path).lines.last == "sealed.jsonl: was sealed already")
    #expect(
      try run("unseal", path).text
        == SampleSession.fling + "sealed.jsonl: 12 lines unsealed\n")
    #expect(try run("unseal", file).lines.last == "fling.jsonl: was not sealed")
    #expect(try run("run", path, "-e", "note y", "-e", "save").exit == .code(0))
    #expect(try run("verify", path).exit == .code(0))
    let text = try folder.text("sealed.jsonl").replacingOccurrences(
      of: "\"dy\":-300", with: "\"dy\":-301")
    try folder.write("sealed.jsonl", text)
    let refused = try run("unseal", path)
    #expect(refused.text.hasPrefix("sealed.jsonl:5:") && refused.exit == .code(4))
  }

  @Test("recover keeps the torn bytes beside, and then the file can be appended to")
  func recover() throws {
    try folder.write("fling.jsonl", SampleSession.fling + "\0\0\0")
    for verb in ["fmt", "seal", "unseal"] {
      #expect(
        try run(verb, file)
          == Finished(
            text: """
              fling.jsonl:13:1: the last line is torn: 3 bytes dropped, what stands before is whole
              unscroll recover fling.jsonl takes it off

              """, exit: .code(4)))
    }
    #expect(
      try run("recover", file, "-o", file)
        == Finished(
          text: "fling.jsonl: exists already; choose another name (--force replaces it)\n",
          exit: .code(4)))
    try folder.write("fling.jsonl.torn", "another's")
    #expect(
      try run("recover", file, "-o", file, "--force")
        == Finished(
          text: "fling.jsonl: 3 bytes of a torn tail kept in fling.jsonl.torn-2; "
            + "12 records left\n", exit: .code(0)))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
    #expect(try folder.text("fling.jsonl.torn") == "another's")
    #expect(try folder.text("fling.jsonl.torn-2") == "\0\0\0")
    #expect(try run("recover", file).lines.last == "fling.jsonl: no torn tail; 12 records")
    #expect(try unscroll([file, "--append"], input: "note x\n").exit == .code(0))
  }

  @Test("only --force replaces a file, and no damaged one is rewritten")
  func refusals() throws {
    try folder.write("other.jsonl", "mine")
    let other = folder.path("other.jsonl")
    for verb in ["fmt", "seal", "unseal", "recover"] {
      #expect(
        try run(verb, file, "-o", other)
          == Finished(
            text: "other.jsonl: exists already; choose another name (--force replaces it)\n",
            exit: .code(4)))
      #expect(try folder.text("other.jsonl") == "mine")
      #expect(try run(verb, other, "-o", file, "--force").exit == .code(4))
      #expect(
        try run(verb, file, "--force")
          == Finished(text: "--force needs -o FILE\n", exit: .code(2)))
      #expect(try run(verb, file, "-o", folder.path("none/a.jsonl")).exit == .code(4))
    }
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
  }

  @Test("--salvage opens what stands before an error, and only save FILE keeps it")
  func salvage() throws {
    try folder.write("fling.jsonl", SampleSession.fling + "{}\n" + SampleSession.fling)
    let error = "fling.jsonl:13:1: a record lacks `kind`; add it"
    for arguments in [
      ["log", file], ["show", file], ["print", file, "time"], ["run", file, "-e", "when"], [file],
    ] {
      #expect(
        try unscroll(arguments, in: folder) == Finished(text: error + "\n", exit: .code(4)))
      let opened = try unscroll(arguments + ["--salvage"], in: folder)
      #expect(opened.lines.prefix(2) == [error, "only what stands before that is opened"])
      #expect(opened.exit == .code(0))
    }
    #expect(try run("print", file, "time", "--salvage").lines.last == "0.308")
    #expect(
      try run("verify", file, "--salvage")
        == Finished(
          text: "verify trusts no part of a damaged recording: it takes no --salvage\n",
          exit: .code(2)))
    let refused =
      "fling.jsonl: is damaged at line 13, and was opened up to there only; save into another file"
    #expect(
      try unscroll([file, "--append", "--salvage"], in: folder).lines.last == refused)
    let copy = folder.path("copy.jsonl")
    let saving = try run(
      "run", file, "--salvage", "--keep-going", "-e", "note x", "-e", "save", "-e", "save \(copy)")
    #expect(saving.lines.contains("-e 2: \(refused)") && saving.exit == .code(4))
    #expect(try run("verify", copy).exit == .code(0))
  }

  /// Lines 13 to 15, the line that is said, and what is left.
  static let unreadable: [(String, String)] = [
    (
      #"{"kind":"expect","at":5,"that":"main.y == "}"#,
      "13:43: found the end, expected a value"
    ),
    (
      #"{"kind":"expect","at":5,"that":"main.y@there == 1"}"#,
      "13:33: main.y@there == 1: there is no node or mark named \"there\" in this recording"
    ),
    // Without the mark, which stands behind the last of them, the first asks for nothing, too.
    (
      #"{"kind":"expect","at":5,"that":"main.y@m == 240"}"# + "\n"
        + #"{"kind":"expect","at":5,"that":"main"}"# + "\n"
        + #"{"kind":"mark","at":5,"name":"m"}"#,
      "13:33: main.y@m == 240: there is no node or mark named \"m\" in this recording"
    ),
  ]

  @Test(
    "--salvage opens what stands before an assertion that cannot be read", arguments: unreadable)
  func salvageBeforeAssertion(_ lines: String, _ error: String) throws {
    try folder.write("fling.jsonl", SampleSession.fling + lines + "\n")
    for (path, input) in [(file, ""), ("-", try folder.text("fling.jsonl"))] {
      let name = path == "-" ? "-" : "fling.jsonl"
      let refused = try run("print", path, "time", input: input)
      #expect(refused.exit == .code(4) && refused.lines.count == 1)
      let opened = try run("print", path, "time", "--salvage", input: input)
      #expect(
        opened.lines
          == ["\(name):\(error)", "only what stands before that is opened", "0.308"])
      #expect(opened.exit == .code(0))
    }
    let copy = folder.path("copy.jsonl")
    let saving = try run(
      "run", file, "--salvage", "--keep-going", "-e", "note x", "-e", "save", "-e", "save \(copy)")
    #expect(
      saving.lines.contains(
        "-e 2: fling.jsonl: is damaged at line 13, and was opened up to there only; save into "
          + "another file"))
    #expect(try run("verify", copy).exit == .code(0))
  }

  @Test("a header that excuses what is no invariant leaves nothing to salvage")
  func salvageOfHeader() throws {
    let header = SampleSession.header.replacingOccurrences(
      of: #""initial""#, with: #""exempt":{"no-such":"x"},"initial""#)
    try folder.write("fling.jsonl", header)
    #expect(try run("log", file, "--salvage") == run("log", file))
    #expect(try run("log", file, "--salvage").exit == .code(4))
  }
}
