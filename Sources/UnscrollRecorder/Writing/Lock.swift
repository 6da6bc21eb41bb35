import PagerModel
import Recording

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A lock, and the news that whoever waits under it hears.
struct Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let news = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    #if canImport(Darwin)
      pthread_cond_init(news, nil)
    #else
      var attributes = pthread_condattr_t()
      pthread_condattr_init(&attributes)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
      pthread_cond_init(news, &attributes)
      pthread_condattr_destroy(&attributes)
    #endif
  }

  func destroy() {
    pthread_cond_destroy(news)
    pthread_mutex_destroy(mutex)
    news.deallocate()
    mutex.deallocate()
  }

  func lock() { pthread_mutex_lock(mutex) }
  func unlock() { pthread_mutex_unlock(mutex) }

  /// Wakes all that wait.
  func tell() { pthread_cond_broadcast(news) }

  /// Lets go of the lock until there is news, or so many microseconds have passed; nil: until then.
  func wait(atMost duration: Microseconds? = nil) {
    guard let duration else {
      pthread_cond_wait(news, mutex)
      return
    }
    #if canImport(Darwin)
      var time = timespec(
        tv_sec: Int(duration / 1_000_000), tv_nsec: Int(duration % 1_000_000) * 1000)
      pthread_cond_timedwait_relative_np(news, mutex, &time)
    #else
      let end = monotonicTime() + duration
      var time = timespec(tv_sec: Int(end / 1_000_000), tv_nsec: Int(end % 1_000_000) * 1000)
      pthread_cond_timedwait(news, mutex, &time)
    #endif
  }
}

/// Microseconds on a clock that only goes forward.
func monotonicTime() -> Microseconds {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Microseconds(time.tv_sec) * 1_000_000 + Microseconds(time.tv_nsec) / 1000
}

/// Runs the recorder's writer on a thread of its own, which keeps the recorder until it is done.
func startWriter(of recorder: Recorder) throws(SystemError) {
  try Thread { recorder.writeUntilClosed() }.detach()
}

/// A number of the thread that asks.
func threadNumber() -> UInt {
  #if canImport(Glibc)
    UInt(pthread_self())
  #else
    UInt(bitPattern: pthread_self())
  #endif
}
