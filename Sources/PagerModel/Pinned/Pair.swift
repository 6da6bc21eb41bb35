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

  /// The view that a rest of `delta` pulls past its end.
  func lastLiveTaker(for delta: Double) -> Taker? {
    let page: Taker? = page == nil ? nil : .page
    let main: Taker? = takesMain ? .main : nil
    if delta > 0 { return page ?? main }
    return startsOnPage ? main ?? page : main
  }

  /// Uses up excess that `delta` points away from; the rest of `delta`.
  mutating func givingBackExcess(_ delta: Double) -> Double {
    guard excess != 0, (delta > 0) != (excess > 0) else { return delta }
    let given = min(excess.magnitude, delta.magnitude)
    excess += delta > 0 ? given : -given
    return delta + (delta > 0 ? -given : given)
  }
}
