import PagerModel
import Recording

extension Replay {
  /// The fold over the events of `recording`, under its own policies or under others.
  package init(_ recording: borrowing Recording, policies: Policies? = nil) {
    self.init(recording, policies: policies, snapshots: Snapshots())
  }

  /// `snapshots`: of the same fold.
  init(
    _ recording: borrowing Recording, policies: Policies? = nil, snapshots: Snapshots
  ) {
    let header = recording.header
    self.init(
      root: Pager(header.initial, policies: policies ?? header.policies),
      tree: EventTree(recording.nodes), snapshots: snapshots)
    payloads = recording.payloads
  }
}

extension Timeline {
  /// A recording, at its beginning; `replay`: the fold over it, if it is at hand.
  package init(_ recording: borrowing Recording, _ replay: Replay? = nil) throws(ReplayError) {
    var branches = BranchNames()
    for mark in recording.marks where mark.isBranch { branches.set(mark.name, at: mark.at) }
    try self.init(replay ?? Replay(recording), branches: branches)
    for mark in recording.marks where !mark.isBranch { self.mark(mark.name, at: mark.at) }
  }

  /// Takes in what was appended to the recording that it was made of: its events after those of the
  /// tree, and its marks after so many. The cursor and the branch stay.
  package mutating func takeIn(_ recording: borrowing Recording, marksAfter known: Int) {
    replay.take(recording.nodes, recording.payloads)
    state.payloads = recording.payloads
    for mark in recording.marks[known...] {
      if mark.isBranch {
        nameBranch(mark.name, at: mark.at)
      } else {
        self.mark(mark.name, at: mark.at)
      }
    }
  }
}
