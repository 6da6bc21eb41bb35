import Investigation
import PagerModel
import Picture
import Timeline

/// A session in words, a gesture as one of them.
package struct ScenarioText {
  private let scenario: Scenario

  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// What a person would do, one after the other; a wait that matters has a word of its own.
  package var steps: [String] {
    var result: [String] = []
    var pager = scenario.start
    let events = scenario.timedEvents
    var index = 0
    while index < scenario.steps.count {
      let step = scenario.steps[index]
      let isWait = step.event == .wait
      if step.gap > 0, index > 0 || isWait { result.append("wait \(secondsText(step.gap)) s") }
      let end = gestureEnd(from: index) ?? index + 1
      if let gesture = gesture(index..<end, from: pager, at: events[index].time) {
        result.append(gesture)
      } else if !isWait {
        result.append(text(step.event))
      }
      for event in events[index..<end] { pager.apply(event) }
      index = end
    }
    return result
  }

  private func text(_ event: PagerEvent) -> String {
    if case .selectTab(let index, _) = event { return "tap \(index)" }
    return event.text(with: scenario.payloads)
  }

  // MARK: Gestures

  /// Past the last of the events of one finger that stand in a row from `start` on; nil: none begins
  /// there.
  private func gestureEnd(from start: Int) -> Int? {
    guard case .drag(.began) = scenario.steps[start].event else { return nil }
    var index = start + 1
    while index < scenario.steps.count, case .drag(let drag) = scenario.steps[index].event {
      switch drag {
      case .began: return index
      case .changed: index += 1
      case .ended, .cancelled: return index + 1
      }
    }
    return index
  }

  /// Nil: no finger lands first.
  private func gesture(
    _ range: Range<Int>, from pager: Pager, at time: Microseconds
  ) -> String? {
    let steps = scenario.steps[range]
    guard case .drag(.began(let point, _)) = steps.first?.event else { return nil }
    var text = GestureText()
    for step in steps.dropFirst() {
      if case .drag(let drag) = step.event { text.add(drag, after: step.gap) }
    }
    var pager = pager
    pager.advance(to: time)
    return text.line(landing: pager.place(at: point))
  }
}

extension Pager {
  /// ` on the header`, ` on the bar`; empty: it is the page that stands there.
  fileprivate func place(at point: Point) -> String {
    switch self {
    case .pinned(let pager):
      let bar = (pager.header ?? 0) - pager.main.contentOffset
      if point.y < bar { return " on the header" }
      return point.y < bar + (pager.hover ?? 0) ? " on the bar" : ""
    // A finger moves their one scroll view, wherever it lands.
    case .grid, .sticky: return ""
    }
  }
}
