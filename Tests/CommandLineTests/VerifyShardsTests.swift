import Foundation
import TerminalHarness
import Testing

@Suite("A corpus on many cores and machines")
struct VerifyShardsTests {
  private static let shards = ["1/4", "2/4", "3/4", "4/4"]

  private func paths(_ arguments: [String]) throws -> [String] {
    let run = try unscroll(["verify", "--format", "json"] + arguments)
    #expect(run.exit == .code(0), "\(run.text.prefix(300))")
    return run.text.matches(of: #/"path":"([^"]*)"/#).map { String($0.1) }
  }

  @Test("the shards of Recordings together are the whole, each recording once")
  func partition() throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: repository("Recordings"))
      .filter { $0.hasSuffix(".jsonl") }
    var dealt: [String] = []
    for shard in Self.shards {
      let paths = try paths([repository("Recordings"), "--shard", shard])
      #expect(abs(paths.count - names.count / 4) <= 1)
      dealt += paths
    }
    #expect(dealt.sorted() == names.map { repository("Recordings/\($0)") }.sorted())
  }

  @Test(
    "a shard for which there is no recording is no error, and says so",
    arguments: [("text", "shard"), ("tap", "TAP version 13\n1..0 # SKIP "), ("junit", "<?xml")])
  func empty(_ format: String, _ start: String) throws {
    let recording = repository("Recordings/tour-lazy.jsonl")
    let run = try unscroll(["verify", recording, "--shard", "2/2", "--format", format])
    #expect(run.exit == .code(0))
    #expect(run.text.contains("shard 2/2 is empty: there is one recording for 2 shards"), "\(run)")
    #expect(run.text.contains(start))
    let folder = try TemporaryFolder()
    #expect(try unscroll(["verify", folder.path, "--shard", "2/2"]).exit == .code(2))
  }

  @Test("what is written is the same for any number of jobs, in the order of the files")
  func jobs() throws {
    let folder = try TemporaryFolder()
    // The first takes longest.
    try folder.write("00.jsonl", bytes: SampleSession.long(4000))
    for number in 10..<60 {
      let report = #"{"kind":"observe","at":6,"state":{"main.y":\#(number)}}"# + "\n"
      let failing = #"{"kind":"expect","at":\#(number % 7),"that":"main.y == 7"}"# + "\n"
      let lines = number % 3 == 0 ? report : number % 3 == 1 ? failing : "{}\n"
      try folder.write("\(number).jsonl", SampleSession.fling + lines)
    }
    let one = try unscroll(["verify", folder.path, "--jobs", "1"], in: folder).withoutTime
    #expect(one.exit == .code(4))
    #expect(one.lines.count { $0.hasPrefix("✗ 10.jsonl:") } == 1)
    for jobs in [["--jobs", "2"], ["--jobs", "7"], []] {
      let run = try unscroll(["verify", folder.path] + jobs, in: folder).withoutTime
      #expect(run == one)
    }
  }

  @Test(
    "ctrl-C ends all jobs at once, and what is written then is no success",
    arguments: ["text", "junit", "tap"])
  func interrupt(_ format: String) throws {
    let folder = try TemporaryFolder()
    let long = try Data(
      contentsOf: URL(filePath: repository("Recordings/long-scrolling.jsonl")))
    for number in 0..<40 { try folder.write("\(number).jsonl", bytes: Array(long)) }
    let program = try PipedProgram(
      builtProgram("unscroll"),
      ["verify", folder.path, "--invariants", "--jobs", "3", "--format", format])
    #expect(program.child.waitUntilItCatches(SIGINT))
    program.child.send(SIGINT)
    // In a debug build all of them take minutes.
    #expect(program.exit() == .code(130), "\(program.text)")
    switch format {
    case "junit": #expect(program.text.contains("<error type=\"interrupted\""))
    case "tap": #expect(program.text.hasSuffix("Bail out! interrupted\n"))
    case _: #expect(program.text.contains("interrupted"))
    }
  }
}
