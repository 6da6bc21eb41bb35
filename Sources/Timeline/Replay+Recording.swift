import PagerModel
import Recording

extension Replay {
  /// The fold over the events of `recording`, under its own policies or under others.
  package init(_ recording: borrowing Recording, policies: Policies? = nil) {
    let header = recording.header
    var tree = EventTree()
    tree.reserve(recording.nodes.count)
    for node in recording.nodes {
      tree.append(node.event, at: node.time, below: Int(node.parent))
    }
    self.init(
      root: Pager(header.initial, policies: policies ?? header.policies), tree: tree)
    payloads = recording.payloads
  }
}

extension Timeline {
  /// A recording, at its beginning.
  package init(_ recording: borrowing Recording) throws(ReplayError) {
    var branches = BranchNames()
    for mark in recording.marks where mark.isBranch { branches.set(mark.name, at: mark.at) }
    try self.init(Replay(recording), branches: branches)
    for mark in recording.marks where !mark.isBranch { self.mark(mark.name, at: mark.at) }
  }

  /// Takes in what was appended to the recording that it was made of: its events after those of the
  /// tree, and its marks after so many. The cursor and the branch stay.
  package mutating func takeIn(_ recording: borrowing Recording, marksAfter known: Int) {
    replay.payloads = recording.payloads
    state.payloads = recording.payloads
    for node in recording.nodes[tree.count...] {
      replay.append(node.event, at: node.time, below: Int(node.parent))
    }
    for mark in recording.marks[known...] {
      if mark.isBranch {
        nameBranch(mark.name, at: mark.at)
      } else {
        self.mark(mark.name, at: mark.at)
      }
    }
  }
}
