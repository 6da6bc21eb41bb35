/// Where a recording's bytes come from.
protocol ByteSource: ~Copyable {
  /// Fills `bytes` from `start` on with at least one byte; 0: there are no more.
  mutating func read(into bytes: inout [UInt8], from start: Int) throws(SystemError) -> Int
}

extension Descriptor: ByteSource {}

/// Bytes in memory, handed out in pieces.
struct MemorySource: ByteSource {
  let content: [UInt8]
  /// Bytes that one call hands out at most.
  var piece = Int.max
  private var position = 0

  init(_ content: [UInt8], piece: Int = .max) {
    self.content = content
    self.piece = piece
  }

  mutating func read(into bytes: inout [UInt8], from start: Int) -> Int {
    let count = min(piece, bytes.count - start, content.count - position)
    bytes.replaceSubrange(start..<start + count, with: content[position..<position + count])
    position += count
    return count
  }
}
