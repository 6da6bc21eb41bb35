import UnscrollRecorder

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Records 100,000 events from four threads, and with them what is seen, heard, noted and asked.
///
/// With POSIX threads, and not with tasks: the thread sanitizer knows these.
func recordFromThreads(_ file: String) throws {
  let recorder = try Recorder(
    creating: file, Recorder.Session(title: "Four threads"), memory: 1 << 26)
  #if canImport(Glibc)
    var threads = [pthread_t](repeating: 0, count: 4)
  #else
    var threads = [pthread_t?](repeating: nil, count: 4)
  #endif
  let kept = Unmanaged.passUnretained(recorder).toOpaque()
  for index in threads.indices {
    let code = pthread_create(&threads[index], nil, recordTheThreadsShare, kept)
    guard code == 0 else { exit(code) }
  }
  for thread in threads {
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
  }
  let stop = recorder.close()
  print(stop.map { "\($0)" } ?? "whole")
  if stop != nil { exit(1) }
}

private func recordTheThreadsShare(
  _ argument: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  let recorder = Unmanaged<Recorder>.fromOpaque(argument).takeUnretainedValue()
  for turn in 0..<25_000 {
    recorder.record(.setContentOffset(.main, y: Double(turn), animated: false))
    guard turn % 100 == 0 else { continue }
    recorder.observe(["main.y": .number(Double(turn))])
    recorder.observe(effect: "scrollViewDidScroll main")
    recorder.note("\(turn)")
    _ = try? recorder.preview(.scrollToTop)
    _ = recorder.stop
  }
  return nil
}
