import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Held from where a descriptor is made to where a child has begun: no other child may inherit it,
/// or the end of a pipe would never be seen.
let descriptors = Mutex(())

package struct HarnessError: Error, CustomStringConvertible {
  package let description: String

  init(_ what: String, _ code: Int32 = errno) {
    description = "\(what): \(String(cString: strerror(code)))"
  }
}

/// How a child ended.
package enum Exit: Equatable {
  case code(Int32)
  case signal(Int32)
}

/// A process that a test started; killed, if it still runs, when the test lets go of it.
package final class ChildProcess {
  package let id: pid_t
  private var exit: Exit?

  /// Starts `path` with these files as its standard input, output and error, or, with `terminal`,
  /// as leader of a session on that pseudo-terminal.
  init(
    _ path: String, _ arguments: [String], environment: [String: String],
    _ files: Files
  ) throws {
    var actions = SpawnActions()
    defer { actions.destroy() }
    var attributes = SpawnAttributes()
    defer { attributes.destroy() }
    switch files {
    case .terminal(let name):
      // The session begins before the file is opened: so it becomes its controlling terminal.
      actions.open(name)
      attributes.set(newSession: true)
    case .pipes(let input, let output):
      actions.duplicate(input, output)
      attributes.set(newSession: false)
    }
    var variables = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": "/nonexistent", "SWIFT_BACKTRACE": "enable=no",
    ]
    if let profile = getenv("LLVM_PROFILE_FILE") {
      variables["LLVM_PROFILE_FILE"] = String(cString: profile)
    }
    variables.merge(environment) { $1 }
    let argv = ([path] + arguments).map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, path, &actions.raw, &attributes.raw, argv, envp)
    guard code == 0 else { throw HarnessError("posix_spawn \(path)", code) }
    self.id = id
  }

  enum Files {
    case terminal(String)
    case pipes(input: Int32, output: Int32)
  }

  deinit {
    guard poll() == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }

  package func send(_ signal: Int32) {
    kill(id, signal)
  }

  /// Waits until the process has a handler for `signal`; where that cannot be seen, not at all.
  package func waitUntilItCatches(_ signal: Int32, within seconds: Double = 10) -> Bool {
    #if os(Linux)
      let end = secondsNow() + seconds
      while secondsNow() < end {
        guard let file = fopen("/proc/\(id)/status", "r") else { return false }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
          guard strncmp(line, "SigCgt:", 7) == 0 else { continue }
          let mask = strtoull(Array(line[7...]), nil, 16)
          if mask & (1 << UInt64(signal - 1)) != 0 { return true }
        }
      }
      return false
    #else
      return true
    #endif
  }

  /// How it ended; nil while it runs.
  package func poll() -> Exit? {
    if exit != nil { return exit }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return nil }
    let signal = status & 0x7F
    exit = signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
    return exit
  }
}

/// A program that the package built, beside the running tests.
package func builtProgram(_ name: String) -> String {
  #if os(Linux)
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let path = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  #else
    // xctest runs unscrollPackageTests.xctest/Contents/MacOS/unscrollPackageTests.
    let path = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  #endif
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  let bundle = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.endIndex - 1
  return (parts[..<bundle] + [Substring(name)]).joined(separator: "/")
}

/// Seconds on a clock that only goes forward.
func secondsNow() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
