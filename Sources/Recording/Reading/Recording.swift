import PagerModel

/// A recording as read: its records by kind, each kind in the file's order.
package struct Recording: Sendable {
  /// As it was named to the reader; `-` is standard input.
  package internal(set) var file: String
  package internal(set) var header: Header
  /// What the events carry that has no fixed size.
  package internal(set) var payloads: Payloads
  /// The tree; the node of id i stands at i − 1.
  package internal(set) var nodes = EventLog()
  /// Why the nodes that have no event cannot be replayed, by id.
  package internal(set) var unreplayable: [Int: Obstacle] = [:]
  /// The lines of those nodes, by id.
  package internal(set) var unreplayableLines: [Int: Int] = [:]
  package internal(set) var observations: [Observation] = []
  package internal(set) var expectations: [Expectation] = []
  package internal(set) var snapshots: [Snapshot] = []
  package internal(set) var marks: [Mark] = []
  package internal(set) var notes: [Note] = []
  package internal(set) var warnings: [Warning] = []
  /// Why nothing of it can be replayed.
  package internal(set) var obstacle: Obstacle?
  /// The bytes after the last line feed are no whole record, and were dropped.
  package internal(set) var tornTail: TornTail?
  /// Reading stopped here, and only what stands before it was wanted.
  package internal(set) var damage: ReadError?
  /// What appending needs to know of the file's end.
  package internal(set) var ending = Ending()

  /// The latest node's time.
  var latest: Microseconds = 0

  init(file: String, header: Header, obstacle: Obstacle?) {
    self.file = file
    self.header = header
    self.obstacle = obstacle
    payloads = Payloads(initialPages: header.initial.pages)
  }

  /// The node nearest to the root on the path to `id` that cannot be replayed, and why.
  package func obstacle(onPathTo id: Int) -> (id: Int, reason: Obstacle)? {
    if let obstacle { return (0, obstacle) }
    guard !unreplayable.isEmpty else { return nil }
    var found: (id: Int, reason: Obstacle)?
    var node = id
    while node > 0, node <= nodes.count {
      if let reason = unreplayable[node] { found = (node, reason) }
      node = nodes.lineage.parent(of: node)
    }
    return found
  }
}

/// What stands after a recording's last whole line.
package struct TornTail: Sendable, Equatable {
  package var file: String
  package var line: Int
  package var bytes: Int
}

/// The end of a recording's file, as far as appending must know it.
package struct Ending: Sendable, Equatable {
  /// Nil: not read from a file.
  package internal(set) var identity: FileIdentity?
  /// Bytes of the file.
  package internal(set) var size: Int64 = 0
  /// Its records, the header counted.
  package internal(set) var records = 0
  /// The last line ends in LF.
  package internal(set) var isTerminated = true
  /// The last record is an `end`.
  package internal(set) var isClosed = false
  /// The last line's, in a sealed file.
  package internal(set) var checksum: UInt32 = 0
}
