import Foundation
import TerminalHarness
import Testing

/// A user who owns nothing here and is not root.
private enum Nobody {
  /// Root can become that user, if the program can be reached as such.
  static let isPossible = (try? run(["--version"]).exit) == .code(0)

  static func run(
    _ arguments: [String], input: String = "", in folder: TemporaryFolder? = nil
  ) throws -> Finished {
    let program = try PipedProgram(
      "/usr/bin/env",
      ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", builtProgram("unscroll")]
        + arguments)
    program.write(Array(input.utf8))
    let exit = program.exit(within: 60)
    var text = program.text
    if let folder { text = text.split(separator: folder.path("")).joined() }
    return Finished(text: text, exit: exit)
  }
}

@Suite(.enabled(if: Nobody.isPossible, "only root can become a user who may not write"))
struct ReadOnlyTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
    #expect(chmod(file, 0o444) == 0 && chmod(folder.path, 0o755) == 0)
  }

  @Test("a file that may only be read opens, and save says where it may write instead")
  func opens() throws {
    let writable = try TemporaryFolder()
    #expect(chmod(writable.path, 0o777) == 0)
    let copy = writable.path("copy.jsonl")
    let run = try Nobody.run(
      ["run", file, "--keep-going", "-x", "-"],
      input: "goto end\nnote x\nsave\nsave \(folder.path("copy.jsonl"))\nsave \(copy)\n",
      in: folder)
    #expect(
      run.lines.suffix(3) == [
        "-:3: fling.jsonl: cannot be written: Permission denied; save into another file",
        "-:4: copy.jsonl: cannot be written: Permission denied; save into another file",
        "saved 13 records to \(copy)",
      ])
    #expect(run.exit == .code(4))
    #expect(try unscroll(["verify", copy]).exit == .code(0))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
  }

  @Test("--append and new are refused before the session")
  func refused() throws {
    let reason = "cannot be written: Permission denied; save into another file\n"
    #expect(
      try Nobody.run([file, "--append"], input: "when\n", in: folder)
        == Finished(text: "fling.jsonl: \(reason)", exit: .code(4)))
    #expect(
      try Nobody.run(["new", folder.path("new.jsonl")], input: "when\n", in: folder)
        == Finished(text: "new.jsonl: \(reason)", exit: .code(4)))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["fling.jsonl"])
  }

  @Test("in a folder that may only be read no file is made, whoever's the file is")
  func folderOnly() throws {
    #expect(chmod(file, 0o666) == 0)
    // Appending needs the file alone, a new name needs the folder.
    #expect(try Nobody.run([file, "--append"], input: "note x\n").exit == .code(0))
    let run = try Nobody.run(["fmt", file, "-o", file, "--force"], in: folder)
    #expect(
      run.text == "fling.jsonl: cannot be written: Permission denied; save into another file\n")
    #expect(run.exit == .code(4))
    #expect(try Nobody.run(["verify", file]).exit == .code(0))
  }
}
