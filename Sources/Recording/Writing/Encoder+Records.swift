import PagerModel

extension Encoder {
  /// One record, in the canonical order of its fields.
  mutating func record(_ record: Record, _ payloads: Payloads) throws(Problem) {
    try object { (encoder: inout Encoder) throws(Problem) in
      switch record {
      case .header(let header): try encoder.header(header)
      case .event(let id, let parent, let dt, let event):
        encoder.kind(.event)
        try encoder.integer("id", id, .node)
        try encoder.integer("parent", parent, .node)
        try encoder.integer("dt", Int(dt), .duration)
        try encoder.event("event", event, payloads)
      case .observe(let observation): try encoder.observation(observation)
      case .expect(let expectation): try encoder.expectation(expectation)
      case .snapshot(let snapshot):
        encoder.kind(.snapshot)
        try encoder.integer("at", snapshot.at, .node)
        encoder.string("name", snapshot.name)
        try encoder.state(snapshot.state)
      case .mark(let mark):
        encoder.kind(.mark)
        try encoder.integer("at", mark.at, .node)
        encoder.string("name", mark.name)
        if mark.isBranch { encoder.boolean("branch", true) }
      case .note(let note):
        encoder.kind(.note)
        try encoder.integer("at", note.at, .node)
        encoder.string("text", note.text)
      case .end(let records):
        encoder.kind(.end)
        try encoder.integer("records", records)
      }
    }
  }

  private mutating func kind(_ kind: RecordKind) { string("kind", kind.rawValue) }

  private mutating func header(_ header: Header) throws(Problem) {
    kind(.recording)
    try integer("version", Limits.version)
    string("container", header.container)
    string("title", header.title)
    try object("initial") { (encoder: inout Encoder) throws(Problem) in
      try encoder.initial(header.initial)
    }
    if let policy = header.policy { try self.policy("policy", policy) }
    if !header.exemptions.isEmpty {
      try object("exempt") { (encoder: inout Encoder) throws(Problem) in
        for exemption in header.exemptions {
          guard !exemption.reason.allSatisfy(\.isWhitespace) else {
            throw .content(.wrongType(exemption.invariant, expected: .reason))
          }
          encoder.string(exemption.invariant, exemption.reason)
        }
      }
    }
    string("source", header.source)
    string("device", header.device)
    if header.isSealed { boolean("sealed", true) }
  }

  /// What an absent field says is left out, and what another container has.
  private mutating func initial(_ initial: Initial) throws(Problem) {
    let usual = Initial()
    if let bounds = initial.bounds {
      try object("bounds") { (encoder: inout Encoder) throws(Problem) in
        try encoder.size(bounds)
      }
    }
    if initial.scale == nil {
      null("scale")
    } else if initial.scale != usual.scale {
      try number("scale", initial.scale, .scale)
    }
    if initial.frameRate != usual.frameRate {
      try integer("frameRate", initial.frameRate, .frameRate)
    }
    switch initial.container {
    case .pinned:
      try number("header", initial.header, .size)
      try number("hover", initial.hover, .size)
    case .grid:
      if initial.header == nil { null("header") }
      if let header = initial.header, header != GridMeasures.header {
        try number("header", header, .size)
      }
    case .sticky: break
    }
    if !initial.pages.isEmpty { try pages(initial.pages) }
    switch initial.container {
    case .pinned: try pinned(initial)
    case .grid:
      properties(initial)
      try grid(initial.grid)
    case .sticky:
      properties(initial)
      try sticky(initial.sticky)
    }
  }

  private mutating func properties(_ initial: Initial) {
    let usual = Initial()
    difference("mainBounces", initial.mainBounces, usual.mainBounces)
    difference("showIndicator", initial.showIndicator, usual.showIndicator)
    difference("dataSource", initial.dataSource, usual.dataSource)
  }

  private mutating func pinned(_ initial: Initial) throws(Problem) {
    let usual = Initial()
    if initial.mode != usual.mode { string("mode", initial.mode.rawValue) }
    if initial.loading != usual.loading { string("loading", initial.loading.rawValue) }
    difference("mainBounces", initial.mainBounces, usual.mainBounces)
    difference("pageBounces", initial.pageBounces, usual.pageBounces)
    difference("pageAlwaysBounce", initial.pageAlwaysBounce, usual.pageAlwaysBounce)
    if initial.pageInsetTop != usual.pageInsetTop {
      try number("pageInsetTop", initial.pageInsetTop, .inset)
    }
    difference(
      "isHorizontalScrollEnabled", initial.isHorizontalScrollEnabled,
      usual.isHorizontalScrollEnabled)
    difference("showIndicator", initial.showIndicator, usual.showIndicator)
    if initial.layoutDirection != usual.layoutDirection {
      string("layoutDirection", initial.layoutDirection.rawValue)
    }
    difference("dataSource", initial.dataSource, usual.dataSource)
    difference("reusePages", initial.reusePages, usual.reusePages)
  }

