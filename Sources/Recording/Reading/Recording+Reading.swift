extension Recording {
  /// Reads the file at `path`; `-` is standard input. Symbolic links are followed; whatever is no
  /// regular file is refused without waiting for it.
  package static func read(_ path: String) throws(ReadError) -> Recording {
    do {
      return path == "-" ? try readStandardInput() : try readFile(path)
    } catch {
      throw ReadError(file: path, line: error.line, column: error.column, problem: error.problem)
    }
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

  private static func readStandardInput() throws(ReadError) -> Recording {
    var input = Descriptor.standardInput
    return try Reader.read(&input, file: "-")
  }

  private static func readFile(_ path: String) throws(ReadError) -> Recording {
    var descriptor: Descriptor
    do {
      descriptor = try Descriptor.reading(path)
    } catch {
      // A socket cannot be opened at all.
      let kind = (try? Descriptor.status(of: path).kind).flatMap(Problem.FileKind.init)
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
    var recording = try Reader.read(&descriptor, file: path)
    recording.ending.identity = status.identity
    return recording
  }
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
