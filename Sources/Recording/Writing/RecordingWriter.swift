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
  private let system: any SystemCalls
  private var draft: Draft
  private var isInDoubt = false

  /// Opens the file that `recording` was read from. Throws if another writer holds it, if it is not
  /// the file that was read any more, or if it must be repaired first.
  package init(
    appendingTo recording: borrowing Recording, _ system: any SystemCalls = Kernel()
  ) throws(WriteError) {
    let file = recording.file
    if let reason = recording.reasonNotToAppend { throw WriteError(file: file, reason: reason) }
    self.file = file
    self.system = system
    ending = recording.ending
    draft = Draft(after: recording)
    do {
      descriptor = try Descriptor(file, .appending, system)
    } catch {
      throw WriteError(
        file: file, reason: error == .symbolicLink ? .symbolicLink : .cannotOpen(error))
    }
    try lock()
    try checkDescriptor()
    try checkName()
  }

  /// Makes a new file with a header and `records`, of which none may be a header. If it throws
  /// there is none, unless the error says otherwise.
  package init(
    creating file: String, _ header: Header, _ records: [Record] = [],
    payloads: Payloads? = nil, _ system: any SystemCalls = Kernel()
  ) throws(WriteError) {
    self.file = file
    self.system = system
    ending = Ending()
    draft = Draft(header)
    let payloads = payloads ?? Payloads(initialPages: header.initial.pages)
    let lines: Draft.Lines
    do throws(WriteError.Reason) {
      lines = try draft.encode([.header(header)] + records, payloads, ending)
    } catch {
      throw WriteError(file: file, reason: error)
    }
    do throws(WriteError.Reason) {
      descriptor = try Self.create(file, lines.bytes, &ending, system)
    } catch {
      throw WriteError(file: file, reason: error)
    }
    ending.add(lines)
  }

  /// The new file, locked, whole, and on the disk.
  private static func create(
    _ file: String, _ bytes: [UInt8], _ ending: inout Ending, _ system: any SystemCalls
  ) throws(WriteError.Reason) -> Descriptor {
    let new: NewFile
    do throws(SystemError) {
      new = try NewFile(for: file, system)
    } catch {
      throw .cannotOpen(error)
    }
    do throws(SystemError) {
      try new.descriptor.lock()
      ending.identity = try new.descriptor.status().identity
    } catch {
      new.discard()
      throw .cannotLock(error)
    }
    try new.publishDurably(bytes, replacing: false)
    return new.take()
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
    try checkName()
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

  /// Throws unless what was opened is the file that was read.
  private func checkDescriptor() throws(WriteError) {
    let status: FileStatus
    do {
      status = try descriptor.status()
    } catch {
      throw WriteError(file: file, reason: .cannotOpen(error))
    }
    if let kind = Problem.FileKind(status.kind) {
      throw WriteError(file: file, reason: .notAFile(kind))
    }
    guard status.identity == ending.identity else {
      throw WriteError(file: file, reason: .replaced)
    }
  }

  /// Throws unless the file still has its name, and is as long as it was: what is open is the same one
  /// as long as the identity is.
  private func checkName() throws(WriteError) {
    guard let status = try namedStatus() else { throw WriteError(file: file, reason: .removed) }
    guard status.identity == ending.identity else {
      throw WriteError(file: file, reason: .replaced)
    }
    if status.size < ending.size {
      throw WriteError(file: file, reason: .shortened(from: ending.size, to: status.size))
    }
    if status.size > ending.size {
      throw WriteError(file: file, reason: .grown(from: ending.size, to: status.size))
    }
  }

  /// Nil: its name is gone.
  private func namedStatus() throws(WriteError) -> FileStatus? {
    do {
      return try Descriptor.status(of: file, system)
    } catch {
      if error == .missing { return nil }
      throw WriteError(file: file, reason: .cannotOpen(error))
    }
  }

  private func write(_ lines: Draft.Lines) throws(WriteError) {
    var written = 0
    do throws(SystemError) {
      while written < lines.bytes.count {
        written += try descriptor.write(lines.bytes, from: written)
      }
    } catch {
      let isCutBack = (try? descriptor.truncate(to: ending.size)) != nil
      isInDoubt = !isCutBack
      guard isCutBack else { throw WriteError(file: file, reason: .failedTorn(error)) }
      throw WriteError(file: file, reason: .failed(error))
    }
    ending.add(lines)
    do {
      try descriptor.synchronize()
    } catch {
      isInDoubt = true
      throw WriteError(file: file, reason: .notSynchronized(error))
    }
  }
}

extension Ending {
  fileprivate mutating func add(_ lines: Draft.Lines) {
    size += Int64(lines.bytes.count)
    records += lines.records
    isTerminated = true
    isClosed = lines.isClosed
    checksum = lines.checksum ?? 0
  }
}

extension Recording {
  /// What must happen before anything can be appended.
  fileprivate var reasonNotToAppend: WriteError.Reason? {
    if ending.identity == nil { return .standardInput }
    if let damage { return .damaged(line: damage.line) }
    if let tornTail { return .torn(bytes: tornTail.bytes) }
    let needsFormatting = warnings.contains {
      $0.fact == .carriageReturns || $0.fact == .byteOrderMark
    }
    if needsFormatting { return .needsFormatting }
    return obstacle.map(WriteError.Reason.obstacle)
  }
}
