import PagerModel
import SeededRandom
import Testing

@testable import Inspection

@Suite("What two states differ in is what every field of both says")
struct StateDifferenceTests {
  /// Every field of both states, looked up one by one.
  private func everyField(from before: Pager, to after: Pager) -> [Change] {
    let paths = after.paths
    let known = Set(paths)
    return (paths + before.paths.filter { !known.contains($0) }).compactMap { path in
      let (old, new) = (before.value(path), after.value(path))
      return old == new ? nil : Change(path: path, before: old, after: new)
    }
  }

  @Test(
    "after each event of a random session, and between any two of its states",
    arguments: Container.allCases, 1...60)
  func randomSessions(container: Container, seed: UInt64) {
    var events = RandomEvents(
      seed: seed, isSenseless: seed % 4 == 0, container: container)
    var pager = events.pager()
    var states = [pager]
    for _ in 0..<60 {
      let time = pager.time + events.delay()
      pager.apply(TimedEvent(events.event(), at: time))
      if let last = states.last {
        #expect(
          StateDifference.changes(from: last, to: pager) == everyField(from: last, to: pager))
      }
      states.append(pager)
    }
    for _ in 0..<40 {
      let (one, other) = (events.random.pick(states), events.random.pick(states))
      #expect(StateDifference.changes(from: one, to: other) == everyField(from: one, to: other))
    }
  }

  @Test(
    "between pagers of other rules, sizes or data", arguments: Container.allCases, 1...40)
  func otherPagers(container: Container, seed: UInt64) {
    var events = RandomEvents(seed: seed, isSenseless: false, container: container)
    let initial = events.initial()
    var (one, other) = (events.pager(initial), events.pager(seed % 2 == 0 ? initial : nil))
    for _ in 0..<30 {
      let event = TimedEvent(events.event(), at: max(one.time, other.time) + events.delay())
      one.apply(event)
      other.apply(event)
      #expect(StateDifference.changes(from: one, to: other) == everyField(from: one, to: other))
    }
  }
}

extension RandomEvents {
  /// Of these sizes and data, or of any.
  fileprivate mutating func pager(_ initial: Initial?) -> Pager {
    if let initial { pager(initial, nil) } else { pager() }
  }
}
