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

  /// The view that a rest of `delta` pulls past its end.
  func lastLiveTaker(for delta: Double, in room: Room) -> Taker? {
    let page: Taker? = room.page == nil ? nil : .page
    let main: Taker? = takesMain ? .main : nil
    if delta > 0 { return page ?? main }
    return startsOnPage ? main ?? page : main
  }

  /// Uses up excess that `delta` points away from; the rest of `delta`.
  mutating func giveBackExcess(_ delta: Double) -> Double {
    guard excess != 0, (delta > 0) != (excess > 0) else { return delta }
    let given = min(excess.magnitude, delta.magnitude)
    excess += delta > 0 ? given : -given
    return delta + (delta > 0 ? -given : given)
  }

  /// Moves the offsets by `delta`: up, main to its maximum, then the page; down, the page to its
  /// minimum, then main. The rest of `delta`, for which there was no room.
  mutating func split(_ delta: Double, in room: Room) -> Double {
    if delta > 0 {
      let rest = takesMain ? takeMain(delta, upTo: room.main) : delta
      return room.page.map { takePage(rest, upTo: $0) } ?? rest
    }
    if !startsOnPage, room.pinHolds, mainOffset >= room.main.upperBound { return 0 }
    let rest = startsOnPage ? room.page.map { takePage(delta, upTo: $0) } ?? delta : delta
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

  private mutating func takeMain(_ delta: Double, upTo bounds: ClosedRange<Double>) -> Double {
    let taken = Self.share(of: delta, from: mainOffset, upTo: bounds)
    guard taken != 0 else { return delta }
    mainOffset += taken
    lastTaker = .main
    return delta - taken
  }

  private mutating func takePage(_ delta: Double, upTo bounds: ClosedRange<Double>) -> Double {
    let taken = Self.share(of: delta, from: pageOffset, upTo: bounds)
    guard taken != 0 else { return delta }
    pageOffset += taken
    lastTaker = .page
    return delta - taken
  }

  private static func share(
    of delta: Double, from offset: Double, upTo bounds: ClosedRange<Double>
  ) -> Double {
    delta > 0
      ? min(delta, max(0, bounds.upperBound - offset))
      : max(delta, min(0, bounds.lowerBound - offset))
  }
}
