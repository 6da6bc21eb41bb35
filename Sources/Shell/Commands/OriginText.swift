import Investigation
import PagerModel
import Picture
import Timeline
import Wording

/// Where a value comes from, in lines.
struct OriginText {
  /// What a rule saw, and which rules decide, that is told in full.
  private static let most = 4

  let session: Session

  /// `#41 @9.800s   500 → 0   by flags/page-held   (drag changed 0, -10)`
  func line(of link: Origin.Link) -> String {
    let rule = link.rule.map { "by \($0.rawValue)" } ?? "it follows from \(names(link.reads))"
    let frame = link.isFrame ? "a frame after " : ""
    return "#\(link.cursor.node) \(timeText(link.cursor.time))   \(link.before) → \(link.after)"
      + "   \(rule)   (\(frame)\(event(link.cursor.node)))"
  }

  private func nothing(_ subject: Subject) -> String {
    switch subject {
    case .path(let path):
      "\(path.shortDescription) has not changed: it is \(session.timeline.state.value(path)) "
        + "from the start"
    case .effect(let name): "\(name) has not been sent up to here"
    }
  }

  func lines(of origin: Origin, _ subject: Subject) -> [String] {
    guard let first = origin.links.first else {
      return [nothing(subject)] + hint + fromStart(origin)
    }
    var lines = [head(first, subject)]
    for (depth, link) in origin.links.enumerated() {
      let isLast = depth == origin.links.count - 1
      lines += self.lines(
        of: link, after: depth > 0 ? origin.links[depth - 1] : nil, depth,
        end: isLast ? origin.end : nil)
    }
    if let sentences = sentences(origin) { lines += wrap([sentences]) }
    if let drag = origin.drag {
      lines += wrap([
        "Since the finger came down at #\(drag.began), in \(counted(drag.moves, "move")): "
          + "\(drag.before) → \(first.after)."
      ])
    }
    return lines + fromStart(origin)
  }

  /// Where nothing has happened yet.
  private var hint: [String] {
    guard session.timeline.cursor.node == 0, session.timeline.length > 0 else { return [] }
    return ["nothing has happened yet: goto end, and ask there"]
  }

  private func head(_ link: Origin.Link, _ subject: Subject) -> String {
    switch (subject, link.after) {
    case (.path(let path), _):
      "\(path.shortDescription) = \(session.timeline.state.value(path))"
    case (.effect, .string(let effect)): effect
    case (.effect(let name), _): name
    }
  }

  // MARK: One link

  private func lines(
    of link: Origin.Link, after previous: Origin.Link?, _ depth: Int, end: Origin.End?
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    let head = wrap([deed(link, previous), place(link, previous)] + (end.map(text) ?? []))
    return head.enumerated().map { indent + ($0 == 0 ? "└ " : "    ") + $1 }
      + (seen(link) + decisions(link.decisions, "decides it")).map { "\(indent)    \($0)" }
  }

  private func deed(_ link: Origin.Link, _ previous: Origin.Link?) -> String {
    let change = "\(link.before) → \(link.after)"
    switch (link.subject, link.rule) {
    case (.effect, let rule): return "\(rule?.rawValue ?? "nothing") sent it"
    case (.path(let path), let rule?):
      return "\(rule.rawValue) set \(previous == nil ? "it" : path.shortDescription): \(change)"
    case (.path(let path), nil):
      return "\(path.shortDescription) follows from \(names(link.reads)): \(change)"
    }
  }

  private func place(_ link: Origin.Link, _ previous: Origin.Link?) -> String {
    if link.cursor == previous?.cursor { return "in the same \(link.isFrame ? "frame" : "event")" }
    let (node, time) = (link.cursor.node, timeText(link.cursor.time))
    if link.isFrame { return "in a frame \(time), after #\(node) \(event(node))" }
    return "#\(node) \(time) \(event(node))"
  }

