import PagerModel

extension Scanner {
  /// What was true before the first event.
  mutating func initial(_ members: Members<InitialField>) throws(Fault) -> Initial {
    try check(members, only: InitialField.all(of: container))
    var initial = Initial()
    initial.container = container
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
    if container == .grid, initial.header == nil, !members.isNull(.header) {
      initial.header = GridMeasures.header
    }
    initial.pages = try pages(.pages, of: members) ?? []
    initial.mode = try word(.mode, of: members) ?? initial.mode
    initial.loading = try word(.loading, of: members) ?? initial.loading
    initial.layoutDirection = try word(.layoutDirection, of: members) ?? initial.layoutDirection
    try set(&initial.mainBounces, .mainBounces, members)
    try set(&initial.pageBounces, .pageBounces, members)
    try set(&initial.pageAlwaysBounce, .pageAlwaysBounce, members)
    try set(&initial.isHorizontalScrollEnabled, .isHorizontalScrollEnabled, members)
    try set(&initial.showIndicator, .showIndicator, members)
    try set(&initial.dataSource, .dataSource, members)
    try set(&initial.reusePages, .reusePages, members)
    initial.pageInsetTop =
      try number(.pageInsetTop, of: members, .inset) ?? initial.pageInsetTop
    initial.grid = try grid(members)
    initial.sticky = try sticky(members)
    return initial
  }

  private mutating func grid(_ members: Members<InitialField>) throws(Fault) -> GridMeasures {
    var grid = GridMeasures()
    grid.screenWidth = try number(.screenWidth, of: members, .size)
    grid.cellHeight = try number(.cellHeight, of: members, .size) ?? grid.cellHeight
    if let place = members[.insets] {
      position = place
      let edges = try self.members(EdgeField.self, of: .insets, depth: 2)
      try check(edges, only: EdgeField.allCases)
      grid.insets.left = try number(.left, of: edges, .size) ?? grid.insets.left
      grid.insets.right = try number(.right, of: edges, .size) ?? grid.insets.right
      grid.insets.top = try number(.top, of: edges, .size) ?? grid.insets.top
      grid.insets.bottom = try number(.bottom, of: edges, .size) ?? grid.insets.bottom
    }
    if let place = members[.gap] {
      position = place
      let gaps = try self.members(GapField.self, of: .gap, depth: 2)
      try check(gaps, only: GapField.allCases)
      grid.gap.column = try number(.column, of: gaps, .size) ?? grid.gap.column
      grid.gap.row = try number(.row, of: gaps, .size) ?? grid.gap.row
    }
    _ = try array(.labelWidths, of: members) { (scanner: inout Scanner) throws(Fault) in
      let place = scanner.position
      let width = try scanner.number()
      guard Limits.Range.size.contains(width) else {
        throw Fault(position: place, .outOfRange("labelWidths", .size))
      }
      grid.labelWidths.append(width)
    }
    return grid
  }

  private mutating func sticky(_ members: Members<InitialField>) throws(Fault) -> StickyMeasures {
    var sticky = StickyMeasures()
    sticky.headerRows = try integer(.headerRows, of: members, .count) ?? sticky.headerRows
    sticky.headerRowHeight =
      try number(.headerRowHeight, of: members, .size) ?? sticky.headerRowHeight
    sticky.stickyHeight = try number(.stickyHeight, of: members, .size) ?? sticky.stickyHeight
    sticky.spacing = try number(.spacing, of: members, .size) ?? sticky.spacing
    guard Limits.Range.size.contains(sticky.headerRowsHeight) else {
      throw Fault(
        position: members[.headerRowHeight] ?? members[.spacing] ?? members[.headerRows]
          ?? members.start,
        .outOfRange(StickyMeasures.headerRowsHeightName, .size))
    }
    return sticky
  }

  private mutating func set(
    _ property: inout Bool, _ name: InitialField, _ members: Members<InitialField>
  ) throws(Fault) {
    if let value = try boolean(name, of: members) { property = value }
  }
}
