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
    let rule =
      link.rule.map { "by \($0.rawValue)" }
      ?? String(localized: "it follows from \(names(link.reads))")
    let event = event(link.cursor.node)
    let cause = link.isFrame ? String(localized: "a frame after \(event)") : event
    return "#\(link.cursor.node) \(timeText(link.cursor.time))   \(link.before) → \(link.after)"
      + "   \(rule)   (\(cause))"
  }

  private func nothing(_ subject: Subject) -> Message {
    switch subject {
    case .path(let path):
      "\(path.shortDescription) has not changed: it is \(session.timeline.state.value(path)) from the start"
    case .effect(let name): "\(name) has not been sent up to here"
    }
  }

  func lines(of origin: Origin, _ subject: Subject) -> [String] {
    guard let first = origin.links.first else {
      return [String(localized: nothing(subject))] + hint + fromStart(origin)
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
      let moves = counted(drag.moves, "move")
      lines += wrap([
        String(
          localized:
            "Since the finger came down at #\(drag.began), in \(moves): \(drag.before) → \(first.after)."
        )
      ])
    }
    return lines + fromStart(origin)
  }

  /// Where nothing has happened yet.
  private var hint: [String] {
    guard session.timeline.cursor.node == 0, session.timeline.length > 0 else { return [] }
    return [String(localized: "nothing has happened yet: goto end, and ask there")]
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
    let head = wrap(
      ([deed(link, previous), place(link, previous)] + (end.map { [text($0)] } ?? []))
        .map { String(localized: $0) })
    return head.enumerated().map { indent + ($0 == 0 ? "└ " : "    ") + $1 }
      + (seen(link) + decisions(link.decisions)).map { "\(indent)    \($0)" }
  }

  private func deed(_ link: Origin.Link, _ previous: Origin.Link?) -> Message {
    let change = "\(link.before) → \(link.after)"
    switch (link.subject, link.rule) {
    case (.effect, nil): return "nothing sent it"
    case (.effect, let rule?): return "\(rule.rawValue) sent it"
    case (.path, let rule?) where previous == nil: return "\(rule.rawValue) set it: \(change)"
    case (.path(let path), let rule?):
      return "\(rule.rawValue) set \(path.shortDescription): \(change)"
    case (.path(let path), nil):
      return "\(path.shortDescription) follows from \(names(link.reads)): \(change)"
    }
  }

  private func place(_ link: Origin.Link, _ previous: Origin.Link?) -> Message {
    if link.cursor == previous?.cursor {
      return link.isFrame ? "in the same frame" : "in the same event"
    }
    let (node, time) = (link.cursor.node, timeText(link.cursor.time))
    if link.isFrame { return "in a frame \(time), after #\(node) \(event(node))" }
    return "#\(node) \(time) \(event(node))"
  }

  private func text(_ end: Origin.End) -> Message {
    switch end {
    case .input: "← input"
    case .start: "← as it was from the start"
    case .cut: "← cut here: goto there, and why goes on"
    case .interrupted: "← interrupted here"
    }
  }

  /// What the next link explains first.
  private func seen(_ link: Origin.Link) -> [String] {
    guard link.rule != nil, !link.reads.isEmpty else { return [] }
    let first = link.reads.filter { $0.path == link.followed }
    let reads = first + link.reads.filter { $0.path != link.followed }
    let told = reads.prefix(Self.most).map { "\($0.path.shortDescription) \($0.value)" }
    let left = reads.count - Self.most
    let more = left > 0 ? [String(localized: "\(left) more")] : []
    return wrap([String(localized: "it saw \((told + more).joined(separator: ", "))")])
  }

  // MARK: The pager's rules

  private func decisions(_ decisions: [Decision]) -> [String] {
    let told = decisions.prefix(Self.most).flatMap { decision in
      let (name, others) = (decision.policy.rawValue, others(decision))
      return wrap([
        String(localized: "policy \(name) \(decision.value) decides it: \(others)")
      ])
    }
    let names = decisions.dropFirst(Self.most).map(\.policy.rawValue).joined(separator: ", ")
    return told + (names.isEmpty ? [] : wrap([String(localized: "so do \(names)")]))
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
    return outcomes.map { outcome, values in
      String(localized: "under \(values.joined(separator: ", ")) \(text(outcome))")
    }
    .joined(separator: String(localized: "; "))
  }

  private func text(_ outcome: Subject.Answer) -> Message {
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
        ? [String(localized: "From the start, no other value of a rule changes it.")]
        : wrap([
          String(
            localized:
              "From the start, every other value of a rule, also of those above, comes to the same here in other steps."
          )
        ])
    case .tried(let decisions):
      [String(localized: "From the start:")] + self.decisions(decisions).map { "  \($0)" }
    case .tooLong(let events):
      [
        String(
          localized: "Other rules from the start were not tried: \(events) events are too many.")
      ]
    case .interrupted:
      [String(localized: "interrupted: other rules from the start were not all tried")]
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
    let meanings = rules.map { String(localized: Message($0.meaning)) }
    return String(localized: "So: \(meanings.joined(separator: " "))")
  }

  private func names(_ reads: [Origin.Link.Read]) -> String {
    reads.isEmpty
      ? String(localized: "what holds") : reads.map(\.path.shortDescription).joined(separator: ", ")
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
