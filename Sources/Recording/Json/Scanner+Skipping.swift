extension Scanner {
  /// Goes past one value, which stands inside `depth` arrays and objects.
  mutating func skipValue(depth: Int) throws(Fault) {
    switch next {
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = try number()
    case UInt8(ascii: "{"): try skipObject(depth: depth + 1)
    case UInt8(ascii: "["): try skipArray(depth: depth + 1)
    default:
      guard take("null") || boolean() != nil else { throw expected(.value) }
    }
  }

  private mutating func skipArray(depth: Int) throws(Fault) {
    guard depth <= Limits.depth else { throw Fault(position: position, .tooDeep) }
    position += 1
    skipBlanks()
    if take(UInt8(ascii: "]")) { return }
    repeat {
      skipBlanks()
      try skipValue(depth: depth)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw expected(.commaOrBracket) }
  }

  private mutating func skipObject(depth: Int) throws(Fault) {
    guard depth <= Limits.depth else { throw Fault(position: position, .tooDeep) }
    let outer = openKeys.count
    defer { openKeys.removeLast(openKeys.count - outer) }
    var manyKeys: Set<String>?
    position += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return }
    repeat {
      let key = try self.key()
      if openKeys.count - outer < 32 {
        for other in openKeys[outer...] where isSame(key, other) { throw duplicate(key) }
        openKeys.append(key)
      } else {
        var keys = manyKeys ?? Set(openKeys[outer...].map(string))
        manyKeys = nil
        guard keys.insert(string(key)).inserted else { throw duplicate(key) }
        manyKeys = keys
      }
      try skipValue(depth: depth)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected(.commaOrBrace) }
  }

  /// Goes past a key, its colon and the blanks around them.
  mutating func key() throws(Fault) -> Text {
    skipBlanks()
    guard next == UInt8(ascii: "\"") else { throw expected(.key) }
    let key = try text()
    skipBlanks()
    guard take(UInt8(ascii: ":")) else { throw expected(.colon) }
    skipBlanks()
    return key
  }

  func duplicate(_ key: Text) -> Fault {
    Fault(position: key.start - 1, .duplicateKey(string(key)))
  }

  private func isSame(_ one: Text, _ other: Text) -> Bool {
    if one.hasEscapes || other.hasEscapes { return string(one) == string(other) }
    return one.end - one.start == other.end - other.start
      && bytes[one.start..<one.end].elementsEqual(bytes[other.start..<other.end])
  }
}
