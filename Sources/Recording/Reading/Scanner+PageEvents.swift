import PagerModel

/// Events of single pages, and of what the app does inside a callback.
extension Scanner {
  mutating func pageInsert(_ members: Members<Parameter>) throws(Fault) -> ParsedEvent {
    try check(members, only: [.at, .page, .follow])
    let index = try required(integer(.at, of: members), .at, of: members)
    let follow = try boolean(.follow, of: members) ?? false
    guard let place = members[.page] else {
      return .event(.pageInsert(at: index, page: nil, follow: follow))
    }
    position = place
    return .pageInsert(at: index, try page(), follow: follow)
  }

  mutating func pageDelegate(_ members: Members<Parameter>) throws(Fault) -> ParsedEvent {
    try check(members, only: [.page, .to])
    let index = try required(integer(.page, of: members), .page, of: members)
    let delegate: PagerEvent.PageDelegate =
      try required(word(.to, of: members), .to, of: members)
    return .event(.pageDelegate(page: index, to: delegate))
  }

  mutating func callback(
    _ members: Members<Parameter>, foreign: Bool
  ) throws(Fault) -> ParsedEvent {
    try check(members, only: [.on, .do])
    let word = try required(text(.on, of: members), .on, of: members)
    guard let pattern = EffectPattern(string(word)) else { throw unknownEffect(word) }
    position = try required(members[.do], .do, of: members)
    let event = try self.event(foreign: foreign)
    if case .blocked = event { return event }
    return .callback(pattern, event)
  }

  private func unknownEffect(_ word: Text) -> Fault {
    let text = string(word)
    let name = text.prefix { $0 != " " }
    guard Effect.names.contains(where: { $0 == name }), name != "ignored" else {
      return Fault(position: word.start - 1, .unknownEffect(String(name)))
    }
    return Fault(position: word.start - 1, .effectSubject(text))
  }
}
