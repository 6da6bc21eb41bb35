import PagerModel

/// What the next records must fit: the tree so far, as far as writing needs it.
struct Draft {
  /// Lines that are ready to be written in one go.
  struct Lines {
    var bytes: [UInt8]
    var records: Int
    /// The last one is an `end`.
    var isClosed: Bool
    /// The last line's, in a sealed file.
    var checksum: UInt32?
  }

  private var lineage = Lineage()
  /// Nodes that cannot be replayed, for their own sake or an ancestor's.
  private var blocked: [Int: Obstacle] = [:]
  /// No node stands later than this.
  private var latest: Microseconds = 0
  private let isSealed: Bool
  private let container: Container?

  init(_ header: Header) {
    isSealed = header.isSealed
    container = Container(rawValue: header.container)
  }

  init(after recording: borrowing Recording) {
    self.init(recording.header)
    lineage = recording.nodes.lineage
    blocked = recording.unreplayable
    latest = recording.latest
    guard !blocked.isEmpty else { return }
    for index in recording.nodes.indices where blocked[index + 1] == nil {
      blocked[index + 1] = blocked[lineage.parent(of: index + 1)]
    }
  }

  /// Encodes `records`, which follow `ending`; throws at the first that does not fit.
  mutating func encode(
    _ records: [Record], _ payloads: Payloads, _ ending: Ending
  ) throws(WriteError.Reason) -> Lines {
    var encoder = Encoder(container)
    if !ending.isTerminated { encoder.lineFeed() }
    var checksum = isSealed ? ending.checksum : nil
    for (index, record) in records.enumerated() {
      try admit(record, number: index + 1, after: ending.records + index)
      let start = encoder.bytes.count
      do throws(Problem) {
        try encoder.record(record, payloads)
        try encoder.endLine(from: start, checksum: &checksum)
      } catch {
        throw .invalid(error, record: index + 1)
      }
    }
    var isClosed = false
    if case .end? = records.last { isClosed = true }
    return Lines(
      bytes: encoder.bytes, records: records.count, isClosed: isClosed, checksum: checksum)
  }

  private mutating func admit(
    _ record: Record, number: Int, after records: Int
  ) throws(WriteError.Reason) {
    switch record {
    case .header:
      guard records == 0 else { throw .headerInside }
    case .event(let id, let parent, let dt, _):
      guard id == lineage.last + 1 else { throw .wrongID(id, expected: lineage.last + 1) }
      try admit(node: parent)
      if let obstacle = blocked[parent] { throw .belowUnreplayable(id: parent, obstacle) }
      // A bound is enough: 2⁵³ microseconds are 285 years.
      latest += max(0, min(dt, 1 << 40))
      guard latest <= Limits.time else { throw .invalid(.order(.timeTooLong), record: number) }
      lineage.add(parent: parent)
    case .observe(let observation): try admit(observation.since, above: observation.at, number)
    case .expect(let expectation): try admit(expectation.since, above: expectation.at, number)
    case .snapshot(let snapshot): try admit(node: snapshot.at)
    case .mark(let mark): try admit(node: mark.at)
    case .note(let note): try admit(node: note.at)
    case .end(let count):
      guard count == records else {
        throw .invalid(.order(.recordCount(count, found: records)), record: number)
      }
    }
  }

  private func admit(
    _ since: Int?, above node: Int, _ number: Int
  ) throws(WriteError.Reason) {
    try admit(node: node)
    guard let since else { return }
    guard since >= 0, lineage.isAbove(since, node) else {
      throw .invalid(.order(.sinceNotAbove(since, at: node)), record: number)
    }
  }

  private func admit(node: Int) throws(WriteError.Reason) {
    guard (0...lineage.last).contains(node) else {
      throw .unknownNode(node, last: lineage.last)
    }
  }
}
