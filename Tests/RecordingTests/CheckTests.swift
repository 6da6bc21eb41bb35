import PagerModel
import SeededRandom
import Testing

@testable import Recording

@Suite struct WhatStandsAtANode {
  private func expect(_ fields: String) -> String { #"{"kind":"expect","at":4,\#(fields)}"# }

  /// 0-1-2-4 and 1-3.
  private static let tree = [header, line(1), line(2), line(3, parent: 1), line(4, parent: 2)]

  @Test func `State is kept in order, as text, path and value`() throws {
    let recording = try read(
      header,
      #"{"kind":"snapshot","at":0,"name":"a","state":{"main.y":-1.5,"pages[2].isLoaded":true,"currentPage":null,"owner":"none","mainScrollView.contentOffset.y":0}}"#
    )
    #expect(
      recording.snapshots[0].state == [
        StateEntry(
          text: "main.y", path: .scrollView(.main, .contentOffset), value: .number(-1.5)),
        StateEntry(text: "pages[2].isLoaded", path: .page(2, .isLoaded), value: .bool(true)),
        StateEntry(text: "currentPage", path: .currentPage, value: .null),
        StateEntry(text: "owner", path: .owner, value: .string("none")),
        StateEntry(.scrollView(.main, .contentOffset), .number(0)),
      ])
    #expect(recording.snapshots[0].obstacle == nil)
  }

  @Test func `All of an expectation and an observation is read`() throws {
    let lines =
      Self.tree + [
        expect(
          #""effects":["didScrollToPage 2"],"since":1,"that":"a \"b\"","within":0.25,"note":"n","failsUnder":{"headerDrag":"stops"}"#
        ),
        #"{"kind":"observe","at":4,"effects":[],"since":0,"source":"s","within":1}"#,
      ]
    let recording = try Recording.parse(Array(lines.map { $0 + "\n" }.joined().utf8))
    let expectation = recording.expectations[0]
    #expect(expectation.at == 4 && expectation.line == 6)
    #expect(expectation.effects == ["didScrollToPage 2"])
    #expect(expectation.since == 1 && expectation.within == 0.25 && expectation.note == "n")
    #expect(expectation.that == .init(#"a "b""#, column: 75))
    #expect(expectation.failsUnder?.values.map(\.word) == ["stops"])
    var observation = Observation(at: 4)
    observation.effects = []
    observation.since = 0
    observation.source = "s"
    observation.within = 1
    observation.line = 7
    #expect(recording.observations == [observation])
  }

  static let refused: [(String, String)] = [
    (
      #""that":null"#,
      "1: the record `expect` says nothing; add `state`, `effects` or `that`"
    ),
    (
      #""state":{"main.z":1}"#,
      #"34: unknown state path "main.z" of container `pinned`; `state` in the shell lists them all"#
    ),
    (
      #""state":{"policy.mine":1}"#,
      #"34: unknown state path "policy.mine" of container `pinned`; `state` in the shell lists them all"#
    ),
    (
      #""state":{"main.y":[1]}"#,
      "43: `main.y` must be null, true, false, a number or a string"
    ),
    (#""state":[]"#, "33: `state` must be an object"),
    (#""that":1"#, "32: `that` must be a string"),
    (#""effects":[1]"#, "36: `effects` must be a string"),
    (
      #""effects":["didScrolToPage 1"]"#,
      #"36: unknown effect "didScrolToPage"; it is one of "#
        + Effect.names.joined(separator: ", ")
    ),
    (#""that":"a","since":1"#, "44: `since` without `effects`; add them, or drop it"),
    (
      #""effects":[],"since":3"#,
      "46: `since` 3 is not above 4 on its path; name one of the nodes before it"
    ),
    (
      #""effects":[],"since":4"#,
      "46: `since` 4 is not above 4 on its path; name one of the nodes before it"
    ),
    (#""effects":[],"since":9"#, "46: no earlier line has the node 9; so far there are 0 to 4"),
    (#""that":"a","within":-1"#, "45: `within` is outside of 0...1000000000"),
    (
      #""that":"a","failsUnder":{"headerDrag":"stop"}"#,
      #"63: "stop" is no value of `headerDrag`; it is one of carries, stops"#
    ),
    (#""that":"a","note":1"#, "43: `note` must be a string"),
  ]

  @Test(arguments: refused)
  func `A misspelt expectation does not pass`(fields: String, message: String) {
    #expect(refusal(Self.tree + [expect(fields)]) == "r.jsonl:6:" + message)
  }

  @Test func `An observation says something`() {
    #expect(
      refusal([header, #"{"kind":"observe","at":0,"source":"x"}"#])
        == "r.jsonl:2:1: the record `observe` says nothing; add `state` or `effects`")
  }

  @Test func `A path of another container does not pass`() {
    #expect(
      refusal(Self.tree + [expect(#""state":{"main.y":0,"cells[0].x":12}"#)])?
        .hasSuffix(
          #"unknown state path "cells[0].x" of container `pinned`; `state` in the shell lists them all"#
        )
        == true)
  }

  @Test func `Ancestors are found in any tree`() {
    var random = Seeded(3)
    var lineage = Lineage()
    var parents = [-1]
    for id in 1...300 {
      let parent = Bool.random(using: &random) ? id - 1 : Int.random(in: 0..<id, using: &random)
      lineage.add(parent: parent)
      parents.append(parent)
    }
    for node in 0...300 {
      var above: Set<Int> = []
      var next = parents[node]
      while next >= 0 {
        above.insert(next)
        next = parents[next]
      }
      let found = (0...300).filter { lineage.isAbove($0, node) }
      #expect(Set(found) == above)
    }
  }
}
