/// Something odd that does not hinder reading.
package struct Warning: Sendable, Equatable {
  package enum Fact: Sendable, Equatable {
    case unknownKind(String)
    case unknownField(String, RecordKind)
    case carriageReturns
    case byteOrderMark
    case unterminatedLastLine
  }

  package var file: String
  /// The first line that shows it.
  package var line: Int
  package var column: Int
  package var fact: Fact
}
