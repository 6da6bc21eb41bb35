import Inspection
import PagerModel
import Recording
import Timeline
import Wording

/// What the shell works on: a recording, a place in it, and what was added and is not saved.
package struct Session {
  /// Where it was read from and is saved to; from standard input, only `save FILE` can keep it.
  package internal(set) var file: SavedFile
  package internal(set) var header: Header
  package internal(set) var timeline: Timeline
  /// Of the file and of this session, in order.
  package internal(set) var expectations: [StoredExpectation]
  package internal(set) var notes: [Note]
  package internal(set) var snapshots: [Snapshot]
  /// What `save` will append, in order.
  package internal(set) var pending = Additions()
  /// What was appended already, in order: all that points at events, branch names left out.
  var saved: [Record] = []
  /// The branch names as the file has them.
  var savedBranches: BranchNames
  /// Where moves stop, where they were, and what is shown after each.
  var stops = StopPoints()
  var jumps = Jumps()
  var displays = Displays()
  package internal(set) var settings = Settings()
  /// What `last` found last, if that was the last command.
  var lastFound: LastFound?
  /// Where stored assertions were found to fail, and observations to differ from the model.
  var failed: Set<NodeID> = []
  var diverged: Set<NodeID> = []
  /// The lessons, while they are on.
  var tutorial: Tutorial?
  /// How lines look on the terminal that `play` draws on; nil: standard output is none.
  var terminal: Appearance?
  /// What answers are read in.
  var window = Window()
  /// Shows lines before a command has come to its answer.
  var announce: ([String]) -> Void = { _ in }
  /// By which files are written.
  var system: any SystemCalls = Kernel()
  /// Every command's additions are saved at once.
  package let savesAtOnce: Bool
  /// The user wants the command at hand to stop.
  let isInterrupted: @Sendable () -> Bool

  package struct StoredExpectation: Sendable {
    package internal(set) var expectation: Expectation
    package let expression: Expression?
    /// Why it cannot be judged.
    package let obstacle: String?
  }

  /// `writer`: of a file that was just made.
  package init(
    _ loaded: LoadedRecording, writer: RecordingWriter? = nil, savesAtOnce: Bool = false,
    unless isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(ReplayError) {
    let recording = loaded.recording
    file = SavedFile(recording, writer: writer)
    header = recording.header
    timeline = try Timeline(recording, loaded.replay)
    savedBranches = timeline.branches
    notes = recording.notes
    snapshots = recording.snapshots
    expectations = Self.expectations(of: loaded)
    self.savesAtOnce = savesAtOnce
    self.isInterrupted = isInterrupted
  }

  static func expectations(of loaded: LoadedRecording) -> [StoredExpectation] {
    loaded.recording.expectations.enumerated().map { index, expectation in
      StoredExpectation(
        expectation: expectation, expression: loaded.expressions[index],
        obstacle: expectation.obstacle?.description)
    }
  }

  // MARK: Growing

  /// Appends events, each so many microseconds after the one before it, and goes to the last.
  mutating func append(_ events: [DelayedEvent]) throws(CommandError) {
    for typed in events {
      let parent = timeline.cursor.node
      let dt = timeline.cursor.time + typed.delay - timeline.tree[parent].time
      guard dt <= Duration.day else {
        throw CommandError("an event follows the one before it within a day: add a wait between")
      }
      do {
        let id = try timeline.append(typed.event, after: typed.delay)
        pending.append(.event(id: id, parent: parent, dt: dt, typed.event))
      } catch {
        throw CommandError(error, in: self)
      }
    }
  }

  /// Appends what was typed, and reports.
  mutating func input(_ events: [DelayedEvent]) throws(CommandError) -> Reply {
    let before = timeline.state
    let (oldBranch, isFork) = (timeline.branchName, !timeline.tree.isLeaf(timeline.cursor.node))
    try append(events)
    var lines = StopReport.lines(self, since: before)
    if isFork {
      lines.append(
        String(localized: "a new branch: \(timeline.branchName), off \(oldBranch)"))
    }
    lines += try effectsHere().compactMap {
      if case .ignored(let reason) = $0.effect {
        String(localized: "it did nothing: \(reason.sentence) (\(reason.rawValue))")
      } else {
        nil
      }
    }
    return Reply(lines)
  }

  // MARK: Asking

  /// A judge over the tree as it stands.
  var judge: Judge {
    Judge(timeline.replay, node: timeline.nodeLookup, unless: isInterrupted)
  }

  /// Keeps the snapshots that a judge of this tree left on its way.
  mutating func keepSnapshots(of judge: Judge) {
    timeline.withReplay { $0 = judge.replay }
  }
}

extension CommandError {
  /// A place that cannot be reached.
  init(_ error: ReplayError, in session: Session) {
    switch error {
    case .interrupted:
      let node = session.timeline.cursor.node
      self.init(
        node == 0 ? "interrupted: still at the start" : "interrupted: still at #\(node)",
        outcome: .interrupted)
    case .notReplayable: self.init("\(error.sentence)", outcome: .cannotJudge)
    }
  }
}
