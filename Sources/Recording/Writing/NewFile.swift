/// A file in the making. It has a hidden name in its folder until it is whole and on the disk, and
/// only then takes its own; whatever fails before, nothing is there under that name.
struct NewFile: ~Copyable {
  let descriptor: Descriptor
  private let path: String
  private let hiddenPath: String
  private let system: any SystemCalls

  /// Hidden names that were left by a process of the same number, which was killed.
  private static let attempts = 100

  init(
    for path: String, permissions: UInt16 = 0o666, _ system: any SystemCalls
  ) throws(SystemError) {
    self.path = path
    self.system = system
    var attempt = 0
    while true {
      let hidden = "\(folder(of: path))/.unscroll-\(processNumber)-\(attempt).new"
      do throws(SystemError) {
        descriptor = try Descriptor(hidden, .creating(permissions: permissions), system)
        hiddenPath = hidden
        return
      } catch {
        attempt += 1
        guard error == .exists, attempt < Self.attempts else { throw error }
      }
    }
  }

  /// Fills it, and gives it its name. What is there under that name is replaced, or else the
  /// reason to stop.
  private func publish(_ bytes: [UInt8], replacing: Bool) throws(SystemError) {
    do throws(SystemError) {
      var written = 0
      while written < bytes.count { written += try descriptor.write(bytes, from: written) }
      try descriptor.synchronize()
      if replacing { try rename() } else { try takeName() }
    } catch {
      discard()
      throw error
    }
  }

  /// Fills it, gives it its name, and returns when that is on the disk.
  func publishDurably(_ bytes: [UInt8], replacing: Bool) throws(WriteError.Reason) {
    do throws(SystemError) {
      try publish(bytes, replacing: replacing)
    } catch {
      throw error == .exists ? .exists : .notMade(error)
    }
    do throws(SystemError) {
      try Descriptor(folder(of: path), .folder, system).synchronizeFolder()
    } catch {
      throw .notSynchronized(error)
    }
  }

  /// Gives the hidden name up.
  func discard() {
    try? retrying { () throws(SystemError) in try system.unlink(hiddenPath) }
  }

  private func rename() throws(SystemError) {
    try retrying { () throws(SystemError) in try system.rename(hiddenPath, to: path) }
  }

  private func takeName() throws(SystemError) {
    do throws(SystemError) {
      try retrying { () throws(SystemError) in try system.link(hiddenPath, as: path) }
    } catch {
      guard error.isLackOfLinks else { throw error }
      return try takeFreeName()
    }
    // A second name does no harm, should it stay.
    discard()
  }

  /// Without hard links. Another that takes the name at the same moment is replaced.
  private func takeFreeName() throws(SystemError) {
    do throws(SystemError) {
      _ = try Descriptor.status(of: path, system)
    } catch {
      guard error == .missing else { throw error }
      return try rename()
    }
    throw .exists
  }

  /// The file, to go on with.
  consuming func take() -> Descriptor { descriptor }
}
