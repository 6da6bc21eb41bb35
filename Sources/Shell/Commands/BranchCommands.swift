import Inspection
import PagerModel
import Picture
import Recording
import Timeline
import Wording

extension CommandTable {
  static let branchCommands = [
    Command(
      "branch", family: .branch, arguments: "[NAME]",
      summary: "name this branch, or list the branches",
      help: """
        An event typed where others follow begins a branch; nothing else does. Its name stands at
        its last node and moves on with it. branch main makes this one main, on which the session
        opens; the one that was it keeps no name. Without a name, the branches are listed, * the one
        this is.

          > skip 1
          > branch main
        """,
      run: branch),
    Command(
      "switch", family: .branch, arguments: "NAME | #ID",
      completion: .branch, summary: "go to the end of another branch",
      help: """
        By its name, or by any node on it. main is the branch of first children.

          > switch no-fling
          on no-fling, at its end
        """,
      run: switchBranch),
    Command(
      "log", family: .branch, arguments: "[--graph]",
      completion: .words(["--graph"]), summary: "list the events of this branch, or draw the tree",
      help: """
        With --graph: the whole tree, a line for each end, fork, mark, failing assertion (✗ and how
        many) and the place this is.

          > log --graph
          * #0  @0.000s  start
          |   2 events, 1 drag
          * #3  @0.266667s  drag changed 0, -300
          |\\
          | * #6  @0.386667s  drag ended velocity 0, 0  [no-fling]
          * #4  @0.274667s  drag ended velocity 0, -2400  (released)
          * #5  @0.308s  tap 1  [main]  <- here
        """,
      run: log),
  ]

  private static func branch(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    guard let word = arguments.take() else { return listBranches(session) }
    try arguments.requireEnd()
    try session.checkName(word)
    let leaf = session.timeline.leaf
    let end = session.timeline.branches.end(of: word.text, in: session.timeline.tree)
    if let end, end != leaf, word.text != "main" {
      throw CommandError("\(word.text) ends at #\(end) already: choose another name", at: word)
    }
    try session.checkNotMarked(word)
    session.timeline.nameBranch(word.text, at: leaf)
    session.pending.append(.mark(Mark(at: leaf, name: word.text, isBranch: true)))
    return Reply("\(word.text) is the branch that ends at #\(leaf)")
  }

  static func listBranches(_ session: Session) -> Reply {
    let timeline = session.timeline
    let names = timeline.branches.byLeaf(in: timeline.tree)
    return Reply(
      timeline.tree.leaves.map { leaf in
        let name = names[leaf] ?? "#\(leaf)"
        let node = timeline.tree[leaf]
        let star = leaf == timeline.leaf ? "*" : " "
        let events = counted(Int(node.depth), "event")
        let end: Message = "\(events), to #\(leaf) \(timeText(node.time))"
        return "\(star) \(name)   \(String(localized: end))"
      })
  }

  private static func switchBranch(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = try arguments.require("the branch")
    try arguments.requireEnd()
    let leaf = try session.leaf(word)
    let before = session.timeline.state
    do {
      try session.timeline.switchBranch(to: leaf, unless: session.isInterrupted)
    } catch {
      throw CommandError(error, in: session)
    }
    return Reply(
      [String(localized: "on \(session.timeline.branchName), at its end")]
        + StopReport.lines(session, since: before))
  }

  private static func log(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let isGraph = arguments.take(keyword: "--graph")
    try arguments.requireEnd()
    if isGraph {
      let failing = try session.failingNodes()
      do {
        return Reply(
          try TreePicture.lines(
            of: session.timeline, failing: failing, unless: session.isInterrupted))
      } catch {
        throw CommandError(error, in: session)
      }
    }
    return Reply(try session.lines(for: session.timeline.path) { session.line(ofEvent: Int($0)) })
  }
}

extension Session {
  /// The last node of the branch that a word names.
  func leaf(_ word: Word) throws(CommandError) -> NodeID {
    if word.text.hasPrefix("#"), !word.isQuoted {
      return timeline.tree.leaf(below: try node(numbered: word))
    }
    guard let end = timeline.branches.end(of: word.text, in: timeline.tree) else {
      if let mark = timeline.node(named: word.text) {
        throw CommandError(
          "\(word.text) is a mark at #\(mark), no branch: goto goes there", at: word)
      }
      throw unknownName(word)
    }
    return end
  }

  /// Bookmarks never move.
  func checkNotMarked(_ word: Word) throws(CommandError) {
    if let node = timeline.bookmarks.node(named: word.text) {
      throw CommandError("\(word.text) is #\(node) already: choose another name", at: word)
    }
  }

  /// A name that `goto` would take for something else cannot be given.
  func checkName(_ word: Word) throws(CommandError) {
    let text = word.text
    let isPlace =
      ["start", "end", "if"].contains(text) || text.isEmpty || Int(text) != nil
      || text.hasPrefix("#") || text.hasPrefix("@") || text.hasSuffix("%")
    guard !isPlace else {
      throw CommandError(
        "a name is not empty, no number, and not a place such as start, #3, @1s", at: word)
    }
  }
}
