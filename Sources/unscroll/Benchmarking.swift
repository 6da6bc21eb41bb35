import Inspection
import PagerModel
import Picture
import Recording
import Shell
import Timeline
import Wording

extension CommandLineTool {
  static let bench = Verb(
    name: "bench", usage: "unscroll bench FILE",
    summary: "time reading a recording and folding its longest branch",
    help: """
      The median of five runs: reading and checking the file, and the silent fold of
      the branch that has most events.

        unscroll bench Recordings/long-scrolling.jsonl
      """,
    operands: [.recording],
    run: { options throws(UsageError) in
      let path = try options.single("recording")
      do {
        let recording = try Recording.read(path)
        let reading = median { _ = try? Recording.read(path) }
        let events = longestBranch(of: recording)
        let root = Pager(recording.header.initial, policies: recording.header.policies)
        let folding = median {
          var state = root
          state.payloads = recording.payloads
          state.apply(count: events.count) { events[$0] }
        }
        console.show([
          String(localized: "read  \(rate(recording.nodes.count, in: reading))"),
          String(localized: "fold  \(rate(events.count, in: folding))"),
        ])
        return .held
      } catch {
        console.complain(["\(error)"])
        return .fileError
      }
    })

  private static func longestBranch(of recording: Recording) -> [TimedEvent] {
    let tree = Replay(recording).tree
    let leaves = tree.leaves.filter { !tree.isBlocked($0) }
    guard let leaf = leaves.max(by: { tree[$0].depth < tree[$1].depth }) else { return [] }
    return tree.path(to: leaf).dropFirst().compactMap { node in
      let node = tree[Int(node)]
      return node.event.map { TimedEvent($0, at: node.time) }
    }
  }

  /// Seconds that the middle one of five runs took.
  private static func median(of work: () -> Void) -> Double {
    let times = (0..<5).map { _ in ContinuousClock().measure(work) / .seconds(1) }
    return times.sorted()[2]
  }

  private static func rate(_ count: Int, in seconds: Double) -> String {
    let milliseconds = (seconds * 10_000).rounded() / 10
    let rate = seconds > 0 ? (Double(count) / seconds / 10_000).rounded() / 100 : 0
    let time = "\(counted(count, "event"))   \(shortest(milliseconds)) ms"
    return String(localized: "\(time)   \(shortest(rate)) million a second")
  }
}
