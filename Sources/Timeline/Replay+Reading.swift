import PagerModel
import Recording

extension Replay {
  /// Reads the recording at `path`, as `Recording.read` does, and folds the run of events that it
  /// begins with while the rest is read, so that seeking along that run finds its snapshots. An
  /// interrupt ends the fold, not the reading.
  ///
  /// A recording that fits into the first chunk of a log is too small for a thread to pay: 16,384
  /// events are folded in 3 ms.
  package static func read(
    _ path: String, _ system: any SystemCalls = Kernel(),
    unless isInterrupted: () -> Bool = { false }
  ) throws(ReadError) -> (recording: Recording, replay: Replay) {
    var ahead = FoldAhead()
    let recording = try Recording.read(path, system, eachChunk: { ahead.take($0) })
    let snapshots = ahead.finish(recording, unless: isInterrupted)
    return (recording, Replay(recording, snapshots: snapshots))
  }
}

/// The fold of a recording that is being read, and its thread, which ends with it.
private struct FoldAhead: ~Copyable {
  private var folding: Folding?
  private var thread: Thread?

  deinit { folding?.stop() }

  /// Goes on with what was read by now.
  mutating func take(_ recording: borrowing Recording) {
    guard recording.obstacle == nil else { return }
    let folding = folding ?? Folding(root: Replay(recording).root)
    self.folding = folding
    guard folding.take(recording.nodes, recording.payloads) else { return }
    thread = nil
    thread = try? Thread { folding.fold() }
  }

  /// Folds what is left; nothing, if the recording is small.
  mutating func finish(
    _ recording: borrowing Recording, unless isInterrupted: () -> Bool
  ) -> Snapshots {
    guard let folding else { return Snapshots() }
    folding.stop()
    thread = nil
    return folding.finish(recording.nodes, recording.payloads, unless: isInterrupted)
  }
}
