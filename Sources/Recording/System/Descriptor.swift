/// An open file. It is closed when its last owner is gone.
struct Descriptor: ~Copyable {
  private let number: CInt
  private let isOwned: Bool
  private let system: any SystemCalls

  /// The process's standard input.
  static func standardInput(_ system: any SystemCalls) -> Descriptor {
    Descriptor(number: 0, isOwned: false, system: system)
  }

  private init(number: CInt, isOwned: Bool, system: any SystemCalls) {
    self.number = number
    self.isOwned = isOwned
    self.system = system
  }

  init(_ path: String, _ access: FileAccess, _ system: any SystemCalls) throws(SystemError) {
    let number = try retrying { () throws(SystemError) in try system.open(path, access) }
    self.init(number: number, isOwned: true, system: system)
  }

  deinit { if isOwned { system.close(number) } }

  func status() throws(SystemError) -> FileStatus {
    try retrying { () throws(SystemError) in try system.status(of: number) }
  }

  /// Of the file that `path` leads to.
  static func status(
    of path: String, _ system: any SystemCalls
  ) throws(SystemError) -> FileStatus {
    try retrying { () throws(SystemError) in try system.status(of: path) }
  }

  /// Fills `bytes` from `start` on, as far as one call goes; 0: the end.
  func read(into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int {
    try retrying { () throws(SystemError) in
      try system.read(number, into: &bytes, from: start)
    }
  }

  /// Writes the bytes from `start` on, as far as one call goes: at least one.
  func write(_ bytes: [UInt8], from start: Int) throws(SystemError) -> Int {
    let count = try retrying { () throws(SystemError) in
      try system.write(number, bytes, from: start)
    }
    guard count > 0 else { throw .noSpace }
    return count
  }

  func lock() throws(SystemError) {
    try retrying { () throws(SystemError) in try system.lock(number) }
  }

  func truncate(to size: Int64) throws(SystemError) {
    try retrying { () throws(SystemError) in try system.truncate(number, to: size) }
  }

  func synchronize() throws(SystemError) {
    try retrying { () throws(SystemError) in try system.synchronize(number) }
  }

  func synchronizeFolder() throws(SystemError) {
    try retrying { () throws(SystemError) in try system.synchronizeFolder(number) }
  }
}

/// Makes a call again for as long as signals interrupt it.
func retrying<Result>(
  _ call: () throws(SystemError) -> Result
) throws(SystemError) -> Result {
  while true {
    do {
      return try call()
    } catch {
      guard error == .interrupted else { throw error }
    }
  }
}

/// The folder a file is in.
func folder(of file: String) -> String {
  guard let slash = file.lastIndex(of: "/") else { return "." }
  return slash == file.startIndex ? "/" : String(file[..<slash])
}
