import Inspection
import PagerModel
import Recording
import Timeline

extension Session {
  /// Appends what is new to the file; returns when it is on the disk.
  mutating func save() throws(CommandError) -> Reply {
    let records = pending + movedBranches()
    guard !records.isEmpty else { return Reply("nothing is new since the last save") }
    do {
      let writer = try file.writer ?? RecordingWriter(appendingTo: file.recording)
      file.writer = writer
      try writer.append(records, payloads: timeline.replay.payloads)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    noteSaved()
    let count = records.count == 1 ? "1 record" : "\(records.count) records"
    return Reply("saved \(count) to \(file.path)")
  }

  /// Writes the whole tree to a new file, and goes on with it.
  mutating func save(to path: String) throws(CommandError) -> Reply {
    if let reason = reasonNotToCopy { throw CommandError(reason, outcome: .fileError) }
    let records = allRecords()
    do {
      let writer = try RecordingWriter(
        creating: path, header, records, payloads: timeline.replay.payloads)
      file = SavedFile(path: path, file.recording, writer: writer)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    noteSaved()
    let lost =
      file.recording.warnings.contains { $0.isOfUnknownContent }
      ? ["what this version does not know in the old file is not in the new one"] : []
    return Reply(["saved \(records.count + 1) records to \(path)"] + lost)
  }

  private mutating func noteSaved() {
    pending = []
    savedBranches = timeline.branches
  }

  /// Marks for the branches whose last node is another one than the file says.
  private func movedBranches() -> [Record] {
    timeline.branches.names.compactMap { name, node in
      let isPending = pending.contains(.mark(Mark(at: node, name: name, isBranch: true)))
      let isSaved = savedBranches.names.contains { $0.name == name && $0.node == node }
      return isPending || isSaved ? nil : .mark(Mark(at: node, name: name, isBranch: true))
    }
  }

  private var reasonNotToCopy: String? {
    let recording = file.recording
    if recording.obstacle == nil, recording.unreplayable.isEmpty { return nil }
    return "the recording has what this version does not know and cannot write: copy the file"
  }

  /// Every record of the session after its header: each event, and what points at it.
  private func allRecords() -> [Record] {
    var attached: [NodeID: [(line: Int, record: Record)]] = [:]
    func attach(_ record: Record, at node: NodeID, line: Int?) {
      attached[node, default: []].append((line ?? .max, record))
    }
    let recording = file.recording
    for record in recording.observations {
      attach(.observe(record), at: record.at, line: record.line)
    }
    for stored in expectations {
      attach(.expect(stored.expectation), at: stored.expectation.at, line: stored.expectation.line)
    }
    for record in snapshots {
      attach(.snapshot(record), at: record.at, line: record.line)
    }
    for record in notes { attach(.note(record), at: record.at, line: record.line) }
    for (name, node) in timeline.marks {
      attach(.mark(Mark(at: node, name: name)), at: node, line: nil)
    }
    for (name, node) in timeline.branches.names {
      attach(.mark(Mark(at: node, name: name, isBranch: true)), at: node, line: nil)
    }
    return timeline.tree.ids.flatMap { id in
      eventRecord(id) + (attached[id] ?? []).sorted { $0.line < $1.line }.map(\.record)
    }
  }

  private func eventRecord(_ id: NodeID) -> [Record] {
    let tree = timeline.tree
    guard let parent = tree.parent(of: id), let event = tree[id].event else { return [] }
    return [.event(id: id, parent: parent, dt: tree[id].time - tree[parent].time, event)]
  }
}

extension Warning {
  fileprivate var isOfUnknownContent: Bool {
    switch fact {
    case .unknownKind, .unknownField: true
    case .carriageReturns, .byteOrderMark, .unterminatedLastLine: false
    }
  }
}
