/// What must hold of any bytes that somebody hands to a reader of the project.
package enum TextLaw: String, CaseIterable, Sendable {
  /// As a whole file.
  case recordings
  /// One expression.
  case expressions
  /// Lines typed at the shell, one after the other.
  case commands

  package func check(_ bytes: [UInt8]) throws(BrokenLaw) {
    switch self {
    case .recordings: try checkRecording(bytes)
    case .expressions: try checkExpression(String(decoding: bytes, as: UTF8.self))
    case .commands: try checkCommands(String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// What did not hold of a text.
package struct BrokenLaw: Error {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

func require(
  _ isHeld: Bool, _ sentence: @autoclosure () -> String
) throws(BrokenLaw) {
  guard isHeld else { throw BrokenLaw(sentence()) }
}
