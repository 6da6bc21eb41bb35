/// What keeps a sideways swipe from moving the header.
///
/// CLNestedSlide 75bc5d1, SegementSlide 21e0179.
package enum AxisLock: String, Policy {
  /// A gesture keeps its axis to the end.
  case gesture
  /// A swipe faster sideways than up or down switches main's scrolling off until it lifts.
  case mainOff
  /// While content is dragged or glides to a page, main's scrolling is off, from the swipe's beginning
  /// until content rests, the finger lifted or not; while main is dragged or decelerates, a finger
  /// does not move content (one finger: it drags main, or its landing ends main's glide first). An
  /// animated scroll switches nothing off.
  ///
  /// https://github.com/pujiaxin33/JXSegmentedView/pull/22: switched on again at the finger's lift,
  /// while the list was still decelerating, quick swipes parted bar and pages.
  case paging
  /// As `paging`, but main is switched on again by content's end of decelerating, and by nothing
  /// else: a swipe that is lifted where no glide follows, and a glide that code ends, leave it off.
  ///
  /// https://github.com/QuintGao/GKPageScrollView/issues/95
  case decelerated
  /// Nothing: main follows a sideways swipe too.
  case none

  package static let name = PolicyName.axisLock

  package static let question = "What keeps a sideways swipe from moving the header?"
  package static let reports = [
    "https://github.com/JmoVxia/CLNestedSlide/commit/75bc5d1",
    "https://github.com/Jiar/SegementSlide/commit/21e0179",
    "https://github.com/pujiaxin33/JXSegmentedView/pull/22",
    "https://github.com/QuintGao/GKPageScrollView/issues/95",
  ]

  package var meaning: String {
    switch self {
    case .gesture: "a gesture keeps the axis it began with to its end"
    case .mainOff:
      "a swipe faster sideways than up or down switches main off until the finger "
        + "lifts"
    case .paging:
      "main is off until content's paging ends, and content while a finger or a "
        + "glide moves main"
    case .decelerated:
      "as paging, but only content's end of decelerating gives main back: a swipe lifted "
        + "on a page's edge leaves it off"
    case .none: "nothing: main follows a sideways swipe, too"
    }
  }
}
