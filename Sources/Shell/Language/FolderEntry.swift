#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a folder holds under one name.
package struct FolderEntry {
  package let name: String
  /// A link is none; nil: the file system does not say it here.
  package let isFolder: Bool?

  /// In no order, with `.` and `..`; nil: the folder cannot be opened, and `errno` says why.
  package static func all(in folder: String) -> [FolderEntry]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [FolderEntry] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      let kind = Int(entry.pointee.d_type)
      entries.append(
        FolderEntry(name: name, isFolder: kind == Int(DT_UNKNOWN) ? nil : kind == Int(DT_DIR)))
    }
    return entries
  }
}
