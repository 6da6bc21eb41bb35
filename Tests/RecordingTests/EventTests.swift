import PagerModel
import Testing

@testable import Recording

@Suite struct Events {
  static let read: [(String, PagerEvent)] = [
    (#"{"touch":{"phase":"down","x":1,"y":-2.5}}"#, .touch(.down(Point(x: 1, y: -2.5)))),
    (#"{"touch":{"phase":"up"}}"#, .touch(.up)),
    (#"{"touch":{"phase":"cancelled","x":null}}"#, .touch(.cancelled)),
    (
      #"{"drag":{"phase":"began","x":195,"y":600}}"#,
      .drag(.began(at: Point(x: 195, y: 600), velocity: nil))
    ),
    (
      #"{"drag":{"vy":-3,"x":195,"phase":"began","y":600}}"#,
      .drag(.began(at: Point(x: 195, y: 600), velocity: Velocity(x: 0, y: -3)))
    ),
    (
      #"{"drag":{"phase":"began","x":1,"y":2,"vx":4,"vy":null}}"#,
      .drag(.began(at: Point(x: 1, y: 2), velocity: Velocity(x: 4, y: 0)))
    ),
    (#"{"drag":{"phase":"changed","dx":0,"dy":-1e9}}"#, .drag(.changed(dx: 0, dy: -1e9))),
    (
      #"{"drag":{"phase":"ended","vx":0,"vy":-1000000}}"#,
      .drag(.ended(velocity: Velocity(x: 0, y: -1e6), target: nil))
    ),
    (
      #"{"drag":{"phase":"ended","vx":0,"vy":1,"target":40.25}}"#,
      .drag(.ended(velocity: Velocity(x: 0, y: 1), target: 40.25))
    ),
    (#"{"drag":{"phase":"cancelled"}}"#, .drag(.cancelled)),
    (#"{"reload":{}}"#, .reload(toPageAt: nil)),
    (#"{"reload":{"toPageAt":null}}"#, .reload(toPageAt: nil)),
    (#"{"reload":{"toPageAt":-7}}"#, .reload(toPageAt: -7)),
    (
      #"{"scrollToPage":{"at":9007199254740992,"animated":false}}"#,
      .scrollToPage(at: 9_007_199_254_740_992, animated: false)
    ),
    (#"{"setCurrentPageIndex":{"to":2}}"#, .setCurrentPageIndex(to: 2)),
    (#"{"selectTab":{"at":1}}"#, .selectTab(at: 1, animated: true)),
    (#"{"selectTab":{"at":1.0,"animated":false}}"#, .selectTab(at: 1, animated: false)),
    (
      #"{"setContentOffset":{"scrollView":"main","x":1,"animated":true}}"#,
      .setContentOffset(.main, x: 1, y: nil, animated: true)
    ),
    (
      #"{"setContentOffset":{"scrollView":"content","y":-1,"animated":false}}"#,
      .setContentOffset(.content, x: nil, y: -1, animated: false)
    ),
    (
      #"{"setContentOffset":{"scrollView":"page","page":3,"x":1,"y":2,"animated":false}}"#,
      .setContentOffset(.page(3), x: 1, y: 2, animated: false)
    ),
    (
      #"{"layout":{"width":0,"height":10000000,"insets":null}}"#,
      .layout(Size(width: 0, height: 1e7))
    ),
    (#"{"header":{"height":240}}"#, .header(height: 240)),
    (#"{"header":{"height":null}}"#, .header(height: nil)),
    (#"{"hover":{}}"#, .hover(height: nil)),
    (#"{"contentSize":{"page":-1,"height":5}}"#, .contentSize(page: -1, height: 5)),
    (
      #"{"layout":{"width":1,"height":2,"insets":{"bottom":34,"top":-1e7}}}"#,
      .layout(Size(width: 1, height: 2), insets: Insets(top: -1e7, bottom: 34))
    ),
    (
      #"{"layout":{"insets":{"top":null},"width":1,"height":2}}"#,
      .layout(Size(width: 1, height: 2), insets: Insets())
    ),
    (#"{"scrollToTop":{}}"#, .scrollToTop),
    (
      #"{"refresh":{"scrollView":"main","phase":"began","height":60}}"#,
      .refresh(.main, .began(height: 60))
    ),
    (
      #"{"refresh":{"height":60,"phase":"ended","page":2,"scrollView":"page"}}"#,
      .refresh(.page(2), .ended)
    ),
    (#"{"pinOffset":{"y":64}}"#, .pinOffset(64)),
    (
      #"{"contentInset":{"by":"safeArea","top":47,"bottom":-3,"scrollView":"page","page":1}}"#,
      .contentInset(.page(1), Insets(top: 47, bottom: -3), by: .safeArea)
    ),
    (#"{"wait":{}}"#, .wait),
    (#"{"pageInsert":{"at":1}}"#, .pageInsert(at: 1, page: nil, follow: false)),
    (
      #"{"pageInsert":{"follow":true,"page":null,"at":-1}}"#,
      .pageInsert(at: -1, page: nil, follow: true)
    ),
    (#"{"pageDelete":{"at":0,"follow":true}}"#, .pageDelete(at: 0, follow: true)),
    (#"{"appear":{}}"#, .appear(animated: false)),
    (#"{"disappear":{"animated":true}}"#, .disappear(animated: true)),
    (#"{"pageDelegate":{"page":2,"to":"nil"}}"#, .pageDelegate(page: 2, to: .none)),
    (#"{"pageDelegate":{"page":2,"to":"replaced"}}"#, .pageDelegate(page: 2, to: .replaced)),
    (#"{"\u0077ait":{}}"#, .wait),
  ]

  @Test(arguments: read)
  func `An event is read with its parameters`(text: String, event: PagerEvent) throws {
    #expect(try events(text).nodes == [Node(parent: 0, time: 0, event: event)])
    // The same, on the way for lines that are not the writer's own.
    let line = #"{"id":1,"kind":"event","event":\#(text),"dt":0,"parent":0}"#
    #expect(try general(line).nodes == [Node(parent: 0, time: 0, event: event)])
  }

  private func general(_ line: String) throws -> Recording {
    try RecordingTests.read(header, line)
  }

  @Test func `Lists of pages and policies stand beside the events`() throws {
    let recording = try events(
      #"{"pages":{"pages":[{"title":"a","contentHeight":1}]}}"#,
      #"{"setting":{"showIndicator":false,"policy":{"headerDrag":"stops","preset":"reference"}}}"#,
      #"{"pages":{"pages":[]}}"#, #"{"setting":{"delegate":true,"dataSource":false}}"#)
    #expect(
      recording.payloads.pages == [[], [PageSpec(title: "a", content: .height(1))], []])
    guard case .pages(let pages) = recording.nodes[2].event,
      case .setting(let setting) = recording.nodes[1].event,
      case .setting(let plain) = recording.nodes[3].event
    else {
      Issue.record("other events")
      return
    }
    #expect(pages.index == 2)
    let policy = try #require(setting.policy)
    #expect(recording.payloads[policy].preset == .reference)
    #expect(recording.payloads[policy].values.map(\.word) == ["stops"])
    #expect(setting.showIndicator == false && setting.delegate == nil)
    #expect(plain.delegate == true && plain.dataSource == false && plain.policy == nil)
  }

  @Test func `A page put in, and what a callback does, stand beside the events`() throws {
    let recording = try events(
      #"{"pageInsert":{"at":1,"page":{"title":"b","contentHeight":5}}}"#,
      #"{"callback":{"on":"didScrollToPage 2","do":{"pages":{"pages":[{"contentHeight":7}]}}}}"#)
    #expect(
      recording.payloads.pages == [
        [], [PageSpec(title: "b", content: .height(5))], [PageSpec(content: .height(7))],
      ])
    guard case .pageInsert(1, let page?, false) = recording.nodes[0].event,
      case .callback(let id) = recording.nodes[1].event
    else {
      Issue.record("other events")
      return
    }
    #expect(page.index == 1)
    let callback = try #require(recording.payloads[id])
    #expect(callback.on == EffectPattern(.didScrollToPage, .page(2)))
    guard case .pages(let pages) = callback.event else {
      Issue.record("another event")
      return
    }
    #expect(pages.index == 2)
  }

  static let refused: [(String, String)] = [
    (#"{"drag":{"phase":"began","x":1}}"#, "58: event `drag`, phase `began` lacks `y`; add it"),
    (
      #"{"drag":{"phase":"began","x":1,"y":1,"dx":0}}"#,
      #"87: unknown name "dx" in event `drag`, phase `began`; it has phase, x, y, vx, vy"#
    ),
    (
      #"{"drag":{"phase":"changed","dx":1,"dyy":1}}"#,
      #"84: unknown name "dyy" in event `drag`, phase `changed`; it has phase, dx, dy"#
    ),
    (
      #"{"drag":{"phase":"changed","dx":1}}"#,
      "58: event `drag`, phase `changed` lacks `dy`; add it"
    ),
    (
      #"{"drag":{"phase":"ended","vx":1}}"#,
      "58: event `drag`, phase `ended` lacks `vy`; add it"
    ),
    (
      #"{"drag":{"phase":"cancelled","vx":1}}"#,
      #"79: unknown name "vx" in event `drag`, phase `cancelled`; it has phase"#
    ),
    (
      #"{"drag":{"phase":"moved"}}"#,
      #"67: "moved" is no value of `phase`; it is one of began, changed, ended, cancelled"#
    ),
    (#"{"drag":{"dx":1}}"#, "58: event `drag` lacks `phase`; add it"),
    (
      #"{"touch":{"phase":"up","x":1}}"#,
      #"73: unknown name "x" in event `touch`, phase `up`; it has phase"#
    ),
    (
      #"{"touch":{"phase":"began"}}"#,
      #"68: "began" is no value of `phase`; it is one of down, up, cancelled"#
    ),
    (
      #"{"touch":{"phase":"down","x":1000000001,"y":0}}"#,
      "79: `x` is outside of -1000000000...1000000000 points"
    ),
    (
      #"{"drag":{"phase":"ended","vx":0,"vy":1000001}}"#,
      "87: `vy` is outside of -1000000...1000000 points per second"
    ),
    (
      #"{"drag":{"phase":"changed","dx":"1","dy":0}}"#, "82: `dx` must be a number"
    ),
    (#"{"scrollToPage":{"at":1}}"#, "66: event `scrollToPage` lacks `animated`; add it"),
    (#"{"scrollToPage":{"at":1.5,"animated":true}}"#, "72: `at` must be a whole number"),
    (#"{"selectTab":{"at":null}}"#, "63: event `selectTab` lacks `at`; add it"),
    (#"{"selectTab":{"at":1,"animated":"no"}}"#, "82: `animated` must be true or false"),
    (
      #"{"reload":{"to":1}}"#,
      #"61: unknown name "to" in event `reload`; it has toPageAt"#
    ),
    (#"{"wait":{"ms":1}}"#, #"59: unknown name "ms": event `wait` has no names"#),
    (
      #"{"setContentOffset":{"scrollView":"header","animated":false}}"#,
      #"84: "header" is no value of `scrollView`; it is one of main, content, page"#
    ),
    (
      #"{"setContentOffset":{"scrollView":"header","page":"1","animated":false}}"#,
      #"84: "header" is no value of `scrollView`; it is one of main, content, page"#
    ),
    (
      #"{"setContentOffset":{"scrollView":"page","y":1,"animated":false}}"#,
      "70: event `setContentOffset` lacks `page`; add it"
    ),
    (
      #"{"setContentOffset":{"scrollView":"main","page":1,"y":1,"animated":false}}"#,
      #"91: unknown name "page" in event `setContentOffset`; it has scrollView, x, y, animated"#
    ),
    (#"{"layout":{"width":1}}"#, "60: event `layout` lacks `height`; add it"),
    (
      #"{"contentSize":{"page":0,"height":-1}}"#,
      "84: `height` is outside of 0...10000000 points"
    ),
    (#"{"pages":{}}"#, "59: event `pages` lacks `pages`; add it"),
    (
      #"{"setting":{"bounces":true}}"#,
      #"62: unknown name "bounces" in event `setting`; it has isHorizontalScrollEnabled, "#
        + "showIndicator, dataSource, delegate, policy"
    ),
    (
      #"{"setting":{"policy":{"sameTab":"jump"}}}"#,
      #"82: "jump" is no value of `sameTab`; it is one of nothing, scrollToTop"#
    ),
    (
      #"{"refresh":{"scrollview":"main"}}"#,
      #"62: unknown name "scrollview" in event `refresh`; it has scrollView, page, phase, height"#
    ),
    (
      #"{"layout":{"width":1,"height":1,"insets":{"left":1}}}"#,
      #"92: unknown name "left" in `insets`; it has top, bottom"#
    ),
    (
      #"{"layout":{"width":1,"height":1,"insets":{"top":10000001}}}"#,
      "98: `top` is outside of -10000000...10000000 points"
    ),
    (#"{"layout":{"width":1,"height":1,"insets":4}}"#, "91: `insets` must be an object"),
    (
      #"{"refresh":{"scrollView":"main","phase":"began"}}"#,
      "61: event `refresh` lacks `height`; add it"
    ),
    (
      #"{"refresh":{"scrollView":"main","phase":"changed","height":1}}"#,
      #"90: "changed" is no value of `phase`; it is one of began, ended"#
    ),
    (
      #"{"refresh":{"scrollView":"main","page":1,"phase":"ended"}}"#,
      #"82: unknown name "page" in event `refresh`; it has scrollView, phase, height"#
    ),
    (#"{"pinOffset":{"y":-1}}"#, "68: `y` is outside of 0...10000000 points"),
    (
      #"{"contentInset":{"scrollView":"main","top":1,"bottom":0}}"#,
      "66: event `contentInset` lacks `by`; add it"
    ),
    (
      #"{"contentInset":{"scrollView":"main","top":1,"bottom":0,"by":"me"}}"#,
      #"111: "me" is no value of `by`; it is one of header, safeArea, refresh, pin, app"#
    ),
    (#"{"wait":[]}"#, "58: event `wait` must be an object"),
    (#"{"drag":{"x":1,"x":2}}"#, #"65: the key "x" stands twice in one object; keep one"#),
    (
      #"{}"#,
      #"50: `event` holds 0 events; write one name with its parameters, as {"wait":{}}"#
    ),
    (
      #"{"wait":{},"reload":{}}"#,
      #"60: `event` holds 2 events; write one name with its parameters, as {"wait":{}}"#
    ),
    (#""wait""#, "50: `event` must be an object"),
    (#"{"pageInsert":{}}"#, "64: event `pageInsert` lacks `at`; add it"),
    (
      #"{"pageDelete":{"at":0,"page":{"contentHeight":1}}}"#,
      #"72: unknown name "page" in event `pageDelete`; it has at, follow"#
    ),
    (
      #"{"pageDelegate":{"page":0,"to":null}}"#, "66: event `pageDelegate` lacks `to`; add it"
    ),
    (
      #"{"pageDelegate":{"page":0,"to":"me"}}"#,
      #"81: "me" is no value of `to`; it is one of replaced, nil"#
    ),
    (
      #"{"callback":{"on":"didScroll main","do":{"wait":{}}}}"#,
      #"68: "didScroll main" is no effect of a callback; it is a name, or a name and its page or "#
        + "scroll view: `didScrollToPage 2`, `scrollViewDidScroll page 1`"
    ),
    (#"{"callback":{"on":"didScroll"}}"#, "62: event `callback` lacks `do`; add it"),
    (
      #"{"callback":{"on":"didScroll","do":{"reload":{"toPage":1}}}}"#,
      #"96: unknown name "toPage" in event `reload`; it has toPageAt"#
    ),
  ]

  @Test(arguments: refused)
  func `Parameters are checked by name, type and range`(text: String, message: String) {
    #expect(refusal([header, line(1, text)]) == "r.jsonl:2:" + message)
  }

  static let blocked: [(String, Obstacle, String)] = [
    (#"{"shake":{"x":1}}"#, .unknownEvent("shake"), #"unknown event "shake""#),
    (#"{"shake":7}"#, .unknownEvent("shake"), #"unknown event "shake""#),
    (
      #"{"callback":{"on":"didScroll","do":{"shake":{}}}}"#, .unknownEvent("shake"),
      #"unknown event "shake""#
    ),
  ]

  @Test(arguments: blocked)
  func `An event that is not built stands, and what is below it cannot be replayed`(
    text: String, obstacle: Obstacle, sentence: String
  ) throws {
    let recording = try RecordingTests.read(
      header, line(1), line(2, text), line(3), line(4, parent: 1))
    #expect(recording.nodes[1] == Node(parent: 1, time: 0, event: nil))
    #expect(recording.unreplayable == [2: obstacle])
    #expect(obstacle.description == sentence)
    #expect(recording.obstacle(onPathTo: 3)?.id == 2)
    #expect(recording.obstacle(onPathTo: 3)?.reason == obstacle)
    #expect(recording.obstacle(onPathTo: 1) == nil)
    #expect(recording.obstacle(onPathTo: 4) == nil)
  }
}
