extension Recording {
  /// Reads the file at `path`; `-` is standard input. Symbolic links are followed; whatever is no
  /// regular file is refused without waiting for it.
  package static func read(
    _ path: String, _ system: any SystemCalls = Kernel()
  ) throws(ReadError) -> Recording {
    try read(path, system, stride: .max) { _ in }
  }

  /// `eachChunk` hears of what was read so far whenever the log's storage is full: what it keeps of
  /// it is not copied when more comes.
  package static func read(
    _ path: String, _ system: any SystemCalls = Kernel(),
    eachChunk: (borrowing Recording) -> Void
  ) throws(ReadError) -> Recording {
    var seen = 0
    return try read(path, system, stride: .max) { assembler in
      guard let nodes = assembler.recording?.nodes, nodes.isWhole, nodes.count > seen else {
        return
      }
      seen = nodes.count
      if let recording = assembler.recording { eachChunk(recording) }
    }
  }

  /// `each` hears of every line, or of `stride` lines at a time, as `Reader` has it.
  static func read(
    _ path: String, _ system: any SystemCalls, stride: Int = 1,
    each: (borrowing Assembler) throws(ReadError) -> Void
  ) throws(ReadError) -> Recording {
    var file = try open(path, system)
    var recording = try Reader.read(&file.source, file: path, stride: stride, each: each)
    recording.ending.identity = file.identity
    return recording
  }

  /// All bytes of the file at `path`, which `-` may be, read as a recording's are.
  package static func content(of path: String) throws(ReadError) -> [UInt8] {
    try content(of: path, Kernel()).bytes
  }

  /// All bytes of the file at `path`.
  static func content(
    of path: String, _ system: any SystemCalls
  ) throws(ReadError) -> (bytes: [UInt8], identity: FileIdentity?) {
    let file = try open(path, system)
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    do {
      while case let count = try file.source.read(into: &piece, from: 0), count > 0 {
        content += piece[..<count]
      }
    } catch {
      throw ReadError(file: path, problem: .file(.cannotRead(error)))
    }
    return (content, file.identity)
  }

  /// Reads a recording that is in memory; `file` is its name in messages.
  package static func parse(
    _ bytes: [UInt8], file: String = "-"
  ) throws(ReadError) -> Recording {
    try parse(bytes, file: file, piece: .max)
  }

  /// `piece`: how many bytes come at a time.
  static func parse(
    _ bytes: [UInt8], file: String, piece: Int
  ) throws(ReadError) -> Recording {
    var source = MemorySource(bytes, piece: piece)
    return try Reader.read(&source, file: file)
  }

  static func open(
    _ path: String, _ system: any SystemCalls
  ) throws(ReadError) -> OpenedFile {
    if path == "-" { return OpenedFile(source: .standardInput(system), identity: nil) }
    let descriptor: Descriptor
    do {
      descriptor = try Descriptor(path, .reading, system)
    } catch {
      // A socket cannot be opened at all.
      let kind = (try? system.status(of: path).kind).flatMap(Problem.FileKind.init)
      throw ReadError(
        file: path, problem: .file(kind.map(Problem.File.notAFile) ?? .cannotOpen(error)))
    }
    let status: FileStatus
    do { status = try descriptor.status() } catch {
      throw ReadError(file: path, problem: .file(.cannotOpen(error)))
    }
    if let kind = Problem.FileKind(status.kind) {
      throw ReadError(file: path, problem: .file(.notAFile(kind)))
    }
    return OpenedFile(source: descriptor, identity: status.identity)
  }
}

/// A file that is open for reading.
struct OpenedFile: ~Copyable {
  var source: Descriptor
  /// Nil: standard input.
  let identity: FileIdentity?
}

extension Problem.FileKind {
  /// Nil: a regular file.
  init?(_ kind: FileStatus.Kind) {
    switch kind {
    case .regular: return nil
    case .directory: self = .directory
    case .fifo: self = .fifo
    case .socket: self = .socket
    case .device: self = .device
    case .other: self = .other
    }
  }
}
