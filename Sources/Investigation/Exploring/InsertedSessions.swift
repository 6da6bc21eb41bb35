import PagerModel
import Timeline

/// A recording's path with an event put in, once at every frame at which something moves after a
/// finger lifted.
package struct InsertedSessions: Sendable {
  private let scenario: Scenario
  private let event: PagerEvent
  private let moments: [Moment]

  package init(_ scenario: Scenario, inserting event: PagerEvent) {
    self.scenario = scenario
    self.event = event
    moments = [60, 120].flatMap { Self.moments(of: scenario, frameRate: $0) }
  }

  package var count: Int { moments.count }

  /// The session of a number, from 0; nil: there are no more.
  package subscript(number: Int) -> Scenario? {
    guard moments.indices.contains(number) else { return nil }
    let moment = moments[number]
    var result = scenario.inserting(event, at: moment.time, after: moment.count)
    result.initial.frameRate = moment.frameRate
    return result
  }

  private struct Moment {
    let frameRate: Int
    /// Steps that came before.
    let count: Int
    let time: Microseconds
  }

  private static func moments(of scenario: Scenario, frameRate: Int) -> [Moment] {
    var scenario = scenario
    scenario.initial.frameRate = frameRate
    var moments: [Moment] = []
    var pager = scenario.start
    var isReleased = false
    let events = scenario.timedEvents
    for index in events.indices {
      pager.apply(events[index])
      switch events[index].event {
      case .drag(.ended): isReleased = true
      case .drag(.began), .touch(.down): isReleased = false
      case .drag, .touch, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
        .setContentOffset, .layout, .header, .hover, .pages, .contentSize, .setting, .wait,
        .scrollToTop, .refresh, .pinOffset, .contentInset, .pageInsert, .pageDelete, .appear,
        .disappear, .pageDelegate, .callback:
        break
      }
      guard isReleased else { continue }
      let end = index + 1 < events.count ? events[index + 1].time : .max - 1
      while let next = pager.nextVisit {
        moments.append(Moment(frameRate: frameRate, count: index + 1, time: pager.time))
        guard next <= end else { break }
        pager.advance(to: next)
      }
    }
    return moments
  }
}

extension Scenario {
  /// With `event` at `time`, after the first `count` steps; those after it keep their times.
  fileprivate func inserting(
    _ event: PagerEvent, at time: Microseconds, after count: Int
  ) -> Scenario {
    var result = self
    let before = steps.prefix(count).reduce(0) { $0 + $1.gap }
    let gap = max(0, time - before)
    result.steps.insert(Step(event, after: gap), at: count)
    if count + 1 < result.steps.count { result.steps[count + 1].gap -= gap }
    return result
  }
}