  private mutating func grid(_ grid: GridMeasures) throws(Problem) {
    let usual = GridMeasures()
    try number("screenWidth", grid.screenWidth, .size)
    if grid.insets != usual.insets {
      try object("insets") { (encoder: inout Encoder) throws(Problem) in
        try encoder.number("left", grid.insets.left, .size)
        try encoder.number("right", grid.insets.right, .size)
        try encoder.number("top", grid.insets.top, .size)
        try encoder.number("bottom", grid.insets.bottom, .size)
      }
    }
    if grid.gap != usual.gap {
      try object("gap") { (encoder: inout Encoder) throws(Problem) in
        try encoder.number("column", grid.gap.column, .size)
        try encoder.number("row", grid.gap.row, .size)
      }
    }
    if grid.cellHeight != usual.cellHeight {
      try number("cellHeight", grid.cellHeight, .size)
    }
    if !grid.labelWidths.isEmpty {
      try array("labelWidths", grid.labelWidths) {
        (encoder: inout Encoder, width) throws(Problem) in
        try encoder.element(of: "labelWidths", width, .size)
      }
    }
  }

  private mutating func sticky(_ sticky: StickyMeasures) throws(Problem) {
    let usual = StickyMeasures()
    guard Limits.Range.size.contains(sticky.headerRowsHeight) else {
      throw .content(.outOfRange(StickyMeasures.headerRowsHeightName, .size))
    }
    if sticky.headerRows != usual.headerRows {
      try integer("headerRows", sticky.headerRows, .count)
    }
    if sticky.headerRowHeight != usual.headerRowHeight {
      try number("headerRowHeight", sticky.headerRowHeight, .size)
    }
    if sticky.stickyHeight != usual.stickyHeight {
      try number("stickyHeight", sticky.stickyHeight, .size)
    }
    if sticky.spacing != usual.spacing { try number("spacing", sticky.spacing, .size) }
  }

  private mutating func difference(_ name: String, _ value: Bool, _ usual: Bool) {
    if value != usual { boolean(name, value) }
  }

  private mutating func observation(_ observation: Observation) throws(Problem) {
    kind(.observe)
    try integer("at", observation.at, .node)
    string("source", observation.source)
    if !observation.state.isEmpty || observation.effects == nil { try state(observation.state) }
    try effects(observation.effects, since: observation.since)
    try number("within", observation.within, .tolerance)
  }

  private mutating func expectation(_ expectation: Expectation) throws(Problem) {
    kind(.expect)
    try integer("at", expectation.at, .node)
    let saysElse = expectation.effects != nil || expectation.that != nil
    if expectation.state.isEmpty, !saysElse {
      throw .content(.nothingExpected(.record(.expect)))
    }
    if !expectation.state.isEmpty { try state(expectation.state) }
    try effects(expectation.effects, since: nil)
    string("that", expectation.that?.text)
    try since(expectation.since, effects: expectation.effects)
    try number("within", expectation.within, .tolerance)
    if let failsUnder = expectation.failsUnder { try policy("failsUnder", failsUnder) }
    string("note", expectation.note)
  }

  private mutating func effects(_ effects: [String]?, since node: Int?) throws(Problem) {
    if let effects {
      try array("effects", effects) { (encoder: inout Encoder, effect) throws(Problem) in
        let name = effect.prefix { $0 != " " }
        guard Effect.names.contains(where: { $0 == name }) else {
          throw .content(.unknownEffect(String(name)))
        }
        encoder.text(effect)
      }
    }
    try since(node, effects: effects)
  }

  private mutating func since(_ node: Int?, effects: [String]?) throws(Problem) {
    guard let node else { return }
    guard effects != nil else { throw .order(.sinceWithoutEffects) }
    try integer("since", node, .node)
  }

  private mutating func state(_ entries: [StateEntry]) throws(Problem) {
    let container = container
    try object("state") { (encoder: inout Encoder) throws(Problem) in
      var names: Set<String> = []
      for entry in entries {
        guard names.insert(entry.text).inserted else {
          throw .syntax(.duplicateKey(entry.text))
        }
        guard container.map({ (try? StatePath.parse(entry.text, in: $0)) != nil }) ?? true else {
          throw .content(.unknownPath(entry.text, in: container))
        }
        try encoder.entry(entry.text, entry.value)
      }
    }
  }
}
