import PagerModel

/// A strict JSON scanner over one line of a buffer.
///
/// It reads in place and moves `position` forward. Outside of strings it lets no byte pass that is
/// not JSON's, so that valid UTF-8 needs no pass of its own.
struct Scanner {
  /// Holds the line; what stands after `end` belongs to other lines.
  var bytes: [UInt8]
  var position = 0
  /// Of the recording, as its header says.
  var container = Container.pinned
  /// One past the line's last byte.
  var end = 0
  /// The keys of the objects that are being skipped, innermost last.
  var openKeys: [Text] = []

  /// A string's bytes between its quotes.
  struct Text {
    let start: Int
    let end: Int
    let hasEscapes: Bool
  }

  /// The next byte; 0 at the line's end.
  var next: UInt8 {
    @inline(__always) get { position < end ? bytes[position] : 0 }
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      default: return
      }
    }
  }

  /// Goes past `byte`, if it is next.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Goes past `text`, if it is next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    guard hasPrefix(bytes, at: position, text) else { return false }
    position += count
    return true
  }

  /// The fault of finding something else than `what` here.
  func expected(_ what: Problem.Token) -> Fault {
    guard position < end else { return Fault(position: end, .lineEnds(before: what)) }
    if bytes[position] == 0 { return Fault(position: position, .nulByte) }
    if let wrong = firstInvalidUTF8(from: position, to: position + 1) {
      return Fault(position: wrong, .invalidUTF8)
    }
    return Fault(position: position, .expected(what))
  }

  /// Goes past a `true` or `false` and returns it; nil if there is neither.
  mutating func boolean() -> Bool? {
    if take("true") { return true }
    if take("false") { return false }
    return nil
  }
}
