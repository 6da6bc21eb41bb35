import Shell
import Wording

/// One thing that is timed: what, and how.
struct Benchmark: Sendable {
  let name: String
  let summary: String
  /// It has no target, and is shown as a table.
  var isTable = false
  let run: @Sendable (Workbench) throws(CommandError) -> [Measurement]

  /// Those with a target. The first is first because of how Linux counts: see there.
  static let targets: [Benchmark] = [
    memory, open, seek, append, last, prompt, verify, diff, skip, fold, record,
  ]

  static let all: [Benchmark] = targets + [growth]
}
