import PagerModel
import Picture
import Timeline

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
    let after = passed > 0 ? ", \(secondsText(passed)) s after it" : ""
    guard cursor.node > 0 else { return "#0 start\(after)" }
    let event =
      timeline.tree[cursor.node].event?.text(with: timeline.replay.payloads) ?? "unknown event"
    return "#\(cursor.node) \(timeText(time)) \(event)\(after)"
  }
}
