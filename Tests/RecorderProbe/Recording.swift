import UnscrollRecorder

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system lets no file grow beyond `bytes`.
func limitFiles(to bytes: UInt) {
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}

/// Records 5000 events into `file`, and says how many these are and whether they are all there.
func record(_ file: String, saysBegun: Bool) throws {
  var session = Recorder.Session(title: "Many events")
  session.source = "RecorderProbe"
  let recorder = try Recorder(creating: file, session, memory: 1 << 24)
  if saysBegun {
    print("begun")
    fflush(stdout)
  }
  let asked = 5000
  for turn in 0..<asked {
    recorder.record(.setContentOffset(.main, y: Double(turn), animated: false))
  }
  let stop = recorder.close()
  print(asked, stop.map { "\($0)" } ?? "whole")
}
