extension Scanner {
  /// Goes past a string, whose opening quote is next.
  mutating func text() throws(Fault) -> Text {
    guard take(UInt8(ascii: "\"")) else { throw expected(.string) }
    let start = position
    var hasEscapes = false
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return Text(start: start, end: position - 1, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0: throw Fault(position: position, .nulByte)
      case 1..<0x20: throw Fault(position: position, .controlCharacter(bytes[position]))
      case 0x80...:
        guard let length = lengthOfUTF8(at: position) else {
          throw Fault(position: position, .invalidUTF8)
        }
        position += length
      default: position += 1
      }
    }
    throw Fault(position: end, .lineEnds(before: .closingQuote))
  }

  private mutating func skipEscape() throws(Fault) {
    let start = position
    position += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try hexadecimal(escape: start)
      if (0xDC00...0xDFFF).contains(unit) { throw Fault(position: start, .loneSurrogate) }
      guard (0xD800...0xDBFF).contains(unit) else { return }
      guard take("\\u"), case 0xDC00...0xDFFF = try hexadecimal(escape: start) else {
        throw Fault(position: start, .loneSurrogate)
      }
    default:
      if position >= end { throw expected(.closingQuote) }
      throw Fault(position: start, .unknownEscape)
    }
  }

  /// Goes past four hexadecimal digits of the escape that begins at `start`.
  private mutating func hexadecimal(escape start: Int) throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < end else { throw expected(.closingQuote) }
      guard let digit = hexadecimalDigit(bytes[position]) else {
        throw Fault(position: start, .unknownEscape)
      }
      value = value << 4 | digit
      position += 1
    }
    return value
  }

  /// How many bytes the character takes that begins here, 1...4; nil: it is not valid UTF-8
  /// (overlong forms, surrogates and what lies past U+10FFFF are not).
  func lengthOfUTF8(at index: Int) -> Int? {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= end, second.contains(bytes[index + 1]) else { return nil }
    for place in index + 1..<index + length where bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Where the bytes from `start` up to `stop` first stop being UTF-8.
  func firstInvalidUTF8(from start: Int, to stop: Int) -> Int? {
    var index = start
    while index < stop {
      guard let length = lengthOfUTF8(at: index) else { return index }
      index += length
    }
    return nil
  }
}

/// The value of a hexadecimal digit, in either case.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
  default: nil
  }
}
