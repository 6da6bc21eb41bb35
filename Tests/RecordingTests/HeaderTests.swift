import PagerModel
import Testing

@testable import Recording

@Suite struct TheHeader {
  private func head(_ fields: String) -> String { #"{"kind":"recording",\#(fields)}"# }

  @Test func `Absent fields mean what the format says`() throws {
    let recording = try read(header)
    #expect(recording.header == Header(title: "t", initial: Initial()))
    #expect(recording.header.initial.scale == 3)
    #expect(recording.header.policies == Preset.reference.policies)
    #expect(recording.obstacle == nil)
  }

  @Test func `Every field is read`() throws {
    let recording = try read(
      head(
        #""version":1,"container":"pinned","title":"首页","source":"app","device":"iPhone 16","initial":"#
          + #"{"bounds":{"width":390,"height":844},"scale":null,"frameRate":120,"header":240,"hover":60,"#
          + #""pages":[{"id":"a","title":"b","contentHeight":2000},{"items":10,"rowHeight":44.5}],"#
          + #""mode":"view","loading":"eager","mainBounces":false,"pageBounces":false,"#
          + #""pageAlwaysBounce":true,"pageInsetTop":-30,"isHorizontalScrollEnabled":false,"#
          + #""showIndicator":false,"layoutDirection":"ltr","dataSource":false,"reusePages":true},"#
          + #""policy":{"panOrder":"pageFirst","preset":"clNestedSlide"}"#))
    let initial = recording.header.initial
    #expect(recording.header.title == "首页")
    #expect(recording.header.source == "app")
    #expect(recording.header.device == "iPhone 16")
    #expect(initial.bounds == Size(width: 390, height: 844))
    #expect(initial.scale == nil)
    #expect(initial.frameRate == 120)
    #expect(initial.header == 240)
    #expect(initial.hover == 60)
    #expect(
      initial.pages == [
        PageSpec(id: "a", title: "b", content: .height(2000)),
        PageSpec(content: .rows(10, rowHeight: 44.5)),
      ])
    #expect(initial.loading == .eager)
    #expect(!initial.mainBounces && !initial.pageBounces && initial.pageAlwaysBounce)
    #expect(initial.pageInsetTop == -30)
    #expect(!initial.isHorizontalScrollEnabled && !initial.showIndicator)
    #expect(!initial.dataSource && initial.reusePages)
    var policies = Preset.clNestedSlide.policies
    policies.panOrder = .pageFirst
    #expect(recording.header.policies == policies)
    #expect(recording.payloads == Payloads(initialPages: initial.pages))
  }

  static let refused: [(String, String)] = [
    (#""container":"pinned""#, "1:1: the record `recording` lacks `version`; add it"),
    (#""version":1,"title":"t""#, "1:1: the record `recording` lacks `container`; add it"),
    (
      #""version":2,"initial":{"new":1}"#,
      "1:31: the format's version 2 is newer than 1, the newest that this program reads; "
        + "use a newer program"
    ),
    (#""version":0"#, "1:31: there is no version 0 of the format; write 1"),
    (#""version":"1""#, "1:31: `version` must be a whole number"),
    (
      #""version":1,"container":"pinned","initial":{}"#,
      "1:1: the record `recording` lacks `title`; add it"
    ),
    (
      #""version":1,"container":"pinned","title":"t""#,
      "1:1: the record `recording` lacks `initial`; add it"
    ),
    (
      #""version":1,"container":"pinned","title":3,"initial":{}"#,
      "1:62: `title` must be a string"
    ),
    (
      #""version":1,"container":"pinned","title":"t","sealed":"yes","initial":{}"#,
      "1:75: `sealed` must be true or false"
    ),
  ]

  @Test(arguments: refused)
  func `A header that is wrong is refused`(fields: String, message: String) {
    #expect(refusal([head(fields)]) == "r.jsonl:" + message)
  }

  static let wrongInitials: [(String, String)] = [
    (
      #"{"headr":1}"#,
      #"77: unknown name "headr" in `initial`; it has bounds, scale, frameRate, header, hover, "#
        + "pages, mode, loading, mainBounces, pageBounces, pageAlwaysBounce, pageInsetTop, "
        + "isHorizontalScrollEnabled, showIndicator, layoutDirection, dataSource, reusePages"
    ),
    (#"{"bounds":{"width":1}}"#, "86: `bounds` lacks `height`; add it"),
    (
      #"{"bounds":{"width":1,"height":1,"depth":1}}"#,
      #"108: unknown name "depth" in `bounds`; it has width, height"#
    ),
    (#"{"bounds":[1,2]}"#, "86: `bounds` must be an object"),
    (#"{"header":-1}"#, "86: `header` is outside of 0...10000000 points"),
    (#"{"hover":10000001}"#, "85: `hover` is outside of 0...10000000 points"),
    (#"{"scale":0}"#, "85: `scale` is outside of 0...1000 pixels a point, 0 left out"),
    (#"{"frameRate":0}"#, "89: `frameRate` is outside of 1...240 frames a second"),
    (#"{"frameRate":59.9}"#, "89: `frameRate` must be a whole number"),
    (#"{"mode":"both"}"#, #"84: "both" is no value of `mode`; it is one of view, controller"#),
    (#"{"loading":"soon"}"#, #"87: "soon" is no value of `loading`; it is one of lazy, eager"#),
    (
      #"{"layoutDirection":"up"}"#,
      #"95: "up" is no value of `layoutDirection`; it is one of ltr, rtl"#
    ),
    (#"{"mainBounces":1}"#, "91: `mainBounces` must be true or false"),
    (#"{"pages":{}}"#, "85: `pages` must be an array"),
    (#"{"pages":[1]}"#, "86: a page must be an object"),
    (
      #"{"pages":[{"height":1}]}"#,
      #"87: unknown name "height" in a page; it has id, title, contentHeight, items, rowHeight, firstValue, values, grid"#
    ),
    (
      #"{"pages":[{"title":"a"}]}"#,
      "86: a page of `pinned` needs `contentHeight`, or `items` and `rowHeight`, and only one of these"
    ),
    (
      #"{"pages":[{"contentHeight":1,"items":1,"rowHeight":1}]}"#,
      "86: a page of `pinned` needs `contentHeight`, or `items` and `rowHeight`, and only one of these"
    ),
    (
      #"{"pages":[{"items":1}]}"#,
      "86: a page of `pinned` needs `contentHeight`, or `items` and `rowHeight`, and only one of these"
    ),
    (
      #"{"pages":[{"items":10000,"rowHeight":10000}]}"#,
      "86: `items × rowHeight` is outside of 0...10000000 points"
    ),
  ]

  @Test(arguments: wrongInitials)
  func `What was true before is checked by name, type and range`(initial: String, message: String) {
    let fields = #""version":1,"container":"pinned","title":"t","initial":"#
    #expect(refusal([head(fields + initial)]) == "r.jsonl:1:" + message)
  }

  @Test func `There are at most 10,000 pages`() {
    func pages(_ count: Int) -> String {
      let list = Array(repeating: #"{"contentHeight":1}"#, count: count).joined(separator: ",")
      return head(
        #""version":1,"container":"pinned","title":"t","initial":{"pages":[\#(list)]}"#)
    }
    #expect(refusal([pages(10_000)]) == nil)
    #expect(
      refusal([pages(10_001)]) == "r.jsonl:1:85: 10001 pages; a pager has at most 10000")
  }

  static let wrongPolicies: [(String, String)] = [
    (
      #"{"headerDrg":"stops"}"#,
      #"89: unknown name "headerDrg" in a policy; it has preset, handOver, otherPagesOnReveal, "#
        + "indexCommit, boundsChange, headerDrag, pinRelease, pageHeight, axisLock, shortPage, "
        + "reloadOffset, reloadIndex, emptyReload, newPageWhilePinned, offscreenScroll, "
        + "passedPages, preload, boundaryRelease, sameTab, headerSource, pageInset, panOrder, "
        + "insetWriters, pageDirection, emptyUpdate, hiddenAnimation, hiddenLayout, "
        + "appearanceForwarding, pageObservation, nestedMove, tabSelection, cancelledSwipe, "
        + "replacedAnimation, headerSwipe, headerGrowth, sameCountReload, reloadInSwipe, "
        + "firstLayout, emptyBar, emptyHeader, tallHeader, topRest, hiddenMove, pinChange"
    ),
    (
      #"{"headerDrag":"stop"}"#,
      #"102: "stop" is no value of `headerDrag`; it is one of carries, stops"#
    ),
    (
      #"{"handOver":"fair"}"#,
      #"100: "fair" is no value of `handOver`; it is one of exact, flags, offsets, inset"#
    ),
    (
      #"{"preset":"mine"}"#,
      #"98: "mine" is no value of `preset`; it is one of reference, clNestedSlide, jxPagingView, smooth"#
    ),
    (#"{"panOrder":1}"#, "100: `panOrder` must be a string"),
    (#""reference""#, "88: `policy` must be an object"),
  ]

  @Test(arguments: wrongPolicies)
  func `Policies are checked by name and value`(policy: String, message: String) {
    let line = head(
      #""version":1,"container":"pinned","title":"t","initial":{},"policy":"# + policy)
    #expect(refusal([line]) == "r.jsonl:1:" + message)
  }

  static let obstacles: [(String, Obstacle, String)] = [
    (
      #""container":"carousel","initial":{"any":[1]},"policy":{"spin":"left"}"#,
      .container("carousel"), #"unknown container "carousel""#
    )
  ]

  @Test(arguments: obstacles)
  func `What is not known is a fact, not an error`(
    fields: String, obstacle: Obstacle, sentence: String
  ) throws {
    let recording = try read(
      head(#""version":1,"title":"t","# + fields), line(1))
    #expect(recording.obstacle == obstacle)
    #expect(recording.obstacle?.description == sentence)
    #expect(recording.obstacle(onPathTo: 1)?.id == 0)
  }

  @Test func `Of a container that is not known no state path is known`() throws {
    let recording = try read(
      head(#""version":1,"title":"t","container":"carousel","initial":{}"#),
      #"{"kind":"expect","at":0,"state":{"seats[0].x":12},"failsUnder":{"spin":"left"}}"#,
      #"{"kind":"observe","at":0,"effects":["turned 1"]}"#)
    #expect(recording.expectations[0].obstacle == .container("carousel"))
    #expect(recording.expectations[0].state[0].path == nil)
  }
}
