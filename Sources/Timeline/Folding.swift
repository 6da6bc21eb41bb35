import PagerModel
import Recording
import Synchronization

/// The fold over the first run of a recording, nodes 1, 2, 3 and so on until a branch begins, on a
/// thread of its own while the rest is read.
///
/// The thread ends when it has folded what there is; when there is more, another one goes on.
final class Folding: Sendable {
  private struct Work {
    /// What is to be folded: it only grows.
    var log = EventLog()
    var payloads: Payloads
    var isRunning = false
    /// Nil: the thread has it.
    var progress: Progress?
  }

  private let work: Mutex<Work>
  private let isStopped = Atomic(false)

  /// `root`: the state at node 0.
  init(root: Pager) {
    work = Mutex(Work(payloads: root.payloads, progress: Progress(state: root)))
  }

  /// Hands on what was read so far; whether a thread must be started that runs `fold`.
  func take(_ log: EventLog, _ payloads: Payloads) -> Bool {
    work.withLock { work in
      (work.log, work.payloads) = (log, payloads)
      defer { work.isRunning = true }
      return !work.isRunning
    }
  }

  /// The thread ends soon.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private var isOver: Bool { isStopped.load(ordering: .relaxed) }

  /// Folds until nothing is left for now.
  func fold() {
    var progress = work.withLock { $0.progress.take() }
    while let log = more(than: &progress) { progress?.fold(log) { isOver } }
  }

  /// What there is to fold; nil: nothing for now, and the progress was put back.
  private func more(than progress: inout Progress?) -> EventLog? {
    work.withLock { work in
      guard let node = progress?.node, node < work.log.lineage.endOfFirstRun, !isOver else {
        work.isRunning = false
        work.progress = progress.take()
        return nil
      }
      progress?.state.payloads = work.payloads
      return work.log
    }
  }

  /// Folds the rest here; the thread has ended. The snapshots of as much as was folded.
  func finish(
    _ log: EventLog, _ payloads: Payloads, unless isInterrupted: () -> Bool
  ) -> Snapshots {
    var progress = work.withLock { $0.progress.take() }
    progress?.state.payloads = payloads
    progress?.fold(log, until: isInterrupted)
    return progress?.snapshots ?? Snapshots()
  }
}

/// How far a fold has come.
private struct Progress {
  var node = 0
  /// The state at `node`.
  var state: Pager
  var snapshots = Snapshots()

  /// Folds `log` to its first run's end, or until it is over.
  mutating func fold(_ log: EventLog, until isOver: () -> Bool) {
    let (last, distance) = (log.lineage.endOfFirstRun, Int(Replay.snapshotDistance))
    while node < last, !isOver() {
      for _ in 0..<Replay.eventsPerLook / distance where node < last {
        let (first, count) = (node + 1, min(distance - node % distance, last - node))
        state.apply { log.play(first..<first + count, while: $0) }
        node += count
        if node % distance == 0 { snapshots.keep(state, at: node) }
      }
    }
  }
}
