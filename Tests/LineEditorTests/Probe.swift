import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal with the probe's first prompt on it.
func probe(
  rows: Int = 24, columns: Int = 80, environment: [String: String] = [:],
  at location: SourceLocation = #_sourceLocation
) throws -> TerminalScreen {
  let terminal = try TerminalScreen(
    builtProgram("LineEditorProbe"), environment: environment, rows: rows, columns: columns)
  expect(terminal, "try>", cursor: (0, 5), at: location)
  return terminal
}

/// A file that libedit reads as the user's, as long as this lives.
final class UserFile {
  let path: String

  init(_ text: String) throws {
    var name = Array("/tmp/line-editor-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    try #require(file >= 0)
    defer { close(file) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let bytes = Array(text.utf8)
    #expect(write(file, bytes, bytes.count) == bytes.count)
  }

  deinit { unlink(path) }
}
