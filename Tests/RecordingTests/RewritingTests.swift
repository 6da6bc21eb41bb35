import FaultyCalls
import Foundation
import PagerModel
import Testing

@testable import Recording

@Suite struct RewritingFiles {
  private func rewritten(_ text: String, as form: Rewriting) throws -> String {
    let folder = try Folder()
    let file = try Recording.rewrite(folder.file("a.jsonl", text), as: form)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  static let event = #"{"kind":"event","id":1,"parent":0,"dt":0,"event":"#

  /// A line after the header, and what it becomes.
  static let lines: [(String, String)] = [
    (
      #" {"event":{"drag":{"dy":-3e2,"phase" : "changed","dx":1.0}},"dt":0,"parent":0, "id":1,"kind":"event"} "#,
      event + #"{"drag":{"phase":"changed","dx":1,"dy":-300}}}"#
    ),
    (
      #"{"kind":"mark","branch":false,"name":"\u0061","at":0}"#,
      #"{"kind":"mark","at":0,"name":"a"}"#
    ),
    (
      #"{"kind":"expect","that":"isPinned","state":{"main.y":1.50},"at":0,"note":null}"#,
      #"{"kind":"expect","at":0,"state":{"main.y":1.5},"that":"isPinned"}"#
    ),
    (#"{"records":1.0,"kind":"end"}"#, #"{"kind":"end","records":1}"#),
    // Unknown fields, and those of other kinds.
    (
      #"{"_mine": {"a": 1.50},"text":"x","kind":"note","at":0,"titl\u0065":"y"}"#,
      #"{"kind":"note","at":0,"text":"x","_mine": {"a": 1.50},"titl\u0065":"y"}"#
    ),
    // Unknown records.
    (#"{"at":0, "kind":"thought","x":[1, 2.50]}"#, #"{"at":0, "kind":"thought","x":[1, 2.50]}"#),
    (#"{"id":1, "kind":"jump","parent":0}"#, #"{"id":1, "kind":"jump","parent":0}"#),
    (
      #"{"event":{"shake": {}},"kind":"event","id":1,"parent":0,"dt":0}"#,
      #"{"event":{"shake": {}},"kind":"event","id":1,"parent":0,"dt":0}"#
    ),
  ]

  @Test(arguments: lines)
  func `A line becomes what the writer would have written`(line: String, canonical: String) throws {
    #expect(
      try rewritten("\(header)\n\(line)\n", as: .canonical) == "\(header)\n\(canonical)\n")
    #expect(
      try rewritten("\(header)\n\(canonical)\n", as: .canonical) == "\(header)\n\(canonical)\n")
  }

  @Test func `A header's unknown fields stay, and what it says anyway goes`() throws {
    let odd =
      #"{"_by":[ 1 ],"version":1,"title":"t","initial":{"showIndicator":true},"kind":"recording","container":"pinned","sealed":false}"#
    #expect(
      try rewritten(odd + "\n", as: .canonical) == header.dropLast() + #","_by":[ 1 ]}"# + "\n")
  }

  @Test func `Line ends become LF, and a byte order mark goes`() throws {
    let text = "\u{FEFF}\(header)\r\n\(line(1))\r\n\(line(2))"
    let folder = try Folder()
    let file = try Recording.rewrite(folder.file("a.jsonl", text), as: .canonical)
    #expect(String(decoding: file.bytes, as: UTF8.self) == "\(header)\n\(line(1))\n\(line(2))\n")
    #expect(file.changedLines == 0)
    #expect(
      file.recording.warnings.map(\.fact)
        == [.byteOrderMark, .carriageReturns, .unterminatedLastLine])
  }

  @Test func `Nothing of an unknown container is touched`() throws {
    let text =
      header.replacingOccurrences(of: "pinned", with: "carousel")
      + "\n{\"at\":0,\"kind\":\"expect\",\"state\":{\"speed\": 1}}\n"
    #expect(try rewritten(text, as: .canonical) == text)
  }

  @Test(arguments: [
    [header, line(1, dt: 5), #"{"at":1 ,"kind":"thought", "_a":1.0}"#, line(2, dt: 6)],
    [header, #"  {"kind":"note","at":0,"text":"首", "_x":{}}  "#],
  ])
  func `Sealing keeps the bytes of every line, and unsealing gives them back`(
    lines: [String]
  ) throws {
    let text = lines.map { $0 + "\n" }.joined()
    let bare = lines.map { $0.trimmingCharacters(in: .whitespaces) }
    let expected = SealedFiles.sealed([SealedFiles.sealedHeader] + bare.dropFirst())
    let sealed = try rewritten(text, as: .sealed)
    #expect(sealed == expected.map { $0 + "\n" }.joined())
    #expect(try rewritten(sealed, as: .sealed) == sealed)
    #expect(try rewritten(sealed, as: .unsealed) == bare.map { $0 + "\n" }.joined())
  }

  @Test func `A sealed file's chain goes on over lines that changed`() throws {
    let lines = SealedFiles.sealed([
      SealedFiles.sealedHeader, #"{"at":0,"kind":"note","text":"a"}"#,
      #"{"kind":"note","at":0,"text":"b"}"#,
    ])
    let result = try rewritten(lines.map { $0 + "\n" }.joined(), as: .canonical)
    let expected = SealedFiles.sealed([
      SealedFiles.sealedHeader, #"{"kind":"note","at":0,"text":"a"}"#,
      #"{"kind":"note","at":0,"text":"b"}"#,
    ])
    #expect(result == expected.map { $0 + "\n" }.joined())
  }

  @Test func `A line without room for its checksum is not sealed`() throws {
    let frame = #"{"kind":"note","at":0,"text":""}"#.utf8.count
    let long = String(repeating: "x", count: Limits.line - frame)
    let text = "\(header)\n{\"kind\":\"note\",\"at\":0,\"text\":\"\(long)\"}\n"
    #expect(try rewritten(text, as: .canonical) == text)
    let error = #expect(throws: ReadError.self) { try rewritten(text, as: .sealed) }
    #expect(error?.line == 2 && error?.problem == .syntax(.lineTooLong))
  }

  @Test func `The recordings that come with the program say the same in every form`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Recordings")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".jsonl") }
    #expect(!names.isEmpty)
    for name in names {
      let file = folder.appendingPathComponent(name).path
      let before = try Recording.read(file)
      for form in [Rewriting.canonical, .sealed, .unsealed] {
        let bytes = try Recording.rewrite(file, as: form).bytes
        let after = try Recording.parse(bytes, file: file)
        #expect(after.nodes == before.nodes && after.header.initial == before.header.initial)
        #expect(after.observations == before.observations)
        #expect(
          after.expectations.map { "\($0.state) \($0.effects ?? []) \($0.that?.text ?? "")" }
            == before.expectations.map { "\($0.state) \($0.effects ?? []) \($0.that?.text ?? "")" })
        #expect(after.marks == before.marks && after.notes == before.notes)
        #expect(after.ending.records == before.ending.records)
        if form == .canonical {
          let again = try rewritten(String(decoding: bytes, as: UTF8.self), as: form)
          #expect(again == String(decoding: bytes, as: UTF8.self))
        }
      }
    }
  }
}

@Suite struct RecoveringFiles {
  @Test(arguments: [#"{"kind":"ev"#, "{", "\0\0\0", #"{"kind":"\#0\#0"#])
  func `The torn tail is taken off, byte for byte`(tail: String) throws {
    let folder = try Folder()
    let whole = header + "\n" + line(1) + "\n"
    let path = try folder.file("a.jsonl", whole + tail)
    let file = try Recording.recover(path)
    #expect(String(decoding: file.bytes, as: UTF8.self) == whole)
    #expect(String(decoding: file.tail, as: UTF8.self) == tail)
    _ = try folder.file("a.jsonl.torn", "another's")
    #expect(try file.write(to: path, replacing: true) == path + ".torn-2")
    #expect(try folder.content("a.jsonl") == whole)
    #expect(try folder.content("a.jsonl.torn-2") == tail)
    #expect(try folder.content("a.jsonl.torn") == "another's")
    #expect(try RecordingWriter(appendingTo: Recording.read(path)).ending.records == 2)
  }

  @Test func `Where the file cannot be taken, nothing is left beside it`() throws {
    let folder = try Folder()
    let file = try Recording.recover(folder.file("a.jsonl", header + "\n{"))
    let held = try folder.file("held.jsonl")
    let writer = try RecordingWriter(creating: held, file.recording.header)
    let locked = WriteError(file: held, reason: .locked)
    #expect(throws: locked) { try file.write(to: held, replacing: true) }
    let exists = WriteError(file: held, reason: .exists)
    #expect(throws: exists) { try file.write(to: held, replacing: false) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["a.jsonl", "held.jsonl"])
    try writer.append([.note(Note(at: 0, text: "a"))], payloads: Payloads(initialPages: []))
  }

  @Test func `What is not torn is left as it is`() throws {
    let folder = try Folder()
    for text in [header + "\n", header, header + "\r\n" + line(1)] {
      let file = try Recording.recover(folder.file("a.jsonl", text))
      #expect(file.tail.isEmpty && String(decoding: file.bytes, as: UTF8.self) == text)
    }
    #expect(throws: ReadError.self) {
      try Recording.recover(folder.file("b.jsonl", header + "\n\n" + line(1)))
    }
  }
}

@Suite struct WritingWholeFiles {
  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `Only what may be replaced is`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let other = try folder.file("b.jsonl", "mine")
    let link = try folder.file("link.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other)
    let recording = try Recording.read(file)
    let bytes = Array("new".utf8)
    #expect(
      failure { try recording.write(bytes, to: other, replacing: false) }
        == "\(other): exists already; choose another name")
    for path in [link, folder.path] {
      #expect(failure { try recording.write(bytes, to: path, replacing: true) } != nil)
    }
    let fifo = try folder.file("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    #expect(failure { try recording.write(bytes, to: fifo, replacing: true) } != nil)
    #expect(try folder.content("b.jsonl") == "mine")
    #expect(chmod(other, 0o600) == 0)
    try recording.write(bytes, to: other, replacing: true)
    #expect(try folder.content("b.jsonl") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: other)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    try recording.write(bytes, to: folder.file("c.jsonl"), replacing: true)
    #expect(try folder.content("c.jsonl") == "new")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test func `A recording is not replaced while another writes to it, or after`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let recording = try Recording.read(file)
    do {
      let writer = try RecordingWriter(appendingTo: recording)
      #expect(
        failure { try recording.write([], to: file, replacing: true) }
          == "\(file): another writer holds it; wait for that, or save into another file")
      try writer.append(
        [.note(Note(at: 0, text: "a"))], payloads: Payloads(initialPages: []))
    }
    let size = header.utf8.count + 1
    #expect(
      failure { try recording.write([], to: file, replacing: true) }
        == "\(file): grew from \(size) to \(size + 34) bytes by another; nothing was written, "
        + "save into another file")
    #expect(try Recording.read(file).notes.count == 1)
  }

