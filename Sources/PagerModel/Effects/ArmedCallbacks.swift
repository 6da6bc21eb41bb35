/// Callbacks that wait for their effects.
struct ArmedCallbacks: Sendable, Equatable {
  private struct Element: Sendable, Equatable {
    let callback: Callback
    /// The how manieth of the session.
    let number: Int
  }

  private var elements: [Element] = []
  /// A bit for each kind of effect that one of them waits for: what nobody waits for is not searched.
  private var kinds: UInt32 = 0
  /// How many have been armed in the session.
  private(set) var armed = 0

  var isEmpty: Bool { elements.isEmpty }

  func isAwaiting(_ kind: Effect.Kind) -> Bool { kinds & kind.bit != 0 }

  mutating func arm(_ callback: Callback) {
    armed += 1
    elements.append(Element(callback: callback, number: armed))
    kinds |= callback.on.kind.bit
  }

  /// What the first does that waits for `effect`, of the first `last` that were armed; it waits no
  /// more.
  mutating func take(for effect: Effect, armedUpTo last: Int) -> PagerEvent? {
    let index = elements.firstIndex { $0.number <= last && $0.callback.on.matches(effect) }
    guard let index else { return nil }
    let event = elements.remove(at: index).callback.event
    kinds = elements.reduce(0) { $0 | $1.callback.on.kind.bit }
    return event
  }
}

extension Effect.Kind {
  fileprivate var bit: UInt32 {
    switch self {
    case .ignored: 1 << 0
    case .numberOfPages: 1 << 1
    case .pageAt: 1 << 2
    case .didScroll: 1 << 3
    case .didScrollToPage: 1 << 4
    case .pageDidScroll: 1 << 5
    case .scrollViewWillBeginDragging: 1 << 6
    case .scrollViewDidScroll: 1 << 7
    case .scrollViewWillEndDragging: 1 << 8
    case .scrollViewDidEndDragging: 1 << 9
    case .scrollViewWillBeginDecelerating: 1 << 10
    case .scrollViewDidEndDecelerating: 1 << 11
    case .scrollViewDidEndScrollingAnimation: 1 << 12
    case .scrollViewDidScrollToTop: 1 << 13
    case .parentViewController: 1 << 14
    case .addChild: 1 << 15
    case .willAppear: 1 << 16
    case .didAppear: 1 << 17
    case .willDisappear: 1 << 18
    case .didDisappear: 1 << 19
    case .indicator: 1 << 20
    case .scrollTo: 1 << 21
    }
  }
}
