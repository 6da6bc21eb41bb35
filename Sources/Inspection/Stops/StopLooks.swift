/// When a search for stops looks for ctrl-C.
struct StopLooks {
  /// Moments between two looks; one takes a few microseconds at most.
  private static let stride = 2048
  /// What a condition's evaluation counts, in moments.
  private static let momentsPerEvaluation = 4

  private let isInterrupted: () -> Bool
  private var moments = 0
  private var evaluationsAtLook = 0

  init(_ isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// At a moment so many events after the one before.
  mutating func isInterrupted(after events: Int, _ matcher: borrowing StopMatcher) -> Bool {
    moments += max(1, events)
    let evaluations = matcher.evaluations
    guard moments + Self.momentsPerEvaluation * (evaluations - evaluationsAtLook) >= Self.stride
    else { return false }
    (moments, evaluationsAtLook) = (0, evaluations)
    return isInterrupted()
  }
}
