import PagerModel

/// Makes a recording of lines, one after the other.
struct Assembler {
  let file: String
  var scanner = Scanner(bytes: [])
  /// Nil until the header was read.
  var recording: Recording?
  var isSealed = false
  /// The container is not one that is built: this, and its names are not known.
  var foreignContainer: Obstacle?
  /// The number of the line that is being read, 1...
  var line = 0
  /// Its first byte in the scanner.
  var lineStart = 0
  var paths = KnownPaths()
  /// The line of the last `end`; 0: none.
  var endLine = 0
  /// What reading stopped at, where what stands before it is wanted.
  var damage: ReadError?
  private var sawCarriageReturn = false
  private var oddKinds: Set<String> = []
  private var oddFields: Set<String> = []
  private var torn: TornTail?
  /// Bytes of the lines that were taken.
  var size: Int64 = 0
  private var isTerminated = true

  init(file: String) { self.file = file }

  /// Takes the line in `range` of the scanner's bytes, which ended in LF.
  mutating func take(_ range: Range<Int>) throws(ReadError) {
    size += Int64(range.count) + 1
    try begin(range)
    do {
      try record()
    } catch {
      throw located(error)
    }
  }

  /// Takes what stands after the last LF, if anything does; whether that was a line.
  mutating func takeLast(_ range: Range<Int>) throws(ReadError) -> Bool {
    guard !range.isEmpty else { return false }
    size += Int64(range.count)
    if zerosEnd(range) {
      line += 1
      dropTail(line: line, bytes: range.count)
      return false
    }
    try begin(range)
    isTerminated = false
    guard isWholeObject() else {
      dropTail(line: line, bytes: range.count)
      return false
    }
    warn(.unterminatedLastLine, at: scanner.end)
    do {
      try record()
    } catch {
      throw located(error)
    }
    return true
  }

  /// Counts a last line that is too long to be looked at, and ends in zeros.
  mutating func dropTail(bytes: Int) {
    line += 1
    size += Int64(bytes)
    dropTail(line: line, bytes: bytes)
  }

  private mutating func dropTail(line: Int, bytes: Int) {
    torn = TornTail(file: file, line: line, bytes: bytes)
    self.line -= 1
    isTerminated = false
  }

  private func zerosEnd(_ range: Range<Int>) -> Bool {
    guard let zero = scanner.bytes[range].firstIndex(of: 0) else { return false }
    return scanner.bytes[zero..<range.upperBound].allSatisfy { $0 == 0 }
  }

  private mutating func isWholeObject() -> Bool {
    guard scanner.next == UInt8(ascii: "{"), (try? scanner.skipValue(depth: 0)) != nil else {
      return false
    }
    scanner.skipBlanks()
    let isWhole = scanner.position == scanner.end
    scanner.position = lineStart
    return isWhole
  }

  private mutating func begin(_ range: Range<Int>) throws(ReadError) {
    line += 1
    lineStart = range.lowerBound
    scanner.position = range.lowerBound
    scanner.end = range.upperBound
    if line == 1, scanner.take("\u{FEFF}") {
      lineStart = scanner.position
      warn(.byteOrderMark, at: lineStart)
    }
    if scanner.end > lineStart, scanner.bytes[scanner.end - 1] == UInt8(ascii: "\r") {
      scanner.end -= 1
      if !sawCarriageReturn { warn(.carriageReturns, at: scanner.end) }
      sawCarriageReturn = true
    }
    if scanner.end - lineStart > Limits.line { throw lineTooLong(line) }
  }

  /// The error of a line that goes on past the limit.
  func lineTooLong() -> ReadError { lineTooLong(line + 1) }

  private func lineTooLong(_ line: Int) -> ReadError {
    ReadError(file: file, line: line, column: Limits.line + 1, problem: .syntax(.lineTooLong))
  }

  private func located(_ fault: Fault) -> ReadError {
    ReadError(
      file: file, line: line, column: fault.position - lineStart + 1, problem: fault.problem)
  }

  private mutating func warn(_ fact: Warning.Fact, at position: Int) {
    warnings.append(
      Warning(file: file, line: line, column: position - lineStart + 1, fact: fact))
  }

  private var warnings: [Warning] = []

  /// Warns of a kind that the format does not have, once for each.
  mutating func warn(unknownKind kind: String, at position: Int) {
    if oddKinds.insert(kind).inserted { warn(.unknownKind(kind), at: position) }
  }

  /// Warns of a field that the kind does not have, once for each; `_name` says nothing.
  mutating func warn(unknownField name: String, in kind: RecordKind, at position: Int) {
    guard !name.hasPrefix("_"), oddFields.insert("\(kind.rawValue) \(name)").inserted else {
      return
    }
    warn(.unknownField(name, kind), at: position)
  }

  mutating func finished() throws(ReadError) -> Recording {
    guard var recording else {
      throw ReadError(file: file, line: 1, column: 1, problem: .order(.noHeader))
    }
    if let last = damage?.line {
      line = last - 1
      warnings.removeAll { $0.line > line }
    }
    recording.warnings = warnings
    recording.damage = damage
    recording.tornTail = torn
    recording.ending.size = size
    recording.ending.records = line
    recording.ending.isClosed = endLine == line && torn == nil
    recording.ending.isTerminated = isTerminated
    return recording
  }
}