  private func text(_ end: Origin.End) -> [String] {
    switch end {
    case .input: ["← input"]
    case .start: ["← as it was from the start"]
    case .cut: ["← cut here: goto there, and why goes on"]
    case .interrupted: ["← interrupted here"]
    }
  }

  /// What the next link explains first.
  private func seen(_ link: Origin.Link) -> [String] {
    guard link.rule != nil, !link.reads.isEmpty else { return [] }
    let first = link.reads.filter { $0.path == link.followed }
    let reads = first + link.reads.filter { $0.path != link.followed }
    let told = reads.prefix(Self.most).map { "\($0.path.shortDescription) \($0.value)" }
    let more = reads.count > Self.most ? ["\(reads.count - Self.most) more"] : []
    return wrap(["it saw " + (told + more).joined(separator: ", ")])
  }

  // MARK: The pager's rules

  private func decisions(_ decisions: [Decision], _ verb: String) -> [String] {
    let told = decisions.prefix(Self.most).flatMap { decision in
      wrap(["policy \(decision.policy.rawValue) \(decision.value) \(verb): \(others(decision))"])
    }
    let names = decisions.dropFirst(Self.most).map(\.policy.rawValue)
    return told + (names.isEmpty ? [] : wrap(["so do " + names.joined(separator: ", ")]))
  }

  /// `under keep, shift it would be 500`
  private func others(_ decision: Decision) -> String {
    var outcomes: [(outcome: Subject.Answer, values: [String])] = []
    for alternative in decision.alternatives {
      if let index = outcomes.firstIndex(where: { $0.outcome == alternative.outcome }) {
        outcomes[index].values.append(alternative.value)
      } else {
        outcomes.append((alternative.outcome, [alternative.value]))
      }
    }
    return outcomes.map { "under \($0.values.joined(separator: ", ")) \(text($0.outcome))" }
      .joined(separator: "; ")
  }

  private func text(_ outcome: Subject.Answer) -> String {
    switch outcome {
    case .value(let value): "it would be \(value)"
    case .sent([]): "it would not be sent"
    case .sent(let effects) where effects.count > Self.most:
      "it would be sent \(effects.count) times, the last \(effects[effects.count - 1])"
    case .sent(let effects):
      "it would be \(effects.map(\.description).joined(separator: ", "))"
    }
  }

  /// A rule that decides in one step may come to the same by other steps.
  private func fromStart(_ origin: Origin) -> [String] {
    switch origin.fromStart {
    case .tried([]):
      origin.links.allSatisfy(\.decisions.isEmpty)
        ? ["From the start, no other value of a rule changes it."]
        : wrap([
          "From the start, every other value of a rule, also of those above, comes to the same here "
            + "in other steps."
        ])
    case .tried(let decisions):
      ["From the start:"] + self.decisions(decisions, "decides it").map { "  \($0)" }
    case .tooLong(let events):
      ["Other rules from the start were not tried: \(events) events are too many."]
    case .interrupted: ["interrupted: other rules from the start were not all tried"]
    }
  }

  // MARK: In words

  /// What the rules of the chain do, from the first to the last; nil: it is cut, or too long.
  private func sentences(_ origin: Origin) -> String? {
    guard origin.end != .cut, origin.end != .interrupted else { return nil }
    var rules: [Rule] = []
    for rule in origin.links.compactMap(\.rule).reversed() where rules.last != rule {
      rules.append(rule)
    }
    guard (1...4).contains(rules.count) else { return nil }
    return "So: " + rules.map(\.meaning).joined(separator: " ")
  }

  private func names(_ reads: [Origin.Link.Read]) -> String {
    reads.isEmpty ? "what holds" : reads.map(\.path.shortDescription).joined(separator: ", ")
  }

  private func event(_ node: NodeID) -> String {
    let timeline = session.timeline
    if node == 0 { return "start" }
    return timeline.tree[node].event?.text(with: timeline.replay.payloads) ?? "unknown event"
  }

  private func wrap(_ fields: [String]) -> [String] {
    wrapped(fields, to: session.window.size?.columns)
  }
}
