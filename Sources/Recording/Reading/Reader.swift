/// Cuts a source into lines and hands them to an `Assembler`, in one pass and one buffer.
enum Reader {
  /// The buffer's first size; it grows while single reads fill it.
  private static let firstBuffer = 64 << 10
  /// Room for the longest line, its line end, and a byte that shows a longer one.
  private static let largestBuffer = 2 * Limits.line

  static func read(
    _ source: inout some ByteSource & ~Copyable, file: String
  ) throws(ReadError) -> Recording {
    try read(&source, file: file, stride: .max) { _ in }
  }

  /// `salvaging`: what stands before an error is returned. `each` hears of every whole line;
  /// `stride`: or of so many at a time, where they are events as the writer has them, 0: which
  /// are read as any other line.
  static func read(
    _ source: inout some ByteSource & ~Copyable, file: String, salvaging: Bool = false,
    stride: Int = 1, each: (borrowing Assembler) throws(ReadError) -> Void
  ) throws(ReadError) -> Recording {
    var assembler = Assembler(file: file)
    do {
      try takeAll(of: &source, &assembler, stride, each)
    } catch {
      guard salvaging, assembler.recording != nil else { throw error }
      assembler.damage = error
    }
    return try assembler.finished()
  }

  private static func takeAll(
    of source: inout some ByteSource & ~Copyable, _ assembler: inout Assembler, _ stride: Int,
    _ each: (borrowing Assembler) throws(ReadError) -> Void
  ) throws(ReadError) {
    var pending = 0..<0
    try takeLines(of: &source, &assembler, &pending, stride, each)
    if pending.count > Limits.line + 1 {
      try finish(&assembler, longTail: pending, &source)
    } else if try assembler.takeLast(pending) {
      try each(assembler)
    }
  }

  /// Takes the lines there are, up to the source's end for now or a line that is too long.
  ///
  /// `pending`: the bytes in the scanner that belong to no line yet.
  static func takeLines(
    of source: inout some ByteSource & ~Copyable, _ assembler: inout Assembler,
    _ pending: inout Range<Int>, _ stride: Int,
    _ each: (borrowing Assembler) throws(ReadError) -> Void
  ) throws(ReadError) {
    if assembler.scanner.bytes.isEmpty {
      assembler.scanner.bytes = [UInt8](repeating: 0, count: firstBuffer)
    }
    repeat {
      makeRoom(&assembler.scanner.bytes, &pending)
      let count: Int
      do {
        count = try source.read(into: &assembler.scanner.bytes, from: pending.upperBound)
      } catch {
        throw ReadError(file: assembler.file, problem: .file(.cannotRead(error)))
      }
      guard count > 0 else { return }
      let searched = pending.upperBound
      pending = pending.lowerBound..<pending.upperBound + count
      while try takeSome(&assembler, &pending, from: searched, stride) { try each(assembler) }
    } while pending.count <= Limits.line + 1
  }

  /// Takes a line, or several if they are events as the writer has them; false: there is none.
  ///
  /// No LF stands before `searched`.
  private static func takeSome(
    _ assembler: inout Assembler, _ pending: inout Range<Int>, from searched: Int, _ stride: Int
  ) throws(ReadError) -> Bool {
    let next = assembler.takeCanonicalEvents(pending, atMost: stride)
    guard next == pending.lowerBound else {
      pending = next..<pending.upperBound
      return true
    }
    let start = max(searched, pending.lowerBound)
    guard let end = lineFeed(in: assembler.scanner.bytes, from: start, to: pending.upperBound)
    else { return false }
    try assembler.take(pending.lowerBound..<end)
    pending = end + 1..<pending.upperBound
    return true
  }

  /// Moves what is pending to the buffer's start, and into a larger buffer when it was full.
  private static func makeRoom(_ bytes: inout [UInt8], _ pending: inout Range<Int>) {
    let isFull = pending.upperBound == bytes.count
    guard isFull || pending.isEmpty else { return }
    if isFull, bytes.count < largestBuffer {
      var larger = [UInt8](repeating: 0, count: 2 * bytes.count)
      bytes.withUnsafeBytes { old in
        larger.withUnsafeMutableBytes {
          $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: old[pending]))
        }
      }
      bytes = larger
    } else if pending.lowerBound > 0 {
      bytes.withUnsafeMutableBytes { buffer in
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[pending]))
      }
    }
    pending = 0..<pending.count
  }

  /// A last line that is too long is an error, unless it is the zeros of a tail.
  private static func finish(
    _ assembler: inout Assembler, longTail: Range<Int>,
    _ source: inout some ByteSource & ~Copyable
  ) throws(ReadError) {
    var tail = longTail
    var total = tail.count
    let firstZero = assembler.scanner.bytes[tail].firstIndex(of: 0)
    guard let firstZero else { throw assembler.lineTooLong() }
    tail = firstZero..<tail.upperBound
    repeat {
      guard assembler.scanner.bytes[tail].allSatisfy({ $0 == 0 }) else {
        throw assembler.lineTooLong()
      }
      let count: Int
      do {
        count = try source.read(into: &assembler.scanner.bytes, from: 0)
      } catch {
        throw ReadError(file: assembler.file, problem: .file(.cannotRead(error)))
      }
      tail = 0..<count
      total += count
    } while !tail.isEmpty
    assembler.dropTail(bytes: total)
  }
}
