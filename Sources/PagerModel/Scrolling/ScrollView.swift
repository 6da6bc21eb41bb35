/// One scroll view, along the axis it scrolls.
package struct ScrollView: Sendable, Equatable {
  package enum Axis: Sendable, Equatable { case horizontal, vertical }

  package let axis: Axis
  /// The offset shown, in points, rounded to the pixel.
  package internal(set) var contentOffset = 0.0
  package internal(set) var contentSize = Size.zero
  /// The size of its bounds, in points.
  package internal(set) var frame = Size.zero
  package internal(set) var inset = ContentInset()
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

  package var minOffset: Double { 0 - insetTop }

  package var maxOffset: Double { max(minOffset, contentLength + insetBottom - length) }

  /// The offset past which it bounces.
  var endOffset: Double { maxOffset + slack }

  /// Whether a finger can move it: there is more than fits, or it always bounces.
  package var isLive: Bool {
    isScrollEnabled
      && (contentLength + insetTop + insetBottom + slack > length || (alwaysBounce && bounces))
  }

  var glideLimits: Glide.Limits {
    Glide.Limits(min: minOffset, max: endOffset, bounces: bounces)
  }

  mutating func stop() {
    motion = .rest
    velocity = 0
  }
}
