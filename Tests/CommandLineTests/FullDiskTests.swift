import Foundation
import TerminalHarness
import Testing

/// A disk of 64 KiB in a name space of the test's own, so that nothing is left mounted.
private enum SmallDisk {
  static let isPossible = (try? run("true", in: TemporaryFolder()).exit) == .code(0)

  /// Runs a command of the shell's there; what is then on the disk is copied into `folder`.
  static func run(
    _ command: String, input: String = "", in folder: TemporaryFolder
  ) throws -> Finished {
    try folder.makeFolder("disk")
    let script = """
      cd '\(folder.path)' && mount -t tmpfs -o size=64k tmpfs disk || exit 99
      (cd disk && \(command))
      code=$?
      for file in disk/*; do [ ! -e "$file" ] || cp "$file" .; done
      exit $code
      """
    let program = try PipedProgram("/usr/bin/env", ["unshare", "-rm", "sh", "-c", script])
    program.write(Array(input.utf8))
    let exit = program.exit(within: 60)
    return Finished(text: program.text, exit: exit)
  }
}

@Suite(.enabled(if: SmallDisk.isPossible, "no tmpfs may be mounted in a name space here"))
struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("on a full disk the file ends in its last whole record, and the shell goes on")
  func shellLives() throws {
    let input = String(repeating: "wait 1ms\nsave\n", count: 1200) + "when\nsave other.jsonl\n"
    let run = try SmallDisk.run(
      "'\(builtProgram("unscroll"))' new a.jsonl </dev/null && "
        + "'\(builtProgram("unscroll"))' run a.jsonl -x - --keep-going", input: input, in: folder)
    #expect(run.exit == .code(4))
    let said = "a.jsonl: No space left on device; the file is as it was before"
    #expect(run.lines.contains { $0.hasSuffix(said) })
    #expect(
      run.lines.contains {
        $0.hasSuffix(
          "other.jsonl: No space left on device; nothing was written, save into "
            + "another file")
      })
    let acknowledged = run.lines.count { $0 == "saved 1 record to a.jsonl" }
    #expect(acknowledged > 500)
    // It answers still.
    #expect(run.lines.contains { $0.contains("@1.2s") || $0.contains("@1.200s") })
    let bytes = try folder.bytes("a.jsonl")
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(bytes.last == UInt8(ascii: "\n") && lines.count == acknowledged + 1)
    #expect(try unscroll(["verify", folder.path("a.jsonl")]).exit == .code(0))
    #expect(!FileManager.default.fileExists(atPath: folder.path("other.jsonl")))
  }

  @Test("events written as they are typed stop at the first that has no room")
  func stops() throws {
    let run = try SmallDisk.run(
      "'\(builtProgram("unscroll"))' new a.jsonl",
      input: String(repeating: "wait 1ms\n", count: 1200), in: folder)
    #expect(run.exit == .code(4))
    #expect(run.lines.last == "1 new record was not saved")
    let acknowledged = run.lines.count { $0 == "saved 1 record to a.jsonl" }
    let print = try unscroll(["print", folder.path("a.jsonl"), "time * 1000"])
    #expect(print.text == "\(acknowledged)\n" && acknowledged > 500)
  }
}
