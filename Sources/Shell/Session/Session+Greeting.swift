import Timeline

/// What is said of a session before its first prompt, which nobody should wait for.
extension Session {
  /// Events that are folded at most for it.
  ///
  /// A seek folds up to `Replay.snapshotDistance` events in some 55 µs in a release build (measured
  /// there): so this takes less than a tenth of a second.
  static let mostWorkAtOnce = 250_000

  /// Events that are folded, at most, to check all that is stored.
  var checkingWork: Int {
    let stored = expectations.count + file.recording.observations.count
    return stored == 0 ? 0 : timeline.tree.count + stored * Int(Replay.snapshotDistance)
  }

  /// Nothing that was found to fail stands on this branch.
  var failsElsewhere: Bool {
    !failed.union(diverged).contains(where: timeline.isOnBranch)
  }
}