  @Test(arguments: SystemCallsThatFail.faults, [false, true])
  func `Whichever call fails, the old file is there or the new one`(
    fault: FaultyCalls.Fault, isForEver: Bool
  ) throws {
    let folder = try Folder()
    for call in 1...9 {
      let file = try folder.file("a.jsonl", header + "\n")
      let recording = try Recording.read(file)
      let calls = FaultyCalls(fault, at: call, forEver: isForEver)
      let error = failure {
        try recording.write(Array("\(header)\n\(line(1))\n".utf8), to: file, replacing: true, calls)
      }
      let count = try Recording.read(file).nodes.count
      #expect(error == nil ? count == 1 : count <= 1, "call \(call)")
      if let error, !error.contains("perhaps not on the disk") { #expect(count == 0, "\(error)") }
      try? FileManager.default.removeItem(atPath: file)
    }
  }
}

@Suite struct SalvagedFiles {
  private func salvage(_ text: String) throws -> Recording {
    let folder = try Folder()
    return try Salvage(folder.file("a.jsonl", text)).recording()
  }

  @Test(arguments: ["", "{", #"{"kind":"note","at":9,"text":""}"#, line(3), "\u{FEFF}"])
  func `What stands before a damaged line is opened`(damage: String) throws {
    let recording = try salvage("\(header)\n\(line(1))\n\(damage)\n\(line(2))\n")
    #expect(recording.nodes.count == 1 && recording.ending.records == 2)
    #expect(recording.damage?.line == 3 && recording.tornTail == nil)
  }

  @Test func `Warnings of the damaged line go with it`() throws {
    let recording = try salvage("\(header)\n{\"kind\":\"note\",\"colour\":1,\"at\":0}\n")
    #expect(recording.damage?.line == 2 && recording.warnings.isEmpty)
  }

  @Test func `A sealed file is opened up to where its chain breaks`() throws {
    var lines = SealedFiles.lines
    lines.remove(at: 2)
    let recording = try salvage(lines.map { $0 + "\n" }.joined())
    #expect(recording.nodes.count == 1 && recording.damage?.line == 3)
  }

  @Test func `Without a header there is nothing to open, and whole files have no damage`() throws {
    #expect(throws: ReadError.self) { try salvage("{\n") }
    #expect(try salvage(header + "\n").damage == nil)
  }

  @Test func `Nothing is appended to a damaged file`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n{\n")
    let recording = try Salvage(file).recording()
    let error = #expect(throws: WriteError.self) { try RecordingWriter(appendingTo: recording) }
    #expect(
      error?.description
        == "\(file): is damaged at line 2, and was opened up to there only; save into another file")
  }
}
