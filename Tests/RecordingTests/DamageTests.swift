import Foundation
import PagerModel
import SeededRandom
import Testing

@testable import Recording

@Suite struct DamagedFiles {
  /// Two branches, and one record of each kind, closed.
  private static let lines = [
    header, line(1, #"{"reload":{}}"#),
    line(2, #"{"drag":{"phase":"began","x":195,"y":600}}"#, dt: 250_000),
    #"{"kind":"note","at":2,"text":"首页"}"#,
    line(3, #"{"drag":{"phase":"changed","dx":0,"dy":-300}}"#, dt: 16_667),
    #"{"kind":"expect","at":3,"that":"main.y == 240"}"#,
    line(4, #"{"drag":{"phase":"ended","vx":0,"vy":-2400}}"#, parent: 3, dt: 8000),
    line(5, #"{"drag":{"phase":"ended","vx":0,"vy":0}}"#, parent: 3, dt: 9000),
    #"{"kind":"mark","at":5,"name":"held","branch":true}"#,
    #"{"kind":"observe","at":5,"state":{"main.y":240}}"#,
    #"{"kind":"snapshot","at":4,"name":"s","state":{"isPinned":true}}"#,
    #"{"kind":"end","records":11}"#,
  ]

  private static let sealedLines = SealedFiles.sealed(
    [SealedFiles.sealedHeader] + lines.dropFirst())

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Whether `part` is what the first lines of `whole` say.
  private func isPrefix(_ part: Recording, of whole: Recording) -> Bool {
    part.header == whole.header
      && whole.nodes.starts(with: part.nodes)
      && whole.observations.starts(with: part.observations)
      && whole.expectations.starts(with: part.expectations)
      && whole.snapshots.starts(with: part.snapshots)
      && whole.marks.starts(with: part.marks) && whole.notes.starts(with: part.notes)
  }

  @Test(arguments: [lines, sealedLines])
  func `A file cut at any byte is a true prefix of its tree, or an error`(
    lines: [String]
  ) throws {
    let bytes = Self.bytes(lines)
    let whole = try Recording.parse(bytes)
    let firstLine = lines[0].utf8.count
    for cut in 0..<bytes.count {
      guard let part = try? Recording.parse(Array(bytes[..<cut])) else {
        #expect(cut < firstLine, "cut at \(cut)")
        continue
      }
      #expect(cut >= firstLine && isPrefix(part, of: whole), "cut at \(cut)")
      let ends = bytes[..<cut].count { $0 == UInt8(ascii: "\n") }
      let isWholeLine = cut + 1 == bytes.count || bytes[cut] == UInt8(ascii: "\n")
      #expect(part.ending.records == ends + (isWholeLine ? 1 : 0), "cut at \(cut)")
      // Cut lines show, but for the very last.
      let isAtLineEnd = bytes[cut - 1] == UInt8(ascii: "\n")
      #expect((part.tornTail == nil) == (isWholeLine || isAtLineEnd), "cut at \(cut)")
      #expect(!part.ending.isClosed || cut + 1 == bytes.count, "cut at \(cut)")
    }
  }

  @Test(arguments: [lines, sealedLines])
  func `A file with zeros from any byte on is a true prefix of its tree, or an error`(
    lines: [String]
  ) throws {
    let bytes = Self.bytes(lines)
    let whole = try Recording.parse(bytes)
    for cut in 0..<bytes.count {
      let zeroed = bytes[..<cut] + [UInt8](repeating: 0, count: bytes.count - cut)
      guard let part = try? Recording.parse(Array(zeroed)) else {
        #expect(cut <= lines[0].utf8.count, "zeros from \(cut)")
        continue
      }
      #expect(isPrefix(part, of: whole) && part.tornTail != nil, "zeros from \(cut)")
    }
  }

  @Test func `Lines dropped, repeated or swapped in a sealed file are reported`() throws {
    let lines = Self.sealedLines
    for first in lines.indices {
      for last in first..<lines.count {
        let dropped = Array(lines[..<first] + lines[(last + 1)...])
        if last < lines.count - 1 {
          #expect(refusal(dropped) != nil, "lines \(first) to \(last) dropped")
        } else if first > 0 {
          // The last lines: what is left is whole, but not closed.
          let rest = try Recording.parse(Self.bytes(dropped))
          #expect(!rest.ending.isClosed)
        }
        #expect(
          refusal(Array(lines[...last] + lines[first...])) != nil,
          "lines \(first) to \(last) repeated")
        guard first < last else { continue }
        var swapped = lines
        swapped.swapAt(first, last)
        #expect(refusal(swapped) != nil, "lines \(first) and \(last) swapped")
      }
    }
  }

  /// All characters of the header are ASCII, so that UTF-16 has a NUL beside each.
  static let encodings: [(String, [UInt8])] = [
    ("UTF-16 LE", header.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [10, 0]),
    ("UTF-16 BE", header.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } + [0, 10]),
    ("with a mark", [0xFF, 0xFE] + header.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    ("UTF-32", header.utf8.flatMap { [$0, 0, 0, 0] } + [10, 0, 0, 0]),
  ]

  @Test(arguments: encodings)
  func `A file in another encoding is refused`(name: String, bytes: [UInt8]) {
    #expect(refusal(bytes: bytes)?.hasPrefix("r.jsonl:1:") == true)
  }

  /// A header, and then one line without an end.
  private struct EndlessLine: ByteSource {
    private var head = Array((header + "\n").utf8)
    private var left: Int
    private(set) var largest = 0

    init(bytes: Int) { left = bytes }

    mutating func read(into bytes: inout [UInt8], from start: Int) -> Int {
      largest = max(largest, bytes.count)
      let room = bytes.count - start
      if !head.isEmpty {
        let count = min(room, head.count)
        bytes.replaceSubrange(start..<start + count, with: head[..<count])
        head.removeFirst(count)
        return count
      }
      let count = min(room, left)
      for index in start..<start + count { bytes[index] = UInt8(ascii: "x") }
      left -= count
      return count
    }
  }

  @Test func `A line of 100 MB is refused after its first MiB`() {
    var source = EndlessLine(bytes: 100_000_000)
    let error = #expect(throws: ReadError.self) { try Reader.read(&source, file: "r") }
    #expect(error?.line == 2 && error?.problem == .syntax(.lineTooLong))
    #expect(source.largest <= 2 * Limits.line)
    var again = EndlessLine(bytes: 100_000_000)
    let salvaged = try? Reader.read(&again, file: "r", salvaging: true) { _ in }
    #expect(salvaged?.ending.records == 1 && salvaged?.damage == error)
  }
}

@Suite struct FullDisks {
  @Test func `At any limit of the file's size nothing acknowledged is lost`() async {
    await #expect(processExitsWith: .success) {
      let folder = try Folder()
      let file = try folder.file("a.jsonl")
      let new = Header(title: "t", initial: Initial())
      let payloads = Payloads(initialPages: [])
      for size in 0...400 {
        limitFileSize(to: size)
        var acknowledged = -1
        if let writer = try? RecordingWriter(creating: file, new) {
          acknowledged = 0
          for id in 1...4 {
            guard
              (try? writer.append(
                [.event(id: id, parent: id - 1, dt: 1, .wait)], payloads: payloads)) != nil
            else { break }
            acknowledged += 1
          }
        }
        limitFileSize(to: nil)
        guard FileManager.default.fileExists(atPath: file) else {
          guard acknowledged == -1 else { exit(1) }
          continue
        }
        // The header is 82 bytes with its line end, an event 62.
        let expected = min(4, (size - header.utf8.count - 1) / (line(1, dt: 1).utf8.count + 1))
        let recording = try Recording.read(file)
        guard acknowledged == expected, recording.nodes.count == expected else { exit(2) }
        guard recording.tornTail == nil, recording.ending.isTerminated else { exit(3) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        guard names == ["a.jsonl"] else { exit(4) }
        try FileManager.default.removeItem(atPath: file)
      }
      exit(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [] ? 0 : 5)
    }
  }
}

/// Nil: no limit.
private func limitFileSize(to size: Int?) {
  var limit = rlimit(rlim_cur: size.map { rlim_t($0) } ?? rlim_t.max, rlim_max: rlim_t.max)
  #if canImport(Darwin)
    setrlimit(RLIMIT_FSIZE, &limit)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #endif
}
