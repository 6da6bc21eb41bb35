import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension Session {
  /// Appends what is new to the file; returns when it is on the disk.
  mutating func save() throws(CommandError) -> Reply {
    let records = pending.records(in: timeline.tree) + movedBranches()
    guard !records.isEmpty else { return Reply("nothing is new since the last save") }
    if tutorial != nil, file.writer == nil {
      throw CommandError("the tutorial's recording is no file: name one, as in save FILE")
    }
    do {
      let writer = try file.writer ?? RecordingWriter(appendingTo: file.recording, system)
      file.writer = writer
      let lines = writer.ending.records
      try writer.append(records, payloads: timeline.replay.payloads)
      noteLines(of: records, after: lines)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    noteSaved()
    let count = counted(records.count, "record")
    return Reply("saved \(count) to \(file.path)")
  }

  /// Writes the whole tree to a new file, and goes on with it.
  mutating func save(to path: String) throws(CommandError) -> Reply {
    if let reason = reasonNotToCopy { throw CommandError(reason, outcome: .fileError) }
    let records = allRecords()
    do {
      let writer = try RecordingWriter(
        creating: path, header, records, payloads: timeline.replay.payloads, system)
      file = SavedFile(path: path, file.recording, writer: writer)
      noteLines(of: records, after: 1)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    noteSaved()
    let lost =
      file.recording.warnings.contains { $0.isOfUnknownContent }
      ? [String(localized: "what this version does not know in the old file is not in the new one")]
      : []
    let count = counted(records.count + 1, "record")
    return Reply([String(localized: "saved \(count) to \(path)")] + lost)
  }

  /// The assertions among `records`, which follow so many lines, have their place in the file.
  private mutating func noteLines(of records: [Record], after lines: Int) {
    var left = Array(expectations.indices)
    for (place, record) in records.enumerated() {
      guard case .expect(let written) = record,
        let found = left.firstIndex(where: {
          expectations[$0].expectation.asks(theSameAs: written)
        })
      else { continue }
      expectations[left.remove(at: found)].expectation.line = lines + place + 1
    }
  }

  private mutating func noteSaved() {
    saved += pending.single.filter(\.isAttached)
    pending = Additions()
    savedBranches = timeline.branches
  }

  /// Marks for the branches whose last node is another one than the file says.
  private func movedBranches() -> [Record] {
    var known = savedBranches
    for case .mark(let mark) in pending.single where mark.isBranch {
      known.set(mark.name, at: mark.at)
    }
    return timeline.branches.names.compactMap { name, node in
      known.node(named: name) == node ? nil : .mark(Mark(at: node, name: name, isBranch: true))
    }
  }

  private var reasonNotToCopy: Message? {
    let recording = file.recording
    if recording.obstacle == nil, recording.unreplayable.isEmpty { return nil }
    return "the recording has what this version does not know and cannot write: copy the file"
  }

  /// Every record of the session after its header: the events, what points at them in the order
  /// in which the file has it and it was typed, and the names of the branches. Of two records of
  /// one name, the last stands.
  private func allRecords() -> [Record] {
    let branches = timeline.branches.names.map {
      Record.mark(Mark(at: $0.node, name: $0.name, isBranch: true))
    }
    return timeline.tree.ids.compactMap(timeline.tree.record) + file.recording.attached
      + (saved + pending.single).filter(\.isAttached) + branches
  }
}

extension Recording {
  /// What points at its events, branch names left out, in the file's order.
  fileprivate var attached: [Record] {
    var lines: [(line: Int?, record: Record)] = []
    lines += observations.map { ($0.line, .observe($0)) }
    lines += expectations.map { ($0.line, .expect($0)) }
    lines += snapshots.map { ($0.line, .snapshot($0)) }
    lines += notes.map { ($0.line, .note($0)) }
    lines += marks.filter { !$0.isBranch }.map { ($0.line, .mark($0)) }
    return lines.sorted { $0.line ?? .max < $1.line ?? .max }.map(\.record)
  }
}

extension Record {
  /// Points at an event, and is no branch's name: those move.
  fileprivate var isAttached: Bool {
    switch self {
    case .header, .event, .end: false
    case .mark(let mark): !mark.isBranch
    case .observe, .expect, .snapshot, .note: true
    }
  }
}

extension Warning {
  /// It tells of what this version reads past, and does not write.
  package var isOfUnknownContent: Bool {
    switch fact {
    case .unknownKind, .unknownField: true
    case .carriageReturns, .byteOrderMark, .unterminatedLastLine: false
    }
  }
}

extension Expectation {
  /// But for its line in a file.
  fileprivate func asks(theSameAs other: Expectation) -> Bool {
    var (own, other) = (self, other)
    (own.line, other.line) = (nil, nil)
    return own == other
  }
}
