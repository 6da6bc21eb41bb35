/// One scroll view, along the axis it scrolls.
package struct ScrollView: Sendable, Equatable {
  package enum Axis: Sendable, Equatable { case horizontal, vertical }

  package let axis: Axis
  /// The offset shown, in points, rounded to the pixel.
  package internal(set) var contentOffset = 0.0
  package internal(set) var contentSize = Size.zero { didSet { keepEnds() } }
  /// The size of its bounds, in points.
  package internal(set) var frame = Size.zero { didSet { keepEnds() } }
  package internal(set) var inset = ContentInset() { didSet { keepEnds() } }
  /// Where it ends, which follows from the three above and is kept: each frame looks there.
  package private(set) var minOffset = 0.0
  package private(set) var maxOffset = 0.0
  /// Points that it can be moved past `maxOffset` without a rubber band: main's one point under
  /// hand-over `offsets`.
  var slack = 0.0
  package internal(set) var bounces = true
  package internal(set) var alwaysBounce = false
  package internal(set) var isScrollEnabled = true
  package internal(set) var showsIndicator = true
  package internal(set) var motion = Motion.rest
  /// The offset's velocity at the last frame, in points per millisecond.
  package internal(set) var velocity = 0.0

  init(axis: Axis) { self.axis = axis }

  /// The bounds' size along the axis.
  package var length: Double { axis == .vertical ? frame.height : frame.width }

  /// `contentInset.top`, in points.
  package var insetTop: Double { inset.top }

  /// `contentInset.bottom`, in points.
  package var insetBottom: Double { inset.bottom }

  private var contentLength: Double {
    axis == .vertical ? contentSize.height : contentSize.width
  }

  private mutating func keepEnds() {
    minOffset = 0 - insetTop
    maxOffset = max(minOffset, contentLength + insetBottom - length)
  }

  /// Where it can stand without a pull.
  @inline(__always)
  var offsets: ClosedRange<Double> { minOffset...maxOffset }

  /// The offset past which it bounces.
  var endOffset: Double { maxOffset + slack }

  /// Whether a finger can move it: there is more than fits, or it always bounces.
  @inline(__always)
  package var isLive: Bool {
    isScrollEnabled
      && (contentLength + insetTop + insetBottom + slack > length || (alwaysBounce && bounces))
  }

  var glideLimits: Glide.Limits {
    Glide.Limits(min: minOffset, max: endOffset, bounces: bounces)
  }

  /// The offset to show, not rounded, after the finger that drags it has moved by `translation`
  /// points; nil: none drags it.
  mutating func drag(by translation: Double) -> Double? {
    guard case .drag(var pan) = motion else { return nil }
    let offset = pan.move(by: translation, in: self)
    motion = .drag(pan)
    return offset
  }

  mutating func stop() {
    motion = .rest
    velocity = 0
  }
}
