/// Where a moving view stands at a frame.
struct FramePosition {
  /// Points, not rounded to the pixel.
  var offset: Double
  /// Points per millisecond.
  var velocity: Double
  var hasEnded: Bool
}
