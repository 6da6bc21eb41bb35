/// A width and a height in points.
package struct Size: Sendable, Equatable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A place in the container's bounds, in points from its top left corner.
package struct Point: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A finger's velocity in points per second; an offset under it moves the other way.
package struct Velocity: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The offset a view shows for `value`: the nearest pixel, half a pixel upwards.
///
/// `scale` is pixels a point; nil rounds nothing. Measured on a UIScrollView at 3 pixels a point.
func pixelRounded(_ value: Double, scale: Double?) -> Double {
  guard let scale else { return value + 0 }  // no −0, which would be another text
  let whole = roundedDown(value)
  let pixels = (value - whole) * scale + 0.5
  if scale == 3, pixels < 4 { return whole + thirds(pixels) }
  return whole + roundedDown(pixels) / scale
}

/// Where a view that shows `current` shows `offset`; nil: there, too. Most calls give the offset that
/// it has, and with whole pixels a point a pixel is shown at itself.
@inline(__always)
func pixel(of offset: Double, scale: Double?, leaving current: Double) -> Double? {
  if offset == current, scale.map({ roundedDown($0) == $0 }) ?? true { return nil }
  let shown = pixelRounded(offset, scale: scale)
  return shown == current ? nil : shown
}

/// `roundedDown(pixels) / 3` of what lies from 0 up to 4. All that comes after a frame waits for this,
/// and a division takes longer than these comparisons.
@inline(__always)
private func thirds(_ pixels: Double) -> Double {
  pixels >= 3 ? 1 : pixels >= 2 ? 2.0 / 3 : pixels >= 1 ? 1.0 / 3 : 0
}

/// The greatest whole number that is not greater, as `rounded(.down)` gives it but for the sign of
/// zero: without the call that this is where not every processor can round, and without a branch
/// that no processor foresees.
@inline(__always)
private func roundedDown(_ value: Double) -> Double {
  let shift = 0x1.8p52
  guard value.magnitude < 0x1p51 else { return value.rounded(.down) }
  let nearest = (value + shift) - shift
  return nearest - (nearest > value ? 1 : 0)
}

/// Points per second for a velocity in points per millisecond, to the millionth: what a recording
/// gave comes back as it was.
func perSecond(_ velocity: Double) -> Double { (velocity * 1e9).rounded() / 1e6 + 0 }

@inline(__always)
func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
  value < low ? low : value > high ? high : value
}
