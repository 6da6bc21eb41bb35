/// A finger's hold on one view: where the view would be if it had no ends.
///
/// What it shows follows from the total translation since the anchor, never from adding up
/// moves; code that sets the offset under the finger makes a new anchor.
package struct Pan: Sendable, Equatable {
  private var anchor: Double
  private var translation: Double = 0

  /// Takes hold at the offset a view shows; beyond an end, at the pull that shows it.
  init(grabbing offset: Double, in view: borrowing ScrollView) {
    let (min, max) = (view.minOffset, view.endOffset)
    if offset > max {
      anchor = max + RubberBand.pull(shown: offset - max, length: view.length)
    } else if offset < min {
      anchor = min - RubberBand.pull(shown: min - offset, length: view.length)
    } else {
      anchor = offset
    }
  }

  /// The finger moved by `delta` points: the offset the view shows, not rounded.
  @inline(__always)
  mutating func move(by delta: Double, in view: borrowing ScrollView) -> Double {
    translation += delta
    let offset = shown(in: view)
    if !view.bounces, offset != anchor - translation {
      anchor = offset
      translation = 0
    }
    return offset
  }

  /// The view's content has moved under the finger by `distance` points.
  mutating func shift(by distance: Double) { anchor += distance }

  /// The offset the view shows, not rounded to the pixel.
  @inline(__always)
  func shown(in view: borrowing ScrollView) -> Double {
    let wanted = anchor - translation
    let (min, max) = (view.minOffset, view.endOffset)
    guard view.bounces else { return clamped(wanted, min, max) }
    if wanted > max { return max + RubberBand.shown(pull: wanted - max, length: view.length) }
    if wanted < min { return min - RubberBand.shown(pull: min - wanted, length: view.length) }
    return wanted
  }
}
