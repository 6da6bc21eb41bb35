import PagerModel
import Testing

@testable import Recording

@Suite struct WritingAndReading {
  private static func encoded(_ records: [Record], _ payloads: Payloads) throws -> String {
    var encoder = Encoder(.pinned)
    var checksum: UInt32?
    for record in records {
      let start = encoder.bytes.count
      try encoder.record(record, payloads)
      try encoder.endLine(from: start, checksum: &checksum)
    }
    return String(decoding: encoder.bytes, as: UTF8.self)
  }

  static let events: [(PagerEvent, String)] = [
    (.touch(.down(Point(x: 1, y: -2.5))), #"{"touch":{"phase":"down","x":1,"y":-2.5}}"#),
    (.touch(.up), #"{"touch":{"phase":"up"}}"#),
    (.touch(.cancelled), #"{"touch":{"phase":"cancelled"}}"#),
    (
      .drag(.began(at: Point(x: 195, y: 600), velocity: nil)),
      #"{"drag":{"phase":"began","x":195,"y":600}}"#
    ),
    (
      .drag(.began(at: Point(x: 0.1, y: 1e9), velocity: Velocity(x: 0, y: -1.0 / 3))),
      #"{"drag":{"phase":"began","x":0.1,"y":1000000000,"vx":0,"vy":-0.3333333333333333}}"#
    ),
    (
      .drag(.changed(dx: -0.0, dy: .leastNonzeroMagnitude)),
      #"{"drag":{"phase":"changed","dx":-0,"dy":5e-324}}"#
    ),
    (
      .drag(.ended(velocity: Velocity(x: 0, y: -2400), target: nil)),
      #"{"drag":{"phase":"ended","vx":0,"vy":-2400}}"#
    ),
    (
      .drag(.ended(velocity: Velocity(x: 1, y: 2), target: 240)),
      #"{"drag":{"phase":"ended","vx":1,"vy":2,"target":240}}"#
    ),
    (.drag(.cancelled), #"{"drag":{"phase":"cancelled"}}"#),
    (.reload(toPageAt: nil), #"{"reload":{}}"#),
    (.reload(toPageAt: -3), #"{"reload":{"toPageAt":-3}}"#),
    (.scrollToPage(at: 2, animated: false), #"{"scrollToPage":{"at":2,"animated":false}}"#),
    (.setCurrentPageIndex(to: 1), #"{"setCurrentPageIndex":{"to":1}}"#),
    (.selectTab(at: 1, animated: true), #"{"selectTab":{"at":1}}"#),
    (.selectTab(at: 1, animated: false), #"{"selectTab":{"at":1,"animated":false}}"#),
    (
      .setContentOffset(.main, x: nil, y: 12.25, animated: true),
      #"{"setContentOffset":{"scrollView":"main","y":12.25,"animated":true}}"#
    ),
    (
      .setContentOffset(.content, x: 390, y: nil, animated: false),
      #"{"setContentOffset":{"scrollView":"content","x":390,"animated":false}}"#
    ),
    (
      .setContentOffset(.page(4), x: 1, y: 2, animated: false),
      #"{"setContentOffset":{"scrollView":"page","page":4,"x":1,"y":2,"animated":false}}"#
    ),
    (.layout(Size(width: 390, height: 844)), #"{"layout":{"width":390,"height":844}}"#),
    (.header(height: 240.5), #"{"header":{"height":240.5}}"#),
    (.header(height: nil), #"{"header":{"height":null}}"#),
    (.hover(height: 60), #"{"hover":{"height":60}}"#),
    (.hover(height: nil), #"{"hover":{"height":null}}"#),
    (.contentSize(page: 0, height: 1e7), #"{"contentSize":{"page":0,"height":10000000}}"#),
    (
      .layout(Size(width: 390, height: 844), insets: Insets(top: 47)),
      #"{"layout":{"width":390,"height":844,"insets":{"top":47,"bottom":0}}}"#
    ),
    (.scrollToTop, #"{"scrollToTop":{}}"#),
    (
      .refresh(.main, .began(height: 54)),
      #"{"refresh":{"scrollView":"main","phase":"began","height":54}}"#
    ),
    (.refresh(.page(1), .ended), #"{"refresh":{"scrollView":"page","page":1,"phase":"ended"}}"#),
    (.pinOffset(64), #"{"pinOffset":{"y":64}}"#),
    (
      .contentInset(.main, Insets(top: 47, bottom: -1), by: .safeArea),
      #"{"contentInset":{"scrollView":"main","top":47,"bottom":-1,"by":"safeArea"}}"#
    ),
    (
      .contentInset(.page(2), Insets(), by: .app),
      #"{"contentInset":{"scrollView":"page","page":2,"top":0,"bottom":0,"by":"app"}}"#
    ),
    (.wait, #"{"wait":{}}"#),
    (.pageInsert(at: 1, page: nil, follow: false), #"{"pageInsert":{"at":1}}"#),
    (.pageDelete(at: 0, follow: true), #"{"pageDelete":{"at":0,"follow":true}}"#),
    (.appear(animated: false), #"{"appear":{}}"#),
    (.disappear(animated: true), #"{"disappear":{"animated":true}}"#),
    (.pageDelegate(page: 1, to: .none), #"{"pageDelegate":{"page":1,"to":"nil"}}"#),
  ]

  @Test(arguments: events)
  func `An event is written as the format has it, and reads back`(
    event: PagerEvent, text: String
  ) throws {
    let payloads = Payloads(initialPages: [])
    let written = try Self.encoded(
      [.header(Header(title: "t", initial: Initial())), .event(id: 1, parent: 0, dt: 7, event)],
      payloads)
    #expect(written == header + "\n" + line(1, text, dt: 7) + "\n")
    let recording = try Recording.parse(Array(written.utf8))
    #expect(recording.nodes == [Node(parent: 0, time: 7, event: event)])
  }

  @Test func `All kinds of events are in the table, or have payloads`() {
    let kinds = Set(Self.events.map(\.0.kind))
    #expect(Set(EventKind.allCases).subtracting(kinds) == [.pages, .setting, .callback])
  }

  @Test func `Events with payloads read back`() throws {
    let pages = [
      PageSpec(id: "a", title: "首页 \"1\"\u{1}", content: .height(2000)),
      PageSpec(content: .rows(10, rowHeight: 44.5)),
    ]
    let change = PolicyChange(
      preset: .clNestedSlide,
      values: [("headerDrag", "carries"), ("panOrder", "pageFirst")].compactMap {
        PolicyName(rawValue: $0.0).flatMap { [word = $0.1] in PolicyChange.Value($0, word) }
      })
    var payloads = Payloads(initialPages: [])
    var setting = PagerEvent.Setting()
    setting.isHorizontalScrollEnabled = false
    setting.showIndicator = true
    setting.dataSource = false
    setting.delegate = true
    setting.policy = payloads.add(change)
    let id = payloads.add(pages)
    let records: [Record] = [
      .header(Header(title: "t", initial: Initial())),
      .event(id: 1, parent: 0, dt: 0, .pages(id)),
      .event(id: 2, parent: 1, dt: 0, .setting(setting)),
    ]
    let written = try Self.encoded(records, payloads)
    #expect(
      written == """
        \(header)
        {"kind":"event","id":1,"parent":0,"dt":0,"event":{"pages":{"pages":[{"id":"a","title":"首页 \\"1\\"\\u0001","contentHeight":2000},{"items":10,"rowHeight":44.5}]}}}
        {"kind":"event","id":2,"parent":1,"dt":0,"event":{"setting":{"isHorizontalScrollEnabled":false,"showIndicator":true,"dataSource":false,"delegate":true,"policy":{"preset":"clNestedSlide","headerDrag":"carries","panOrder":"pageFirst"}}}}

        """)
    let recording = try Recording.parse(Array(written.utf8))
    #expect(recording.payloads == payloads)
    #expect(recording.nodes.map(\.event) == [.pages(id), .setting(setting)])
  }

  @Test func `A callback reads back, with all that it does`() throws {
    var payloads = Payloads(initialPages: [])
    let page = payloads.add([PageSpec(id: "a", content: .rows(3, rowHeight: 10))])
    let inner = payloads.add(
      Callback(
        on: EffectPattern(.scrollViewDidScroll, .scrollView(.page(1))),
        do: .pageInsert(at: 2, page: page, follow: true)))
    let outer = payloads.add(Callback(on: EffectPattern(.numberOfPages), do: .callback(inner)))
    let written = try Self.encoded(
      [
        .header(Header(title: "t", initial: Initial())),
        .event(id: 1, parent: 0, dt: 0, .callback(outer)),
      ], payloads)
    #expect(
      written == """
        \(header)
        {"kind":"event","id":1,"parent":0,"dt":0,"event":{"callback":{"on":"numberOfPages","do":{"callback":{"on":"scrollViewDidScroll page 1","do":{"pageInsert":{"at":2,"page":{"id":"a","items":3,"rowHeight":10},"follow":true}}}}}}}

        """)
    let recording = try Recording.parse(Array(written.utf8))
    #expect(recording.payloads == payloads)
    #expect(recording.nodes.map(\.event) == [.callback(outer)])
  }

  /// A record, its event and 14 callbacks with their events make 31 levels; 15 make 33.
  @Test(arguments: [(14, true), (15, false)])
  func `Callbacks nest as deep as a line may`(count: Int, fits: Bool) throws {
    var payloads = Payloads(initialPages: [])
    var event = PagerEvent.wait
    for _ in 0..<count {
      event = .callback(payloads.add(Callback(on: EffectPattern(.didScroll), do: event)))
    }
    let records: [Record] = [
      .header(Header(title: "t", initial: Initial())), .event(id: 1, parent: 0, dt: 0, event),
    ]
    guard fits else {
      #expect(throws: Problem.syntax(.tooDeep)) { try Self.encoded(records, payloads) }
      return
    }
    let written = try Self.encoded(records, payloads)
    #expect(try Recording.parse(Array(written.utf8)).payloads == payloads)
  }

  @Test func `Everything that stands at a node reads back`() throws {
    var observation = Observation(at: 1)
    observation.source = "iPhone 16, iOS 26.1"
    observation.state = [
      StateEntry(.scrollView(.main, .contentOffset), .number(240)),
      StateEntry(.currentPage, .null), StateEntry(.isPinned, .bool(true)),
      StateEntry(.owner, .string("page 0")),
    ]
    observation.effects = ["didScroll 0.5"]
    observation.since = 0
    observation.within = 0.01
    var expectation = Expectation(at: 1)
    expectation.state = [StateEntry(.progress, .number(1e300))]
    expectation.effects = []
    expectation.that = .init("main.y == 1")
    expectation.since = 0
    expectation.within = 1
    expectation.failsUnder = PolicyChange(
      values: [PolicyChange.Value(.headerDrag, "stops")].compactMap(\.self))
    expectation.note = "n"
    let records: [Record] = [
      .header(Header(title: "t", initial: Initial())), .event(id: 1, parent: 0, dt: 0, .wait),
      .observe(observation), .expect(expectation),
      .snapshot(Snapshot(at: 1, name: "s", state: [StateEntry(.time, .number(0.25))])),
      .mark(Mark(at: 1, name: "m")), .mark(Mark(at: 1, name: "b", isBranch: true)),
      .note(Note(at: 0, text: "t")), .end(records: 8),
    ]
    let written = try Self.encoded(records, Payloads(initialPages: []))
    #expect(
      written == """
        \(header)
        \(line(1))
        {"kind":"observe","at":1,"source":"iPhone 16, iOS 26.1","state":{"mainScrollView.contentOffset.y":240,"currentPage":null,"isPinned":true,"owner":"page 0"},"effects":["didScroll 0.5"],"since":0,"within":0.01}
        {"kind":"expect","at":1,"state":{"progress":1e+300},"effects":[],"that":"main.y == 1","since":0,"within":1,"failsUnder":{"headerDrag":"stops"},"note":"n"}
        {"kind":"snapshot","at":1,"name":"s","state":{"time":0.25}}
        {"kind":"mark","at":1,"name":"m"}
        {"kind":"mark","at":1,"name":"b","branch":true}
        {"kind":"note","at":0,"text":"t"}
        {"kind":"end","records":8}

        """)
    let recording = try Recording.parse(Array(written.utf8))
    observation.line = 3
    expectation.line = 4
    expectation.that?.column = 74
    #expect(recording.observations == [observation])
    #expect(recording.expectations == [expectation])
    #expect(recording.snapshots.map(\.name) == ["s"] && recording.marks.count == 2)
    #expect(recording.warnings.isEmpty)
  }

  @Test func `A header with everything reads back`() throws {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.scale = nil
    initial.frameRate = 120
    initial.header = 0
    initial.hover = 60
    initial.pages = [PageSpec(title: "a", content: .height(1))]
    initial.loading = .eager
    initial.mainBounces = false
    initial.pageBounces = false
    initial.pageAlwaysBounce = true
    initial.pageInsetTop = -1
    initial.isHorizontalScrollEnabled = false
    initial.showIndicator = false
    initial.dataSource = false
    initial.reusePages = true
    initial.mode = .controller
    initial.layoutDirection = .rtl
    let full = Header(
      title: "首页", initial: initial, policy: PolicyChange(preset: .clNestedSlide), source: "s",
      device: "d")
    let written = try Self.encoded([.header(full)], Payloads(initialPages: []))
    #expect(try Recording.parse(Array(written.utf8)).header == full)
    initial.scale = 2
    let other = Header(title: "t", initial: initial)
    let second = try Self.encoded([.header(other)], Payloads(initialPages: []))
    #expect(try Recording.parse(Array(second.utf8)).header == other)
  }

  @Test func `A header's excuses come back with their reasons`() throws {
    var header = Header(title: "t", initial: Initial())
    header.exemptions = [
      Exemption("contentAtIndex", reason: "首页"), Exemption("later", reason: "why"),
    ]
    let written = try Self.encoded([.header(header)], Payloads(initialPages: []))
    #expect(
      written == #"{"kind":"recording","version":1,"container":"pinned","title":"t","initial":{},"#
        + #""exempt":{"contentAtIndex":"首页","later":"why"}}"# + "\n")
    let read = try Recording.parse(Array(written.utf8)).header.exemptions
    #expect(read.map(\.invariant) == ["contentAtIndex", "later"])
    #expect(read.map(\.reason) == ["首页", "why"])
  }

  static let refused: [(PagerEvent, Problem)] = [
    (.drag(.changed(dx: .nan, dy: 0)), .content(.outOfRange("dx", .offset))),
    (.drag(.changed(dx: 0, dy: .infinity)), .content(.outOfRange("dy", .offset))),
    (
      .drag(.ended(velocity: Velocity(x: 0, y: 1e6 + 1), target: nil)),
      .content(.outOfRange("vy", .velocity))
    ),
    (.layout(Size(width: -1, height: 0)), .content(.outOfRange("width", .size))),
    (
      .layout(.zero, insets: Insets(top: .nan)), .content(.outOfRange("top", .inset))
    ),
    (.pinOffset(-1), .content(.outOfRange("y", .size))),
    (.refresh(.main, .began(height: -1)), .content(.outOfRange("height", .size))),
    (
      .contentInset(.main, Insets(bottom: 2e7), by: .app), .content(.outOfRange("bottom", .inset))
    ),
    (.reload(toPageAt: .max), .content(.outOfRange("toPageAt", .integer))),
    (.contentSize(page: .min, height: 0), .content(.outOfRange("page", .integer))),
  ]

  @Test(arguments: refused)
  func `What the reader would refuse is not written`(event: PagerEvent, problem: Problem) {
    #expect(throws: problem) {
      try Self.encoded(
        [.event(id: 1, parent: 0, dt: 0, event)], Payloads(initialPages: []))
    }
  }
}
