import PagerModel

/// An event as read; what has no fixed size is not in the session's `Payloads` yet.
indirect enum ParsedEvent {
  case event(PagerEvent)
  case pages([PageSpec])
  case setting(PagerEvent.Setting, PolicyChange)
  case pageInsert(at: Int, PageSpec, follow: Bool)
  case callback(EffectPattern, ParsedEvent)
  /// Well formed, but not to be replayed.
  case blocked(Obstacle)
}

private enum ScrollViewName: String, CaseIterable {
  case main, content, page
}

extension EventKind {
  static let words = Words<EventKind>()
}

extension Scanner {
  /// Goes past an event: an object with one key, its name, whose value holds the parameters.
  ///
  /// `foreign`: the container is not one that is built, so its policies' names are not known.
  mutating func event(foreign: Bool) throws(Fault) -> ParsedEvent {
    let start = position
    guard take(UInt8(ascii: "{")) else {
      throw Fault(position: start, .wrongType("event", expected: .object))
    }
    skipBlanks()
    if take(UInt8(ascii: "}")) { throw Fault(position: start, .eventCount(0)) }
    let key = try self.key()
    guard let kind = EventKind.words.word(key, in: self) else {
      try skipValue(depth: 2)
      try closeEvent()
      return .blocked(.unknownEvent(string(key)))
    }
    let parameters = try members(Parameter.self, of: .event(kind), depth: 2)
    try closeEvent()
    let end = position
    let event = try self.event(kind, parameters, foreign: foreign)
    position = end
    return event
  }

  private mutating func closeEvent() throws(Fault) {
    skipBlanks()
    let comma = position
    var count = 1
    while take(UInt8(ascii: ",")) {
      _ = try key()
      try skipValue(depth: 2)
      skipBlanks()
      count += 1
    }
    guard take(UInt8(ascii: "}")) else { throw expected(.commaOrBrace) }
    if count > 1 { throw Fault(position: comma, .eventCount(count)) }
  }

  private mutating func event(
    _ kind: EventKind, _ members: Members<Parameter>, foreign: Bool
  ) throws(Fault) -> ParsedEvent {
    switch kind {
    case .touch: return .event(.touch(try touch(members)))
    case .drag: return .event(.drag(try drag(members)))
    case .reload:
      try check(members, only: [.toPageAt])
      return .event(.reload(toPageAt: try integer(.toPageAt, of: members)))
    case .scrollToPage:
      try check(members, only: [.at, .animated])
      let page = try required(integer(.at, of: members), .at, of: members)
      let animated = try required(boolean(.animated, of: members), .animated, of: members)
      return .event(.scrollToPage(at: page, animated: animated))
    case .setCurrentPageIndex:
      try check(members, only: [.to])
      let page = try required(integer(.to, of: members), .to, of: members)
      return .event(.setCurrentPageIndex(to: page))
    case .selectTab:
      try check(members, only: [.at, .animated])
      let page = try required(integer(.at, of: members), .at, of: members)
      let animated = try boolean(.animated, of: members) ?? true
      return .event(.selectTab(at: page, animated: animated))
    case .setContentOffset: return .event(try contentOffset(members))
    case .layout:
      try check(members, only: [.width, .height, .insets])
      let size = try self.size(members, .width, .height)
      return .event(.layout(size, insets: try safeArea(members)))
    case .header:
      try check(members, only: [.height])
      return .event(.header(height: try number(.height, of: members, .size)))
    case .hover:
      try check(members, only: [.height])
      return .event(.hover(height: try number(.height, of: members, .size)))
    case .pages:
      try check(members, only: [.pages])
      return .pages(try required(pages(.pages, of: members), .pages, of: members))
    case .contentSize:
      try check(members, only: [.page, .height])
      let page = try required(integer(.page, of: members), .page, of: members)
      let height = try required(number(.height, of: members, .size), .height, of: members)
      return .event(.contentSize(page: page, height: height))
    case .setting: return try setting(members, foreign: foreign)
    case .wait:
      try check(members, only: [])
      return .event(.wait)
    case .scrollToTop:
      try check(members, only: [])
      return .event(.scrollToTop)
    case .refresh: return .event(try refresh(members))
    case .pinOffset:
      try check(members, only: [.y])
      return .event(.pinOffset(try required(number(.y, of: members, .size), .y, of: members)))
    case .contentInset: return .event(try contentInset(members))
    case .pageInsert: return try pageInsert(members)
    case .pageDelete:
      try check(members, only: [.at, .follow])
      let page = try required(integer(.at, of: members), .at, of: members)
      return .event(.pageDelete(at: page, follow: try boolean(.follow, of: members) ?? false))
    case .appear:
      try check(members, only: [.animated])
      return .event(.appear(animated: try boolean(.animated, of: members) ?? false))
    case .disappear:
      try check(members, only: [.animated])
      return .event(.disappear(animated: try boolean(.animated, of: members) ?? false))
    case .pageDelegate: return try pageDelegate(members)
    case .callback: return try callback(members, foreign: foreign)
    }
  }

  mutating func size<Name>(
    _ members: Members<Name>, _ width: Name, _ height: Name
  ) throws(Fault) -> Size {
    Size(
      width: try required(number(width, of: members, .size), width, of: members),
      height: try required(number(height, of: members, .size), height, of: members))
  }

  private mutating func contentOffset(_ members: Members<Parameter>) throws(Fault) -> PagerEvent {
    try check(members, only: [.scrollView, .page, .x, .y, .animated])
    let view = try scrollView(members, others: [.x, .y, .animated])
    return .setContentOffset(
      view,
      x: try number(.x, of: members, .offset),
      y: try number(.y, of: members, .offset),
      animated: try required(boolean(.animated, of: members), .animated, of: members))
  }

  /// `scrollView`, with `page` where it is a page; `others`: what the event has besides.
  mutating func scrollView(
    _ members: Members<Parameter>, others: [Parameter]
  ) throws(Fault) -> ScrollViewID {
    let name: ScrollViewName =
      try required(word(.scrollView, of: members), .scrollView, of: members)
    let page = try integer(.page, of: members)
    if page != nil, name != .page { try check(members, only: [.scrollView] + others) }
    return switch name {
    case .main: .main
    case .content: .content
    case .page: .page(try required(page, .page, of: members))
    }
  }

  private mutating func setting(
    _ members: Members<Parameter>, foreign: Bool
  ) throws(Fault) -> ParsedEvent {
    try check(
      members,
      only: [.isHorizontalScrollEnabled, .showIndicator, .dataSource, .delegate, .policy])
    var setting = PagerEvent.Setting()
    setting.isHorizontalScrollEnabled = try boolean(.isHorizontalScrollEnabled, of: members)
    setting.showIndicator = try boolean(.showIndicator, of: members)
    setting.dataSource = try boolean(.dataSource, of: members)
    setting.delegate = try boolean(.delegate, of: members)
    guard let policy = try policy(.policy, of: members, foreign: foreign) else {
      return .event(.setting(setting))
    }
    return .setting(setting, policy)
  }
}
