import PagerModel
import Testing

@testable import Recording

@Suite struct OddFiles {
  private func warnings(_ text: String) throws -> [String] {
    try Recording.parse(Array(text.utf8), file: "r.jsonl").warnings.map(\.description)
  }

  @Test func `Unknown kinds and fields are kept, each warned of once`() throws {
    let text = """
      \(header)
      {"kind":"thought","at":0,"text":"x"}
      {"kind":"thought","at":0}
      {"kind":"note","at":0,"text":"a","colour":"red","_mine":1,"title":"x"}
      {"kind":"note","at":0,"text":"b","colour":{"r":1}}
      {"kind":"mark","colour":1,"at":0,"name":"a"}

      """
    #expect(
      try warnings(text) == [
        #"r.jsonl:2:9: warning: unknown kind "thought", kept and not looked at"#,
        #"r.jsonl:4:34: warning: `note` has no field "colour"; kept and not looked at"#,
        #"r.jsonl:4:59: warning: `note` has no field "title"; kept and not looked at"#,
        #"r.jsonl:6:16: warning: `mark` has no field "colour"; kept and not looked at"#,
      ])
  }

  @Test func `An unknown kind with an id is a node that cannot be replayed`() throws {
    let recording = try read(
      header, line(1, dt: 5), #"{"kind":"jump","id":2,"parent":1,"dt":7}"#,
      #"{"kind":"leap","id":3,"parent":1}"#, line(4, parent: 2, dt: 1))
    #expect(recording.nodes.map(\.time) == [5, 12, 5, 13])
    #expect(recording.unreplayable == [2: .unknownKind("jump"), 3: .unknownKind("leap")])
    #expect(recording.obstacle(onPathTo: 4)?.id == 2)
    #expect(
      recording.obstacle(onPathTo: 4)?.reason.description == #"unknown kind of record "jump""#)
  }

  @Test func `CR LF and a byte order mark are warned of once`() throws {
    let text = "\u{FEFF}" + header + "\r\n" + line(1) + "\r\n"
    #expect(
      try warnings(text) == [
        "r.jsonl:1:1: warning: the file begins with a byte order mark; save it without",
        "r.jsonl:1:\(header.utf8.count + 1): warning: lines end in CR LF; save them with LF alone",
      ])
    #expect(refusal(bytes: Array(("\u{FEFF}" + line(1)).utf8)) != nil)
  }

  @Test func `A byte order mark further on is no JSON`() {
    #expect(
      refusal([header, "\u{FEFF}" + line(1)])
        == "r.jsonl:2:1: expected '{': a record is one JSON object")
  }

  @Test func `A last line without LF is accepted`() throws {
    let recording = try Recording.parse(Array((header + "\n" + line(1)).utf8), file: "r.jsonl")
    #expect(recording.nodes.count == 1)
    #expect(!recording.ending.isTerminated)
    #expect(recording.tornTail == nil)
    #expect(
      recording.warnings.map(\.description)
        == ["r.jsonl:2:62: warning: the last line does not end in LF"])
  }

  @Test func `A last line without LF that is wrong is refused`() {
    #expect(
      refusal(bytes: Array((header + "\n" + line(2, parent: 0)).utf8))
        == "r.jsonl:2:22: id 2 is out of turn; the next event's is 1")
  }

  static let tails: [(String, Int)] = [
    (String(line(2).dropLast()), 60), (#"{"kind":"ev"#, 11), ("{", 1),
    ("\0\0\0\0", 4), (#"{"kind":"\#0\#0"#, 11), (line(2) + "\0\0\0", 64), ("x", 1),
  ]

  @Test(arguments: tails)
  func `A torn last line is dropped and counted`(tail: String, count: Int) throws {
    let text = header + "\n" + line(1) + "\n" + tail
    let recording = try Recording.parse(Array(text.utf8), file: "r.jsonl")
    #expect(recording.nodes.count == 1)
    #expect(recording.tornTail == TornTail(file: "r.jsonl", line: 3, bytes: count))
    #expect(recording.ending.records == 2)
    #expect(recording.ending.size == Int64(text.utf8.count))
    #expect(
      recording.tornTail?.description
        == "r.jsonl:3:1: the last line is torn: \(count) byte\(count == 1 ? "" : "s") dropped, "
        + "what stands before is whole")
  }

  @Test func `A character that is cut in two is torn too`() throws {
    let bytes = Array((header + "\n{\"kind\":\"首").utf8).dropLast()
    let recording = try Recording.parse(Array(bytes))
    #expect(recording.tornTail?.bytes == 11)
  }

  @Test func `A tail of zeros may be longer than any line`() throws {
    let zeros = [UInt8](repeating: 0, count: 9 << 18)
    let recording = try Recording.parse(Array((header + "\n{\"ki").utf8) + zeros)
    #expect(recording.tornTail?.bytes == 9 << 18 + 4)
    #expect(recording.ending.records == 1)
    #expect(refusal(bytes: Array((header + "\n").utf8) + zeros + [65]) != nil)
  }

  @Test func `A file whose header is torn has none`() {
    let message =
      "r.jsonl:1:1: no header; a recording's first line is a record of the kind `recording`"
    #expect(refusal(bytes: Array(header.utf8.dropLast())) == message)
    #expect(refusal(bytes: []) == message)
    #expect(refusal(bytes: [0, 0, 0]) == message)
  }

  @Test func `It does not matter in what pieces the bytes come`() throws {
    let text =
      header + "\n" + line(1) + "\n" + #"{"kind":"note","at":0,"text":"首页"}"# + "\r\n" + line(2)
    let whole = try Recording.parse(Array(text.utf8), file: "r")
    for piece in [1, 2, 3, 5, 7, 64, 100] {
      let pieces = try Recording.parse(Array(text.utf8), file: "r", piece: piece)
      #expect(pieces.nodes == whole.nodes && pieces.notes == whole.notes)
      #expect(pieces.warnings == whole.warnings && pieces.ending == whole.ending)
    }
  }

  @Test func `Lines go on across the ends of the buffer`() throws {
    let long = String(repeating: "长", count: 30000)
    var lines = [header]
    for id in 1...60 {
      lines.append(line(id, dt: id))
      lines.append(#"{"kind":"note","at":\#(id),"text":"\#(id % 7 == 0 ? long : "")"}"#)
    }
    let text = lines.map { $0 + "\n" }.joined()
    for piece in [1000, 65536, Int.max] {
      let recording = try Recording.parse(Array(text.utf8), file: "r", piece: piece)
      #expect(recording.nodes.count == 60 && recording.notes.count == 60)
      #expect(recording.notes[6].text == long)
    }
  }
}
