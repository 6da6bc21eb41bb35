#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines from a file, a pipe or a terminal without editing: nothing is shown, nothing recalled.
///
/// A line ends with `\n` or `\r\n`; the last one may have neither. Bytes that are no UTF-8
/// become U+FFFD, NUL is kept.
package final class PlainReader: LineSource {
  /// Bytes of the longest line that is taken: room for a long script line, no room for a file
  /// that has no lines.
  package static let longestLine = 65_536

  private let descriptor: Int32
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  private var unread = 0..<0
  private var line: [UInt8] = []
  private var isTooLong = false

  package init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  package func readLine(prompt: String = "") -> Input {
    while true {
      if takeUntilLineEnd() { return takeLine() }
      switch fill() {
      case .more: continue
      case .end: return line.isEmpty && !isTooLong ? .endOfInput : takeLine()
      case .interrupted: return .interrupted
      case .failed(let code): return .failed(code)
      }
    }
  }

  package func remember(_ line: String) {}

  /// Moves unread bytes to the line, up to a line end; true if there was one.
  private func takeUntilLineEnd() -> Bool {
    let found = chunk.withUnsafeBytes { bytes -> Int? in
      guard let start = bytes.baseAddress,
        let newline = memchr(start + unread.lowerBound, 0x0A, unread.count)
      else { return nil }
      return UnsafeRawPointer(newline) - start
    }
    let end = found ?? unread.upperBound
    isTooLong = isTooLong || line.count + (end - unread.lowerBound) > Self.longestLine
    if isTooLong {
      line.removeAll()
    } else {
      line += chunk[unread.lowerBound..<end]
    }
    unread = (found.map { $0 + 1 } ?? end)..<unread.upperBound
    return found != nil
  }

  private func takeLine() -> Input {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    if line.last == 0x0D { line.removeLast() }
    return .line(String(decoding: line, as: UTF8.self))
  }

  private enum Filled {
    case more, end, interrupted
    case failed(Int32)
  }

  /// Waits for the next bytes. A SIGINT ends the wait; what was read of a line stays.
  private func fill() -> Filled {
    SignalPipe.shared.catching([SIGINT]) {
      while true {
        let (isReadable, signals) = SignalPipe.shared.wait(for: descriptor)
        if signals.contains(SIGINT) { return .interrupted }
        guard isReadable else { continue }
        let count = read(descriptor, &chunk, chunk.count)
        if count == 0 { return .end }
        if count > 0 {
          unread = 0..<count
          return .more
        }
        if errno != EINTR && errno != EAGAIN { return .failed(errno) }
      }
    }
  }
}
