import PagerModel

struct ParsedPages {
  var pages: [PageSpec] = []
  /// One of them is a grid, and not among `pages`.
  var hasGrid = false
}

extension Scanner {
  mutating func pages<Name>(
    _ name: Name, of members: Members<Name>
  ) throws(Fault) -> ParsedPages? {
    var list = ParsedPages()
    var count = 0
    let start = members[name]
    let isThere = try array(name, of: members) { (scanner: inout Scanner) throws(Fault) in
      let page = try scanner.page()
      count += 1
      if let page { list.pages.append(page) } else { list.hasGrid = true }
    }
    guard isThere, let start else { return nil }
    guard count <= Limits.pages else {
      throw Fault(position: start, .tooManyPages(count))
    }
    return list
  }

  /// Goes past a page; nil: it is a grid.
  mutating func page() throws(Fault) -> PageSpec? {
    let members = try members(PageField.self, of: .page, depth: 4)
    let end = position
    try check(members, only: PageField.allCases)
    let id = try string(.id, of: members)
    let title = try string(.title, of: members)
    let height = try number(.contentHeight, of: members, .size)
    let items = try integer(.items, of: members, .count)
    let rowHeight = try number(.rowHeight, of: members, .size)
    let grid = try integer(.grid, of: members, .count)
    position = end
    switch (height, items, rowHeight, grid) {
    case (let height?, nil, nil, nil):
      return PageSpec(id: id, title: title, content: .height(height))
    case (nil, let items?, let rowHeight?, nil):
      let content = PageSpec.Content.rows(items, rowHeight: rowHeight)
      let page = PageSpec(id: id, title: title, content: content)
      guard Limits.Range.size.contains(page.contentHeight) else {
        throw Fault(position: members.start, .outOfRange("items × rowHeight", .size))
      }
      return page
    case (nil, nil, nil, _?): return nil
    case _: throw Fault(position: members.start, .pageContent)
    }
  }
}
