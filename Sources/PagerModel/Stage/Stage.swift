/// What every container has: the time, the screen, and what the session's events carry.
package struct Stage: Sendable, Equatable {
  package internal(set) var clock: Clock
  /// Pixels a point; nil rounds nothing.
  package let scale: Double?
  package internal(set) var bounds = Size.zero
  /// The tab the bar shows as selected; it may differ from the pager's index.
  package internal(set) var selectedTab = 0
  package internal(set) var payloads: Payloads

  init(_ initial: Initial) {
    clock = Clock(frameRate: Int64(clamping: min(max(initial.frameRate, 1), 240)))
    scale = initial.scale.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    payloads = Payloads(initialPages: initial.pages)
  }
}
