import UnscrollRecorder

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records more into a file than the system lets it hold.
func recordWithoutRoom(_ file: String, _ bytes: UInt) throws {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
  var session = Recorder.Session(title: "No room")
  session.source = "RecorderProbe"
  let recorder = try Recorder(creating: file, session, memory: 1 << 24)
  let asked = 5000
  for turn in 0..<asked {
    recorder.record(.setContentOffset(.main, y: Double(turn), animated: false))
  }
  let stop = recorder.close()
  print(asked, stop.map { "\($0)" } ?? "whole")
}
