import PagerModel
import Recording
import Timeline

/// A recording with what a log reports of its main branch: each value is an observation at the
/// event at its time. Where none is, the path gets a `wait` there, which changes nothing, and ends
/// at the very frame that the value is compared with.
package struct ObservedRecording: Sendable {
  /// After the header.
  package private(set) var records: [Record] = []
  package let header: Header
  package let payloads: Payloads
  /// Of values that were taken in, and of waits that were put in for them.
  package private(set) var valueCount = 0
  package private(set) var waitCount = 0
  /// The lines of assertions that count effects right after such a wait: they hear less.
  package private(set) var deafLines: [Int] = []

  private let recording: Recording
  /// By a node's old id, its new one, and that of its parent where waits came between.
  private var new: [NodeID: NodeID] = [0: 0]
  private var oldParents: [NodeID: NodeID] = [:]
  private var observations: [Observation] = []

  /// `source`: who reported it.
  package init(
    _ loaded: LoadedRecording, _ log: ObservationLog, source: String? = nil
  ) throws(LogError) {
    recording = loaded.recording
    payloads = recording.payloads
    var header = recording.header
    header.isSealed = false
    self.header = header
    let tree = Replay(recording).tree
    let main = tree.path(to: loaded.branches.main(in: tree)).map(Int.init)
    try addEvents(of: tree, main, log)
    for index in observations.indices { observations[index].source = source }
    addAttached(loaded)
    records += observations.map(Record.observe)
    for mark in recording.marks where mark.isBranch { records.append(.mark(moved(mark))) }
    if recording.ending.isClosed { records.append(.end(records: records.count + 1)) }
  }

  // MARK: Events

  private mutating func addEvents(
    of tree: EventTree, _ main: [NodeID], _ log: ObservationLog
  ) throws(LogError) {
    let onMain = Set(main)
    var left = log.moments[...]
    var last = (node: 0, time: Microseconds(0))
    func isDue(before time: Microseconds) -> Bool { left.first.map { $0.time < time } ?? false }
    for id in tree.ids {
      guard let event = tree[id].event, let parent = tree.parent(of: id) else { continue }
      if onMain.contains(id) {
        while isDue(before: tree[id].time), let moment = left.popFirst() {
          last = try observe(moment, after: last)
        }
        if last.node != new[parent] { oldParents[id] = parent }
        last = (append(event, after: last, at: tree[id].time), tree[id].time)
        new[id] = last.node
      } else {
        let place = (node: new[parent] ?? 0, time: tree[parent].time)
        new[id] = append(event, after: place, at: tree[id].time)
      }
    }
    while let moment = left.popFirst() { last = try observe(moment, after: last) }
  }

  private mutating func append(
    _ event: PagerEvent, after place: (node: NodeID, time: Microseconds), at time: Microseconds
  ) -> NodeID {
    let id = records.count + 1
    records.append(.event(id: id, parent: place.node, dt: time - place.time, event))
    return id
  }

  /// At the node at `place` if that is the moment's time, or else at a wait after it.
  private mutating func observe(
    _ moment: ObservationLog.Moment, after place: (node: NodeID, time: Microseconds)
  ) throws(LogError) -> (node: NodeID, time: Microseconds) {
    guard moment.time - place.time <= EventTree.longestGap else {
      throw LogError(
        "\(shortest(Double(moment.time) / 1e6)) is more than a day after what stands before it",
        line: moment.line, column: moment.column)
    }
    var node = place.node
    if moment.time > place.time {
      node = append(.wait, after: place, at: moment.time)
      waitCount += 1
    }
    var observation = Observation(at: node)
    observation.state = moment.entries
    observations.append(observation)
    valueCount += moment.entries.count
    return (node, moment.time)
  }

  // MARK: What stands at events

  /// In the file's order, at the same events as before.
  private mutating func addAttached(_ loaded: LoadedRecording) {
    var lines: [(line: Int?, record: Record)] = []
    lines += recording.observations.map { ($0.line, .observe(moved($0))) }
    for (index, expectation) in recording.expectations.enumerated() {
      lines.append((expectation.line, .expect(moved(expectation, loaded.expressions[index]))))
    }
    lines += recording.snapshots.map { snapshot in
      var snapshot = snapshot
      snapshot.at = new[snapshot.at] ?? 0
      return (snapshot.line, .snapshot(snapshot))
    }
    lines += recording.notes.map { note in
      (note.line, .note(Note(at: new[note.at] ?? 0, text: note.text)))
    }
    lines += recording.marks.filter { !$0.isBranch }.map { ($0.line, .mark(moved($0))) }
    records += lines.sorted { $0.line ?? .max < $1.line ?? .max }.map(\.record)
  }

  private func moved(_ mark: Mark) -> Mark {
    Mark(at: new[mark.at] ?? 0, name: mark.name, isBranch: mark.isBranch)
  }

  private func moved(_ observation: Observation) -> Observation {
    var result = observation
    result.at = new[observation.at] ?? 0
    result.since = since(observation.since, observation.effects, at: observation.at)
    return result
  }

  private mutating func moved(
    _ expectation: Expectation, _ expression: Expression?
  ) -> Expectation {
    var result = expectation
    result.at = new[expectation.at] ?? 0
    result.since = since(expectation.since, expectation.effects, at: expectation.at)
    if let text = (try? expression?.renumbered { new[$0] })?.text {
      result.that = Expectation.Expression(text)
    }
    if oldParents[expectation.at] != nil, expression?.asksForEffects ?? false,
      let line = expectation.line
    {
      deafLines.append(line)
    }
    return result
  }

  /// What was sent at an event that waits came before was sent since the event that it followed.
  private func since(_ since: NodeID?, _ effects: [String]?, at id: NodeID) -> NodeID? {
    if let since { return new[since] }
    return effects == nil ? nil : oldParents[id].flatMap { new[$0] }
  }
}
