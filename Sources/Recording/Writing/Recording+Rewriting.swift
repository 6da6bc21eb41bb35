/// A file in another form, in memory.
package struct RewrittenFile: Sendable {
  /// As it was read.
  package let recording: Recording
  package let bytes: [UInt8]
  package let changedLines: Int
}

/// A file whose tail was torn off.
package struct RecoveredFile: Sendable {
  package let recording: Recording
  /// All up to the last whole line.
  package let bytes: [UInt8]
  /// What stands after that; empty: nothing was torn.
  package let tail: [UInt8]
}

extension Recording {
  /// Reads the file at `path`, which `-` may be, and writes it anew in memory. A torn tail is no
  /// line, and not in it.
  package static func rewrite(
    _ path: String, as form: Rewriting, _ system: any SystemCalls = Kernel()
  ) throws(ReadError) -> RewrittenFile {
    var rewriter = Rewriter(form)
    let recording = try read(path, system) { assembler throws(ReadError) in
      try rewriter.add(assembler)
    }
    return RewrittenFile(
      recording: recording, bytes: rewriter.bytes, changedLines: rewriter.changedLines)
  }

  /// Reads the file at `path`, and takes its torn tail off.
  package static func recover(
    _ path: String, _ system: any SystemCalls = Kernel()
  ) throws(ReadError) -> RecoveredFile {
    let (content, identity) = try content(of: path, system)
    var recording = try parse(content, file: path)
    recording.ending.identity = identity
    let whole = content.count - (recording.tornTail?.bytes ?? 0)
    return RecoveredFile(
      recording: recording, bytes: Array(content[..<whole]), tail: Array(content[whole...]))
  }

  /// Writes what was made of this recording to a file of its own. With `replacing` it takes the
  /// place of one that is there, of this recording's too; that must be as it was read.
  package func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, _ system: any SystemCalls = Kernel()
  ) throws(WriteError) {
    try write(bytes, to: path, replacing: replacing, system) { () throws(WriteError) in }
  }

  /// Whether `path` leads to the file that this was read from.
  package func stands(at path: String, _ system: any SystemCalls = Kernel()) -> Bool {
    let status = try? Descriptor.status(of: path, system)
    return ending.identity != nil && status?.identity == ending.identity
  }

  /// Throws what keeps a file from being written there now. Its folder takes a hidden one meanwhile.
  package func requirePlace(
    at path: String, replacing: Bool, _ system: any SystemCalls = Kernel()
  ) throws(WriteError) {
    if !replacing { try requireNothing(at: path, system) }
    do throws(WriteError.Reason) {
      if replacing { _ = try hold(path, system) }
      do throws(SystemError) {
        try NewFile(for: path, system).discard()
      } catch {
        throw .cannotOpen(error)
      }
    } catch {
      throw WriteError(file: path, reason: error)
    }
  }

  /// `prepare` is called once nothing keeps the place from being taken.
  fileprivate func write(
    _ bytes: [UInt8], to path: String, replacing: Bool, _ system: any SystemCalls,
    after prepare: () throws(WriteError) -> Void
  ) throws(WriteError) {
    let old: HeldFile?
    do throws(WriteError.Reason) {
      old = replacing ? try hold(path, system) : nil
    } catch {
      throw WriteError(file: path, reason: error)
    }
    // Until the new one has its name.
    defer { withExtendedLifetime(old) {} }
    if !replacing { try requireNothing(at: path, system) }
    try prepare()
    do throws(WriteError.Reason) {
      let new: NewFile
      do throws(SystemError) {
        new = try NewFile(for: path, permissions: old?.permissions ?? 0o666, system)
      } catch {
        throw .cannotOpen(error)
      }
      try new.publishDurably(bytes, replacing: replacing)
    } catch {
      throw WriteError(file: path, reason: error)
    }
  }

  /// Throws if a file could not be written there for its name's sake.
  private func requireNothing(
    at path: String, _ system: any SystemCalls
  ) throws(WriteError) {
    do throws(SystemError) {
      _ = try Descriptor.status(of: path, system)
    } catch {
      if error == .missing { return }
      throw WriteError(file: path, reason: .cannotOpen(error))
    }
    throw WriteError(file: path, reason: .exists)
  }

  /// The file that is to be replaced, locked; nil: there is none.
  private func hold(
    _ path: String, _ system: any SystemCalls
  ) throws(WriteError.Reason) -> HeldFile? {
    let held: HeldFile
    do throws(SystemError) {
      held = try HeldFile(path, system)
    } catch {
      switch error {
      case .missing: return nil
      case .symbolicLink: throw .symbolicLink
      case .wouldBlock: throw .locked
      case _: throw .cannotOpen(error)
      }
    }
    if let kind = Problem.FileKind(held.status.kind) { throw .notAFile(kind) }
    if held.status.identity == ending.identity {
      let size = held.status.size
      if size < ending.size { throw .shortened(from: ending.size, to: size) }
      if size > ending.size { throw .grown(from: ending.size, to: size) }
    }
    return held
  }
}

extension RecoveredFile {
  /// Writes it as `Recording.write` does, when its tail stands beside; the tail's file, nil: nothing
  /// was torn.
  package func write(
    to path: String, replacing: Bool, _ system: any SystemCalls = Kernel()
  ) throws(WriteError) -> String? {
    var kept: String?
    try recording.write(bytes, to: path, replacing: replacing, system) { () throws(WriteError) in
      if !tail.isEmpty { kept = try keepTail(beside: path, system) }
    }
    return kept
  }

  /// As `path.torn`, or with a number where that is there; the name.
  private func keepTail(
    beside path: String, _ system: any SystemCalls
  ) throws(WriteError) -> String {
    var number = 1
    while true {
      let name = number == 1 ? "\(path).torn" : "\(path).torn-\(number)"
      do throws(WriteError) {
        try recording.write(tail, to: name, replacing: false, system)
        return name
      } catch {
        number += 1
        guard error.reason == .exists, number < 1000 else { throw error }
      }
    }
  }
}

/// A file that no other writes to meanwhile.
private final class HeldFile {
  let status: FileStatus
  private let descriptor: Descriptor

  var permissions: UInt16 { status.permissions }

  init(_ path: String, _ system: any SystemCalls) throws(SystemError) {
    descriptor = try Descriptor(path, .appending, system)
    try descriptor.lock()
    status = try descriptor.status()
  }
}
