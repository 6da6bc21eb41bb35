import Shell
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
    guard let entries = entries(of: folder) else {
      let reason = Message(String(cString: strerror(errno)))
      let obstacle = String(localized: "the folder cannot be searched: \(reason)")
      return [Found(path: folder, obstacle: obstacle)]
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return entries.flatMap { entry -> [Found] in
      let path = start + entry.name
      if entry.isFolder ?? isFolder(path, followingLinks: false) { return search(path) }
      return entry.name.hasSuffix(".jsonl") ? [Found(path: path)] : []
    }
  }

  /// In their order; nil: the folder cannot be opened.
  static func names(in folder: String) -> [String]? { entries(of: folder)?.map(\.name) }

  /// Hidden ones are none of ours.
  private static func entries(of folder: String) -> [FolderEntry]? {
    FolderEntry.all(in: folder)?.filter { !$0.name.hasPrefix(".") }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// A linked folder inside another is not searched: it may lead back.
  private static func isFolder(_ path: String, followingLinks: Bool) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
