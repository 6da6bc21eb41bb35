/// How pages differ from those of another state.
extension Pages {
  enum Change {
    /// Neither was loaded.
    case unloaded
    case same
    case other(isLoaded: Bool, wasLoaded: Bool)
  }

  /// How the page at `index`, which both have, differs from the one that stood there.
  func change(at index: Int, from old: Pages) -> Change {
    let (isLoaded, wasLoaded) = (elements[index].isLoaded, old.elements[index].isLoaded)
    guard isLoaded || wasLoaded else { return .unloaded }
    if elements[index] == old.elements[index] { return .same }
    return .other(isLoaded: isLoaded, wasLoaded: wasLoaded)
  }

  /// The pages that may differ, in order; of the others every bit is the same. Both have as many.
  func indicesThatMayDiffer(from old: Pages) -> [Int] {
    var indices: [Int] = []
    elements.withUnsafeBytes { new in
      old.elements.withUnsafeBytes { old in
        Self.eachDifferentBlock(new, old) { bytes in
          let first = bytes.lowerBound / MemoryLayout<Page>.stride
          let last = (bytes.upperBound - 1) / MemoryLayout<Page>.stride
          for index in first...last where index < count && index != indices.last {
            indices.append(index)
          }
        }
      }
    }
    return indices
  }

  @inline(__always)
  private static func eachDifferentBlock(
    _ new: UnsafeRawBufferPointer, _ old: UnsafeRawBufferPointer, _ body: (Range<Int>) -> Void
  ) {
    typealias Block = SIMD8<UInt64>
    let size = MemoryLayout<Block>.size
    var place = 0
    while place &+ size <= new.count {
      let (a, b) = (
        new.loadUnaligned(fromByteOffset: place, as: Block.self),
        old.loadUnaligned(fromByteOffset: place, as: Block.self)
      )
      if a != b { body(place..<place + size) }
      place &+= size
    }
    if place < new.count { body(place..<new.count) }
  }
}
