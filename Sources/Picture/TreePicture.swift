import PagerModel
import Timeline
import Wording

/// The tree of a session in text: the root on top, first children straight down, other branches
/// to the right. Events between two places worth a line are counted, and the drags that begin
/// among them.
package struct TreePicture {
  private let timeline: Timeline
  private let named: Set<NodeID>
  private let branchNames: [NodeID: String]
  private let failing: [NodeID: Int]
  private var lines: [String] = []
  private var nodesSeen = 0
  /// Nodes between two looks for an interrupt.
  private static let nodesPerLook = 1024

  /// - Parameter failing: how many assertions fail at a node, for those where some do.
  package static func lines(
    of timeline: Timeline, failing: [NodeID: Int] = [:],
    unless isInterrupted: () -> Bool = { false }
  ) throws(ReplayError) -> [String] {
    var picture = TreePicture(timeline, failing)
    try picture.draw(unless: isInterrupted)
    return picture.lines
  }

  /// What is still to be drawn, the next one last.
  private enum Task {
    case branch(from: NodeID, indent: String)
    case line(String)
  }

  private init(_ timeline: Timeline, _ failing: [NodeID: Int]) {
    self.timeline = timeline
    self.failing = failing
    branchNames = timeline.branches.byLeaf(in: timeline.tree)
    named = Set(timeline.marks.map(\.node) + timeline.branches.names.map(\.node))
  }

  private var tree: EventTree { timeline.tree }

  private mutating func draw(unless isInterrupted: () -> Bool) throws(ReplayError) {
    var tasks = [Task.branch(from: 0, indent: "")]
    while let task = tasks.popLast() {
      switch task {
      case .line(let line): lines.append(line)
      case .branch(let node, let indent):
        try drawRun(from: node, indent: indent, &tasks, unless: isInterrupted)
      }
    }
  }

  /// Draws first children down to where the tree branches: the branches off it come next, each to
  /// its end, and then the first child.
  private mutating func drawRun(
    from start: NodeID, indent: String, _ tasks: inout [Task], unless isInterrupted: () -> Bool
  ) throws(ReplayError) {
    var node = start
    var skipped: [NodeID] = []
    while true {
      nodesSeen += 1
      if nodesSeen % Self.nodesPerLook == 0, isInterrupted() { throw .interrupted }
      let children = tree.children(of: node)
      if isWorthALine(node, children) {
        addSkipped(skipped, indent)
        skipped = []
        lines.append("\(indent)* \(text(of: node, isLeaf: children.isEmpty))")
      } else {
        skipped.append(node)
      }
      guard let first = children.first else { return }
      node = first
      guard children.count > 1 else { continue }
      tasks.append(.branch(from: first, indent: indent))
      for child in children.dropFirst().reversed() {
        tasks.append(.branch(from: child, indent: deeper(indent)))
        tasks.append(.line("\(indent)|\\"))
      }
      return
    }
  }

  /// Branches of branches move to the right as far as a terminal is wide.
  private func deeper(_ indent: String) -> String {
    indent.utf8.count < 60 ? indent + "| " : indent
  }

  private mutating func addSkipped(_ nodes: [NodeID], _ indent: String) {
    guard !nodes.isEmpty else { return }
    let drags = nodes.count { node in
      if case .drag(.began) = tree[node].event { true } else { false }
    }
    let words = [(nodes.count, "event"), (drags, "drag")].filter { $0.0 > 0 }
      .map { counted($0, $1) }
    lines.append("\(indent)|   \(words.joined(separator: ", "))")
  }

  private func isWorthALine(_ node: NodeID, _ children: [NodeID]) -> Bool {
    node == 0 || children.count != 1 || node == timeline.cursor.node || named.contains(node)
      || failing[node] != nil
  }

  private func text(of node: NodeID, isLeaf: Bool) -> String {
    let event = node == 0 ? "start" : tree[node].event?.text ?? "unknown event"
    var words = ["#\(node)", timeText(tree[node].time), event]
    if isLeaf { words.append("[\(branchNames[node] ?? "#\(node)")]") }
    words += timeline.bookmarks.names(at: node).map { "(\($0))" }
    if let count = failing[node] { words.append(count == 1 ? "✗" : "✗ \(count)") }
    if node == timeline.cursor.node { words.append("<- here") }
    return words.joined(separator: "  ")
  }
}
