/// The line below the chosen label: hidden until its first way is done, whatever comes between.
package struct TabLine: Sendable, Equatable {
  static let duration: Microseconds = 300_000

  /// Where it goes, in points from the strip's left edge: what the view's frame says at once.
  package private(set) var frame = TabStrip.Tab(x: 0, width: 0)
  /// Where it shows on its way.
  package private(set) var shownX = 0.0
  package private(set) var isHidden = true
  private var motion: ScrollAnimation?
  /// When it comes to be shown, in microseconds since node 0; nil: it is, or has never set out.
  private var revealTime: Microseconds?

  package var isMoving: Bool { motion != nil }

  /// Sets out for a label from where it shows.
  mutating func move(to tab: TabStrip.Tab, at now: Microseconds) {
    frame = tab
    motion = ScrollAnimation(from: shownX, to: tab.x, at: now, duration: Self.duration)
    if isHidden, revealTime == nil { revealTime = now + Self.duration }
  }

  mutating func advance(to now: Microseconds) {
    guard let motion else { return }
    shownX = motion.offset(at: now)
    if motion.hasEnded(at: now) { self.motion = nil }
    if let time = revealTime, now >= time { (isHidden, revealTime) = (false, nil) }
  }
}
