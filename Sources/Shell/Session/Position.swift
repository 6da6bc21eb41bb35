import PagerModel
import Picture
import Timeline
import Wording

extension Session {
  /// `43% 17/40 @2.350s main+3> `, or as it was set.
  package var prompt: String { settings.prompt.text(in: self) }

  /// How much of the branch lies before the cursor: 100 only at its end.
  var percent: Int {
    timeline.length == 0 ? 100 : timeline.depth * 100 / timeline.length
  }

  /// The cursor's event: `#41 @9.800s drag changed 0, -10`.
  var placeText: String {
    let cursor = timeline.cursor
    let time = timeline.tree[cursor.node].time
    let passed = cursor.time - time
    let event =
      timeline.tree[cursor.node].event?.text(with: timeline.replay.payloads)
      ?? String(localized: "unknown event")
    let place = cursor.node == 0 ? "#0 start" : "#\(cursor.node) \(timeText(time)) \(event)"
    return passed > 0
      ? String(localized: "\(place), \(secondsText(passed)) s after it") : place
  }
}
