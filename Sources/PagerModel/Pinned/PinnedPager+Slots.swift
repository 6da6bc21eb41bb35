/// Where pages stand in content. Slot 0 is at its left edge, and each is as wide as the bounds:
/// from the left page i stands in slot i, from the right in slot n − 1 − i.
extension PinnedPager {
  /// Page 0 stands at the right.
  @inline(__always)
  var isMirrored: Bool {
    switch policies.pageDirection {
    case .layoutDirection: initial.isRightToLeft
    case .leftToRight: false
    }
  }

  /// The slot of a page, or the page of a slot: the map is its own inverse.
  @inline(__always)
  package func slot(ofPage index: Int) -> Int {
    Self.slot(ofPage: index, among: numberOfPages, isMirrored: isMirrored)
  }

  @inline(__always)
  static func slot(ofPage index: Int, among count: Int, isMirrored: Bool) -> Int {
    isMirrored && count > 0 ? count - 1 - index : index
  }

  @inline(__always)
  func page(atSlot slot: Int) -> Int { self.slot(ofPage: slot) }

  /// content's offset at which a page stands, in points.
  @inline(__always)
  func contentOffset(ofPage index: Int) -> Double { Double(slot(ofPage: index)) * width }

  /// The page whose slot is nearest to an offset of content; it need not exist.
  @inline(__always)
  func pageNearest(to offset: Double) -> Int {
    page(atSlot: Int(clamped((offset / width).rounded(), -1, 1e6)))
  }

  /// The loaded page at a place in content, in points from its left edge.
  @inline(__always)
  func loadedPage(atContent x: Double) -> Int? {
    guard width > 0 else { return nil }
    let place = (x / width).rounded(.down)
    guard place >= 0, place < Double(numberOfPages) else { return nil }
    let index = page(atSlot: Int(place))
    return pages[index].isLoaded ? index : nil
  }

  /// content's offset in pages from the first one; 0 while nothing is laid out.
  @inline(__always)
  package var progress: Double {
    guard width > 0 else { return 0 }
    let most = Double.greatestFiniteMagnitude
    let place = clamped(content.contentOffset / width, -most, most)
    return isMirrored && numberOfPages > 0 ? Double(numberOfPages - 1) - place : place
  }
}
