import PagerModel

/// What becomes of every line of a file that is written anew.
package enum Rewriting: Sendable {
  /// As the writer would have written it.
  case canonical
  /// Each line gets its checksum, or loses it; its other bytes stay.
  case sealed, unsealed
}

/// Writes a file's lines anew, one after the other, as they are read.
///
/// What this version does not know, records and fields, keeps its bytes.
struct Rewriter {
  private(set) var bytes: [UInt8] = []
  /// Lines whose bytes are others now; their line ends are not looked at.
  private(set) var changedLines = 0
  private let form: Rewriting
  /// The last line's, in a sealed file.
  private var checksum: UInt32?

  init(_ form: Rewriting) { self.form = form }

  /// Adds the line that `assembler` just took.
  mutating func add(_ assembler: borrowing Assembler) throws(ReadError) {
    guard let recording = assembler.recording else { return }
    let old = assembler.lineBody
    var body = old
    switch form {
    case .canonical: body = Line(old, recording).canonical(number: assembler.line)
    case .sealed, .unsealed:
      if assembler.line == 1 { body = Line(old, recording).header(sealed: form == .sealed) }
    }
    if assembler.line == 1, form == .sealed || form == .canonical && recording.header.isSealed {
      checksum = 0
    }
    let start = bytes.count
    bytes += body
    if let before = checksum {
      bytes.removeLast()
      let sum = Checksum.ofLine(bytes, start..<bytes.count, after: before)
      bytes += Checksum.suffix(sum)
      checksum = sum
    }
    guard bytes.count - start <= Limits.line else {
      throw ReadError(
        file: assembler.file, line: assembler.line, column: Limits.line + 1,
        problem: .syntax(.lineTooLong))
    }
    if !assembler.lineBytes.elementsEqual(bytes[start...]) { changedLines += 1 }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension Assembler {
  /// The line that was just taken, without its line end.
  fileprivate var lineBytes: ArraySlice<UInt8> { scanner.bytes[lineStart..<scanner.end] }

  /// And without its checksum, and blanks around.
  fileprivate var lineBody: [UInt8] {
    var line = lineBytes
    if isSealed { return line.dropLast(Checksum.suffixCount) + [UInt8(ascii: "}")] }
    let blanks = Array(" \t\r".utf8)
    line = line.drop { blanks.contains($0) }
    while let last = line.last, blanks.contains(last) { line.removeLast() }
    return Array(line)
  }
}

/// A line that was read as the last one of `recording`.
private struct Line {
  private typealias Member = (field: Field?, range: Range<Int>)

  private let body: [UInt8]
  private let recording: Recording
  /// Each from its key's quote to its value's end.
  private var members: [Member] = []
  private var kind: RecordKind?

  init(_ body: [UInt8], _ recording: Recording) {
    self.body = body
    self.recording = recording
    var scanner = Scanner(bytes: body, position: 1, end: body.count)
    while let key = try? scanner.key() {
      let field = Field.words.word(key, in: scanner)
      if field == .kind, let text = try? scanner.text() {
        kind = RecordKind.words.word(text, in: scanner)
      } else {
        try? scanner.skipValue(depth: 0)
      }
      members.append((field, key.start - 1..<scanner.position))
      scanner.skipBlanks()
      _ = scanner.take(UInt8(ascii: ","))
    }
  }

  private func object(_ parts: [[UInt8]]) -> [UInt8] {
    Array("{".utf8) + parts.joined(separator: ",".utf8) + Array("}".utf8)
  }

  func header(sealed: Bool) -> [UInt8] {
    let kept = members.filter { $0.field != .sealed }.map { Array(body[$0.range]) }
    return object(kept + (sealed ? [Array(#""sealed":true"#.utf8)] : []))
  }

  /// Known fields in the writer's order and spelling, then the others as they are.
  func canonical(number: Int) -> [UInt8] {
    guard let kind, let record = record(of: kind, number: number) else { return body }
    var encoder = Encoder(Container(rawValue: recording.header.container))
    do { try encoder.record(record, recording.payloads) } catch { return body }
    let known = kind.fields + [.kind, .crc]
    let others = members.filter { member in !known.contains { $0 == member.field } }
    guard !others.isEmpty else { return encoder.bytes }
    return object(
      [Array(encoder.bytes.dropFirst().dropLast())] + others.map { Array(body[$0.range]) })
  }

  /// Nil: it holds something that this version does not know.
  private func record(of kind: RecordKind, number: Int) -> Record? {
    guard recording.obstacle == nil else { return nil }
    switch kind {
    case .recording: return .header(recording.header)
    case .event:
      guard let node = recording.nodes.last, let event = node.event else { return nil }
      let parent = Int(node.parent)
      let start = recording.nodes.time(of: parent)
      return .event(
        id: recording.nodes.count, parent: parent, dt: node.time - start, event)
    case .observe: return recording.observations.last.map(Record.observe)
    case .expect: return recording.expectations.last.map(Record.expect)
    case .snapshot: return recording.snapshots.last.map(Record.snapshot)
    case .mark: return recording.marks.last.map(Record.mark)
    case .note: return recording.notes.last.map(Record.note)
    case .end: return .end(records: number - 1)
    }
  }
}
