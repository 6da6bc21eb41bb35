import PagerModel

extension Assembler {
  /// Takes the first lines in `range` of the scanner's bytes, as long as they are events as the
  /// writer has them, `limit` at most; where the next line begins.
  mutating func takeCanonicalEvents(_ range: Range<Int>, atMost limit: Int) -> Int {
    let taken = recording?.addCanonicalEvents(in: scanner.bytes, range, atMost: limit)
    guard let taken, taken.count > 0 else { return range.lowerBound }
    line += taken.count
    size += Int64(taken.end - range.lowerBound)
    lineStart = taken.last.lowerBound
    scanner.end = taken.last.upperBound
    return taken.end
  }

  mutating func event(_ members: Members<Field>) throws(Fault) {
    let (parent, time) = try place(members, needsTime: true)
    scanner.position = try scanner.required(members[.event], .event, of: members)
    let event = try scanner.event(foreign: isForeign)
    recording?.add(event, parent: parent, time: time, line: line)
  }

  /// Where a node belongs: its parent, and its time since node 0.
  mutating func place(
    _ members: Members<Field>, needsTime: Bool
  ) throws(Fault) -> (parent: Int, time: Microseconds) {
    let last = recording?.nodes.count ?? 0
    let id = try scanner.required(scanner.integer(.id, of: members), .id, of: members)
    guard id == last + 1 else {
      throw Fault(
        position: members[.id] ?? lineStart,
        (1...max(last, 1)).contains(id) && last > 0
          ? .duplicateID(id) : .skippedID(id, expected: last + 1))
    }
    guard last < Int(Int32.max) else {
      throw Fault(position: members[.id] ?? lineStart, .tooManyNodes)
    }
    let parent = try scanner.required(scanner.integer(.parent, of: members), .parent, of: members)
    guard (0...last).contains(parent) else {
      throw Fault(position: members[.parent] ?? lineStart, .unknownParent(parent, last: last))
    }
    let duration = try scanner.integer(.dt, of: members, .duration)
    let dt = needsTime ? try scanner.required(duration, .dt, of: members) : duration ?? 0
    guard let time = recording?.time(below: parent, dt) else {
      throw Fault(position: members[.dt] ?? lineStart, .timeTooLong)
    }
    return (parent, time)
  }

  private var isForeign: Bool { foreignContainer != nil }
}

extension Recording {
  mutating func add(_ event: ParsedEvent, parent: Int, time: Microseconds, line: Int) {
    if case .blocked(let obstacle) = event {
      unreplayable[nodes.count + 1] = obstacle
      unreplayableLines[nodes.count + 1] = line
    }
    add(event.stored(in: &payloads), parent: parent, time: time)
  }

  /// `event`: nil: it is not to be replayed.
  mutating func add(_ event: PagerEvent?, parent: Int, time: Microseconds) {
    nodes.append(event, at: time, below: parent)
    latest = max(latest, time)
  }

  /// Of a node `dt` after its parent; nil: later than a recording can last.
  func time(below parent: Int, _ dt: Int) -> Microseconds? {
    let time = nodes.time(of: parent) + Microseconds(dt)
    return time <= Limits.time ? time : nil
  }
}

extension ParsedEvent {
  /// The event, with what has no fixed size in `payloads`; nil: it is not to be replayed.
  fileprivate func stored(in payloads: inout Payloads) -> PagerEvent? {
    switch self {
    case .event(let event): return event
    case .pages(let pages): return .pages(payloads.add(pages))
    case .setting(var setting, let change):
      setting.policy = payloads.add(change)
      return .setting(setting)
    case .pageInsert(let index, let page, let follow):
      return .pageInsert(at: index, page: payloads.add([page]), follow: follow)
    case .callback(let pattern, let event):
      guard let event = event.stored(in: &payloads) else { return nil }
      return .callback(payloads.add(Callback(on: pattern, do: event)))
    case .blocked: return nil
    }
  }
}
