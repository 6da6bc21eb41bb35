import PagerModel

extension Assembler {
  /// Reads the line.
  mutating func record() throws(Fault) {
    // A line of a sealed file is trusted only after its checksum.
    if isSealed { _ = try checkSeal(after: recording?.ending.checksum ?? 0) }
    let members = try recordMembers()
    guard recording != nil else { return try header(members) }
    if !isSealed, let place = members[.crc] {
      throw Fault(position: place, .unexpected)
    }
    let text = try scanner.text(.kind, of: members)
    let kindText = try scanner.required(text, .kind, of: members)
    guard let kind = RecordKind.words.word(kindText, in: scanner) else {
      return try unknownRecord(kindText, members)
    }

    var owned = members
    owned.owner = .record(kind)
    warn(of: owned, kind)
    switch kind {
    case .recording: throw Fault(position: kindText.start - 1, .secondHeader)
    case .event: try event(owned)
    case .observe: try observation(owned)
    case .expect: try expectation(owned)
    case .snapshot: try snapshot(owned)
    case .mark: try mark(owned)
    case .note: try note(owned)
    case .end: try end(owned)
    }
  }

  private mutating func recordMembers() throws(Fault) -> Members<Field> {
    scanner.skipBlanks()
    guard scanner.position < scanner.end else {
      throw Fault(position: lineStart, .blankLine)
    }
    guard scanner.next == UInt8(ascii: "{") else { throw scanner.expected(.object) }
    let members = try scanner.members(Field.self, of: .record(nil), depth: 0)
    scanner.skipBlanks()
    guard scanner.position == scanner.end else { throw scanner.expected(.lineEnd) }
    return members
  }

  /// Where the line's checksum member begins.
  private mutating func checkSeal(after previous: UInt32) throws(Fault) -> Int {
    let start = scanner.end - Checksum.suffixCount
    let bytes = scanner.bytes
    guard start > lineStart, bytes[start..<start + 8].elementsEqual(",\"crc\":\"".utf8) else {
      scanner.position = lineStart
      let members = try recordMembers()
      guard let place = members[.crc] else {
        throw Fault(position: scanner.end - 1, .missing)
      }
      throw Fault(position: place, .misplaced)
    }
    let found = bytes[start + 8..<start + 16].reduce(into: UInt32?(0)) { value, byte in
      let isLower = !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains(byte)
      let digit = isLower ? hexadecimalDigit(byte) : nil
      value = value.flatMap { value in digit.map { value << 4 | $0 } }
    }
    guard let found, bytes[start + 16] == UInt8(ascii: "\""), bytes[start + 17] == UInt8(ascii: "}")
    else { throw Fault(position: start + 7, .misspelt) }
    let expected = Checksum.ofLine(bytes, lineStart..<start, after: previous)
    guard found == expected else {
      throw Fault(position: start + 7, .mismatch(found: found, expected: expected))
    }
    recording?.ending.checksum = found
    return start
  }

  private mutating func warn(of members: Members<Field>, _ kind: RecordKind) {
    for key in members.unknown {
      warn(unknownField: scanner.string(key), in: kind, at: key.start - 1)
    }
    let extras = members.present.subtracting(kind.fields + [.kind, .crc])
    guard !extras.isEmpty else { return }
    for field in Field.allCases where extras.contains(field) {
      warn(unknownField: field.rawValue, in: kind, at: scanner.keyPosition(of: field, in: members))
    }
  }

  private mutating func header(_ members: Members<Field>) throws(Fault) {
    var members = members
    members.owner = .record(.recording)
    let kind = try scanner.text(.kind, of: members)
    guard let kind, RecordKind.words.word(kind, in: scanner) == .recording else {
      throw Fault(position: lineStart, .noHeader)
    }
    let parsed = try scanner.header(members)
    var checksum: UInt32 = 0
    if parsed.header.isSealed {
      checksum = Checksum.ofLine(
        scanner.bytes, lineStart..<(try checkSeal(after: 0)), after: 0)
    } else if let place = members[.crc] {
      throw Fault(position: place, .unexpected)
    }
    recording = Recording(file: file, header: parsed.header, obstacle: parsed.obstacle)
    recording?.ending.checksum = checksum
    isSealed = parsed.header.isSealed
    if case .container? = parsed.obstacle { foreignContainer = parsed.obstacle }
    warn(of: members, .recording)
  }

  /// A kind the format does not have: a node, or something at a node.
  private mutating func unknownRecord(
    _ kind: Scanner.Text, _ members: Members<Field>
  ) throws(Fault) {
    let name = scanner.string(kind)
    if members[.id] != nil {
      let (parent, time) = try place(members, needsTime: false)
      warn(unknownKind: name, at: kind.start - 1)
      recording?.add(
        .blocked(.unknownKind(name)), parent: parent, time: time, line: line)
    } else if members[.at] != nil {
      _ = try node(.at, members)
      warn(unknownKind: name, at: kind.start - 1)
    } else {
      throw Fault(position: kind.start - 1, .unknownKind(name))
    }
  }
}
