#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files and folders by the beginning of their path, for Tab.
enum FileNames {
  /// Whole paths, folders with a slash at their end; hidden ones only where a dot is typed.
  static func beginning(_ path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let start = path.dropFirst(folder.count)
    let names = (FolderEntry.all(in: folder.isEmpty ? "." : folder) ?? []).map(\.name)
    return names.filter { name in
      name.hasPrefix(start) && (start.hasPrefix(".") || !name.hasPrefix("."))
    }
    .map { folder + $0 + (isFolder(folder + $0) ? "/" : "") }.sorted()
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
