#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program whose input and output are pipes.
package final class PipedProgram {
  package let child: ChildProcess
  private var input: Int32
  private let outputEnd: Int32
  package private(set) var output: [UInt8] = []

  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws {
    (child, input, outputEnd) = try descriptors.withLock { _ in
      var (down, up): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
      guard pipe(&down) == 0, pipe(&up) == 0 else { throw HarnessError("pipe") }
      for end in down + up { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer {
        close(down[0])
        close(up[1])
      }
      let child = try ChildProcess(
        path, arguments, environment: environment, .pipes(input: down[0], output: up[1]))
      return (child, down[1], up[0])
    }
  }

  deinit {
    closeInput()
    close(outputEnd)
  }

  package func write(_ bytes: [UInt8]) {
    var left = bytes[...]
    while !left.isEmpty {
      let count = Array(left).withUnsafeBytes { writeToFile(input, $0) }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }

  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  package var text: String { String(decoding: output, as: UTF8.self) }

  /// Waits until the output is as wanted; false if it is not within `seconds`.
  package func shows(within seconds: Double = 10, _ wanted: (PipedProgram) -> Bool) -> Bool {
    let end = secondsNow() + seconds
    while !wanted(self) {
      if secondsNow() > end || (!take(milliseconds: 20) && child.poll() != nil) {
        return wanted(self)
      }
    }
    return true
  }

  /// Reads the rest of the output and waits for the program to end; nil if it does not.
  package func exit(within seconds: Double = 10) -> Exit? {
    closeInput()
    let end = secondsNow() + seconds
    while secondsNow() < end {
      if !take(milliseconds: 5), let exit = child.poll() {
        while take(milliseconds: 0) {}
        return exit
      }
    }
    return nil
  }

  private func take(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(outputEnd, &bytes, bytes.count)
    guard count > 0 else { return false }
    output += bytes[..<count]
    return true
  }
}

/// `write(2)`, whose name the method above hides.
private func writeToFile(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(file, bytes.baseAddress, bytes.count)
}
