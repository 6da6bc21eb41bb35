import CEditline
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C while a command runs: it sets a flag that long work polls, and ends no process.
///
/// A shell runs its whole session inside `during`, so that no moment between two lines is left in
/// which ctrl-C ends it, and calls `clear` before each command.
package enum Interrupt {
  private static let flag = Atomic<Bool>(false)

  /// Whether SIGINT came since `during` began or `clear` was called.
  package static var isPending: Bool { flag.load(ordering: .relaxed) }

  /// Forgets a SIGINT that came.
  package static func clear() { flag.store(false, ordering: .relaxed) }

  /// Runs `body` with SIGINT caught, the flag clear at first, and what was there before put back
  /// afterwards. System calls that wait end with `EINTR`.
  package static func during<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    clear()
    var before = sigaction()
    _ = cel_catch(SIGINT, { _ in Interrupt.flag.store(true, ordering: .relaxed) }, &before)
    defer { _ = sigaction(SIGINT, &before, nil) }
    return try body()
  }
}
