/// An array that only grows, in chunks of one size: growing never copies more than one of them,
/// and copies of it share those that are full.
package struct ChunkedArray<Element: Sendable>: RandomAccessCollection, Sendable {
  private let shift: Int
  private var chunks: [ContiguousArray<Element>] = []
  package private(set) var count = 0

  /// A chunk holds two to the power of `shift` elements. The first one grows as arrays do.
  package init(shift: Int) { self.shift = shift }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  /// Every chunk is full.
  package var isWhole: Bool { count & mask == 0 }

  /// How many elements fill the last chunk, or the next one.
  package var room: Int { 1 << shift - count & mask }

  private var mask: Int { 1 << shift - 1 }

  package subscript(index: Int) -> Element { chunks[index >> shift][index & mask] }

  /// Whether each element at `indices`, as far as there are any, satisfies `predicate`; it ends at one
  /// that does not.
  @inline(__always)
  func allSatisfy(in indices: Range<Int>, _ predicate: (Element) -> Bool) -> Bool {
    var rest = indices.clamped(to: 0..<count)
    while let first = rest.first {
      let part = chunks[first >> shift][(first & mask)...].prefix(rest.count)
      guard part.allSatisfy(predicate) else { return false }
      rest = first + part.count..<rest.upperBound
    }
    return true
  }

  package mutating func append(_ element: Element) {
    if isWhole { beginChunk() }
    chunks[count >> shift].append(element)
    count += 1
  }

  /// Appends the elements at `indices` once more.
  mutating func append(copiesOf indices: Range<Int>) {
    var rest = indices
    while let first = rest.first {
      let source = chunks[first >> shift][(first & mask)...].prefix(Swift.min(rest.count, room))
      if isWhole { beginChunk() }
      chunks[count >> shift].append(contentsOf: source)
      count += source.count
      rest = first + source.count..<rest.upperBound
    }
  }

  private mutating func beginChunk() {
    chunks.append([])
    if count > 0 { chunks[count >> shift].reserveCapacity(1 << shift) }
  }
}
