#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Sendable, Equatable {
  package let number: CInt

  package init(_ number: CInt) { self.number = number }

  /// The system's own words.
  package var text: String { String(cString: strerror(number)) }

  package static let wouldBlock = SystemError(EWOULDBLOCK)
  package static let symbolicLink = SystemError(ELOOP)
  package static let exists = SystemError(EEXIST)

  static var last: SystemError { SystemError(errno) }
}

/// Which file, and how long it is.
struct FileStatus: Equatable {
  enum Kind { case regular, directory, fifo, socket, device, other }

  var identity: FileIdentity
  var size: Int64
  var kind: Kind
}

/// Which file, whatever its name.
package struct FileIdentity: Sendable, Equatable {
  package var device: UInt64
  package var inode: UInt64
}

/// An open file. It is closed when its last owner is gone.
struct Descriptor: ~Copyable {
  private let number: CInt
  private let isOwned: Bool

  static var standardInput: Descriptor { Descriptor(number: 0, isOwned: false) }

  deinit { if isOwned { _ = close(number) } }

  /// For reading; follows symbolic links and waits for nobody.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try opened(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
  }

  /// For appending; follows no symbolic link.
  static func appending(_ path: String) throws(SystemError) -> Descriptor {
    ignoreFileSizeSignal()
    return try opened(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
  }

  /// For appending to a file that is not there yet.
  static func creating(_ path: String) throws(SystemError) -> Descriptor {
    ignoreFileSizeSignal()
    return try opened(path, O_WRONLY | O_APPEND | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW)
  }

  private static func opened(_ path: String, _ flags: CInt) throws(SystemError) -> Descriptor {
    while true {
      let number = open(path, flags, 0o666)
      if number >= 0 { return Descriptor(number: number, isOwned: true) }
      guard errno == EINTR else { throw .last }
    }
  }

  /// A write past the file-size limit then fails with EFBIG instead of ending the process.
  private static func ignoreFileSizeSignal() { _ = signal(SIGXFSZ, SIG_IGN) }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Of the file that `path` leads to.
  static func status(of path: String) throws(SystemError) -> FileStatus {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Fills `bytes` from `start` on, as far as one call goes; 0: the end.
  func read(into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int {
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        readBytes(number, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 { return count }
      // Standard input may have been left non-blocking by its owner.
      if errno == EAGAIN {
        var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Writes the bytes from `start` on, as far as one call goes.
  func write(_ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
    while true {
      let count = bytes.withUnsafeBytes { buffer in
        writeBytes(number, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
      if count >= 0 { return count }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Takes the lock that no two open files share, or throws `wouldBlock` at once.
  func lock() throws(SystemError) {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  func truncate(to size: Int64) throws(SystemError) {
    while ftruncate(number, off_t(size)) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Returns when the file's bytes are on the disk.
  func synchronize() throws(SystemError) {
    #if canImport(Darwin)
      if fcntl(number, F_FULLFSYNC) == 0 { return }
      guard fsync(number) == 0 else { throw .last }
    #else
      guard fdatasync(number) == 0 else { throw .last }
    #endif
  }

  /// Returns when the folder's list of names is on the disk.
  static func synchronizeFolder(_ path: String) throws(SystemError) {
    let folder = try opened(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard fsync(folder.number) == 0 else { throw .last }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    size = Int64(status.st_size)
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

// By these names a `Descriptor` reaches the calls that its own methods hide.

private func readBytes(_ file: CInt, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func writeBytes(_ file: CInt, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// Deletes a file that was created and could not be written.
func removeFile(_ path: String) { _ = unlink(path) }

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
    return memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }
}
