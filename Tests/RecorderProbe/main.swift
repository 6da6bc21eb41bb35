import UnscrollRecorder

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// RecorderProbe FILE BYTES: records into FILE, which the system lets grow to so many bytes, more
// than these hold, and says how many records it asked for and why they are not all there.
//
// RecorderProbe FILE threads: records into FILE from four threads at once, of each kind.

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }
do {
  if arguments[2] == "threads" {
    try recordFromThreads(arguments[1])
  } else if let bytes = UInt(arguments[2]) {
    try recordWithoutRoom(arguments[1], bytes)
  } else {
    exit(2)
  }
} catch {
  print(error)
  exit(1)
}
