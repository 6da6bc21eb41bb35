import PagerModel

extension Scanner {
  mutating func pages<Name>(
    _ name: Name, of members: Members<Name>
  ) throws(Fault) -> [PageSpec]? {
    var list: [PageSpec] = []
    let start = members[name]
    let isThere = try array(name, of: members) { (scanner: inout Scanner) throws(Fault) in
      list.append(try scanner.page())
    }
    guard isThere, let start else { return nil }
    guard list.count <= Limits.pages else {
      throw Fault(position: start, .tooManyPages(list.count))
    }
    return list
  }

  /// Goes past a page.
  mutating func page() throws(Fault) -> PageSpec {
    let members = try members(PageField.self, of: .page, depth: 4)
    let end = position
    try check(members, only: PageField.allCases)
    let id = try string(.id, of: members)
    let title = try string(.title, of: members)
    let content = try content(of: members)
    var page = PageSpec(id: id, title: title, content: content)
    guard Limits.Range.size.contains(page.contentHeight) else {
      throw Fault(position: members.start, .outOfRange("items × rowHeight", .size))
    }
    page.rowValues = try rowValues(of: members, content)
    position = end
    return page
  }

  /// In one of the ways that the container has.
  private mutating func content(of members: Members<PageField>) throws(Fault) -> PageSpec.Content {
    let height = try number(.contentHeight, of: members, .size)
    let items = try integer(.items, of: members, .count)
    let rowHeight = try number(.rowHeight, of: members, .size)
    let cells = try integer(.grid, of: members, .count)
    switch (height, items, rowHeight, cells, container) {
    case (let height?, nil, nil, nil, .pinned): return .height(height)
    case (nil, let items?, let rowHeight?, nil, .pinned),
      (nil, let items?, let rowHeight?, nil, .sticky):
      return .rows(items, rowHeight: rowHeight)
    case (nil, nil, nil, let cells?, .grid): return .cells(cells)
    case _: throw Fault(position: members.start, .pageContent(container))
    }
  }

  private mutating func rowValues(
    of members: Members<PageField>, _ content: PageSpec.Content
  ) throws(Fault) -> PageSpec.RowValues {
    var values = PageSpec.RowValues()
    values.first = try integer(.firstValue, of: members) ?? values.first
    values.count = try integer(.values, of: members, .values)
    if case .rows = content { return values }
    guard members[.firstValue] == nil, members[.values] == nil else {
      throw Fault(position: members.start, .pageContent(container))
    }
    return values
  }
}
