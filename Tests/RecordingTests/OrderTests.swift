import PagerModel
import Testing

@testable import Recording

@Suite struct TheOrderOfRecords {
  @Test func `Time is counted along each branch`() throws {
    let recording = try read(
      header, line(1, dt: 100), line(2, dt: 50), line(3, parent: 1, dt: 7),
      line(4, parent: 0, dt: 86_400_000_000), line(5, parent: 3, dt: 1))
    #expect(recording.nodes.map(\.time) == [100, 150, 107, 86_400_000_000, 108])
    #expect(recording.nodes.map(\.parent) == [0, 1, 1, 0, 3])
  }

  static let refused: [([String], String)] = [
    ([], "1:1: no header; a recording's first line is a record of the kind `recording`"),
    ([line(1)], "1:1: no header; a recording's first line is a record of the kind `recording`"),
    (
      [header, header],
      "2:9: a second header; only the first line is a record of the kind `recording`"
    ),
    (
      [header, line(1), line(1, parent: 0)],
      "3:22: event 1 stands on an earlier line already; ids count up"
    ),
    ([header, line(2, parent: 0)], "2:22: id 2 is out of turn; the next event's is 1"),
    ([header, line(0, parent: 0)], "2:22: id 0 is out of turn; the next event's is 1"),
    (
      [header, line(1, parent: 1)],
      "2:33: no earlier line has the parent 1; so far there are 0 to 0"
    ),
    (
      [header, line(1), line(2, parent: -1)],
      "3:33: no earlier line has the parent -1; so far there are 0 to 1"
    ),
    (
      [header, #"{"kind":"event","id":1,"dt":0,"event":{"wait":{}}}"#],
      "2:1: the record `event` lacks `parent`; add it"
    ),
    (
      [header, #"{"kind":"event","parent":0,"dt":0,"event":{"wait":{}}}"#],
      "2:1: the record `event` lacks `id`; add it"
    ),
    (
      [header, #"{"kind":"event","id":1,"parent":0,"event":{"wait":{}}}"#],
      "2:1: the record `event` lacks `dt`; add it"
    ),
    (
      [header, #"{"kind":"event","id":1,"parent":0,"dt":0}"#],
      "2:1: the record `event` lacks `event`; add it"
    ),
    (
      [header, line(1, dt: -1)],
      "2:40: `dt` is outside of 0...86400000000 microseconds, a day"
    ),
    (
      [header, line(1, dt: 86_400_000_001)],
      "2:40: `dt` is outside of 0...86400000000 microseconds, a day"
    ),
    (
      [header, #"{"kind":"event","id":1,"parent":0,"dt":0.5,"event":{"wait":{}}}"#],
      "2:40: `dt` must be a whole number"
    ),
    ([header, #"{"at":0}"#], "2:1: a record lacks `kind`; add it"),
    ([header, #"{"kind":7}"#], "2:9: `kind` must be a string"),
    (
      [header, #"{"kind":"thought","text":"x"}"#],
      #"2:9: unknown kind "thought" that names no node; a record has `at`, or an `id` of its own"#
    ),
    (
      [header, #"{"kind":"thought","at":3}"#],
      "2:24: no earlier line has the node 3; so far there are 0 to 0"
    ),
    (
      [header, #"{"kind":"thought","id":2,"parent":0}"#],
      "2:24: id 2 is out of turn; the next event's is 1"
    ),
    (
      [header, #"{"kind":"note","at":1,"text":"x"}"#],
      "2:21: no earlier line has the node 1; so far there are 0 to 0"
    ),
    ([header, #"{"kind":"note","at":0}"#], "2:1: the record `note` lacks `text`; add it"),
    ([header, #"{"kind":"mark","at":0}"#], "2:1: the record `mark` lacks `name`; add it"),
    (
      [header, #"{"kind":"mark","at":0,"name":"a","branch":1}"#],
      "2:43: `branch` must be true or false"
    ),
    (
      [header, #"{"kind":"snapshot","at":0,"name":"a"}"#],
      "2:1: the record `snapshot` lacks `state`; add it"
    ),
    (
      [header, #"{"kind":"end","records":2}"#],
      "2:25: `end` counts 2 records, but 1 stand before it; lines were lost or added"
    ),
  ]

  @Test(arguments: refused)
  func `A record that does not fit those before it is refused`(lines: [String], message: String) {
    #expect(refusal(lines) == "r.jsonl:" + message)
  }

  @Test func `No path is longer than 2^53 microseconds`() {
    let day = 86_400_000_000
    let days = (1 << 53) / day
    let lines = [header] + (1...days).map { line($0, dt: day) }
    let rest = (1 << 53) - days * day
    let last = [line(days + 1, dt: rest), line(days + 2, dt: 1)]
    #expect(
      refusal(lines + last)
        == "r.jsonl:\(days + 3):50: more than 2^53 microseconds since the start; shorten `dt`")
  }

  @Test func `Ends may stand anywhere, and count the records before them`() throws {
    let recording = try read(
      header, line(1), #"{"kind":"end","records":2}"#, line(2), #"{"kind":"end","records":4}"#)
    #expect(recording.nodes.count == 2)
    #expect(recording.ending.records == 5 && recording.ending.isClosed)
    #expect(try !read(header, #"{"kind":"end","records":1}"#, line(1)).ending.isClosed)
  }

  @Test func `The example is a tree of two branches`() throws {
    let recording = try read(
      #"{"kind":"recording","version":1,"container":"pinned","title":"Fling past the pin","initial":{"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":[{"title":"首页","contentHeight":2000},{"title":"发现","contentHeight":2000},{"title":"我的","contentHeight":200}]}}"#,
      #"{"kind":"note","at":0,"text":"The list should keep its place."}"#,
      line(1, #"{"reload":{}}"#),
      line(2, #"{"drag":{"phase":"began","x":195,"y":600}}"#, dt: 250_000),
      line(3, #"{"drag":{"phase":"changed","dx":0,"dy":-300}}"#, dt: 16667),
      line(4, #"{"drag":{"phase":"ended","vx":0,"vy":-2400}}"#, dt: 8000),
      #"{"kind":"mark","at":4,"name":"released"}"#,
      line(5, #"{"selectTab":{"at":1}}"#, dt: 33333),
      #"{"kind":"expect","at":5,"that":"currentPageIndex == 1 && main.y == 240"}"#,
      #"{"kind":"observe","at":5,"source":"iPhone 16, iOS 26.1","state":{"mainScrollView.contentOffset.y":240}}"#,
      line(6, #"{"drag":{"phase":"ended","vx":0,"vy":0}}"#, parent: 3, dt: 120_000),
      #"{"kind":"mark","at":6,"name":"no-fling","branch":true}"#)
    #expect(recording.nodes.map(\.parent) == [0, 1, 2, 3, 4, 3])
    #expect(recording.notes == [Note(at: 0, text: "The list should keep its place.", line: 2)])
    #expect(
      recording.marks == [
        Mark(at: 4, name: "released", line: 7),
        Mark(at: 6, name: "no-fling", isBranch: true, line: 12),
      ])
    #expect(recording.expectations[0].line == 9)
    #expect(recording.expectations[0].that?.column == 33)
    #expect(recording.observations[0].source == "iPhone 16, iOS 26.1")
    #expect(recording.warnings.isEmpty)
  }
}
