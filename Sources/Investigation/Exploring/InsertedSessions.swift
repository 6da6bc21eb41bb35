import PagerModel
import Timeline

/// A recording's path with an event put in, once at every frame at which something moves after a
/// finger lifted.
package struct InsertedSessions: Sendable {
  package let sessions: [Scenario]

  /// `frameRates`: at each of them, in frames a second.
  package init(_ scenario: Scenario, inserting event: PagerEvent, frameRates: [Int] = [60, 120]) {
    sessions = frameRates.flatMap { rate in
      var scenario = scenario
      scenario.initial.frameRate = rate
      return Self.moments(of: scenario).map { moment in
        scenario.inserting(event, at: moment.time, after: moment.count)
      }
    }
  }

  private struct Moment {
    /// Steps that came before.
    let count: Int
    let time: Microseconds
  }

  private static func moments(of scenario: Scenario) -> [Moment] {
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
      moments.append(Moment(count: index + 1, time: pager.time))
      while let frame = pager.nextVisit, frame <= end {
        pager.advance(to: frame)
        moments.append(Moment(count: index + 1, time: frame))
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
