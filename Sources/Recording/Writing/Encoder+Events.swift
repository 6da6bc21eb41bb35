import PagerModel

extension Encoder {
  /// An object with one key, the event's name. `payloads` are those of its session.
  mutating func event(
    _ name: String, _ event: PagerEvent, _ payloads: Payloads
  ) throws(Problem) {
    try object(name) { (encoder: inout Encoder) throws(Problem) in
      try encoder.object(event.kind.rawValue) { (encoder: inout Encoder) throws(Problem) in
        try encoder.parameters(of: event, payloads)
      }
    }
  }

  /// It alone.
  mutating func event(_ event: PagerEvent, _ payloads: Payloads) throws(Problem) {
    try object { (encoder: inout Encoder) throws(Problem) in
      try encoder.object(event.kind.rawValue) { (encoder: inout Encoder) throws(Problem) in
        try encoder.parameters(of: event, payloads)
      }
    }
  }

  private mutating func parameters(
    of event: PagerEvent, _ payloads: Payloads
  ) throws(Problem) {
    switch event {
    case .touch(let touch): try self.touch(touch)
    case .drag(let drag): try self.drag(drag)
    case .reload(let page): try integer("toPageAt", page)
    case .scrollToPage(let page, let animated):
      try integer("at", page)
      boolean("animated", animated)
    case .setCurrentPageIndex(let page): try integer("to", page)
    case .selectTab(let page, let animated):
      try integer("at", page)
      if !animated { boolean("animated", animated) }
    case .setContentOffset(let view, let x, let y, let animated):
      try scrollView(view)
      try number("x", x, .offset)
      try number("y", y, .offset)
      boolean("animated", animated)
    case .layout(let size, let insets):
      try self.size(size)
      if let insets { try self.safeArea(insets) }
    case .header(let height), .hover(let height):
      if height == nil { null("height") } else { try number("height", height, .size) }
    case .pages(let id): try pages(payloads[id])
    case .contentSize(let page, let height):
      try integer("page", page)
      try number("height", height, .size)
    case .setting(let setting): try self.setting(setting, payloads)
    case .wait, .scrollToTop: break
    case .refresh(let view, let phase):
      try scrollView(view)
      try refresh(phase)
    case .pinOffset(let y): try number("y", y, .size)
    case .contentInset(let view, let insets, let writer):
      try scrollView(view)
      try edges(insets)
      string("by", writer.rawValue)
    case .pageInsert(let index, let page, let follow):
      try integer("at", index)
      if let page = page.flatMap({ payloads[$0].first }) { try self.page("page", page) }
      if follow { boolean("follow", follow) }
    case .pageDelete(let index, let follow):
      try integer("at", index)
      if follow { boolean("follow", follow) }
    case .appear(let animated), .disappear(let animated):
      if animated { boolean("animated", animated) }
    case .pageDelegate(let page, let delegate):
      try integer("page", page)
      string("to", delegate.rawValue)
    case .callback(let id):
      guard let callback = payloads[id] else {
        throw .content(.missing("on", of: .event(.callback)))
      }
      string("on", callback.on.description)
      try self.event("do", callback.event, payloads)
    }
  }

  private mutating func refresh(_ phase: PagerEvent.Refresh) throws(Problem) {
    switch phase {
    case .began(let height):
      string("phase", "began")
      try number("height", height, .size)
    case .ended: string("phase", "ended")
    }
  }

  private mutating func safeArea(_ insets: Insets) throws(Problem) {
    try object("insets") { (encoder: inout Encoder) throws(Problem) in
      try encoder.edges(insets)
    }
  }

  private mutating func edges(_ insets: Insets) throws(Problem) {
    try number("top", insets.top, .inset)
    try number("bottom", insets.bottom, .inset)
  }

  private mutating func touch(_ touch: PagerEvent.Touch) throws(Problem) {
    switch touch {
    case .down(let point):
      string("phase", "down")
      try self.point(point)
    case .up: string("phase", "up")
    case .cancelled: string("phase", "cancelled")
    }
  }

  private mutating func drag(_ drag: PagerEvent.Drag) throws(Problem) {
    switch drag {
    case .began(let point, let velocity):
      string("phase", "began")
      try self.point(point)
      if let velocity { try self.velocity(velocity) }
    case .changed(let dx, let dy):
      string("phase", "changed")
      try number("dx", dx, .offset)
      try number("dy", dy, .offset)
    case .ended(let velocity, let target):
      string("phase", "ended")
      try self.velocity(velocity)
      try number("target", target, .offset)
    case .cancelled: string("phase", "cancelled")
    }
  }

  private mutating func point(_ point: Point) throws(Problem) {
    try number("x", point.x, .offset)
    try number("y", point.y, .offset)
  }

  private mutating func velocity(_ velocity: Velocity) throws(Problem) {
    try number("vx", velocity.x, .velocity)
    try number("vy", velocity.y, .velocity)
  }

  mutating func size(_ size: Size) throws(Problem) {
    try number("width", size.width, .size)
    try number("height", size.height, .size)
  }

  private mutating func scrollView(_ view: ScrollViewID) throws(Problem) {
    switch view {
    case .main: string("scrollView", "main")
    case .content: string("scrollView", "content")
    case .page(let page):
      string("scrollView", "page")
      try integer("page", page)
    }
  }

  mutating func pages(_ pages: [PageSpec]) throws(Problem) {
    guard pages.count <= Limits.pages else { throw .content(.tooManyPages(pages.count)) }
    try array("pages", pages) { (encoder: inout Encoder, page) throws(Problem) in
      try encoder.object { (encoder: inout Encoder) throws(Problem) in
        try encoder.members(of: page)
      }
    }
  }

  private mutating func page(_ name: String, _ page: PageSpec) throws(Problem) {
    try object(name) { (encoder: inout Encoder) throws(Problem) in
      try encoder.members(of: page)
    }
  }

  private mutating func members(of page: PageSpec) throws(Problem) {
    if let container, !page.content.exists(in: container) {
      throw .content(.pageContent(container))
    }
    string("id", page.id)
    string("title", page.title)
    switch page.content {
    case .height(let height): try number("contentHeight", height, .size)
    case .rows(let count, let rowHeight):
      try integer("items", count, .count)
      try number("rowHeight", rowHeight, .size)
      guard Limits.Range.size.contains(page.contentHeight) else {
        throw .content(.outOfRange("items × rowHeight", .size))
      }
      let usual = PageSpec.RowValues()
      if page.rowValues.first != usual.first { try integer("firstValue", page.rowValues.first) }
      if let count = page.rowValues.count { try integer("values", count, .values) }
    case .cells(let count): try integer("grid", count, .count)
    }
  }

  private mutating func setting(
    _ setting: PagerEvent.Setting, _ payloads: Payloads
  ) throws(Problem) {
    boolean("isHorizontalScrollEnabled", setting.isHorizontalScrollEnabled)
    boolean("showIndicator", setting.showIndicator)
    boolean("dataSource", setting.dataSource)
    boolean("delegate", setting.delegate)
    if let policy = setting.policy { try self.policy("policy", payloads[policy]) }
  }

  mutating func policy(_ name: String, _ change: PolicyChange) throws(Problem) {
    try object(name) { (encoder: inout Encoder) throws(Problem) in
      encoder.string("preset", change.preset?.rawValue)
      // Of two values for one rule the last stands; a key stands once.
      for (index, value) in change.values.enumerated()
      where !change.values[(index + 1)...].contains(where: { $0.name == value.name }) {
        encoder.string(value.name.rawValue, value.word)
      }
    }
  }
}
