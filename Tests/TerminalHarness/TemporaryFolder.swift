import Foundation

/// A folder of a test's own, gone with all that is in it when the test lets go of it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(base)/unscroll-test-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw HarnessError("mkdtemp") }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a file; the path of it.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  package func write(_ name: String, bytes: [UInt8]) throws -> String {
    guard let file = fopen(path(name), "w") else { throw HarnessError("fopen \(name)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw HarnessError("fwrite") }
    return path(name)
  }

  package func makeFolder(_ name: String) throws {
    guard mkdir(path(name), 0o755) == 0 else { throw HarnessError("mkdir \(name)") }
  }

  /// All bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    guard let file = fopen(path(name), "r") else { throw HarnessError("fopen \(name)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes += chunk[..<count]
    }
    return bytes
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }
}
