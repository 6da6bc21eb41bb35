/// How pages differ from those of another state.
extension Pages {
  enum Change {
    /// Neither was loaded.
    case unloaded
    case same
    /// Both are loaded.
    case changed
    case renewed(isLoaded: Bool, wasLoaded: Bool)
  }

  /// How the page at `index`, which both have, differs from the one that stood there.
  func change(at index: Int, from old: Pages) -> Change {
    let (isLoaded, wasLoaded) = (elements[index].isLoaded, old.elements[index].isLoaded)
    guard isLoaded || wasLoaded else { return .unloaded }
    if elements[index] == old.elements[index] { return .same }
    return isLoaded && wasLoaded ? .changed : .renewed(isLoaded: isLoaded, wasLoaded: wasLoaded)
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
    let size = 64
    var block = 0
    while block &+ size <= new.count {
      var difference: UInt64 = 0
      for word in 0..<size / 8 {
        let place = block &+ 8 &* word
        difference |=
          new.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          ^ old.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      }
      if difference != 0 { body(block..<block &+ size) }
      block &+= size
    }
    if block < new.count { body(block..<new.count) }
  }
}
