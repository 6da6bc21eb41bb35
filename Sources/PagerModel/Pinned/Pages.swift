/// The pages by index, with the number of those that move by themselves.
package struct Pages: Sendable, Equatable {
  private var elements: [Page] = []
  private(set) var selfMovingCount = 0

  package var count: Int { elements.count }
  package var indices: Range<Int> { elements.indices }

  package subscript(index: Int) -> Page {
    _read { yield elements[index] }
    _modify {
      let moved = elements[index].scrollView.motion.isSelfMoving
      defer {
        let moves = elements[index].scrollView.motion.isSelfMoving
        selfMovingCount += (moves ? 1 : 0) - (moved ? 1 : 0)
      }
      yield &elements[index]
    }
  }

  mutating func grow(to count: Int) {
    while elements.count < count { elements.append(Page()) }
  }

  mutating func shrink(to count: Int) {
    while elements.count > count {
      let dropped = elements.removeLast()
      if dropped.scrollView.motion.isSelfMoving { selfMovingCount -= 1 }
    }
  }

  /// The index of a page that still stands where it was taken.
  func index(of reference: PageReference?) -> Int? {
    guard let reference, reference.index < elements.count,
      elements[reference.index].identity == reference.identity
    else { return nil }
    return reference.index
  }

  func reference(_ index: Int?) -> PageReference? {
    guard let index else { return nil }
    return PageReference(index: index, identity: elements[index].identity)
  }
}
