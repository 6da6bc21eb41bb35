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
    elements.withUnsafeBytes { new in
      old.elements.withUnsafeBytes { old in
        indices.filter { Self.differs(at: $0, new, old) }
      }
    }
  }

  @inline(__always)
  private static func differs(
    at index: Int, _ new: UnsafeRawBufferPointer, _ old: UnsafeRawBufferPointer
  ) -> Bool {
    let stride = MemoryLayout<Page>.stride
    let start = index &* stride
    var difference: UInt64 = 0
    for place in Swift.stride(from: start, to: start &+ stride, by: 8) {
      let (a, b) = (
        new.loadUnaligned(fromByteOffset: place, as: UInt64.self),
        old.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      )
      difference |= a ^ b
    }
    return difference != 0
  }
}
