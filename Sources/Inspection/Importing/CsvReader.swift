import Wording

/// Comma-separated values in memory, row by row, as RFC 4180 has them; lines may also end in LF
/// alone, and blank ones are passed over.
struct CsvReader {
  struct Field {
    var text: String
    var isQuoted: Bool
    /// Where it begins, from 1; columns are bytes.
    let line: Int
    let column: Int
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1
  /// Where the line begins.
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    lineStart = position
  }

  /// Nil: there are no more.
  mutating func next() throws(LogError) -> [Field]? {
    while position < bytes.count, endLine() {}
    guard position < bytes.count else { return nil }
    var row = [try field()]
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: ",") {
        position += 1
        row.append(try field())
      } else if endLine() {
        break
      }
    }
    return row
  }

  /// Takes a line's end; false: none is here.
  private mutating func endLine() -> Bool {
    let isReturn = bytes[position] == UInt8(ascii: "\r")
    if isReturn, position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\n") {
      position += 2
    } else if isReturn || bytes[position] == UInt8(ascii: "\n") {
      position += 1
    } else {
      return false
    }
    line += 1
    lineStart = position
    return true
  }

  private mutating func field() throws(LogError) -> Field {
    let (line, column) = (line, position - lineStart + 1)
    let isQuoted = position < bytes.count && bytes[position] == UInt8(ascii: "\"")
    let content = isQuoted ? try quoted() : try plain()
    guard let text = String(validating: content, as: UTF8.self) else {
      throw LogError("these bytes are no UTF-8", line: line, column: column)
    }
    return Field(text: text, isQuoted: isQuoted, line: line, column: column)
  }

  private mutating func plain() throws(LogError) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\"") {
        throw error("a quotation mark stands in a field that does not begin with one")
      }
      position += 1
    }
    return bytes[start..<position]
  }

  private mutating func quoted() throws(LogError) -> ArraySlice<UInt8> {
    let opening = error("a quotation mark that nothing closes")
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\"") else {
        content.append(byte)
        if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, position) }
        continue
      }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
        if position < bytes.count, !isEnd(bytes[position]) {
          throw error("a comma or the line's end follows a closing quotation mark")
        }
        return content[...]
      }
      content.append(byte)
      position += 1
    }
    throw opening
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private func error(_ sentence: Message) -> LogError {
    LogError(sentence, line: line, column: position - lineStart + 1)
  }
}

/// Why a log cannot be taken in, and where.
package struct LogError: Error, Sendable, Equatable {
  package let sentence: String
  /// 1...; nil: the log as a whole.
  package let line: Int?
  /// 1..., in bytes of UTF-8.
  package let column: Int?

  init(_ sentence: Message, line: Int? = nil, column: Int? = nil) {
    (self.sentence, self.line, self.column) = (String(localized: sentence), line, column)
  }
}
