import PagerModel
import Timeline

/// A branch as a report plays it: what every field holds at each moment, and what was sent there.
///
/// Moments are the start, each event, and each frame at which something moves, in that order of a
/// branch; a frame at an event's own time comes before it.
package struct Film {
  /// Of each moment, in microseconds since node 0.
  package internal(set) var times: [Microseconds] = []
  /// Of the start and each event of the branch, its moment.
  package internal(set) var events: [Int] = []
  /// What each moment sent.
  var sent: [[Sending]] = []
  /// The state's fields.
  var state = FilmColumns<StatePath>()
  /// Where on the screen that puts what is drawn.
  var screen = FilmColumns<ScreenField>()
  /// The frames of a grid's cells, as they came one after the other.
  var layouts: [FilmedCells] = []

  /// After the branch's last event time goes on until nothing moves, and no longer than this.
  static let longestRest: Microseconds = 10_000_000
  /// Pages with a greater index have no columns: each takes some twenty.
  static let mostPages = 100

  /// Folds the branch that the timeline is on, from its start.
  package init(
    _ timeline: Timeline, unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) {
    var replay = timeline.replay
    var recorder = FilmRecorder(try replay.state(at: 0))
    for (index, step) in timeline.path.dropFirst().enumerated() {
      let node = timeline.tree[Int(step)]
      guard let event = node.event else { throw .notReplayable(Int(step)) }
      if index % 64 == 63, isInterrupted() { throw .interrupted }
      recorder.visitFrames(to: node.time)
      recorder.apply(TimedEvent(event, at: node.time))
    }
    recorder.visitFrames(to: timeline.tree[timeline.leaf].time + Self.longestRest)
    self = recorder.film
  }

  init() {}

  struct Sending {
    let effect: Effect
    let rule: Rule
    /// 1: by the event's or frame's own rule; each rule inside another adds one.
    let depth: Int
  }
}

/// Cells of one layout: those of which some was to be seen while it was in force.
struct FilmedCells {
  let layout: CellLayout
  var shown: ClosedRange<Int>?

  mutating func include(_ cells: ClosedRange<Int>?) {
    guard let cells else { return }
    shown =
      min(
        shown?.lowerBound ?? cells.lowerBound, cells.lowerBound)...max(
        shown?.upperBound ?? cells.upperBound, cells.upperBound)
  }
}
