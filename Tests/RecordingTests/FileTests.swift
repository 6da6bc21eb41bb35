import Foundation
import Testing

@testable import Recording

@Suite struct FilesOnDisk {
  private func message(_ path: String) -> String? {
    do throws(ReadError) {
      _ = try Recording.read(path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `A file is read under its name`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n" + line(2) + "\n")
    #expect(message(file) == "\(file):2:22: id 2 is out of turn; the next event's is 1")
    let good = try folder.file("b.jsonl", header + "\n" + line(1) + "\n")
    let recording = try Recording.read(good)
    #expect(recording.file == good && recording.nodes.count == 1)
    #expect(recording.ending.identity != nil)
    #expect(recording.ending.size == Int64(header.utf8.count + line(1).utf8.count + 2))
  }

  @Test func `A symbolic link is followed`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl", header + "\n")
    let link = try folder.file("link.jsonl")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(try Recording.read(link).header.title == "t")
  }

  @Test func `What is no file is refused without waiting`() throws {
    let folder = try Folder()
    let fifo = try folder.file("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    let rest = "; name a recording, or - for standard input"
    #expect(message(fifo) == "\(fifo): is a FIFO" + rest)
    #expect(message(folder.path) == "\(folder.path): is a folder" + rest)
    #expect(message("/dev/null") == "/dev/null: is a device" + rest)
    #expect(message("/dev/zero") == "/dev/zero: is a device" + rest)
    let missing = try folder.file("missing")
    #expect(message(missing) == "\(missing): cannot be opened: No such file or directory")
  }

  @Test func `A socket is refused`() throws {
    let folder = try Folder()
    let path = try folder.file("socket")
    #if canImport(Darwin)
      let number = socket(AF_UNIX, SOCK_STREAM, 0)
    #else
      let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    #endif
    defer { close(number) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0)
    #expect(
      message(path) == "\(path): is a socket; name a recording, or - for standard input")
  }

  @Test func `Standard input is read to its end`() async {
    await #expect(processExitsWith: .success) {
      var ends: [CInt] = [0, 0]
      guard pipe(&ends) == 0, dup2(ends[0], 0) == 0 else { exit(1) }
      let text = Array((header + "\n" + line(1) + "\n").utf8)
      guard text.withUnsafeBytes({ write(ends[1], $0.baseAddress, $0.count) }) == text.count else {
        exit(1)
      }
      close(ends[1])
      let recording = try Recording.read("-")
      exit(recording.nodes.count == 1 && recording.ending.identity == nil ? 0 : 1)
    }
  }
}
