import TerminalHarness
import Testing

@Suite("git bisect run unscroll verify")
struct GitBisectTests {
  /// Five commits of one recording: it holds, holds, has an event of a later version, holds, and
  /// fails. The middle one is what git asks first.
  private static let versions = [
    SampleSession.fling,
    SampleSession.fling + #"{"kind":"note","at":0,"text":"again"}"# + "\n",
    SampleSession.fling + #"{"kind":"event","id":7,"parent":6,"dt":0,"event":{"hovers":{}}}"#
      + "\n",
    SampleSession.fling + #"{"kind":"note","at":1,"text":"again"}"# + "\n",
    SampleSession.fling + #"{"kind":"expect","at":5,"that":"currentPageIndex == 2"}"# + "\n",
  ]

  @Test("finds the commit that breaks a recording, and skips what cannot be judged")
  func finds() throws {
    let folder = try TemporaryFolder()
    var commits = ""
    for (number, version) in Self.versions.enumerated() {
      let file = try folder.write("\(number).jsonl", version)
      commits += "cp \(file) session.jsonl; git add session.jsonl; git commit -q -m v\(number)\n"
    }
    let script = """
      set -e
      mkdir repository; cd repository
      git init -q .
      git config user.name tests; git config user.email tests@localhost
      \(commits)
      git bisect start HEAD HEAD~4
      git bisect run \(builtProgram("unscroll")) verify session.jsonl
      """
    let program = try PipedProgram("/bin/sh", ["-c", "cd \(folder.path("")); \(script)"])
    program.closeInput()
    let exit = program.exit(within: 60)
    let run = Finished(text: program.text, exit: exit)
    #expect(run.exit == .code(0), "\(run)")
    #expect(run.lines.contains { $0.hasSuffix("is the first bad commit") }, "\(run)")
    #expect(run.lines.contains("    v4"))
    #expect(run.lines.contains { $0.contains("cannot judge") })
  }
}
