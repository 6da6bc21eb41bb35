import PagerModel

struct ParsedInitial {
  var initial = Initial()
  var obstacle: Obstacle?
}

extension Scanner {
  /// What was true before the first event, in a container that is built.
  mutating func initial(_ members: Members<InitialField>) throws(Fault) -> ParsedInitial {
    try check(members, only: InitialField.allCases)
    var parsed = ParsedInitial()
    var initial = Initial()
    if let place = members[.bounds] {
      position = place
      let bounds = try self.members(BoundsField.self, of: .bounds, depth: 2)
      try check(bounds, only: BoundsField.allCases)
      initial.bounds = try size(bounds, .width, .height)
    }
    initial.scale = try number(.scale, of: members, .scale)
    if initial.scale == nil, !members.isNull(.scale) { initial.scale = Initial().scale }
    initial.frameRate =
      try integer(.frameRate, of: members, .frameRate) ?? initial.frameRate
    initial.header = try number(.header, of: members, .size)
    initial.hover = try number(.hover, of: members, .size)
    if let list = try pages(.pages, of: members) {
      initial.pages = list.pages
      if list.hasGrid { parsed.obstacle = .grid }
    }
    if let word = try word(.mode, of: members, Initial.Mode.allCases.map(\.rawValue)) {
      initial.mode = Initial.Mode(rawValue: word) ?? initial.mode
    }
    if let word = try word(.loading, of: members, Initial.Loading.allCases.map(\.rawValue)) {
      initial.loading = Initial.Loading(rawValue: word) ?? initial.loading
    }
    let directions = Initial.LayoutDirection.allCases.map(\.rawValue)
    if let word = try word(.layoutDirection, of: members, directions) {
      initial.layoutDirection = Initial.LayoutDirection(rawValue: word) ?? initial.layoutDirection
    }
    try set(&initial.mainBounces, .mainBounces, members)
    try set(&initial.pageBounces, .pageBounces, members)
    try set(&initial.pageAlwaysBounce, .pageAlwaysBounce, members)
    try set(&initial.isHorizontalScrollEnabled, .isHorizontalScrollEnabled, members)
    try set(&initial.showIndicator, .showIndicator, members)
    try set(&initial.dataSource, .dataSource, members)
    try set(&initial.reusePages, .reusePages, members)
    initial.pageInsetTop =
      try number(.pageInsetTop, of: members, .inset) ?? initial.pageInsetTop
    parsed.initial = initial
    return parsed
  }

  private mutating func set(
    _ property: inout Bool, _ name: InitialField, _ members: Members<InitialField>
  ) throws(Fault) {
    if let value = try boolean(name, of: members) { property = value }
  }

  private mutating func word(
    _ name: InitialField, of members: Members<InitialField>, _ known: [String]
  ) throws(Fault) -> String? {
    guard let text = try text(name, of: members) else { return nil }
    let word = string(text)
    guard known.contains(word) else {
      throw Fault(position: text.start - 1, .unknownWord(word, for: name.name, known: known))
    }
    return word
  }
}
