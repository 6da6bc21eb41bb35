import Inspection
import Picture
import Recording
import Timeline
import Wording

/// The file of a session to which another program appends.
///
/// The session reads it anew, gives up its own writer, and with that the lock, and stands at the end
/// of its branch.
struct FollowedFile: ~Copyable {
  private var follower: Follower
  private var knownMarks: Int

  /// Throws where the session must not be read anew; it is as it was then.
  init(of session: inout Session) throws(CommandError) {
    try session.requireToBeFollowed()
    let opened = try Self.open(session)
    if let recording = opened.finished { try session.readAnew(recording) }
    knownMarks = opened.recording?.marks.count ?? 0
    follower = opened
  }

  private static func open(_ session: Session) throws(CommandError) -> Follower {
    do throws(ReadError) {
      var follower = try Follower(session.file.path, session.system)
      try follower.catchUp()
      try follower.requireContinuation(of: session.file.ending)
      return follower
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
  }

  /// Takes in what was appended meanwhile; the cursor stays. Beside the new events, why no more will
  /// come.
  mutating func takeIn(_ session: inout Session) -> (events: Range<NodeID>, failure: ReadError?) {
    let first = session.timeline.tree.count + 1
    var failure: ReadError?
    do throws(ReadError) { try follower.catchUp() } catch { failure = error }
    if let recording = follower.recording {
      session.timeline.takeIn(recording, marksAfter: knownMarks)
      knownMarks = recording.marks.count
    }
    return (first..<session.timeline.tree.count + 1, failure)
  }

  /// Leaves the file: what points at its events is the session's from here on, too.
  consuming func leave(_ session: inout Session) throws(CommandError) {
    guard let recording = follower.finished else { return }
    session.file = SavedFile(recording)
    do throws(LoadError) { session.take(try LoadedRecording(recording)) } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
  }
}

extension Session {
  fileprivate func requireToBeFollowed() throws(CommandError) {
    guard pending.isEmpty else {
      let count = pending.count
      let records = counted(count, "new record is", "new records are")
      throw CommandError(
        "\(records) not saved, and the other program's would come between: save FILE keeps the "
          + "session elsewhere, or open the file again")
    }
    guard file.path != "-" else {
      throw CommandError("standard input cannot be followed: open a file by its name")
    }
    guard !savesAtOnce else {
      throw CommandError(
        "this session writes the file itself, so that nobody else can: open it without --append")
    }
  }

  /// Stands at the end of its branch as the file has it now.
  fileprivate mutating func readAnew(_ recording: Recording) throws(CommandError) {
    guard isBeginning(of: recording) else {
      throw CommandError(
        "\(file.path) holds another session now than the one that was opened: open it again",
        outcome: .fileError)
    }
    let leaf = timeline.leaf
    let loaded: LoadedRecording
    do throws(LoadError) { loaded = try LoadedRecording(recording) } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    do throws(ReplayError) {
      var timeline = try Timeline(recording, loaded.replay)
      try timeline.go(to: .node(timeline.tree.leaf(below: leaf)), unless: isInterrupted)
      self.timeline = timeline
    } catch {
      throw CommandError(error, in: self)
    }
    take(loaded)
  }

  /// The session's header and events are the first ones of `recording`.
  private func isBeginning(of recording: Recording) -> Bool {
    let tree = timeline.tree
    guard recording.header == header, recording.nodes.count >= tree.count else { return false }
    return tree.ids.dropFirst().allSatisfy { id in
      let (node, known) = (recording.nodes[id - 1], tree[id])
      return node.parent == known.parent && node.time == known.time && node.event == known.event
    }
  }

  /// What points at the events of the file, as it was read.
  fileprivate mutating func take(_ loaded: LoadedRecording) {
    file = SavedFile(loaded.recording)
    header = loaded.recording.header
    expectations = Self.expectations(of: loaded)
    notes = loaded.recording.notes
    snapshots = loaded.recording.snapshots
    saved = []
    savedBranches = timeline.branches
  }
}
