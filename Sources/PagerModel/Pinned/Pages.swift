/// The pages by index, with the number of those that move by themselves.
package struct Pages: Sendable, Equatable {
  private var elements: [Page] = []
  /// Of the page that came last: each has another.
  private var lastIdentity: UInt32 = 0
  private(set) var selfMovingCount = 0
  /// What stands at every index that has no page.
  private var absent = Page()

  package var count: Int { elements.count }
  package var indices: Range<Int> { elements.indices }

  /// A callback may take pages away while a rule that moves them is under way: a page that is not
  /// there holds nothing, and keeps nothing.
  package subscript(index: Int) -> Page {
    // A copy: where a page was read by _read and then changed, a release build took the changed
    // page for the one that was read.
    get { elements.indices.contains(index) ? elements[index] : absent }
    _modify {
      guard elements.indices.contains(index) else {
        yield &absent
        absent = Page()
        return
      }
      let moved = elements[index].scrollView.motion.isSelfMoving
      defer {
        let moves = elements[index].scrollView.motion.isSelfMoving
        selfMovingCount += (moves ? 1 : 0) - (moved ? 1 : 0)
      }
      yield &elements[index]
    }
  }

  mutating func grow(to count: Int) {
    while elements.count < count { elements.append(newPage()) }
  }

  mutating func shrink(to count: Int) {
    while elements.count > count {
      let dropped = elements.removeLast()
      if dropped.scrollView.motion.isSelfMoving { selfMovingCount -= 1 }
    }
  }

  mutating func insert(at index: Int) {
    elements.insert(newPage(), at: clampedPlace(index))
  }

  /// Another page stands at `index`, which is to be made.
  mutating func renew(at index: Int) { self[index] = newPage() }

  private mutating func newPage() -> Page {
    lastIdentity &+= 1
    var page = Page()
    page.identity = lastIdentity
    return page
  }

  mutating func remove(at index: Int) {
    guard elements.indices.contains(index) else { return }
    if elements.remove(at: index).scrollView.motion.isSelfMoving { selfMovingCount -= 1 }
  }

  private func clampedPlace(_ index: Int) -> Int { min(max(index, 0), elements.count) }

  /// Where a page stands that was taken earlier: at once where it still stands there, else by a
  /// search; nil: it is taken away.
  func index(of reference: PageReference?) -> Int? {
    guard let reference else { return nil }
    if self[reference.index].identity == reference.identity { return reference.index }
    return elements.firstIndex { $0.identity == reference.identity }
  }

  /// Nil: there is no such page.
  func reference(_ index: Int?) -> PageReference? {
    guard let index, elements.indices.contains(index) else { return nil }
    return PageReference(index: index, identity: elements[index].identity)
  }
}

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

  /// Whether the same pages are loaded, of the same descriptions.
  func hasSameSources(as old: Pages) -> Bool {
    elements.elementsEqual(old.elements) {
      $0.isLoaded == $1.isLoaded && $0.source == $1.source
    }
  }
}
