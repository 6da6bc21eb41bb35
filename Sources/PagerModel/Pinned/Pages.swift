/// The pages by index, with the number of those that move by themselves.
package struct Pages: Sendable, Equatable {
  /// The last one stands for whatever is not there.
  private(set) var elements = [Page()]
  /// Of the page that came last: each has another.
  private var lastIdentity: UInt32 = 0
  private(set) var selfMovingCount = 0

  package var count: Int { elements.count &- 1 }
  package var indices: Range<Int> { 0..<count }

  /// A callback may take pages away while a rule that moves them is under way: a page that is not
  /// there holds nothing, and keeps nothing.
  package subscript(index: Int) -> Page {
    // A copy: where a page was read by _read and then changed, a release build took the changed
    // page for the one that was read. Inlined, it copies only what of a page is looked at.
    @inline(__always)
    get { elements[place(of: index)] }
    // One yield: two are not inlined, and each call would put its frame on the heap.
    @inline(__always)
    _modify {
      let place = place(of: index)
      let moved = elements[place].scrollView.motion.isSelfMoving
      yield &elements[place]
      if place == count {
        elements[place] = Page()
      } else {
        let moves = elements[place].scrollView.motion.isSelfMoving
        selfMovingCount += (moves ? 1 : 0) - (moved ? 1 : 0)
      }
    }
  }

  // What each frame sets leaves its motion alone.

  @inline(__always)
  mutating func setContentOffset(_ offset: Double, ofPage index: Int) {
    if has(index) { elements[index].scrollView.contentOffset = offset }
  }

  @inline(__always)
  mutating func setVelocity(_ velocity: Double, ofPage index: Int) {
    if has(index) { elements[index].scrollView.velocity = velocity }
  }

  /// A negative index, its sign taken for a digit, is past every page.
  @inline(__always)
  private func place(of index: Int) -> Int {
    Int(bitPattern: min(UInt(bitPattern: index), UInt(bitPattern: count)))
  }

  @inline(__always)
  private func has(_ index: Int) -> Bool { UInt(bitPattern: index) < UInt(bitPattern: count) }

  mutating func grow(to count: Int) {
    while self.count < count { elements.insert(newPage(), at: self.count) }
  }

  mutating func shrink(to count: Int) {
    while self.count > count { remove(at: self.count - 1) }
  }

  mutating func insert(at index: Int) {
    elements.insert(newPage(), at: min(max(index, 0), count))
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
    guard indices.contains(index) else { return }
    if elements.remove(at: index).scrollView.motion.isSelfMoving { selfMovingCount -= 1 }
  }

  /// Where a page stands that was taken earlier: at once where it still stands there, else by a
  /// search; nil: it is taken away.
  @inline(__always)
  func index(of reference: PageReference?) -> Int? {
    guard let reference else { return nil }
    if self[reference.index].identity == reference.identity { return reference.index }
    return search(for: reference.identity)
  }

  private func search(for identity: UInt32) -> Int? {
    indices.first { elements[$0].identity == identity }
  }

  /// The first page from `place` on that moves by itself; nil: there is none.
  func firstSelfMoving(from place: Int) -> Int? {
    guard place < count else { return nil }
    return (place..<count).first { elements[$0].scrollView.motion.isSelfMoving }
  }

  /// Nil: there is no such page.
  @inline(__always)
  func reference(_ index: Int?) -> PageReference? {
    guard let index, has(index) else { return nil }
    return PageReference(index: index, identity: elements[index].identity)
  }
}
