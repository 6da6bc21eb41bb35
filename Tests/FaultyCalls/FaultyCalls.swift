import Recording

/// The system's calls, of which the n-th goes wrong, or all from the n-th on.
package final class FaultyCalls: SystemCalls {
  package enum Fault: Equatable, Sendable {
    case error(SystemError)
    /// Half of the bytes are read or written; nothing else is hurt.
    case short
    /// As an error, but half of the bytes to be written are.
    case torn(SystemError)
  }

  private let kernel = Kernel()
  private let fault: Fault?
  private let first: Int
  private let isForEver: Bool
  package private(set) var count = 0
  package private(set) var names: [String] = []
  private var left: Int

  /// `first`: 1 is the next call. An interrupted call is made again, so that comes three times only.
  package init(_ fault: Fault? = nil, at first: Int = .max, forEver isForEver: Bool = false) {
    self.fault = fault
    self.first = first
    self.isForEver = isForEver
    left = isForEver ? (fault == .error(.interrupted) ? 3 : .max) : 1
  }

  /// Whether this call is to go wrong.
  private func isHit(_ name: String) -> Bool {
    count += 1
    names.append(name)
    guard count >= first, left > 0 else { return false }
    left -= 1
    return true
  }

  private func fail(_ name: String) throws(SystemError) {
    guard isHit(name), let fault else { return }
    switch fault {
    case .error(let error), .torn(let error): throw error
    case .short: return
    }
  }

  package func open(_ path: String, _ access: FileAccess) throws(SystemError) -> CInt {
    try fail("open")
    return try kernel.open(path, access)
  }

  package func close(_ file: CInt) { kernel.close(file) }

  package func status(of file: CInt) throws(SystemError) -> FileStatus {
    try fail("fstat")
    return try kernel.status(of: file)
  }

  package func status(of path: String) throws(SystemError) -> FileStatus {
    try fail("stat")
    return try kernel.status(of: path)
  }

  package func read(_ file: CInt, into bytes: inout [UInt8], from start: Int) throws(SystemError)
    -> Int
  {
    if isHit("read"), let fault {
      switch fault {
      case .error(let error), .torn(let error): throw error
      case .short:
        var few = [UInt8](repeating: 0, count: max(1, (bytes.count - start) / 1000))
        let count = try kernel.read(file, into: &few, from: 0)
        bytes.replaceSubrange(start..<start + count, with: few[..<count])
        return count
      }
    }
    return try kernel.read(file, into: &bytes, from: start)
  }

  package func write(_ file: CInt, _ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
    if isHit("write"), let fault {
      switch fault {
      case .error(let error): throw error
      case .short: return try kernel.write(file, half(bytes, start), from: 0)
      case .torn(let error):
        _ = try kernel.write(file, half(bytes, start), from: 0)
        throw error
      }
    }
    return try kernel.write(file, bytes, from: start)
  }

  private func half(_ bytes: [UInt8], _ start: Int) -> [UInt8] {
    Array(bytes[start..<start + max(1, (bytes.count - start) / 2)])
  }

  package func lock(_ file: CInt) throws(SystemError) {
    try fail("flock")
    try kernel.lock(file)
  }

  package func truncate(_ file: CInt, to size: Int64) throws(SystemError) {
    try fail("ftruncate")
    try kernel.truncate(file, to: size)
  }

  package func synchronize(_ file: CInt) throws(SystemError) {
    try fail("fdatasync")
    try kernel.synchronize(file)
  }

  package func synchronizeFolder(_ folder: CInt) throws(SystemError) {
    try fail("fsync")
    try kernel.synchronizeFolder(folder)
  }

  package func link(_ old: String, as new: String) throws(SystemError) {
    try fail("link")
    try kernel.link(old, as: new)
  }

  package func rename(_ old: String, to new: String) throws(SystemError) {
    try fail("rename")
    try kernel.rename(old, to: new)
  }

  package func unlink(_ path: String) throws(SystemError) {
    try fail("unlink")
    try kernel.unlink(path)
  }
}
