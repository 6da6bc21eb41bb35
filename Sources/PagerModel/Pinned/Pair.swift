/// Main and one page under hand-over `exact`: they share each delta of a finger or a glide.
struct Pair: Sendable, Equatable {
  enum Taker: Sendable, Equatable { case main, page }

  enum Phase: Sendable, Equatable {
    case held
    /// One free glide for both: points travelled since `start`, from `velocity`.
    case gliding(velocity: Double, start: Microseconds, travelled: Double)
    /// One of them past its end; the other stands.
    case bouncing(Taker, Glide)
  }

  /// Main was live when the pair was formed.
  let takesMain: Bool
  /// The live page of the pair.
  var page: PageReference?
  /// The gesture began on the page: downwards, the page goes to its top before main opens.
  let startsOnPage: Bool
  /// The page was the current one when the pair was formed.
  let pageWasCurrent: Bool
  /// Offsets in points, not rounded to the pixel.
  var mainOffset: Double
  var pageOffset: Double
  /// The finger's pull past the end of `excessTaker`: positive past its maximum.
  var excess = 0.0
  var excessTaker = Taker.main
  var phase = Phase.held
  var lastTaker: Taker?

  /// The bounds of this moment.
  struct Room: Sendable, Equatable {
    var main: ClosedRange<Double>
    /// Nil: no page, or one that takes nothing.
    var page: ClosedRange<Double>?
    /// The pin holds against a drag of header or bar.
    var pinHolds: Bool
    /// The page is not known to be at its top, and the pin holds against a drag of it.
    var pageIsUnobserved: Bool
  }

  var isHeld: Bool {
    switch phase {
    case .held: true
    case .gliding, .bouncing: false
    }
  }

  /// The finger has moved by `delta` points, upwards: what neither the excess nor the two views took
  /// is left.
  @inline(__always)
  mutating func take(_ delta: Double, in room: Room) -> Double {
    split(giveBackExcess(delta), in: room)
  }

  /// The finger pulls `taker` past its end by `rest` points more.
  mutating func pull(_ taker: Taker, by rest: Double) {
    excessTaker = taker
    excess += rest
    lastTaker = taker
  }

  /// The view that a rest of `delta` pulls past its end.
  @inline(__always)
  func lastLiveTaker(for delta: Double, in room: Room) -> Taker? {
    let page: Taker? = room.page == nil ? nil : .page
    let main: Taker? = takesMain ? .main : nil
    if delta > 0 { return page ?? main }
    return startsOnPage ? main ?? page : main
  }

  /// The view that a rest of `delta` is added to: one that is past its end already, else the last.
  @inline(__always)
  func excessTaker(for delta: Double, in room: Room) -> Taker? {
    excess != 0 ? excessTaker : lastLiveTaker(for: delta, in: room)
  }

  /// Whether a view is shown past its end.
  @inline(__always)
  func hasExcess(of taker: Taker) -> Bool { excess != 0 && excessTaker == taker }

  /// Uses up excess that `delta` points away from; the rest of `delta`.
  @inline(__always)
  mutating func giveBackExcess(_ delta: Double) -> Double {
    guard excess != 0, (delta > 0) != (excess > 0) else { return delta }
    let given = min(excess.magnitude, delta.magnitude)
    excess += delta > 0 ? given : -given
    return delta + (delta > 0 ? -given : given)
  }

  /// Moves the offsets by `delta`: up, main to its maximum, then the page; down, the page to its
  /// minimum, then main. The rest of `delta`, for which there was no room.
  @inline(__always)
  mutating func split(_ delta: Double, in room: Room) -> Double {
    if delta > 0 {
      let rest = takesMain ? takeMain(delta, upTo: room.main) : delta
      guard let page = room.page else { return rest }
      return takePage(rest, upTo: page)
    }
    if !startsOnPage, room.pinHolds, mainOffset >= room.main.upperBound { return 0 }
    var rest = delta
    if startsOnPage, let page = room.page { rest = takePage(delta, upTo: page) }
    if startsOnPage, room.pageIsUnobserved, mainOffset >= room.main.upperBound { return 0 }
    return takesMain ? takeMain(rest, upTo: room.main) : rest
  }

  /// The view that a delta of this sign moves first; nil where there is no room for it.
  func firstTaker(for delta: Double, in room: Room) -> Taker? {
    var tried = self
    tried.lastTaker = nil
    let least = Double.leastNonzeroMagnitude
    _ = tried.split(delta < 0 ? -least : least, in: room)
    return tried.lastTaker
  }

  @inline(__always)
  private mutating func takeMain(_ delta: Double, upTo bounds: ClosedRange<Double>) -> Double {
    let (offset, rest) = Self.move(mainOffset, by: delta, upTo: bounds)
    guard rest != delta else { return delta }
    mainOffset = offset
    lastTaker = .main
    return rest
  }

  @inline(__always)
  private mutating func takePage(_ delta: Double, upTo bounds: ClosedRange<Double>) -> Double {
    let (offset, rest) = Self.move(pageOffset, by: delta, upTo: bounds)
    guard rest != delta else { return delta }
    pageOffset = offset
    lastTaker = .page
    return rest
  }

  /// Where an offset comes to, at an end exactly there, and what is left of `delta`.
  @inline(__always)
  private static func move(
    _ offset: Double, by delta: Double, upTo bounds: ClosedRange<Double>
  ) -> (offset: Double, rest: Double) {
    let end = delta > 0 ? bounds.upperBound : bounds.lowerBound
    let room = delta > 0 ? max(0, end - offset) : min(0, end - offset)
    if room == 0 { return (offset, delta) }
    return delta.magnitude < room.magnitude ? (offset + delta, 0) : (end, delta - room)
  }
}
