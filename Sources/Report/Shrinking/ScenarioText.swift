import Investigation
import PagerModel
import Picture

/// A session in words, a gesture as one of them.
package struct ScenarioText {
  private let scenario: Scenario

  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// What a person would do, one after the other; a wait that matters has a word of its own.
  package var steps: [String] {
    var result: [String] = []
    var index = 0
    while index < scenario.steps.count {
      let step = scenario.steps[index]
      let end = gestureEnd(from: index)
      let isWait = step.event == .wait
      if step.gap > 0, index > 0 || isWait { result.append("wait \(secondsText(step.gap)) s") }
      if let end {
        result.append(gesture(index..<end))
        index = end
      } else {
        if !isWait { result.append(text(step.event)) }
        index += 1
      }
    }
    return result
  }

  /// `reload · drag up 740 · tap 1`
  package var line: String { steps.joined(separator: " · ") }

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

  /// `drag up 740`, `fling left 390 at 2400 pt/s`
  private func gesture(_ range: Range<Int>) -> String {
    var (dx, dy) = (0.0, 0.0)
    var release = Velocity(x: 0, y: 0)
    var end = range.upperBound == scenario.steps.count ? "" : ", finger stays"
    for step in scenario.steps[range] {
      guard case .drag(let drag) = step.event else { continue }
      switch drag {
      case .began: break
      case .changed(let x, let y): (dx, dy) = (dx + x, dy + y)
      case .ended(let velocity, _):
        release = velocity
        let speed = max(velocity.x.magnitude, velocity.y.magnitude)
        end = speed == 0 ? "" : " at \(shortest(speed.rounded())) pt/s"
      case .cancelled: end = ", cancelled"
      }
    }
    let speed = way(release.x, release.y, says: false)
    if dx == 0, dy == 0 { return (speed.isEmpty ? "touch" : "fling \(speed)") + end }
    return (speed.isEmpty ? "drag " : "fling ") + way(dx, dy, says: true) + end
  }

  /// `up 740`, or without points `up`; empty: nowhere.
  private func way(_ dx: Double, _ dy: Double, says points: Bool) -> String {
    let ways = [
      dx == 0 ? nil : (dx < 0 ? "left" : "right", dx), dy == 0 ? nil : (dy < 0 ? "up" : "down", dy),
    ].compactMap(\.self)
    return ways.map { points ? "\($0.0) \(shortest($0.1.magnitude))" : $0.0 }
      .joined(separator: " and ")
  }
}
