/// What keeps a sideways swipe from moving the header.
///
/// CLNestedSlide 75bc5d1, SegementSlide 21e0179.
package enum AxisLock: String, Policy {
  /// A gesture keeps its axis to the end.
  case gesture
  /// A swipe faster sideways than up or down switches main's scrolling off until it lifts.
  case mainOff
  /// Nothing: main follows a sideways swipe too.
  case none

  package static let name = PolicyName.axisLock
  package static let unbuilt: [String] = ["paging"]
}
