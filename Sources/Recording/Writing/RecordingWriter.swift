import PagerModel

/// Appends to one recording, and holds its lock for as long as it lives.
///
/// What was appended is on the disk when `append` returns; when it throws, the file is as it was,
/// unless the error says otherwise.
package final class RecordingWriter {
  package let file: String
  /// The file's end after the last append, for the recording that is kept in memory.
  package private(set) var ending: Ending
  private let descriptor: Descriptor
  private var draft: Draft
  private var isInDoubt = false

  /// Opens the file that `recording` was read from. Throws if another writer holds it, if it is not
  /// the file that was read any more, or if it must be repaired first.
  package init(appendingTo recording: borrowing Recording) throws(WriteError) {
    let file = recording.file
    if let reason = recording.reasonNotToAppend { throw WriteError(file: file, reason: reason) }
    self.file = file
    ending = recording.ending
    draft = Draft(after: recording)
    do {
      descriptor = try Descriptor.appending(file)
    } catch {
      throw WriteError(
        file: file, reason: error == .symbolicLink ? .symbolicLink : .cannotOpen(error))
    }
    try lock()
    try check()
  }

  /// Makes a new file with a header and `records`, of which none may be a header.
  package init(
    creating file: String, _ header: Header, _ records: [Record] = [],
    payloads: Payloads? = nil
  ) throws(WriteError) {
    self.file = file
    ending = Ending()
    draft = Draft(header)
    let payloads = payloads ?? Payloads(initialPages: header.initial.pages)
    let lines: Draft.Lines
    do throws(WriteError.Reason) {
      lines = try draft.encode([.header(header)] + records, payloads, ending)
    } catch {
      throw WriteError(file: file, reason: error)
    }
    do {
      descriptor = try Descriptor.creating(file)
    } catch {
      throw WriteError(file: file, reason: error == .exists ? .exists : .cannotOpen(error))
    }
    do throws(WriteError) {
      try lock()
      do throws(SystemError) {
        ending.identity = try descriptor.status().identity
      } catch {
        throw WriteError(file: file, reason: .cannotOpen(error))
      }
      try write(lines)
      do throws(SystemError) {
        try Descriptor.synchronizeFolder(folder(of: file))
      } catch {
        throw WriteError(file: file, reason: .notSynchronized(error))
      }
    } catch {
      // Of a new file nothing is worth keeping, except what is whole.
      if case .notSynchronized = error.reason { throw error }
      removeFile(file)
      throw error
    }
  }

  /// Writes `records` in one go, and returns when they are on the disk. Events' payloads stand in
  /// `payloads`.
  package func append(_ records: [Record], payloads: Payloads) throws(WriteError) {
    guard !records.isEmpty else { return }
    guard !isInDoubt else { throw WriteError(file: file, reason: .inDoubt) }
    var next = draft
    let lines: Draft.Lines
    do throws(WriteError.Reason) {
      lines = try next.encode(records, payloads, ending)
    } catch {
      throw WriteError(file: file, reason: error)
    }
    try check()
    try write(lines)
    draft = next
  }

  private func lock() throws(WriteError) {
    do {
      try descriptor.lock()
    } catch {
      throw WriteError(file: file, reason: error == .wouldBlock ? .locked : .cannotLock(error))
    }
  }

  /// Throws unless the file is the one that was read, under its name, and as long as it was.
  private func check() throws(WriteError) {
    let status: FileStatus
    do {
      status = try descriptor.status()
    } catch {
      throw WriteError(file: file, reason: .cannotOpen(error))
    }
    if let kind = Problem.FileKind(status.kind) {
      throw WriteError(file: file, reason: .notAFile(kind))
    }
    let named = try? Descriptor.status(of: file).identity
    guard status.identity == ending.identity, named == ending.identity else {
      throw WriteError(file: file, reason: .replaced)
    }
    if status.size < ending.size {
      throw WriteError(file: file, reason: .shortened(from: ending.size, to: status.size))
    }
    if status.size > ending.size {
      throw WriteError(file: file, reason: .grown(from: ending.size, to: status.size))
    }
  }

  private func write(_ lines: Draft.Lines) throws(WriteError) {
    var written = 0
    do throws(SystemError) {
      while written < lines.bytes.count {
        written += try descriptor.write(lines.bytes, from: written)
      }
    } catch {
      let isCutBack = written == 0 || (try? descriptor.truncate(to: ending.size)) != nil
      isInDoubt = !isCutBack
      guard isCutBack else { throw WriteError(file: file, reason: .failedTorn(error)) }
      throw WriteError(file: file, reason: .failed(error))
    }
    ending.size += Int64(lines.bytes.count)
    ending.records += lines.records
    ending.isTerminated = true
    ending.isClosed = lines.isClosed
    ending.checksum = lines.checksum ?? 0
    do {
      try descriptor.synchronize()
    } catch {
      isInDoubt = true
      throw WriteError(file: file, reason: .notSynchronized(error))
    }
  }
}

/// The folder a file is in.
private func folder(of file: String) -> String {
  guard let slash = file.lastIndex(of: "/") else { return "." }
  return slash == file.startIndex ? "/" : String(file[..<slash])
}

extension Recording {
  /// What must happen before anything can be appended.
  fileprivate var reasonNotToAppend: WriteError.Reason? {
    if ending.identity == nil { return .standardInput }
    if let tornTail { return .torn(bytes: tornTail.bytes) }
    let needsFormatting = warnings.contains {
      $0.fact == .carriageReturns || $0.fact == .byteOrderMark
    }
    if needsFormatting { return .needsFormatting }
    return obstacle.map(WriteError.Reason.obstacle)
  }
}
