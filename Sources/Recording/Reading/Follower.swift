/// Reads a recording that another program is writing, as far as it goes by now.
///
/// It takes no lock, so that no writer waits for it, and half a line waits for its other half.
package struct Follower: ~Copyable {
  /// Microseconds to wait between two looks at the file: short to the eye, long to the processor.
  package static let interval: UInt32 = 50_000

  private let path: String
  private let system: any SystemCalls
  private var file: OpenedFile
  private var assembler: Assembler
  /// The bytes in the scanner that belong to no line yet.
  private var pending = 0..<0

  package init(_ path: String, _ system: any SystemCalls = Kernel()) throws(ReadError) {
    self.path = path
    self.system = system
    file = try Recording.open(path, system)
    assembler = Assembler(file: path)
  }

  /// What was read so far; nil: no header.
  package var recording: Recording? { assembler.recording }

  /// What was read so far, as of a file that ends there; nil: no header.
  package var finished: Recording? {
    var assembler = assembler
    var recording = try? assembler.finished()
    recording?.ending.identity = file.identity
    return recording
  }

  /// Throws unless this is the file in which a recording ended so, and is not shorter than it was.
  package func requireContinuation(of ending: Ending) throws(ReadError) {
    guard file.identity == ending.identity, assembler.size >= ending.size else { throw changed }
  }

  private var changed: ReadError { ReadError(file: path, problem: .file(.changed)) }

  /// Reads on to where the file ends now. Throws too if the file was cut or has lost its name.
  package mutating func catchUp() throws(ReadError) {
    try Reader.takeLines(of: &file.source, &assembler, &pending, .max) { _ in }
    if pending.count > Limits.line + 1 { throw assembler.lineTooLong() }
    guard let identity = file.identity else { return }
    do throws(SystemError) {
      let status = try Descriptor.status(of: path, system)
      let isWhole = status.size >= assembler.size + Int64(pending.count)
      if status.identity == identity, isWhole { return }
    } catch {
      guard error == .missing else {
        throw ReadError(file: path, problem: .file(.cannotRead(error)))
      }
    }
    throw changed
  }
}
