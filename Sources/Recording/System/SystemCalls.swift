#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls by which files are read and written. Each goes to the system once, and throws what
/// that says, `interrupted` too.
package protocol SystemCalls {
  func open(_ path: String, _ access: FileAccess) throws(SystemError) -> CInt
  func close(_ file: CInt)
  func status(of file: CInt) throws(SystemError) -> FileStatus
  /// Of the file that `path` leads to.
  func status(of path: String) throws(SystemError) -> FileStatus
  /// Fills `bytes` from `start` on; how many came, 0: the end.
  func read(_ file: CInt, into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int
  /// How many of the bytes from `start` on were written.
  func write(_ file: CInt, _ bytes: [UInt8], from start: Int) throws(SystemError) -> Int
  /// Takes the lock that no two open files share, or throws `wouldBlock` at once.
  func lock(_ file: CInt) throws(SystemError)
  func truncate(_ file: CInt, to size: Int64) throws(SystemError)
  /// Returns when the file's bytes are on the disk.
  func synchronize(_ file: CInt) throws(SystemError)
  /// Returns when the folder's list of names is on the disk.
  func synchronizeFolder(_ folder: CInt) throws(SystemError)
  /// Throws `exists` if `new` is a name already.
  func link(_ old: String, as new: String) throws(SystemError)
  /// Puts `old` in the place of `new`.
  func rename(_ old: String, to new: String) throws(SystemError)
  func unlink(_ path: String) throws(SystemError)
}

/// The operating system's own calls.
package struct Kernel: SystemCalls {
  package init() {}

  package func open(_ path: String, _ access: FileAccess) throws(SystemError) -> CInt {
    let number =
      switch access {
      case .reading: openFile(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0)
      case .folder: openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0)
      case .appending:
        openFile(
          path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW, 0)
      case .creating(let permissions):
        openFile(
          path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
          mode_t(permissions))
      }
    guard number >= 0 else { throw .last }
    // A write past the file-size limit then fails with EFBIG instead of ending the process.
    if access.isForWriting { _ = signal(SIGXFSZ, SIG_IGN) }
    return number
  }

  package func close(_ file: CInt) { closeFile(file) }

  package func status(of file: CInt) throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  package func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  package func read(
    _ file: CInt, into bytes: inout [UInt8], from start: Int
  ) throws(SystemError) -> Int {
    let count = bytes.withUnsafeMutableBytes { buffer in
      readBytes(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    if count >= 0 { return count }
    guard errno == EAGAIN else { throw .last }
    // Standard input may have been left non-blocking by its owner.
    var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    _ = poll(&waiting, 1, -1)
    throw .interrupted
  }

  package func write(
    _ file: CInt, _ bytes: [UInt8], from start: Int
  ) throws(SystemError) -> Int {
    let count = bytes.withUnsafeBytes { buffer in
      writeBytes(file, buffer.baseAddress.map { $0 + start }, buffer.count - start)
    }
    guard count >= 0 else { throw .last }
    return count
  }

  package func lock(_ file: CInt) throws(SystemError) {
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  package func truncate(_ file: CInt, to size: Int64) throws(SystemError) {
    guard ftruncate(file, off_t(size)) == 0 else { throw .last }
  }

  package func synchronize(_ file: CInt) throws(SystemError) {
    #if canImport(Darwin)
      if fcntl(file, F_FULLFSYNC) == 0 { return }
      guard fsync(file) == 0 else { throw .last }
    #else
      guard fdatasync(file) == 0 else { throw .last }
    #endif
  }

  package func synchronizeFolder(_ folder: CInt) throws(SystemError) {
    guard fsync(folder) == 0 else { throw .last }
  }

  package func link(_ old: String, as new: String) throws(SystemError) {
    guard linkFile(old, new) == 0 else { throw .last }
  }

  package func rename(_ old: String, to new: String) throws(SystemError) {
    guard renameFile(old, new) == 0 else { throw .last }
  }

  package func unlink(_ path: String) throws(SystemError) {
    guard unlinkFile(path) == 0 else { throw .last }
  }
}

extension SystemError {
  package static let interrupted = SystemError(EINTR)
  package static let wouldBlock = SystemError(EWOULDBLOCK)
  package static let symbolicLink = SystemError(ELOOP)
  package static let exists = SystemError(EEXIST)
  package static let missing = SystemError(ENOENT)
  package static let noSpace = SystemError(ENOSPC)

  /// The file system has no hard links: https://man7.org/linux/man-pages/man2/link.2.html.
  var isLackOfLinks: Bool { [EPERM, EOPNOTSUPP, ENOSYS].contains(number) }

  static var last: SystemError { SystemError(errno) }

  /// The system's own words.
  package var text: String { String(cString: strerror(number)) }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
    permissions = UInt16(truncatingIfNeeded: status.st_mode & 0o777)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .directory
    case S_IFIFO: kind = .fifo
    case S_IFSOCK: kind = .socket
    case S_IFCHR, S_IFBLK: kind = .device
    case _: kind = .other
    }
  }
}

// By these names a `Kernel` reaches the calls that its own methods hide.

private func openFile(_ path: String, _ flags: CInt, _ mode: mode_t) -> CInt {
  open(path, flags, mode)
}

private func closeFile(_ file: CInt) { _ = close(file) }

private func readBytes(_ file: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func writeBytes(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func linkFile(_ old: String, _ new: String) -> CInt { link(old, new) }

private func renameFile(_ old: String, _ new: String) -> CInt { rename(old, new) }

private func unlinkFile(_ path: String) -> CInt { unlink(path) }

/// Tells this process's files from another's.
var processNumber: Int { Int(getpid()) }

/// Where the first LF stands in `bytes[start..<end]`.
func lineFeed(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
  guard start < end else { return nil }
  return bytes.withUnsafeBytes { buffer in
    guard let base = buffer.baseAddress,
      let found = memchr(base + start, CInt(UInt8(ascii: "\n")), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }
}

/// Whether `text` stands in `bytes` at `start`; there is room for it.
func hasPrefix(_ bytes: [UInt8], at start: Int, _ text: StaticString) -> Bool {
  bytes.withUnsafeBytes { buffer in
    guard let base = buffer.baseAddress else { return false }
    return isSame(base + start, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// Whether the same bytes stand at both places; a few of a known number cost no call.
@inline(__always)
func isSame(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
  memcmp(one, other, count) == 0
}
