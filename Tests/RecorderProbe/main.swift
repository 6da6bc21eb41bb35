#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// RecorderProbe FILE [BYTES]: records into FILE, which the system lets grow to so many bytes, more
// than these hold, and says how many records it asked for and why they are not all there. Without
// BYTES it may grow, and `begun` says that the file is there: it is made to be killed.
//
// RecorderProbe FILE threads: records into FILE from four threads at once, of each kind.

let arguments = CommandLine.arguments
guard (2...3).contains(arguments.count) else { exit(2) }
do {
  if arguments.count == 2 {
    try record(arguments[1], saysBegun: true)
  } else if arguments[2] == "threads" {
    try recordFromThreads(arguments[1])
  } else if let bytes = UInt(arguments[2]) {
    limitFiles(to: bytes)
    try record(arguments[1], saysBegun: false)
  } else {
    exit(2)
  }
} catch {
  print(error)
  exit(1)
}
