import Foundation
import PagerModel
import Testing

@testable import Recording

@Suite struct WhatIsNotAppendedTo {
  private let payloads = Payloads(initialPages: [])
  private let event = Record.event(id: 1, parent: 0, dt: 0, .wait)

  /// What opening `file` says, or else appending to it after `change`.
  private func refusal(_ file: String, after change: () throws -> Void = {}) throws -> String? {
    let recording = try Recording.read(file)
    do {
      let writer = try RecordingWriter(appendingTo: recording)
      try change()
      try writer.append([event], payloads: payloads)
      return nil
    } catch let error as WriteError {
      return error.description
    }
  }

  static let unrepaired: [(String, String)] = [
    (
      header + "\r\n",
      "has CR LF line ends or a byte order mark; mend it with `unscroll fmt`, or save into another file"
    ),
    (
      "\u{FEFF}" + header + "\n",
      "has CR LF line ends or a byte order mark; mend it with `unscroll fmt`, or save into another file"
    ),
    (
      header + "\n{\"kin",
      "ends in 5 torn bytes; mend it with `unscroll recover`, or save into another file"
    ),
    (
      header + "\n\0\0",
      "ends in 2 torn bytes; mend it with `unscroll recover`, or save into another file"
    ),
    (
      header.replacingOccurrences(of: "pinned", with: "carousel") + "\n",
      "unknown container \"carousel\"; nothing can be appended"
    ),
  ]

  @Test(arguments: unrepaired)
  func `What must be repaired first is left alone`(content: String, message: String) throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", content)
    #expect(try refusal(file) == "\(file): \(message)")
    #expect(try folder.content("a.jsonl") == content)
  }

  @Test func `What came from no file has nowhere to go`() throws {
    let recording = try read(header)
    #expect(throws: WriteError(file: "r.jsonl", reason: .standardInput)) {
      try RecordingWriter(appendingTo: recording)
    }
    #expect(
      WriteError(file: "-", reason: .standardInput).description
        == "-: standard input cannot be appended to; save into a file")
  }

  @Test func `A second writer is refused at once, and let in afterwards`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let recording = try Recording.read(file)
    do {
      let first = try RecordingWriter(appendingTo: recording)
      #expect(
        try refusal(file)
          == "\(file): another writer holds it; wait for that, or save into another file")
      try first.append([event], payloads: payloads)
    }
    let second = try RecordingWriter(appendingTo: Recording.read(file))
    try second.append([.note(Note(at: 1, text: "b"))], payloads: payloads)
    #expect(try Recording.read(file).notes.count == 1)
  }

  @Test func `A new file is locked too`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let writer = try RecordingWriter(creating: file, Header(title: "t", initial: Initial()))
    #expect(try refusal(file)?.hasPrefix("\(file): another writer holds it") == true)
    withExtendedLifetime(writer) {}
  }

  @Test func `A symbolic link is read but not written through`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let link = try folder.file("link.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(
      try refusal(link)
        == "\(link): is a symbolic link, which is not written through; name the file itself")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `A read-only file says where to go`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    #expect(chmod(file, 0o400) == 0)
    #expect(
      try refusal(file)
        == "\(file): cannot be written: Permission denied; save into another file")
  }

  @Test func `A file that another has replaced is left alone`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let other = try folder.file("b.jsonl", header + "\n")
    let message = try refusal(file) {
      #expect(rename(other, file) == 0)
    }
    #expect(
      message
        == "\(file): another file has taken its name; nothing was written, save into another file")
    #expect(try folder.content("a.jsonl") == header + "\n")
    let deleted = try refusal(file) { try FileManager.default.removeItem(atPath: file) }
    #expect(
      deleted == "\(file): was removed; nothing was written, save into another file")
  }

  @Test func `A file that grew or shrank is left alone`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let size = header.utf8.count + 1
    let grown = try refusal(file) {
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("x\n".utf8))
    }
    #expect(
      grown
        == "\(file): grew from \(size) to \(size + 2) bytes by another; nothing was written, "
        + "save into another file")
    #expect(truncate(file, off_t(size)) == 0)
    let shortened = try refusal(file) { #expect(truncate(file, 10) == 0) }
    #expect(
      shortened
        == "\(file): was shortened from \(size) to 10 bytes by another; nothing was written, "
        + "save into another file")
  }

  @Test func `A file changed between reading and opening is left alone`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let recording = try Recording.read(file)
    let size = Int64(header.utf8.count + 1)
    #expect(truncate(file, off_t(size - 1)) == 0)
    #expect(
      throws: WriteError(file: file, reason: .shortened(from: size, to: size - 1))
    ) { try RecordingWriter(appendingTo: recording) }
  }

  @Test func `A write past the file-size limit leaves the file as it was`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      let file = try folder.file("a.jsonl", header + "\n")
      let writer = try RecordingWriter(appendingTo: Recording.read(file))
      var limit = rlimit(rlim_cur: 1000, rlim_max: rlim_t.max)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      let payloads = Payloads(initialPages: [])
      let long = String(repeating: "x", count: 2000)
      do throws(WriteError) {
        try writer.append([.note(Note(at: 0, text: long))], payloads: payloads)
        exit(1)
      } catch {
        guard error.description == "\(file): File too large; the file is as it was before" else {
          exit(2)
        }
      }
      guard try folder.content("a.jsonl") == header + "\n" else { exit(3) }
      // The session goes on.
      try writer.append([.note(Note(at: 0, text: "short"))], payloads: payloads)
      exit(try Recording.read(file).notes.count == 1 ? 0 : 4)
    }
  }
}
