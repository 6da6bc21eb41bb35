import PagerModel
import Shell
import SwiftHeap
import Timeline

/// One silent fold of a branch with nothing kept on the way: what no answer about every event can do
/// without.
struct SilentFold {
  private let root: Pager
  private let events: [TimedEvent]

  private init(_ root: Pager, _ events: [TimedEvent]) {
    (self.root, self.events) = (root, events)
  }

  /// Of the whole branch, from the beginning.
  init(_ timeline: Timeline) throws(CommandError) {
    var timeline = timeline
    let (tree, path) = (timeline.tree, timeline.path)
    do throws(ReplayError) {
      root = try timeline.withReplay { replay throws(ReplayError) in try replay.state(at: 0) }
    } catch {
      throw CommandError("\(error.sentence)", outcome: .cannotJudge)
    }
    events = path.dropFirst().map {
      TimedEvent(tree[Int($0)].event ?? .wait, at: tree[Int($0)].time)
    }
  }

  var count: Int { events.count }

  /// Of the last `count` events alone.
  func last(_ count: Int) -> SilentFold {
    SilentFold(state(after: events.count - count), events.suffix(count))
  }

  /// Seconds that it takes.
  func run() -> Double {
    var state = root
    return seconds { state.apply(events[...]) }
  }

  /// The state after the first `count` events.
  func state(after count: Int) -> Pager {
    var state = root
    state.apply(events.prefix(count))
    return state
  }

  /// Objects that the heap gets while everything after the first `count` events is folded.
  func allocations(after count: Int) -> Int {
    var state = state(after: count)
    return SwiftHeap.objects { state.apply(events.dropFirst(count)) }
  }
}
