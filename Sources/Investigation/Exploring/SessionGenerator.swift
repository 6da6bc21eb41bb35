import PagerModel

/// Makes sessions as people and apps make them: whole gestures, taps, reloads, rotations.
///
/// It knows of the pager only what the app has told it, and folds nothing.
struct SessionGenerator {
  private var dice: Dice
  private var scenario: Scenario
  /// What the app has set so far.
  private var width = 390.0
  private var header: Double? = 240
  private var pages = 3
  /// Where a tap or a swipe last went.
  private var page = 0

  /// Such a session, of some gestures: always the same for a seed.
  static func session(
    seed: UInt64, in container: Container, under policies: Policies
  ) -> Scenario {
    var generator = SessionGenerator(seed: seed, in: container, under: policies)
    generator.send(.reload(toPageAt: nil))
    let count = 2 + generator.dice.below(9)
    for _ in 0..<count { generator.act() }
    return generator.scenario
  }

  private init(seed: UInt64, in container: Container, under policies: Policies) {
    dice = Dice(seed: seed)
    var initial = Initial()
    initial.container = container
    initial.bounds = Size(width: width, height: 844)
    initial.frameRate = dice.pick(60, 60, 120)
    initial.mainBounces = !dice.once(in: 3)
    initial.pageBounces = !dice.once(in: 4)
    initial.loading = dice.pick(.lazy, .lazy, .eager)
    switch container {
    case .pinned:
      header = dice.pick(240, 240, 240, 120, nil)
      initial.header = header
      initial.hover = dice.pick(60, 60, 44, nil)
      initial.mode = dice.pick(.view, .view, .controller)
      initial.pageInsetTop = dice.pick(0, 0, 0, 20)
    case .grid: initial.header = GridMeasures.header
    case .sticky:
      initial.sticky.headerRowHeight = 54
      initial.sticky.stickyHeight = 54
    }
    scenario = Scenario(initial, policies: policies)
    pages = 1 + dice.below(4)
    scenario.initial.pages = specs(pages)
    scenario.payloads = Payloads(initialPages: scenario.initial.pages)
  }

  private mutating func specs(_ count: Int) -> [PageSpec] {
    (0..<count).map { _ in
      switch scenario.initial.container {
      case .pinned: PageSpec(content: .height(dice.pick(2000, 2000, 3000, 1000, 300)))
      case .grid: PageSpec(content: .cells(dice.pick(20, 7, 40, 1)))
      case .sticky: PageSpec(content: .rows(dice.pick(100, 125, 30, 5), rowHeight: 52))
      }
    }
  }

  private mutating func send(_ event: PagerEvent, after gap: Microseconds = 0) {
    scenario.steps.append(Scenario.Step(event, after: gap))
  }

  /// The time before something new: in the middle of what moves, or at rest.
  private mutating func pause() -> Microseconds {
    dice.pick(0, 16_667, 50_000, 100_000, 200_000, 500_000, 1_000_000, 4_000_000, 4_000_000)
  }

  private mutating func act() {
    if scenario.initial.container != .pinned, dice.below(20) > 15 { return tap() }
    switch dice.below(32) {
    case 0...5: drag(flings: false)
    case 6...8: drag(flings: true)
    case 9...12: swipe()
    case 13...15: tap()
    case 16: (tap(), tap(after: dice.pick(0, 50_000, 100_000, 150_000))).0
    case 17, 18: call()
    case 19: reload()
    case 20: empty()
    case 21, 22: resizeHeader()
    case 23: rotate()
    case 24: insertOrDelete()
    case 25: send(.contentSize(page: index(), height: dice.pick(2000, 600, 4000)), after: pause())
    case 26:
      send(.touch(.down(Point(x: width / 2, y: 600))), after: pause())
      send(.touch(.up), after: 50_000)
    case 27: send(.scrollToTop, after: pause())
    case 28: toTop()
    case 29: hold()
    case 30: lookElsewhere()
    case _: send(.wait, after: pause())
    }
  }

  private mutating func index() -> Int { dice.below(max(1, pages)) }

  // MARK: Fingers

  /// Up or down on the page, now and then on the header or the bar; slow or let go in motion.
  private mutating func drag(flings: Bool) {
    let direction: Double = dice.pick(-1, -1, 1)
    let distance =
      dice.pick(
        header ?? 100, 100, 300, 500, 740, dice.between(10, 800, step: 10)) * direction
    let speed = flings ? dice.between(500, 4000, step: 100) * direction : 0
    begin(Velocity(x: 0, y: direction * 300))
    let moves = dice.pick(1, 2, 5, 10, 20)
    for _ in 0..<moves {
      send(.drag(.changed(dx: 0, dy: distance / Double(moves))), after: 16_667)
    }
    end(Velocity(x: 0, y: speed))
  }

  private mutating func begin(_ velocity: Velocity) {
    let y: Double = dice.pick(600, 600, 600, 600, 700, 30, 270)
    send(.drag(.began(at: Point(x: width / 2, y: y), velocity: velocity)), after: pause())
  }

