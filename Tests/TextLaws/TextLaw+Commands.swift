import FaultyCalls
import Inspection
import PagerModel

@testable import Recording
@testable import Shell

/// Whatever is typed is done, or there is an error that points into its line; and what it added
/// can be saved, and opens.
///
/// No file is written: each system call fails.
func checkCommands(_ text: String) throws(BrokenLaw) {
  guard let loaded = try? SmallRecording.opened(), var session = try? Session(loaded) else {
    throw BrokenLaw("the sample does not open")
  }
  session.system = FaultyCalls(.error(SystemError(5)), at: 1, forEver: true)
  for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(16) {
    let line = String(line)
    do throws(CommandError) {
      try run(line, &session)
    } catch {
      if let column = error.column {
        try require((1...line.count + 1).contains(column), "column \(column) of \(line)")
      }
      try require(!error.lines(for: line, width: \.count).isEmpty, "nothing said of \(line)")
    }
    try checkSaving(session, after: line)
  }
}

/// As the shell does.
private func run(_ line: String, _ session: inout Session) throws(CommandError) {
  let words = Words(line)
  guard let first = words.words.first, !first.text.hasPrefix("#") else { return }
  let command = try CommandTable.command(first)
  // `-` is standard input.
  guard !words.words.contains(where: { $0.text == "-" }) else { return }
  if !command.takesText { try words.requireClosedQuotes() }
  var arguments = Arguments(words)
  let place = session.place
  var reply = try command.run(&session, &arguments)
  session.follow(command, from: place, &reply)
}

/// What is new fits the file, and the file with it opens as the tree that is in memory.
private func checkSaving(_ session: Session, after line: String) throws(BrokenLaw) {
  let recording = session.file.recording
  var draft = Draft(after: recording)
  let added: Draft.Lines
  do {
    added = try draft.encode(
      session.pending.records(in: session.timeline.tree), session.timeline.replay.payloads,
      recording.ending)
  } catch {
    throw BrokenLaw("what \(line) added cannot be saved: \(error)")
  }
  let loaded: LoadedRecording
  do {
    loaded = try SmallRecording.opened(followedBy: added.bytes)
  } catch {
    throw BrokenLaw("what \(line) added does not open: \(error)")
  }
  try require(
    loaded.recording.nodes.count == session.timeline.tree.count,
    "after \(line) another tree is saved")
}

/// A fling past the pin, and another tab in mid-fling; on a branch, the finger stops first.
private enum SmallRecording {
  private static let bytes = Array(
    """
    {"kind":"recording","version":1,"container":"pinned","title":"甩过吸顶","initial":\
    {"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":[\
    {"title":"首页","contentHeight":2000},{"title":"发现","contentHeight":2000},\
    {"title":"我的","contentHeight":200}]}}
    {"kind":"event","id":1,"parent":0,"dt":0,"event":{"reload":{}}}
    {"kind":"event","id":2,"parent":1,"dt":250000,"event":{"drag":{"phase":"began","x":195,"y":600}}}
    {"kind":"event","id":3,"parent":2,"dt":16667,"event":{"drag":{"phase":"changed","dx":0,"dy":-300}}}
    {"kind":"event","id":4,"parent":3,"dt":8000,"event":{"drag":{"phase":"ended","vx":0,"vy":-2400}}}
    {"kind":"mark","at":4,"name":"released"}
    {"kind":"event","id":5,"parent":4,"dt":33333,"event":{"selectTab":{"at":1}}}
    {"kind":"expect","at":5,"that":"currentPageIndex == 1 && main.y == 240"}
    {"kind":"observe","at":5,"state":{"mainScrollView.contentOffset.y":240}}
    {"kind":"event","id":6,"parent":3,"dt":120000,"event":{"drag":{"phase":"ended","vx":0,"vy":0}}}
    {"kind":"mark","at":6,"name":"no-fling","branch":true}

    """.utf8)

  static func opened(followedBy lines: [UInt8] = []) throws(LoadError) -> LoadedRecording {
    let recording: Recording
    do { recording = try Recording.parse(bytes + lines) } catch { throw .reading(error) }
    return try LoadedRecording(recording)
  }
}
