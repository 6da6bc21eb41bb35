import PagerModel

/// Writes JSON into one buffer, and lets nothing pass that the reader would refuse.
struct Encoder {
  /// Whose state paths are written; nil: one whose names are not known.
  let container: Container?
  private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var depth = 0

  init(_ container: Container?) { self.container = container }

  mutating func object(_ members: (inout Encoder) throws(Problem) -> Void) throws(Problem) {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
    depth += 1
    guard depth <= Limits.depth else { throw .syntax(.tooDeep) }
    try members(&self)
    depth -= 1
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func object(
    _ name: String, _ members: (inout Encoder) throws(Problem) -> Void
  ) throws(Problem) {
    key(name)
    try object(members)
  }

  mutating func array<Element>(
    _ name: String, _ elements: [Element],
    _ write: (inout Encoder, Element) throws(Problem) -> Void
  ) throws(Problem) {
    key(name)
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    depth += 1
    guard depth <= Limits.depth else { throw .syntax(.tooDeep) }
    for element in elements {
      comma()
      try write(&self, element)
    }
    depth -= 1
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  private mutating func comma() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// `name` is one of the format's own, which need no escapes.
  private mutating func key(_ name: String) {
    comma()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func text(_ value: String) { bytes.append(contentsOf: quoted(value).utf8) }

  mutating func string(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    text(value)
  }

  mutating func boolean(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  mutating func number(
    _ name: String, _ value: Double?, _ range: Limits.Range
  ) throws(Problem) {
    guard let value else { return }
    guard range.contains(value) else { throw .content(.outOfRange(name, range)) }
    key(name)
    bytes.append(contentsOf: decimal(value).utf8)
  }

  /// An element of the array `name`.
  mutating func element(
    of name: String, _ value: Double, _ range: Limits.Range
  ) throws(Problem) {
    guard range.contains(value) else { throw .content(.outOfRange(name, range)) }
    bytes.append(contentsOf: decimal(value).utf8)
  }

  mutating func integer(
    _ name: String, _ value: Int?, _ range: Limits.Range = .integer
  ) throws(Problem) {
    guard let value else { return }
    let limits = range.bounds
    guard Int(limits.lowerBound) <= value, value <= Int(limits.upperBound) else {
      throw .content(.outOfRange(name, range))
    }
    key(name)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func null(_ name: String) {
    key(name)
    bytes.append(contentsOf: "null".utf8)
  }

  /// One entry of a state map.
  mutating func entry(_ path: String, _ value: Value) throws(Problem) {
    comma()
    text(path)
    bytes.append(UInt8(ascii: ":"))
    switch value {
    case .null, .bool, .string: bytes.append(contentsOf: value.description.utf8)
    case .number(let number):
      guard number.isFinite else { throw .content(.outOfRange(path, .finite)) }
      bytes.append(contentsOf: decimal(number).utf8)
    }
  }

  /// The shortest decimal that reads back. Past 2⁵³ it keeps its exponent, so that it is not taken
  /// for an integer.
  private func decimal(_ value: Double) -> String {
    abs(value) <= Scanner.largestInteger ? shortest(value) : value.description
  }

  /// Ends the line, with a checksum that continues `previous` if there is one, and LF.
  mutating func endLine(
    from start: Int, checksum previous: inout UInt32?
  ) throws(Problem) {
    if let before = previous {
      bytes.removeLast()
      let checksum = Checksum.ofLine(bytes, start..<bytes.count, after: before)
      bytes.append(contentsOf: Checksum.suffix(checksum))
      previous = checksum
    }
    guard bytes.count - start <= Limits.line else { throw .syntax(.lineTooLong) }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func lineFeed() { bytes.append(UInt8(ascii: "\n")) }
}
