import PagerModel

/// Random pagers, and random events for them.
package struct RandomEvents {
  package var random: Seeded
  /// Huge and tiny numbers, indices that do not exist, events in any order.
  package let isSenseless: Bool
  package let container: Container

  package init(seed: UInt64, isSenseless: Bool, container: Container = .pinned) {
    random = Seeded(seed)
    self.isSenseless = isSenseless
    self.container = container
  }

  // MARK: The pager

  /// `chosen`: the rules, which no event then changes; nil: any.
  package mutating func pager(_ chosen: Policies? = nil) -> Pager {
    pager(initial(), chosen)
  }

  package mutating func initial() -> Initial {
    var initial = Initial()
    if random.below(10) > 0 { initial.bounds = size() }
    initial.scale = random.pick([3, 3, 2, 1, nil])
    initial.frameRate = random.pick([60, 60, 120, 240, 59, 1])
    initial.header = random.pick([nil, 0, 240, 240, height()])
    initial.hover = random.pick([nil, 0, 60, 60, height()])
    initial.pages = specs()
    initial.loading = random.pick([.lazy, .eager])
    initial.mainBounces = random.below(4) > 0
    initial.pageBounces = random.below(4) > 0
    initial.pageAlwaysBounce = random.below(4) == 0
    initial.pageInsetTop = random.pick([0, 0, 0, 20])
    initial.reusePages = random.below(4) == 0
    initial.dataSource = random.below(20) > 0
    initial.mode = random.pick(Initial.Mode.allCases)
    initial.layoutDirection = random.pick([.ltr, .ltr, .rtl])
    if container != .pinned { setMeasures(&initial) }
    return initial
  }

  package mutating func pager(_ initial: Initial, _ chosen: Policies? = nil) -> Pager {
    var pager = Pager(initial, policies: chosen ?? policies())
    var payloads = pager.payloads
    for _ in 0..<2 { _ = payloads.add(specs()) }
    for _ in 0..<2 {
      let change = policyChange()
      _ = payloads.add(chosen == nil ? change : PolicyChange())
    }
    for _ in 0..<Self.callbacks { _ = payloads.add(callback()) }
    pager.payloads = payloads
    return pager
  }

  private mutating func setMeasures(_ initial: inout Initial) {
    initial.container = container
    initial.grid.screenWidth = random.pick([nil, nil, 390, height()])
    initial.grid.insets.left = random.pick([12, 0, 100])
    initial.grid.gap.row = random.pick([6, 0, 30])
    initial.grid.cellHeight = random.pick([160, 160, 44, 0, height()])
    initial.grid.labelWidths = random.pick([[], [40, 60], [300, 300, 300]])
    initial.sticky.headerRows = random.pick([5, 0, 1])
    initial.sticky.headerRowHeight = random.pick([54, 0, height()])
    initial.sticky.stickyHeight = random.pick([54, 0, height()])
    initial.sticky.spacing = random.pick([8, 0])
  }

  package mutating func policies() -> Policies {
    policyChange().applied(to: random.pick(container.presets).policies)
  }

  private mutating func policyChange() -> PolicyChange {
    var change = PolicyChange()
    for _ in 0..<random.below(5) {
      let name = random.pick(container.policyNames)
      let word = random.pick(Policies.entry(name).values)
      change.values += [PolicyChange.Value(name, word)].compactMap(\.self)
    }
    return change
  }

  private mutating func specs() -> [PageSpec] {
    (0..<random.pick([0, 1, 2, 3, 3, 5])).map { _ in
      switch container {
      case .pinned: break
      case .grid: return PageSpec(content: .cells(random.pick([0, 1, 6, 7, 40, count()])))
      case .sticky: return rows()
      }
      let height = random.pick([0, 100, 784, 1000, 2000, 5000, height()])
      return PageSpec(title: height == 784 ? "推荐" : nil, content: .height(height))
    }
  }

  private mutating func rows() -> PageSpec {
    let height = random.pick([52, 100, 0, 17.3, self.height()])
    var page = PageSpec(
      content: .rows(random.pick([0, 3, 125, 1000, count()]), rowHeight: height))
    page.rowValues.first = random.pick([0, 0, -10, isSenseless ? .min : 5])
    page.rowValues.count = random.pick([nil, nil, 26, isSenseless ? 0 : 3])
    return page
  }

  private mutating func count() -> Int {
    isSenseless ? random.pick([10_000_000, -1, .max, 1]) : random.below(300)
  }

  // MARK: Events

  /// The time until the next event: often none, mostly a few frames, sometimes long.
  package mutating func delay() -> Microseconds {
    switch random.below(8) {
    case 0, 1: 0
    case 2: Microseconds(random.below(200))
    case 3, 4, 5: Microseconds(random.below(60_000))
    case 6: Microseconds(random.below(1_000_000))
    default: isSenseless ? random.pick([1, 4_000_000, 86_400_000_000]) : 4_000_000
    }
  }

  package mutating func event() -> PagerEvent {
    switch random.below(34) {
    case 0...3: .drag(.changed(dx: move(), dy: move()))
    case 4, 5: .drag(.changed(dx: 0, dy: move()))
    case 6...8: .drag(.began(at: point(), velocity: random.pick([velocity(), nil])))
    case 9, 10: .drag(.ended(velocity: velocity(), target: random.below(8) == 0 ? move() : nil))
    case 11: .drag(.cancelled)
    case 12: .touch(random.pick([.down(point()), .up, .cancelled]))
    case 13: .reload(toPageAt: random.pick([nil, index()]))
    case 14: .scrollToPage(at: index(), animated: random.below(2) == 0)
    case 15: .selectTab(at: index(), animated: random.below(3) > 0)
    case 16: .setCurrentPageIndex(to: index())
    case 17: setOffset()
    case 18: .layout(size(), insets: random.pick([nil, nil, insets()]))
    case 19:
      random.below(2) == 0 ? .header(height: optionalHeight()) : .hover(height: optionalHeight())
    case 20: pages()
    case 21: .contentSize(page: index(), height: height())
    case 22: .setting(setting())
    case 23: .scrollToTop
    case 24: .refresh(verticalView(), random.pick([.began(height: height()), .ended]))
    case 25: .pinOffset(random.pick([0, 64, 100, height()]))
    case 26: .contentInset(verticalView(), insets(), by: random.pick(InsetWriter.allCases))
    case 27, 28: pageEvent()
    case 29: random.below(2) == 0 ? .appear(animated: flip()) : .disappear(animated: flip())
    case 30: .pageDelegate(page: index(), to: random.pick(PagerEvent.PageDelegate.allCases))
    case 31, 32: .callback(callbackID())
    default: .wait
    }
  }

  private mutating func verticalView() -> ScrollViewID {
    random.pick([.main, .main, .page(index()), isSenseless ? .content : .page(0)])
  }

  private mutating func insets() -> Insets {
    if isSenseless { return Insets(top: number(1e7), bottom: number(1e7)) }
    return random.pick([
      Insets(), Insets(top: 47, bottom: 34), Insets(top: -20), Insets(bottom: -100),
      Insets(top: 300, bottom: 0.1),
    ])
  }

  /// How many callbacks a pager's payloads hold.
  private static let callbacks = 8

  private mutating func flip() -> Bool { random.below(2) == 0 }

  private mutating func pageEvent() -> PagerEvent {
    if flip() { return .pageDelete(at: index(), follow: flip()) }
    var payloads = Payloads(initialPages: [])
    var id: Payloads.PagesID?
    for _ in 0..<random.below(isSenseless ? 4 : 3) { id = payloads.add([]) }
    return .pageInsert(at: index(), page: id, follow: flip())
  }

  private mutating func callback() -> Callback {
    let kind = random.pick(Effect.Kind.allCases)
    let subject = random.pick([EffectPattern.Subject.any, .any, .page(0), .scrollView(.main)])
    return Callback(on: EffectPattern(kind, subject), do: event())
  }

  private mutating func callbackID() -> Payloads.CallbackID {
    var payloads = Payloads(initialPages: [])
    let callback = Callback(on: EffectPattern(.didScroll), do: .wait)
    var id = payloads.add(callback)
    for _ in 0..<random.below(Self.callbacks) { id = payloads.add(callback) }
    return id
  }

  private mutating func pages() -> PagerEvent {
    var payloads = Payloads(initialPages: [])
    var id = payloads.add([])
    for _ in 0..<random.below(isSenseless ? 4 : 2) { id = payloads.add([]) }
    return .pages(id)
  }

  private mutating func setting() -> PagerEvent.Setting {
    var setting = PagerEvent.Setting()
    switch random.below(6) {
    case 0: setting.isHorizontalScrollEnabled = random.below(2) == 0
    case 1: setting.showIndicator = random.below(2) == 0
    case 2: setting.dataSource = random.below(3) > 0
    case 3: setting.delegate = random.below(2) == 0
    default:
      var payloads = Payloads(initialPages: [])
      var id = payloads.add(PolicyChange())
      if random.below(2) == 0 { id = payloads.add(PolicyChange()) }
      setting.policy = id
    }
    return setting
  }

  private mutating func setOffset() -> PagerEvent {
    let view = random.pick([ScrollViewID.main, .content, .page(index())])
    let isRightAxis = random.below(10) > 0
    let offset = isSenseless ? number(1e9) : random.between(-300, 1500)
    let isHorizontal = (view == .content) == isRightAxis
    return .setContentOffset(
      view, x: isHorizontal ? offset : nil, y: isHorizontal ? nil : offset,
      animated: random.below(2) == 0)
  }

  // MARK: Numbers

  /// A number that no larger than `limit`, of any size and sign.
  private mutating func number(_ limit: Double) -> Double {
    let special = [
      0, -0.0, limit, -limit, 1e-300, -Double.leastNonzeroMagnitude, 0.5, 1e-9, 1.0 / 3,
    ]
    return random.below(3) == 0
      ? random.pick(special) : random.between(-1, 1) * random.pick([1, 100, limit])
  }

  private mutating func move() -> Double {
    isSenseless ? number(1e9) : random.between(-200, 200).rounded()
  }

  private mutating func velocity() -> Velocity {
    if isSenseless { return Velocity(x: number(1e6), y: number(1e6)) }
    return Velocity(x: random.between(-3000, 3000), y: random.between(-4000, 4000))
  }

  private mutating func height() -> Double {
    isSenseless ? number(1e7).magnitude : random.between(0, 3000).rounded()
  }

  private mutating func optionalHeight() -> Double? {
    random.pick([nil, 0, 100, 240, height()])
  }

  private mutating func size() -> Size {
    if isSenseless, random.below(3) == 0 { return Size(width: height(), height: height()) }
    return random.pick([
      Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 390, height: 844),
      Size(width: 1100, height: 800), Size.zero,
    ])
  }

  private mutating func point() -> Point {
    if isSenseless { return Point(x: number(1e9), y: number(1e9)) }
    return Point(x: random.between(0, 390), y: random.pick([30, 270, 600, 800]))
  }

  private mutating func index() -> Int {
    isSenseless ? random.pick([0, 1, 2, -1, 3, 9, .max, .min, 1_000_000]) : random.below(4)
  }
}
