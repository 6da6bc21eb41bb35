import CEditline
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of the pipe that `noteSignal` writes to.
private let signalWriteEnd = Atomic<Int32>(-1)

/// Passes the number of a signal on. Runs inside the signal: only what is safe there.
private func noteSignal(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalWriteEnd.load(ordering: .relaxed), &byte, 1)
  errno = before
}

/// Signals as bytes in a pipe, so that one `poll` waits for input and signals without a gap
/// between them.
struct SignalPipe: Sendable {
  /// The process's one pipe.
  static let shared = SignalPipe()

  private let readEnd: Int32

  private init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    }
    readEnd = ends[0]
    signalWriteEnd.store(ends[1], ordering: .relaxed)
  }

  /// Runs `body` while these signals go into the pipe instead of where they went before.
  func catching<Value>(_ signals: [Int32], _ body: () -> Value) -> Value {
    let before = signals.map { number in
      var action = sigaction()
      _ = cel_catch(number, noteSignal, &action)
      return action
    }
    defer {
      for (number, action) in zip(signals, before) {
        withUnsafePointer(to: action) { _ = sigaction(number, $0, nil) }
      }
    }
    return body()
  }

  /// Waits until `descriptor` can be read (or has failed, or ended) or a signal is in the pipe.
  func wait(for descriptor: Int32) -> (readable: Bool, signals: Set<Int32>) {
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, 2, -1) > 0 else { return (false, take()) }
    return (waiting[0].revents != 0, waiting[1].revents != 0 ? take() : [])
  }

  /// Waits until a signal is in the pipe, but no longer than this.
  func wait(milliseconds: Int32) -> Set<Int32> {
    var waiting = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) == 0 ? [] : take()
  }

  /// Takes what is in the pipe, each signal once.
  func take() -> Set<Int32> {
    var signals: Set<Int32> = []
    var byte: UInt8 = 0
    while read(readEnd, &byte, 1) == 1 { signals.insert(Int32(byte)) }
    return signals
  }

  /// Puts a signal's number into the pipe, as if it had come.
  func post(_ number: Int32) {
    noteSignal(number)
  }
}
