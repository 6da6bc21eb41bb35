/// A damaged recording's file, all that can be read of it.
package struct Salvage: Sendable {
  private let file: String
  private let identity: FileIdentity?
  private var bytes: [UInt8] = []
  /// What the reading of the file stopped at.
  private var failure: SystemError?

  /// `-` is standard input.
  package init(_ path: String, _ system: any SystemCalls = Kernel()) throws(ReadError) {
    let opened = try Recording.open(path, system)
    file = path
    identity = opened.identity
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    do {
      while case let count = try opened.source.read(into: &piece, from: 0), count > 0 {
        bytes += piece[..<count]
      }
    } catch {
      failure = error
    }
  }

  /// What stands before the first error, which is the recording's `damage`.
  package func recording() throws(ReadError) -> Recording { try recording(before: nil) }

  /// What stands before an assertion that is no question about the recording, 2...; `reason` says
  /// why.
  package func recording(
    before line: Int, _ column: Int?, because reason: String
  ) throws(ReadError) -> Recording {
    try recording(
      before: ReadError(
        file: file, line: line, column: column, problem: .content(.expectation(reason))))
  }

  private func recording(before fault: ReadError?) throws(ReadError) -> Recording {
    var source = EndingSource(memory: MemorySource(bytes), failure: failure)
    var recording = try Reader.read(&source, file: file, salvaging: true) {
      assembler throws(ReadError) in
      if let fault, fault.line == assembler.line + 1 { throw fault }
    }
    recording.ending.identity = identity
    return recording
  }
}

/// Bytes in memory, and then a failure.
private struct EndingSource: ByteSource {
  var memory: MemorySource
  let failure: SystemError?

  mutating func read(into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int {
    let count = memory.read(into: &bytes, from: start)
    if count == 0, let failure { throw failure }
    return count
  }
}