  private mutating func end(_ velocity: Velocity) {
    send(.drag(.ended(velocity: velocity, target: nil)), after: 16_667)
  }

  /// Sideways: over a page's edge, short of it, exactly onto it, or against the last one.
  private mutating func swipe() {
    let direction: Double = page == 0 ? -1 : dice.pick(-1, 1)
    let distance: Double =
      dice.pick(width, width, width / 2, width * 0.8, 100, width * 2) * direction
    begin(Velocity(x: direction * 500, y: 0))
    let moves = dice.pick(1, 2, 5, 10)
    for _ in 0..<moves {
      send(.drag(.changed(dx: distance / Double(moves), dy: 0)), after: 16_667)
    }
    if dice.once(in: 12) { return send(.drag(.cancelled), after: 16_667) }
    end(Velocity(x: dice.pick(0, 0, 300, 1500) * direction, y: 0))
    page = min(max(page - Int(direction), 0), max(pages - 1, 0))
  }

  /// A finger that stays where it is for a while, and moves again.
  private mutating func hold() {
    begin(Velocity(x: 0, y: -300))
    send(.drag(.changed(dx: 0, dy: -dice.between(50, 400, step: 10))), after: 16_667)
    send(.drag(.changed(dx: 0, dy: dice.between(-200, 300, step: 10))), after: 1_000_000)
    end(Velocity(x: 0, y: dice.pick(0, 0, -1000)))
  }

  /// The header goes, and a list is read; then another, and then the first one again.
  private mutating func lookElsewhere() {
    let (old, height) = (page, header ?? 0)
    pull(-height, at: dice.pick(30, 600))
    pull(-dice.between(100, 500, step: 100))
    tap(after: 1_000_000)
    send(.wait, after: 1_000_000)
    pull(-dice.between(100, 500, step: 100))
    if dice.once(in: 2) {
      send(.setContentOffset(.page(old), x: nil, y: 0, animated: false), after: 500_000)
    }
    pull(dice.pick(50, 100, 1000))
    send(.selectTab(at: old, animated: true), after: 1_000_000)
    send(.wait, after: 1_000_000)
    pull(dice.pick(-10, 10))
    page = old
  }

  /// A slow drag of one move, from rest to rest.
  private mutating func pull(_ distance: Double, at y: Double = 600) {
    send(
      .drag(
        .began(at: Point(x: width / 2, y: y), velocity: Velocity(x: 0, y: distance))),
      after: 1_000_000)
    send(.drag(.changed(dx: 0, dy: distance)), after: 16_667)
    end(Velocity(x: 0, y: 0))
  }

  // MARK: The app

  private mutating func tap(after gap: Microseconds? = nil) {
    page = index()
    send(.selectTab(at: page, animated: !dice.once(in: 4)), after: gap ?? pause())
  }

  private mutating func call() {
    page = index()
    let isAnimated = dice.once(in: 2)
    send(
      dice.once(in: 4)
        ? .setCurrentPageIndex(to: page) : .scrollToPage(at: page, animated: isAnimated),
      after: pause())
  }

  private mutating func reload() {
    if dice.once(in: 2) {
      pages = 1 + dice.below(4)
      send(.pages(scenario.payloads.add(specs(pages))), after: pause())
    }
    send(.reload(toPageAt: dice.once(in: 2) ? nil : index()), after: pause())
    page = 0
  }

  /// No pages for a while.
  private mutating func empty() {
    send(.pages(scenario.payloads.add([])), after: pause())
    send(.reload(toPageAt: nil))
    (pages, page) = (0, 0)
    if dice.once(in: 2) { call() }
    if dice.once(in: 2) {
      pages = 1 + dice.below(3)
      send(.pages(scenario.payloads.add(specs(pages))), after: pause())
      send(.reload(toPageAt: nil))
    }
  }

  private mutating func resizeHeader() {
    header = dice.pick(nil, 0, 120, 240, 300)
    send(.header(height: header), after: pause())
  }

  private mutating func rotate() {
    let isWide = width > 500
    width = isWide ? 390 : 844
    send(.layout(Size(width: width, height: isWide ? 844 : 390)), after: pause())
  }

  private mutating func insertOrDelete() {
    if pages > 1, dice.once(in: 2) {
      send(.pageDelete(at: index(), follow: dice.once(in: 2)), after: pause())
      pages -= 1
    } else if pages < 6 {
      let spec = scenario.payloads.add(specs(1))
      send(.pageInsert(at: index(), page: spec, follow: dice.once(in: 2)), after: pause())
      pages += 1
    }
    page = min(page, pages - 1)
  }

  /// The app sends a list to its top, one that nobody sees too.
  private mutating func toTop() {
    send(
      .setContentOffset(.page(index()), x: nil, y: 0, animated: dice.once(in: 3)), after: pause())
  }
}
