import PagerModel

extension Assembler {
  /// Reads a line that is written as the writer does it, in one go. False: it is not, or something
  /// is wrong with it; nothing has changed then, and the general way decides.
  ///
  /// `sealStart`: where the line's checksum member begins, in a sealed file.
  mutating func canonicalEvent(sealStart: Int?) -> Bool {
    guard let last = recording?.nodes.count,
      scanner.take("{\"kind\":\"event\",\"id\":"), scanner.digits() == last + 1,
      scanner.take(",\"parent\":"), let parent = scanner.digits(), parent <= last,
      scanner.take(",\"dt\":"), let dt = scanner.digits(),
      Limits.Range.duration.contains(Double(dt)), last < Int(Int32.max),
      let time = time(below: parent, dt),
      scanner.take(",\"event\":"),
      let event = scanner.canonicalMove() ?? (try? scanner.event(foreign: isForeign))
    else { return false }
    if let sealStart {
      guard scanner.position == sealStart else { return false }
    } else {
      guard scanner.take(UInt8(ascii: "}")), scanner.position == scanner.end else { return false }
    }
    recording?.add(event, parent: parent, time: time, line: line)
    return true
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
    guard let time = time(below: parent, dt) else {
      throw Fault(position: members[.dt] ?? lineStart, .timeTooLong)
    }
    return (parent, time)
  }

  /// Nil: later than a recording can last.
  private func time(below parent: Int, _ dt: Int) -> Microseconds? {
    let start = recording?.nodes.time(of: parent) ?? 0
    let time = start + Microseconds(dt)
    return time <= Limits.time ? time : nil
  }

  private var isForeign: Bool { foreignContainer != nil }
}

extension Recording {
  mutating func add(_ event: ParsedEvent, parent: Int, time: Microseconds, line: Int) {
    if case .blocked(let obstacle) = event {
      unreplayable[nodes.count + 1] = obstacle
      unreplayableLines[nodes.count + 1] = line
    }
    nodes.append(event.stored(in: &payloads), at: time, below: parent)
    latest = max(latest, time)
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

extension Scanner {
  /// Goes past a finger's move, the commonest event by far, as the writer has it; nil: there is
  /// another, or something is wrong with it, and nothing was gone past.
  fileprivate mutating func canonicalMove() -> ParsedEvent? {
    let start = position
    if take("{\"drag\":{\"phase\":\"changed\",\"dx\":"), let dx = try? number(),
      take(",\"dy\":"), let dy = try? number(), take("}}"),
      Limits.Range.offset.contains(dx), Limits.Range.offset.contains(dy)
    {
      return .event(.drag(.changed(dx: dx, dy: dy)))
    }
    position = start
    return nil
  }

  /// Goes past a whole number of at most 15 digits, written without a sign, fraction or exponent.
  fileprivate mutating func digits() -> Int? {
    let start = position
    var value = 0
    while position < end, position - start < 16 {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value * 10 + Int(digit)
      position += 1
    }
    let count = position - start
    guard count > 0, count <= 15, count == 1 || bytes[start] != UInt8(ascii: "0") else {
      return nil
    }
    return value
  }
}
