#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif

/// A thread of the system's; it is waited for when its last owner is gone.
package struct Thread: ~Copyable {
  private let handle: pthread_t

  /// Runs `body` at once; throws when the system has no thread left.
  package init(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let kept = Unmanaged.passRetained(ThreadBody(body))
    #if canImport(Darwin)
      var handle: pthread_t?
    #else
      var handle = pthread_t()
    #endif
    let code = pthread_create(
      &handle, nil,
      { argument in
        let pointer: UnsafeMutableRawPointer? = argument
        guard let pointer else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, kept.toOpaque())
    #if canImport(Darwin)
      guard code == 0, let handle else {
        kept.release()
        throw SystemError(code)
      }
    #else
      guard code == 0 else {
        kept.release()
        throw SystemError(code)
      }
    #endif
    self.handle = handle
  }

  deinit { pthread_join(handle, nil) }

  /// Waits until it is done.
  package consuming func join() {}

  /// Lets it go on with nobody waiting for it.
  package consuming func detach() {
    pthread_detach(handle)
    discard self
  }
}

/// A class that a thread's argument can point at.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
