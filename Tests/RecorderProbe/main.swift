import UnscrollRecorder

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// RecorderProbe FILE [BYTES]: records into FILE, which the system lets grow to so many bytes, more
// than these hold, and says how many records it asked for and why they are not all there.

let arguments = CommandLine.arguments
guard arguments.count > 1 else { exit(2) }
if arguments.count > 2 {
  guard let bytes = UInt(arguments[2]) else { exit(2) }
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}

do {
  var session = Recorder.Session(title: "No room")
  session.source = "RecorderProbe"
  let recorder = try Recorder(creating: arguments[1], session, memory: 1 << 24)
  if arguments.count == 2 {
    // Whoever kills it knows that there is a file.
    print("begun")
    fflush(stdout)
  }
  let asked = 5000
  for turn in 0..<asked {
    recorder.record(.setContentOffset(.main, y: Double(turn), animated: false))
  }
  let stop = recorder.close()
  print(asked, stop.map { "\($0)" } ?? "whole")
} catch {
  print(error)
}
