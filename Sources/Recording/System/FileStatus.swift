/// A system call that failed.
package struct SystemError: Error, Sendable, Equatable {
  package let number: CInt

  package init(_ number: CInt) { self.number = number }
}

/// What a file is opened for.
package enum FileAccess: Equatable {
  /// Follows symbolic links, and waits for nobody.
  case reading
  case folder
  /// Follows no symbolic link.
  case appending
  /// To append to a file that is not there yet, with these permissions or fewer.
  case creating(permissions: UInt16)

  var isForWriting: Bool {
    switch self {
    case .reading, .folder: false
    case .appending, .creating: true
    }
  }
}

/// Which file, and how long it is.
package struct FileStatus: Equatable {
  package enum Kind { case regular, directory, fifo, socket, device, other }

  package var identity: FileIdentity
  package var size: Int64
  package var kind: Kind
  /// Who may read and write it, nine bits.
  package var permissions: UInt16
}

/// Which file, whatever its name.
package struct FileIdentity: Sendable, Equatable {
  package var device: UInt64
  package var inode: UInt64
}
