import PagerModel
import Picture

/// What one finger does from its landing on, in words: each way it goes, and where it pauses.
struct GestureText {
  /// A finger that moves reports so at every frame: three of them at 60 Hz, in microseconds.
  private static let pause: Microseconds = 50_000

  private var parts: [String] = []
  private var (dx, dy) = (0.0, 0.0)
  private var release = Velocity(x: 0, y: 0)
  private var end = ", finger stays"
  private var isPausedFirst = false

  /// What follows the landing, `gap` microseconds after what was before.
  mutating func add(_ drag: PagerEvent.Drag, after gap: Microseconds) {
    if gap >= Self.pause {
      closeWay()
      if parts.isEmpty { isPausedFirst = true }
      parts.append("wait \(secondsText(gap)) s")
    }
    switch drag {
    case .began: break
    case .changed(let x, let y):
      // It turns by a right angle or more.
      if dx * x + dy * y <= 0, (x, y) != (0, 0) { closeWay() }
      (dx, dy) = (dx + x, dy + y)
    case .ended(let velocity, _):
      release = velocity
      let speed = max(velocity.x.magnitude, velocity.y.magnitude)
      end = speed == 0 ? "" : " at \(shortest(speed.rounded())) pt/s"
    case .cancelled: end = ", cancelled"
    }
  }

  private mutating func closeWay() {
    let way = Self.way(dx, dy, says: true)
    if !way.isEmpty { parts.append(way) }
    (dx, dy) = (0, 0)
  }

  /// `drag up 740`, `drag on the header up 300, down 300`, `fling left 390 at 2400 pt/s`.
  /// `landing`: ` on the header`, or empty.
  func line(landing: String) -> String {
    var whole = self
    whole.closeWay()
    let speed = Self.way(release.x, release.y, says: false)
    let ways = whole.parts.joined(separator: ", ")
    if ways.isEmpty { return (speed.isEmpty ? "touch" : "fling \(speed)") + landing + end }
    if isPausedFirst { return "touch\(landing), \(ways)\(end)" }
    return (speed.isEmpty ? "drag" : "fling") + "\(landing) \(ways)\(end)"
  }

  /// `up 740`, or without points `up`; empty: nowhere.
  private static func way(_ dx: Double, _ dy: Double, says points: Bool) -> String {
    let ways = [
      dx == 0 ? nil : (dx < 0 ? "left" : "right", dx), dy == 0 ? nil : (dy < 0 ? "up" : "down", dy),
    ].compactMap(\.self)
    return ways.map { points ? "\($0.0) \(shortest($0.1.magnitude))" : $0.0 }
      .joined(separator: " and ")
  }
}
