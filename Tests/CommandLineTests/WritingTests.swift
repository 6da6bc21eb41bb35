import Foundation
import TerminalHarness
import Testing

@Suite struct WritingTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  @Test("what is only opened is unchanged, byte for byte")
  func openingWritesNothing() throws {
    let before = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    let run = try unscroll([file], input: "goto end\ncheck\ndrag 0 10\nexpect main.y = 1\n")
    #expect(run.exit == .code(1))
    #expect(try unscroll(["verify", file]).exit == .code(0))
    #expect(try folder.text("fling.jsonl") == SampleSession.fling)
    let after = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(before == after)
  }

  @Test("save appends what is new, and the file's own lines stay")
  func save() throws {
    let run = try unscroll(
      [
        "run", file, "-e", "goto end", "-e", "wait 10ms", "-e", "note 好", "-e", "save", "-e",
        "save",
      ],
      in: folder)
    #expect(
      run.lines.suffix(2) == [
        "saved 2 records to fling.jsonl", "nothing is new since the last save",
      ])
    #expect(
      try folder.text("fling.jsonl") == SampleSession.fling + """
        {"kind":"event","id":7,"parent":5,"dt":10000,"event":{"wait":{}}}
        {"kind":"note","at":7,"text":"好"}

        """)
  }

  @Test("a branch's name moves on in the file when its branch grows")
  func branchMoves() throws {
    let commands = ["switch no-fling", "wait 10ms", "save"].flatMap { ["-e", $0] }
    #expect(try unscroll(["run", file] + commands).exit == .code(0))
    #expect(
      try folder.text("fling.jsonl") == SampleSession.fling + """
        {"kind":"event","id":7,"parent":6,"dt":10000,"event":{"wait":{}}}
        {"kind":"mark","at":7,"name":"no-fling","branch":true}

        """)
    #expect(try unscroll(["print", file, "time", "--at", "no-fling"]).text == "0.396667\n")
  }

  @Test("save FILE writes all of it: verify finds the same, and the tree is the same")
  func copy() throws {
    let copy = folder.path("copy.jsonl")
    let more = #"{"kind":"snapshot","at":5,"name":"s","state":{"main.y":240}}"# + "\n"
    try folder.write("fling.jsonl", SampleSession.fling + more)
    let commands = ["switch no-fling", "drag 0 30", "expect main.y = 1", "mark m", "save \(copy)"]
    let run = try unscroll(
      ["run", file, "--keep-going"] + commands.flatMap { ["-e", $0] } + [
        "-e", "tap 1", "-e", "save",
      ],
      in: folder)
    #expect(run.lines.contains("saved 27 records to copy.jsonl"))
    #expect(run.lines.last == "saved 2 records to copy.jsonl")
    #expect(try folder.text("fling.jsonl") == SampleSession.fling + more)
    let verdict = try unscroll(["verify", copy], in: folder)
    #expect(verdict.lines.count == 2)
    #expect(
      verdict.lines.first == "✗ copy.jsonl:25  #18 @0.570004s on no-fling  "
        + "mainScrollView.contentOffset.y == 1  (1 expected, 240 found)")
    let again = try unscroll(["run", copy, "-e", "log --graph", "-e", "branch"])
    #expect(again.text.contains("[no-fling]") && again.text.contains("(m)"))
    #expect(
      try unscroll(["run", copy, "-e", "save \(copy)"], in: folder)
        == Finished(
          text: "-e 1: copy.jsonl: exists already; choose another name\n", exit: .code(4)))
  }

  @Test("a sealed recording is appended to with its chain going on")
  func sealed() throws {
    let header = SampleSession.header.replacingOccurrences(
      of: #""version":1"#, with: #""version":1,"sealed":true"#)
    let bare = String(header.dropLast(2))
    let seal = crc([0, 0, 0, 0] + Array(bare.utf8))
    let sealed = try folder.write("sealed.jsonl", bare + #","crc":"\#(seal)"}"# + "\n")
    #expect(
      try unscroll(["run", sealed, "-e", "reload", "-e", "drag 0 -50", "-e", "save"]).exit
        == .code(0))
    #expect(try unscroll(["verify", sealed]).exit == .code(0))
    let text = try folder.text("sealed.jsonl")
    #expect(text.split(separator: "\n").allSatisfy { $0.contains(#","crc":""#) })
    try folder.write("changed.jsonl", text.replacingOccurrences(of: #""dy":-5"#, with: #""dy":-6"#))
    #expect(try unscroll(["verify", folder.path("changed.jsonl")]).exit == .code(4))
  }

  private func crc(_ bytes: [UInt8]) -> String {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    return String(format: "%08x", ~crc)
  }

  @Test("new makes a file, and writes each event as it is typed")
  func new() throws {
    let path = folder.path("新.jsonl")
    let program = try PipedProgram(
      builtProgram("unscroll"), ["new", path, "--title", "列表 \"跳\"", "--preset=clNestedSlide"])
    program.write(Array("reload\n".utf8))
    #expect(program.shows { $0.text.contains("saved 1 record to") })
    let header =
      #"{"kind":"recording","version":1,"container":"pinned","title":"列表 \"跳\"","#
    #expect(try folder.text("新.jsonl").hasPrefix(header))
    #expect(
      try folder.text("新.jsonl").hasSuffix(
        #""id":1,"parent":0,"dt":0,"event":{"reload":{}}}"# + "\n"))
    // Another writer is refused, before it begins and when it would save.
    let locked = "新.jsonl: another writer holds it; wait for that, or save into another file"
    #expect(
      try unscroll([path, "--append"], in: folder)
        == Finished(text: locked + "\n", exit: .code(4)))
    let second = try unscroll(["run", path, "-e", "note x", "-e", "save"], in: folder)
    #expect(second.lines.contains("-e 2: \(locked)") && second.exit == .code(4))
    #expect(program.exit() == .code(0))
    #expect(
      try unscroll(["new", path], in: folder)
        == Finished(text: "新.jsonl: exists already; choose another name\n", exit: .code(4)))
    #expect(try unscroll(["print", path, "policy.headerDrag"]).text == "\"stops\"\n")
  }

  @Test("--append writes each addition as it is typed; a failing command writes nothing")
  func append() throws {
    let run = try unscroll(
      [file, "--append"], input: "goto end\ntap 0\nmark there\nsetp\n", in: folder)
    #expect(run.lines.suffix(3).first == "there is #7")
    #expect(run.exit == .code(2))
    #expect(
      try folder.text("fling.jsonl") == SampleSession.fling + """
        {"kind":"event","id":7,"parent":5,"dt":0,"event":{"selectTab":{"at":0}}}
        {"kind":"mark","at":7,"name":"there"}

        """)
  }
}
