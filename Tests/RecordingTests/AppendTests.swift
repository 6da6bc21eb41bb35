import Foundation
import PagerModel
import Testing

@testable import Recording

@Suite struct Appending {
  private let payloads = Payloads(initialPages: [])

  private func event(_ id: Int, parent: Int? = nil, dt: Microseconds = 1) -> Record {
    .event(id: id, parent: parent ?? id - 1, dt: dt, .wait)
  }

  /// The whole message with which appending is refused.
  private func refusal(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `What is appended is there when the file is read again`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n" + line(1) + "\n")
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    try writer.append([event(2), .mark(Mark(at: 2, name: "m"))], payloads: payloads)
    try writer.append([event(3, parent: 1, dt: 5)], payloads: payloads)
    try writer.append([], payloads: payloads)
    #expect(
      try folder.content("a.jsonl") == """
        \(header)
        \(line(1))
        \(line(2, dt: 1))
        {"kind":"mark","at":2,"name":"m"}
        \(line(3, parent: 1, dt: 5))

        """)
    let again = try Recording.read(file)
    #expect(again.nodes.map(\.time) == [0, 1, 5])
    #expect(again.ending == writer.ending)
  }

  @Test func `A new file has its header and records`() throws {
    let folder = try Folder()
    let file = try folder.file("new.jsonl")
    let writer = try RecordingWriter(
      creating: file, Header(title: "t", initial: Initial()), [event(1, dt: 0)])
    try writer.append([event(2)], payloads: payloads)
    #expect(
      try folder.content("new.jsonl") == "\(header)\n\(line(1))\n\(line(2, dt: 1))\n")
    #expect(try Recording.read(file).ending == writer.ending)
  }

  @Test func `A file that is there is not made anew`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", "mine")
    let link = try folder.file("link.jsonl")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("nowhere"))
    let missing = folder.path + "/none/a.jsonl"
    let new = Header(title: "t", initial: Initial())
    for (path, message) in [
      (file, "exists already; choose another name"),
      (link, "exists already; choose another name"),
      (
        missing,
        "cannot be written: No such file or directory; save into another file"
      ),
    ] {
      #expect(
        refusal { _ = try RecordingWriter(creating: path, new) } == "\(path): \(message)")
    }
    #expect(try folder.content("a.jsonl") == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/nowhere"))
  }

  @Test func `A new file that cannot be encoded is not made`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let header = Header(title: "t", initial: Initial())
    let message = refusal {
      _ = try RecordingWriter(
        creating: file, header, [.event(id: 1, parent: 0, dt: -1, .wait)])
    }
    #expect(
      message
        == "\(file): record 2 cannot be written: `dt` is outside of 0...86400000000 microseconds, a day"
    )
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `A line feed goes before the first record if the last line had none`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n" + line(1))
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    try writer.append([event(2)], payloads: payloads)
    try writer.append([event(3)], payloads: payloads)
    #expect(
      try folder.content("a.jsonl")
        == "\(header)\n\(line(1))\n\(line(2, dt: 1))\n\(line(3, dt: 1))\n")
  }

  @Test(arguments: ["\n", ""])
  func `A sealed file's chain goes on`(end: String) throws {
    let folder = try Folder()
    let start = SealedFiles.lines[..<4]
    let file = try folder.file("a.jsonl", start.joined(separator: "\n") + end)
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    try writer.append([.end(records: 4)], payloads: payloads)
    #expect(try folder.content("a.jsonl") == SealedFiles.lines.map { $0 + "\n" }.joined())
    try writer.append([event(3), event(4)], payloads: payloads)
    #expect(try Recording.read(file).nodes.count == 4)
  }

  @Test func `A new file may be sealed`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let header = Header(title: "t", initial: Initial(), isSealed: true)
    let writer = try RecordingWriter(creating: file, header, [event(1)])
    try writer.append([event(2)], payloads: payloads)
    let recording = try Recording.read(file)
    #expect(recording.header == header && recording.nodes.count == 2)
    #expect(recording.ending == writer.ending)
  }

  static let unfit: [(Record, String)] = [
    (.event(id: 3, parent: 1, dt: 0, .wait), "event 3 is out of turn; the next is 2"),
    (
      .event(id: 2, parent: 2, dt: 0, .wait), "there is no node 2; so far there are 0 to 1"
    ),
    (.note(Note(at: -1, text: "")), "there is no node -1; so far there are 0 to 1"),
    (.header(Header(title: "", initial: Initial())), "has its header already"),
    (
      .end(records: 3),
      "record 1 cannot be written: `end` counts 3 records, but 2 stand before it; "
        + "lines were lost or added"
    ),
    (
      .expect(Expectation(at: 1)),
      "record 1 cannot be written: the record `expect` says nothing; "
        + "add `state`, `effects` or `that`"
    ),
    (
      .note(Note(at: 0, text: String(repeating: "x", count: 1 << 20))),
      "record 1 cannot be written: the line is longer than 1 MiB; "
        + "split what it holds into several records"
    ),
  ]

  @Test(arguments: unfit)
  func `What does not fit is not written`(record: Record, message: String) throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n" + line(1) + "\n")
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    #expect(refusal { try writer.append([record], payloads: payloads) } == "\(file): \(message)")
    try writer.append([event(2)], payloads: payloads)
    #expect(try Recording.read(file).nodes.count == 2)
  }

  @Test func `Since is above its node, in the file and in what is written`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n" + line(1) + "\n")
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    var expectation = Expectation(at: 3)
    expectation.effects = []
    expectation.since = 2
    let branch = [event(2), event(3, parent: 1)]
    #expect(
      refusal { try writer.append(branch + [.expect(expectation)], payloads: payloads) }
        == "\(file): record 3 cannot be written: `since` 2 is not above 3 on its path; "
        + "name one of the nodes before it")
    expectation.since = 1
    try writer.append(branch + [.expect(expectation)], payloads: payloads)
    #expect(try Recording.read(file).expectations.count == 1)
  }

  @Test func `Nothing is written below what cannot be replayed`() throws {
    let folder = try Folder()
    let file = try folder.file(
      "a.jsonl",
      [header, line(1, #"{"shake":{}}"#), line(2), line(3, parent: 0)].map { $0 + "\n" }.joined())
    let writer = try RecordingWriter(appendingTo: Recording.read(file))
    for parent in [1, 2] {
      #expect(
        refusal { try writer.append([event(4, parent: parent)], payloads: payloads) }
          == "\(file): node \(parent) cannot be replayed (unknown event \"shake\"), "
          + "so nothing is written below it")
    }
    try writer.append([event(4, parent: 3)], payloads: payloads)
    #expect(try Recording.read(file).nodes.count == 4)
  }
}
