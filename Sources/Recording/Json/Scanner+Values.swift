/// Members' values by type. An absent member and a null one are nil; `required` ones throw then.
/// Each leaves the scanner anywhere.
extension Scanner {
  mutating func number<Name>(
    _ name: Name, of members: Members<Name>, _ range: Limits.Range
  ) throws(Fault) -> Double? {
    guard let place = members[name] else { return nil }
    position = place
    guard next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else {
      throw Fault(position: place, .wrongType(name.name, expected: .number))
    }
    let value = try number()
    guard range.contains(value) else {
      throw Fault(position: place, .outOfRange(name.name, range))
    }
    return value
  }

  mutating func integer<Name>(
    _ name: Name, of members: Members<Name>, _ range: Limits.Range = .integer
  ) throws(Fault) -> Int? {
    guard let place = members[name] else { return nil }
    position = place
    guard next == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else {
      throw Fault(position: place, .wrongType(name.name, expected: .integer))
    }
    let value = try number()
    guard value == value.rounded(.towardZero), abs(value) <= Self.largestInteger else {
      throw Fault(position: place, .wrongType(name.name, expected: .integer))
    }
    guard range.contains(value) else {
      throw Fault(position: place, .outOfRange(name.name, range))
    }
    return Int(value)
  }

  mutating func boolean<Name>(_ name: Name, of members: Members<Name>) throws(Fault) -> Bool? {
    guard let place = members[name] else { return nil }
    position = place
    guard let value = boolean() else {
      throw Fault(position: place, .wrongType(name.name, expected: .boolean))
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
      throw Fault(position: place, .wrongType(name.name, expected: .string))
    }
    return try text()
  }

  func required<Name, Value>(
    _ value: Value?, _ name: Name, of members: Members<Name>
  ) throws(Fault) -> Value {
    guard let value else {
      throw Fault(position: members.start, .missing(name.name, of: members.owner))
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
      throw Fault(position: place, .wrongType(name.name, expected: .array))
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
      throw Fault(position: place, .wrongType(name.name, expected: .object))
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
