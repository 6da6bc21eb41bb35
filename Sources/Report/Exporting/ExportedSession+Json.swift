import Inspection
import PagerModel
import Recording
import Timeline

/// The whole tree as one object, which Recordings/FORMAT.md describes.
extension ExportedSession {
  /// A program that reads it looks at this; it grows when a key changes its meaning or goes.
  private static let version = 1.0

  func json() throws(ExportError) -> Json {
    let branches = BranchesOfNodes(timeline.branches, in: timeline.tree)
    let tree = timeline.tree
    var nodes = tree.ids.map { id in
      [
        ("id", Json.number(Double(id))), ("parent", .optional(tree.parent(of: id))),
        ("seconds", .number(Double(tree[id].time) / 1e6)),
        ("branch", .string(branches.name(at: id, in: tree) ?? "main")),
      ]
    }
    try addStates(to: &nodes)
    let policies = timeline.container.policyNames.map { name in
      (name.rawValue, Json.string(Policies.entry(name).value(header.policies)))
    }
    return .object([
      ("schema", .string("unscroll-session")), ("version", .number(Self.version)),
      (
        "recording",
        try encoded { () throws(Problem) in
          try Record.header(header).line(in: timeline.container, timeline.replay.payloads)
        }
      ), ("rules", .object(policies)),
      ("nodes", .array(nodes.map(Json.object))),
      ("checks", .array(try checks(expectations, observations).map(\.json))),
      ("marks", .array(marks)),
      ("notes", .array(notes.map { placed($0.at, ("text", .string($0.text))) })),
    ])
  }

  /// Of each node its event, what it sent, and the state: what is another value than at its
  /// parent; of node 0 all.
  private func addStates(to nodes: inout [[(String, Json)]]) throws(ExportError) {
    let tree = timeline.tree
    var replay = timeline.replay
    var isDone = [Bool](repeating: false, count: tree.count + 1)
    for leaf in tree.leaves {
      let path = tree.path(to: leaf).map(Int.init)
      guard let start = path.firstIndex(where: { !isDone[$0] }) else { continue }
      let before = path[max(0, start - 1)]
      var state = tree.isBlocked(before) ? nil : try self.state(at: before, in: &replay)
      for id in path[start...] {
        isDone[id] = true
        if id % 256 == 0, isInterrupted() { throw .replay(.interrupted) }
        nodes[id] += try members(of: id, &state)
      }
    }
  }

  private func state(at id: NodeID, in replay: inout Replay) throws(ExportError) -> Pager {
    do throws(ReplayError) {
      return try replay.state(at: id, unless: isInterrupted)
    } catch {
      throw .replay(error)
    }
  }

  /// `state`: at the parent, and then at `id`; nil: it cannot be replayed.
  private func members(
    of id: NodeID, _ state: inout Pager?
  ) throws(ExportError) -> [(String, Json)] {
    let node = timeline.tree[id]
    guard id != 0 else {
      return [
        ("event", .null), ("effects", .array([])), ("state", .entries(state?.entries() ?? [])),
      ]
    }
    guard let event = node.event, let before = state, !timeline.tree.isBlocked(id) else {
      state = nil
      return [("event", .null), ("effects", .null), ("state", .null)]
    }
    var (after, probe) = (before, EffectProbe())
    after.apply(TimedEvent(event, at: node.time), &probe)
    state = after
    let effects = probe.effects.map { sent in
      Json.object([
        ("effect", .string(sent.effect.description)), ("rule", .string(sent.rule.rawValue)),
      ])
    }
    return [
      ("event", try encoded { () throws(Problem) in try event.json(timeline.replay.payloads) }),
      ("effects", .array(effects)), ("state", .entries(after.entries(since: before))),
    ]
  }

  private func encoded(_ text: () throws(Problem) -> String) throws(ExportError) -> Json {
    do throws(Problem) {
      return .raw(try text())
    } catch {
      throw .unwritable(error)
    }
  }

  private var marks: [Json] {
    timeline.marks.map { placed($0.node, ("name", .string($0.name))) }
      + timeline.branches.names.map {
        .object([
          ("at", .number(Double($0.node))), ("name", .string($0.name)), ("branch", .bool(true)),
        ])
      }
  }

  private func placed(_ node: NodeID, _ member: (String, Json)) -> Json {
    .object([("at", .number(Double(node))), member])
  }
}

extension Pager {
  /// Each path with what it holds; `before`: only those that hold another value than there, and of
  /// what is no longer there what is said of it now.
  fileprivate func entries(since before: Pager? = nil) -> [(StatePath, Value)] {
    let own = paths
    guard let before else { return own.map { ($0, value($0)) } }
    let known = Set(own)
    return (own + before.paths.filter { !known.contains($0) }).compactMap { path in
      let value = value(path)
      return value == before.value(path) ? nil : (path, value)
    }
  }
}

extension Json {
  fileprivate static func entries(_ entries: [(StatePath, Value)]) -> Json {
    .object(entries.map { ($0.description, Json($1)) })
  }
}

extension ExportedCheck {
  private var word: String {
    if obstacle != nil { return "notJudged" }
    if holds { return "held" }
    switch kind {
    case .expect: return "failed"
    case .observe: return "diverged"
    }
  }

  fileprivate var json: Json {
    .object([
      ("kind", .string(kind.rawValue)), ("at", .number(Double(at))), ("line", .optional(line)),
      ("question", .string(question)), ("verdict", .string(word)),
      ("reason", obstacle.map(Json.string) ?? .null),
      (
        "mismatches",
        .array(
          mismatches.map {
            .object([
              ("question", .string($0.question)),
              ("expected", $0.expected.map(Json.string) ?? .null),
              ("found", .string($0.found)),
            ])
          })
      ),
    ])
  }
}
