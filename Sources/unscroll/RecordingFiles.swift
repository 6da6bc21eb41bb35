import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The recordings that paths name: files as they are, folders searched for `*.jsonl`.
enum RecordingFiles {
  struct Found {
    let path: String
    /// Why a folder cannot be searched; nil: this is a recording.
    var obstacle: String?
  }

  /// In the order of the paths, and of names within a folder.
  static func find(_ paths: [String]) -> [Found] {
    paths.flatMap { isFolder($0, followingLinks: true) ? search($0) : [Found(path: $0)] }
  }

  static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  private static func search(_ folder: String) -> [Found] {
    guard let names = names(in: folder) else {
      let reason = Message(String(cString: strerror(errno)))
      let obstacle = String(localized: "the folder cannot be searched: \(reason)")
      return [Found(path: folder, obstacle: obstacle)]
    }
    return names.flatMap { name -> [Found] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path, followingLinks: false) { return search(path) }
      return name.hasSuffix(".jsonl") ? [Found(path: path)] : []
    }
  }

  /// Nil: the folder cannot be opened.
  static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A linked folder inside another is not searched: it may lead back.
  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
