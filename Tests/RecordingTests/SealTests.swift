import PagerModel
import Testing

@testable import Recording

@Suite struct SealedFiles {
  @Test func `The checksum is CRC-32 of ISO-HDLC`() {
    var checksum = Checksum()
    let bytes = Array("123456789".utf8)
    bytes.withUnsafeBytes { checksum.add($0) }
    #expect(checksum.value == 0xCBF4_3926)
    for cut in 0...9 {
      var parts = Checksum()
      bytes[..<cut].withUnsafeBytes { parts.add($0) }
      bytes[cut...].withUnsafeBytes { parts.add($0) }
      #expect(parts.value == 0xCBF4_3926)
    }
  }

  /// Adds each line's checksum.
  static func sealed(_ lines: [String]) -> [String] {
    var previous: UInt32 = 0
    return lines.map { line in
      let body = Array(line.utf8.dropLast())
      previous = Checksum.ofLine(body, 0..<body.count, after: previous)
      return String(decoding: body + Checksum.suffix(previous), as: UTF8.self)
    }
  }

  static let sealedHeader =
    #"{"kind":"recording","version":1,"container":"pinned","title":"t","initial":{},"sealed":true}"#

  static let lines = sealed([
    sealedHeader, line(1, dt: 5), #"{"kind":"note","at":1,"text":"a"}"#, line(2, dt: 6),
    #"{"kind":"end","records":4}"#,
  ])

  @Test func `The first line's checksum follows four zero bytes`() {
    var checksum = Checksum()
    let bytes = [0, 0, 0, 0] + Array(Self.sealedHeader.utf8.dropLast())
    bytes.withUnsafeBytes { checksum.add($0) }
    let hex = String(checksum.value, radix: 16)
    #expect(Self.lines[0].hasSuffix(#","crc":"\#(hex)"}"#))
  }

  @Test func `A whole chain is read`() throws {
    let text = Self.lines.map { $0 + "\n" }.joined()
    let recording = try Recording.parse(Array(text.utf8))
    #expect(recording.header.isSealed && recording.nodes.map(\.time) == [5, 11])
    #expect(recording.notes.count == 1 && recording.warnings.isEmpty)
    let torn = try Recording.parse(Array((text + #"{"kind":"no"#).utf8))
    #expect(torn.tornTail?.bytes == 11 && torn.ending.checksum == recording.ending.checksum)
    #expect(refusal(Self.lines.map { $0 + "\r" }) == nil)
  }

  @Test func `A line that is dropped, repeated or swapped is seen`() {
    func line(of lines: [String]) -> String? {
      refusal(lines).map { String($0.prefix { $0 != " " }) + String($0.suffix(60)) }
    }
    let tail = "this line was changed, or one before it dropped, repeated or moved".suffix(60)
    var dropped = Self.lines
    dropped.remove(at: 2)
    #expect(line(of: dropped) == "r.jsonl:3:68:" + tail)
    var repeated = Self.lines
    repeated.insert(repeated[2], at: 2)
    #expect(line(of: repeated) == "r.jsonl:4:40:" + tail)
    var swapped = Self.lines
    swapped.swapAt(1, 2)
    #expect(line(of: swapped) == "r.jsonl:2:40:" + tail)
  }

  @Test func `Any bit that flips is seen`() {
    let bytes = Array(Self.lines.map { $0 + "\n" }.joined().utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << UInt8(bit)
        let recording = try? Recording.parse(flipped)
        // Without its line feed the last line is torn.
        let isTold = recording == nil || recording?.tornTail != nil
        #expect(
          isTold && (recording == nil || index == bytes.count - 1), "byte \(index), bit \(bit)")
      }
    }
  }

  @Test func `A mismatch names both checksums`() {
    var lines = Self.lines
    lines[1] = lines[1].replacingOccurrences(of: #""dt":5"#, with: #""dt":6"#)
    let body = Array(line(1, dt: 6).utf8.dropLast())
    let header = Array(Self.sealedHeader.utf8.dropLast())
    let first = Checksum.ofLine(header, 0..<header.count, after: 0)
    let expected = Checksum.ofLine(body, 0..<body.count, after: first)
    let found = lines[1].suffix(10).prefix(8)
    #expect(
      refusal(lines)
        == "r.jsonl:2:68: checksum \(found) instead of \(hexadecimal(expected, digits: 8)): "
        + "this line was changed, or one before it dropped, repeated or moved")
  }

  @Test func `A checksum is required where the header says so, and nowhere else`() {
    #expect(
      refusal([Self.lines[0], line(1)])
        == "r.jsonl:2:61: no checksum, though the header says `sealed`; "
        + "lines of a sealed file are not edited by hand")
    #expect(
      refusal([Self.sealedHeader])
        == "r.jsonl:1:\(Self.sealedHeader.utf8.count): no checksum, though the header says "
        + "`sealed`; lines of a sealed file are not edited by hand")
    #expect(
      refusal([header, Self.lines[1]])
        == "r.jsonl:2:68: a checksum, though the header does not say `sealed`; delete it")
    #expect(
      refusal([header.replacingOccurrences(of: "{}}", with: #"{},"crc":"cbf43926"}"#)])
        == "r.jsonl:1:85: a checksum, though the header does not say `sealed`; delete it")
  }

  @Test func `A checksum is lowercase, and the last thing of its line`() {
    let upper = String(Self.lines[0].dropLast(10)) + "CBF43926\"}"
    #expect(
      refusal([upper]) == "r.jsonl:1:99: a checksum is eight lowercase hexadecimal digits")
    let moved = Self.sealedHeader.replacingOccurrences(
      of: #""sealed""#, with: #""crc":"cbf43926","sealed""#)
    #expect(
      refusal([moved])
        == "r.jsonl:1:85: the checksum is not the last thing of the line, as in ,\"crc\":\"cbf43926\"}"
    )
  }
}
