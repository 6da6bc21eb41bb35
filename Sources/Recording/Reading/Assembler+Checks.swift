import PagerModel

/// The records that stand at a node.
extension Assembler {
  /// The node a field names, which an earlier line has.
  mutating func node(_ field: Field, _ members: Members<Field>) throws(Fault) -> Int {
    let id = try scanner.required(scanner.integer(field, of: members), field, of: members)
    let last = recording?.nodes.count ?? 0
    guard (0...last).contains(id) else {
      throw Fault(position: members[field] ?? lineStart, .unknownNode(id, last: last))
    }
    return id
  }

  private mutating func since(
    _ members: Members<Field>, at node: Int, effects: [String]?
  ) throws(Fault) -> Int? {
    guard let place = members[.since] else { return nil }
    guard effects != nil else { throw Fault(position: place, .sinceWithoutEffects) }
    let since = try self.node(.since, members)
    guard recording?.nodes.lineage.isAbove(since, node) ?? false else {
      throw Fault(position: place, .sinceNotAbove(since, at: node))
    }
    return since
  }

  mutating func observation(_ members: Members<Field>) throws(Fault) {
    var observation = Observation(at: try node(.at, members))
    let state = try scanner.state(of: members, container: foreignContainer, &paths)
    observation.state = state?.entries ?? []
    observation.effects = try scanner.effects(of: members, container: foreignContainer)
    guard state != nil || observation.effects != nil else {
      throw Fault(position: members.start, .nothingExpected(members.owner))
    }
    observation.since = try since(members, at: observation.at, effects: observation.effects)
    observation.source = try scanner.string(.source, of: members)
    observation.within = try scanner.number(.within, of: members, .tolerance)
    observation.obstacle = state?.obstacle
    observation.line = line
    recording?.observations.append(observation)
  }

  mutating func expectation(_ members: Members<Field>) throws(Fault) {
    var expectation = Expectation(at: try node(.at, members))
    let state = try scanner.state(of: members, container: foreignContainer, &paths)
    expectation.state = state?.entries ?? []
    expectation.effects = try scanner.effects(of: members, container: foreignContainer)
    if let text = try scanner.text(.that, of: members) {
      expectation.that = .init(scanner.string(text), column: text.start - lineStart + 1)
    }
    let namesState = foreignContainer != nil ? state != nil : !expectation.state.isEmpty
    guard namesState || expectation.effects != nil || expectation.that != nil else {
      throw Fault(position: members.start, .nothingExpected(members.owner))
    }
    expectation.since = try since(members, at: expectation.at, effects: expectation.effects)
    expectation.within = try scanner.number(.within, of: members, .tolerance)
    let isForeign = foreignContainer != nil
    expectation.failsUnder = try scanner.policy(.failsUnder, of: members, foreign: isForeign)
    expectation.note = try scanner.string(.note, of: members)
    expectation.obstacle = state?.obstacle
    expectation.line = line
    recording?.expectations.append(expectation)
  }

  mutating func snapshot(_ members: Members<Field>) throws(Fault) {
    let node = try node(.at, members)
    let name = try scanner.required(scanner.string(.name, of: members), .name, of: members)
    let state = try scanner.required(
      scanner.state(of: members, container: foreignContainer, &paths), .state, of: members)
    var snapshot = Snapshot(at: node, name: name, state: state.entries)
    snapshot.obstacle = state.obstacle
    snapshot.line = line
    recording?.snapshots.append(snapshot)
  }

  mutating func mark(_ members: Members<Field>) throws(Fault) {
    let node = try node(.at, members)
    let name = try scanner.required(scanner.string(.name, of: members), .name, of: members)
    let isBranch = try scanner.boolean(.branch, of: members) ?? false
    recording?.marks.append(Mark(at: node, name: name, isBranch: isBranch, line: line))
  }

  mutating func note(_ members: Members<Field>) throws(Fault) {
    let node = try node(.at, members)
    let text = try scanner.required(scanner.string(.text, of: members), .text, of: members)
    recording?.notes.append(Note(at: node, text: text, line: line))
  }

  mutating func end(_ members: Members<Field>) throws(Fault) {
    let count = try scanner.required(
      scanner.integer(.records, of: members), .records, of: members)
    guard count == line - 1 else {
      throw Fault(position: members[.records] ?? lineStart, .recordCount(count, found: line - 1))
    }
    endLine = line
  }
}
