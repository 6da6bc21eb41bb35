/// Members' values by type. An absent member and a null one are nil; `required` ones throw then.
/// Each leaves the scanner anywhere.
extension Scanner {
  mutating func number<Name>(
    _ name: Name, of members: Members<Name>, _ range: Limits.Range
  ) throws(Fault) -> Double? {
    guard let place = members[name] else { return nil }
    position = place
    guard next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .number))
    }
    let value = try number()
    guard range.contains(value) else {
      throw Fault(position: place, .outOfRange(name.rawValue, range))
    }
    return value
  }

  mutating func integer<Name>(
    _ name: Name, of members: Members<Name>, _ range: Limits.Range = .integer
  ) throws(Fault) -> Int? {
    guard let place = members[name] else { return nil }
    position = place
    guard next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .integer))
    }
    let value = try number()
    guard value == value.rounded(.towardZero), abs(value) <= Self.largestInteger else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .integer))
    }
    guard range.contains(value) else {
      throw Fault(position: place, .outOfRange(name.rawValue, range))
    }
    return Int(value)
  }

  mutating func boolean<Name>(_ name: Name, of members: Members<Name>) throws(Fault) -> Bool? {
    guard let place = members[name] else { return nil }
    position = place
    guard let value = boolean() else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .boolean))
    }
    return value
  }

  mutating func string<Name>(_ name: Name, of members: Members<Name>) throws(Fault) -> String? {
    guard let text = try text(name, of: members) else { return nil }
    return string(text)
  }

  mutating func text<Name>(_ name: Name, of members: Members<Name>) throws(Fault) -> Text? {
    guard let place = members[name] else { return nil }
    position = place
    guard next == UInt8(ascii: "\"") else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .string))
    }
    return try text()
  }

  /// A string that is one of `Word`'s raw values.
  mutating func word<Name, Word: RawRepresentable<String> & CaseIterable>(
    _ name: Name, of members: Members<Name>
  ) throws(Fault) -> Word? {
    guard let text = try text(name, of: members) else { return nil }
    let string = string(text)
    guard let word = Word(rawValue: string) else {
      let known = Word.allCases.map(\.rawValue)
      throw Fault(
        position: text.start - 1, .unknownWord(string, for: name.rawValue, known: known))
    }
    return word
  }

  func required<Name, Value>(
    _ value: Value?, _ name: Name, of members: Members<Name>
  ) throws(Fault) -> Value {
    guard let value else {
      throw Fault(position: members.start, .missing(name.rawValue, of: members.owner))
    }
    return value
  }

  /// Moves to an array's value and calls `element` at each of its elements' first byte.
  mutating func array<Name>(
    _ name: Name, of members: Members<Name>,
    element: (inout Scanner) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard let place = members[name] else { return false }
    position = place
    guard take(UInt8(ascii: "[")) else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .array))
    }
    skipBlanks()
    if take(UInt8(ascii: "]")) { return true }
    repeat {
      skipBlanks()
      try element(&self)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected(.commaOrBracket) }
    return true
  }

  /// Moves to an object's value and calls `member` with each key, at its value's first byte.
  mutating func object<Name>(
    _ name: Name, of members: Members<Name>,
    member: (inout Scanner, Text) throws(Fault) -> Void
  ) throws(Fault) -> Bool {
    guard let place = members[name] else { return false }
    position = place
    guard take(UInt8(ascii: "{")) else {
      throw Fault(position: place, .wrongType(name.rawValue, expected: .object))
    }
    skipBlanks()
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      let key = try self.key()
      try member(&self, key)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected(.commaOrBrace) }
    return true
  }
}
