import Recording
import Report
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// On what it was measured.
struct Machine: Sendable, Equatable {
  let processor: String
  let cores = processorCount
  /// Bytes.
  let memory = Double(sysconf(Int32(_SC_PHYS_PAGES))) * Double(sysconf(Int32(_SC_PAGESIZE)))
  let kernel: String
  /// Where the folder of the files was.
  let folder: String
  let fileSystem: String

  /// This one; files are made in `folder`, which is in another.
  init(folder: String) {
    self.folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? folder
    var name = utsname()
    uname(&name)
    kernel = "\(text(&name.sysname)) \(text(&name.release))"
    processor = Self.processor ?? text(&name.machine)
    fileSystem = Self.fileSystem(of: folder) ?? "?"
  }

  static var isRelease: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  var sentence: String {
    let (cores, memory) = (counted(cores, "core"), Measurement.Unit.bytes.text(memory))
    return String(
      localized: "\(processor), \(cores), \(memory), \(kernel), files on \(fileSystem) in \(folder)"
    )
  }

  var json: Json {
    .object([
      ("processor", .string(processor)), ("cores", .number(Double(cores))),
      ("memory", .number(memory)), ("kernel", .string(kernel)), ("folder", .string(folder)),
      ("fileSystem", .string(fileSystem)),
    ])
  }

  #if os(Linux)
    private static var processor: String? {
      lines(of: "/proc/cpuinfo").first { $0.hasPrefix("model name") }
        .flatMap { $0.split(separator: ":", maxSplits: 1).last }
        .map { String($0.drop { $0 == " " }) }
    }

    /// Of the mount whose place is the longest beginning of the folder's:
    /// https://man7.org/linux/man-pages/man5/proc_pid_mounts.5.html
    private static func fileSystem(of folder: String) -> String? {
      let mounts = lines(of: "/proc/self/mounts").map { $0.split(separator: " ") }
      return mounts.filter { mount in
        mount.count > 2
          && (mount[1] == "/" || folder == mount[1] || folder.hasPrefix("\(mount[1])/"))
      }
      .max { $0[1].count < $1[1].count }.map { String($0[2]) }
    }

    private static func lines(of path: String) -> [String] {
      guard let file = fopen(path, "r") else { return [] }
      defer { fclose(file) }
      var (text, piece) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
      while case let count = fread(&piece, 1, piece.count, file), count > 0 {
        text += piece[..<count]
      }
      return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  #else
    private static var processor: String? {
      var size = 0
      guard sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func fileSystem(of folder: String) -> String? {
      var status = statfs()
      guard statfs(folder, &status) == 0 else { return nil }
      return text(&status.f_fstypename)
    }
  #endif
}

/// The text in a field of so many bytes of a C structure.
private func text<Field>(_ field: inout Field) -> String {
  withUnsafeBytes(of: &field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
