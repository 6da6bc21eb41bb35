import Inspection
import PagerModel
import Recording
import Timeline

/// A session in which something is to fail: where, and how.
package struct FailingSession {
  /// A stored assertion.
  package typealias Assertion = (expectation: Expectation, expression: Expression?)

  private let header: Header
  private let policies: Policies
  private let payloads: Payloads
  private let tree: EventTree
  /// The branches' last nodes, the preferred one first.
  private let leaves: [NodeID]
  /// Where the user stands on the first of them.
  private let cursor: NodeID
  private let assertions: [Assertion]
  private let observations: [Observation]
  /// The node that a bookmark stands for.
  private let bookmark: (String) -> NodeID?
  private let isInterrupted: () -> Bool

  /// `policies`: instead of the header's.
  package init(
    _ header: Header, policies: Policies? = nil, replay: Replay, leaves: [NodeID],
    cursor: NodeID = 0, assertions: [Assertion], observations: [Observation],
    bookmark: @escaping (String) -> NodeID?, unless isInterrupted: @escaping () -> Bool
  ) {
    self.header = header
    self.policies = policies ?? header.policies
    payloads = replay.payloads
    tree = replay.tree
    let whole = leaves.filter { !replay.tree.isBlocked($0) }
    self.leaves = whole.isEmpty ? leaves : whole
    self.cursor = cursor
    self.assertions = assertions
    self.observations = observations
    self.bookmark = bookmark
    self.isInterrupted = isInterrupted
  }

  /// A session up to its failure, and how it fails.
  package struct Found: Sendable {
    package let scenario: Scenario
    package let failure: Failure
    /// The node at which it fails.
    package let node: NodeID
  }

  private func scenario(to node: NodeID) throws(ShrinkRefusal) -> Scenario {
    do {
      return try Scenario(header, policies: policies, payloads: payloads, to: node, in: tree)
    } catch {
      throw .replay(error)
    }
  }

  // MARK: Invariants

  /// Where `invariant` is broken: on the first branch, in its order, that breaks it.
  package func breach(of invariant: Invariant) throws(ShrinkRefusal) -> Found {
    for leaf in leaves {
      var scenario = try scenario(to: leaf)
      var (watch, pager) = (InvariantWatch(anyOf: [invariant]), scenario.start)
      var looks = InterruptLooks(isInterrupted)
      var count: Int?
      do throws(ReplayError) {
        for (index, event) in scenario.timedEvents.enumerated() where count == nil {
          count = try watch.follow(event, at: index, origin: index, in: &pager, &looks)
        }
        if count == nil {
          count =
            try watch.end(of: Candidate(scenario), in: &pager, &looks)
            ? scenario.steps.count : nil
        }
      } catch {
        throw .replay(error)
      }
      guard let count, let found = watch.found else { continue }
      let node = Int(tree.path(to: leaf)[count])
      scenario.steps.removeLast(scenario.steps.count - count)
      return Found(
        scenario: scenario, failure: .breach(found.breach, found.violation), node: node)
    }
    throw .invariantHolds(invariant)
  }

  // MARK: Divergence

  /// The first report of a device, in the order of a branch, that the model does not meet.
  package func divergence() throws(ShrinkRefusal) -> Found {
    var unmetAtStart: Mismatch?
    for leaf in leaves {
      let reports =
        observations
        .filter { $0.obstacle == nil && tree.isOnPath($0.at, to: leaf) }
        .enumerated().sorted {
          (tree[$0.element.at].depth, $0.offset) < (tree[$1.element.at].depth, $1.offset)
        }
      guard !reports.isEmpty else { continue }
      let whole = try scenario(to: leaf)
      var judge = Judge(whole.replay, node: { _ in nil }, unless: isInterrupted)
      for (_, report) in reports {
        var moved = report
        moved.at = Int(tree[report.at].depth)
        moved.since = report.since.map { Int(tree[$0].depth) }
        do throws(ReplayError) {
          guard let mismatch = try judge.mismatches(of: moved).first else { continue }
          if report.at != 0 { return try found(moved, mismatch, whole, at: report.at) }
          unmetAtStart = mismatch
        } catch {
          throw .replay(error)
        }
      }
    }
    if let unmetAtStart { throw .failsAtStart(unmetAtStart.question) }
    throw observations.isEmpty ? .noObservation : .observationsHold
  }

  private func found(
    _ report: Observation, _ mismatch: Mismatch, _ whole: Scenario, at node: NodeID
  ) throws(ReplayError) -> Found {
    var (scenario, part) = (whole, report)
    part.line = nil
    scenario.steps.removeLast(whole.steps.count - report.at)
    // What agrees, and what differs besides, is not asked any more.
    part.state = report.state.filter { mismatch.question == "\($0.text) == \($0.value)" }
    if !part.state.isEmpty { (part.effects, part.since) = (nil, nil) }
    let divergence = UnmetReport(
      observation: part, mismatch: mismatch, since: part.since.map { $0 - 1 })
    let events = scenario.timedEvents
    var pager = scenario.start
    pager.apply(count: events.count - 1) { events[$0] }
    let isIgnored = events.last?.isIgnored(in: pager) ?? false
    return Found(
      scenario: scenario, failure: .divergence(divergence, isIgnored: isIgnored), node: node)
  }

  // MARK: Expressions

  /// Where `expression` is not true, as a person means it: where it is stored and fails, on the
  /// first branch before others; else on the first branch: where it holds under the header's rules
  /// and the branch has others, or at the cursor, or where it turns false after it, or anywhere, or
  /// at the end.
  package func falsehood(of expression: Expression) throws(ShrinkRefusal) -> Found {
    var isStored = false
    for leaf in leaves + [nil] {
      for assertion in assertions where assertion.expression == expression {
        let node = assertion.expectation.at
        guard node != 0, !tree.isBlocked(node), leaf.map({ tree.isOnPath(node, to: $0) }) ?? true
        else { continue }
        isStored = true
        if let found = try falsehood(of: expression, at: node) { return found }
      }
    }
    if try failsAtStart(expression) { throw .failsAtStart(expression.text) }
    guard let leaf = leaves.first else { throw .holds(expression.text, isStored: isStored) }
    let path = tree.path(to: leaf)
    let truths = try truths(of: expression, to: leaf)
    if let rules = try contrast(to: leaf) {
      let others = try self.truths(of: expression, to: leaf, under: rules)
      let place = truths.indices.first { truths[$0] != .holds && others[$0] == .holds }
      if let place, let found = try falsehood(of: expression, at: Int(path[place + 1])) {
        return found
      }
    }
    let here = Int(tree[cursor].depth)
    let isOnBranch = here < path.count && Int(path[here]) == cursor
    let place: Int?
    if isOnBranch, here > 0, truths[here - 1] != .holds {
      place = here
    } else {
      let turns = truths.indices.filter {
        $0 > 0 && truths[$0] != .holds && truths[$0 - 1] == .holds
      }.map { $0 + 1 }
      let end = truths.last.map { $0 == .holds ? nil : truths.count } ?? nil
      place = turns.first { isOnBranch && $0 > here } ?? turns.first ?? end
    }
    if let place, let found = try falsehood(of: expression, at: Int(path[place])) { return found }
    throw .holds(expression.text, isStored: isStored)
  }

  /// Whether it is asked of node 0, which has no event before it, and not true there.
  private func failsAtStart(_ expression: Expression) throws(ShrinkRefusal) -> Bool {
    guard
      tree.count == 0
        || assertions.contains(where: { $0.expectation.at == 0 && $0.expression == expression })
    else { return false }
    let start = try scenario(to: 0)
    var judge = Judge(start.replay, node: { bookmark($0) == 0 ? 0 : nil })
    do throws(ReplayError) {
      return try judge.mismatch(of: expression, at: 0, state: start.start) != nil
    } catch {
      throw .replay(error)
    }
  }

  /// After each event of the path to `node`.
  private func truths(
    of expression: Expression, to node: NodeID, under rules: Policies? = nil
  ) throws(ShrinkRefusal) -> [Truth] {
    var scenario = try scenario(to: node)
    scenario.policies = rules ?? policies
    var walk = ExpressionWalk(expression, places: try places(of: expression, on: node))
    var looks = InterruptLooks(isInterrupted)
    var pager = scenario.start
    var truths: [Truth] = []
    for (index, event) in scenario.timedEvents.enumerated() {
      walk.follow(event, origin: index, in: &pager)
      truths.append(walk.truth)
      do { try looks.pass(pager.viewCount) } catch { throw .replay(error) }
    }
    return truths
  }

  /// The places on the path to `node` of what the expression names.
  private func places(
    of expression: Expression, on node: NodeID
  ) throws(ShrinkRefusal) -> ExpressionWalk.Places {
    var result: ExpressionWalk.Places = []
    for reference in expression.references {
      let target: NodeID? =
        switch reference {
        case .node(let id): tree.contains(id) ? id : nil
        case .named(let name): bookmark(name)
        }
      guard let target, tree.isOnPath(target, to: node) else {
        throw .elsewhere(UnknownReference(reference))
      }
      result.append((reference, Int(tree[target].depth) - 1))
    }
    return result
  }

  /// The expression is not true at `node`: from where on it was not. Nil: it is true.
  private func falsehood(
    of expression: Expression, at node: NodeID
  ) throws(ShrinkRefusal) -> Found? {
    let truths = try truths(of: expression, to: node)
    guard let truth = truths.last, truth != .holds else { return nil }
    let others = try contrast(to: node).map { rules throws(ShrinkRefusal) in
      (rules, try self.truths(of: expression, to: node, under: rules))
    }
    // Where it holds under other rules, these are what makes it fail from there on.
    let contrast = others.flatMap { $0.1.last == .holds ? $0 : nil }
    func fails(_ index: Int) -> Bool {
      truths[index] != .holds && contrast.map { $0.1[index] == .holds } ?? true
    }
    let start = (truths.indices.last { !fails($0) } ?? -1) + 1
    let wasTrue = start > 0 && truths[start - 1] == .holds
    let place = wasTrue || contrast != nil ? start : truths.count - 1
    let path = tree.path(to: node)
    return try found(
      expression, at: Int(path[place + 1]), turns: wasTrue, contrast: contrast?.0)
  }

  /// The header's own rules, where the path has others.
  private func contrast(to node: NodeID) throws(ShrinkRefusal) -> Policies? {
    var scenario = try scenario(to: node)
    var rules = policies
    while let step = scenario.steps.first, step.gap == 0, case .setting(let setting) = step.event,
      let id = setting.policy
    {
      rules = payloads[id].applied(to: rules)
      scenario.steps.removeFirst()
    }
    return rules == header.policies ? nil : header.policies
  }

  private func found(
    _ expression: Expression, at node: NodeID, turns: Bool, contrast: Policies?
  ) throws(ShrinkRefusal) -> Found? {
    let scenario = try scenario(to: node)
    let events = scenario.timedEvents
    guard let last = events.last else { return nil }
    let places = try places(of: expression, on: node)
    var walk = ExpressionWalk(expression, places: places)
    var pager = scenario.start
    for (index, event) in events.dropLast().enumerated() {
      walk.follow(event, origin: index, in: &pager)
    }
    let before = pager
    walk.follow(last, origin: events.count - 1, in: &pager)
    let manner: Falsehood.Manner =
      turns ? .turns(expression.rule(from: before, by: last)) : .stays(walk.reason)
    let falsehood = Falsehood(
      expression: expression, places: places, kind: last.event.kind, truth: walk.truth,
      manner: manner, contrast: contrast)
    return Found(scenario: scenario, failure: .falsehood(falsehood), node: node)
  }
}

/// Why there is nothing to shrink.
package enum ShrinkRefusal: Error, Sendable, Equatable {
  case replay(ReplayError)
  case invariantHolds(Invariant)
  case noObservation
  case observationsHold
  case holds(String, isStored: Bool)
  /// What should hold does not at node 0.
  case failsAtStart(String)
  /// The expression names what does not stand on the failing path.
  case elsewhere(UnknownReference)

  package var sentence: String {
    switch self {
    case .replay(let error): error.sentence
    case .invariantHolds(let invariant):
      "\(invariant.rawValue) is not broken: \(invariant.meaning)"
    case .noObservation: "no device reported anything here: the session has no observe records"
    case .observationsHold: "all that devices reported agrees with the model"
    case .holds(let text, true): "\(text) holds wherever it is stored, and after every event"
    case .holds(let text, false): "\(text) holds after every event"
    case .failsAtStart(let text):
      "\(text) fails before the first event: there is nothing to cut"
    case .elsewhere(let reference):
      "\(reference) on the way to the failure: what it names must stand on the same branch"
    }
  }
}
