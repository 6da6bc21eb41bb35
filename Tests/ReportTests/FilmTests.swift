import Inspection
import PagerModel
import TerminalHarness
import Testing
import Timeline

@testable import Report

@Suite("The film of a branch")
struct FilmTests {
  private func film(_ name: String, _ change: PolicyChange = PolicyChange()) throws -> (
    Film, Timeline
  ) {
    let loaded = try LoadedRecording.read(repository("Recordings/\(name).jsonl"))
    let policies = change.replacing(loaded.recording.header.policy)
    let timeline = try Timeline(Replay(loaded.recording, policies: policies))
    return (try Film(timeline), timeline)
  }

  private func column(_ name: String, of film: Film) throws -> FilmColumn {
    try #require(film.state.columns.first { $0.name == name })
  }

  @Test("each change names the rule that wrote it, as why does")
  func rules() throws {
    let value = try #require(PolicyChange.Value(.otherPagesOnReveal, "keepUntilTouch"))
    let (film, _) = try film(
      "B02-other-list-thrown-to-its-top", PolicyChange(values: [value]))
    let thrown = try #require(try column("pages[0].y", of: film).runs.last)
    #expect(thrown.value == .number(0))
    #expect(thrown.rule == .exactTouchedPage)
    let moved = try #require(try column("main.y", of: film).runs.last)
    #expect(moved.rule == .exactSplit)
    #expect(try column("bounds.width", of: film).runs.map(\.rule) == [nil])
  }

  @Test("moments are the start, the events, and the frames at which something moves, in order")
  func moments() throws {
    let (film, timeline) = try film("B48-tab-switch-in-a-fling")
    #expect(film.times.first == 0)
    #expect(film.times == film.times.sorted())
    #expect(film.events.count == timeline.path.count)
    #expect(film.events.map { film.times[$0] } == timeline.path.map { timeline.tree[Int($0)].time })
    #expect(film.times.count > film.events.count)
    #expect(film.sent.count == film.times.count)
  }

  @Test("after the last event it goes on until nothing moves")
  func settling() throws {
    let root = Pager(initial, policies: Preset.reference.policies)
    var replay = Replay(root: root)
    var node = replay.append(.reload(toPageAt: nil), at: 0, below: 0)
    let finger = Point(x: 195, y: 600)
    node = replay.append(.drag(.began(at: finger, velocity: nil)), at: 100_000, below: node)
    node = replay.append(.drag(.changed(dx: 0, dy: -50)), at: 116_667, below: node)
    let velocity = Velocity(x: 0, y: -900)
    replay.append(.drag(.ended(velocity: velocity, target: nil)), at: 133_334, below: node)
    let film = try Film(Timeline(replay))
    let moving = try #require(
      film.state.columns.first { $0.name == "main.isDecelerating" }?.runs.last)
    #expect(moving.value == .bool(false))
    let last = try #require(film.times.last)
    #expect(last > 500_000)
    #expect(film.times[moving.moment] == last)
  }

  @Test("what a page held before it was there is null, and false for being loaded")
  func before() throws {
    let (film, _) = try film("tour-lazy")
    #expect(try column("pages[1].y", of: film).runs.first?.value == .null)
    #expect(try column("pages[1].isLoaded", of: film).runs.first?.value == .bool(false))
  }

  private var initial: Initial {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = [PageSpec(content: .height(3000))]
    return initial
  }
}
