import Inspection
import PagerModel
import Recording
import Timeline

extension FailingSession {
  /// Where `expression` is not true, as a person means it: where it is stored, or a part of what is,
  /// and fails, on the first branch before others; else on the first branch: where it holds under the
  /// recording's rules and the branch has others, or at the cursor, or where it turns false after it,
  /// or anywhere, or at the end.
  package func falsehood(of expression: Expression) throws(ShrinkRefusal) -> Found {
    if let found = try storedFalsehood(of: expression) { return found }
    guard let leaf = leaves.first else { throw .holds(expression.text, isStored: false) }
    let path = try path(to: leaf)
    if path.scenario.steps.isEmpty, try isFalse(expression, at: leaf) {
      throw .failsAtStart(expression.text)
    }
    let claim = Claim(expression, places: try places(of: expression, on: path))
    let held = try truths(of: claim, path.scenario)
    if let rules = path.recordedRules {
      var recorded = path.scenario
      recorded.policies = rules
      let others = try truths(of: claim, recorded)
      let place = held.indices.first { !held[$0] && others[$0] }
      if let place, let found = try falsehood(of: claim, at: place + 1, of: path) { return found }
    }
    if let found = try turn(of: claim, where: held, on: path) { return found }
    guard let first = held.firstIndex(of: true), first > 0 else {
      throw .holds(expression.text, isStored: false)
    }
    throw .holdsFrom(expression.text, path.nodes[first])
  }

  /// `held`: after which of the path's events the claim holds.
  private func turn(
    of claim: Claim, where held: [Bool], on path: FailingPath
  ) throws(ShrinkRefusal) -> Found? {
    let here = cursor == 0 ? -1 : path.place(of: cursor)
    let turns = held.indices.filter { $0 > 0 && !held[$0] && held[$0 - 1] }
    if here >= 0, !held[here] {
      // From where on it is false here.
      let start = (held[...here].lastIndex(of: true) ?? -1) + 1
      if start > 0 { return try turn(of: claim, at: start, of: path) }
      return try falsehood(of: claim, at: here + 1, of: path)
    }
    if let place = turns.first(where: { $0 > here }) ?? turns.first {
      return try turn(of: claim, at: place, of: path)
    }
    guard held.last == false else { return nil }
    let found = try falsehood(of: claim, at: held.count, of: path)
    guard case .falsehood(let falsehood) = found?.failure,
      falsehood.identity.culprit != .nobody
    else { throw .failsAtStart(claim.text) }
    return found
  }

  /// Whether it is not true at a node that no step leads to.
  func isFalse(_ expression: Expression, at node: NodeID) throws(ShrinkRefusal) -> Bool {
    var judge = self.judge
    do throws(ReplayError) {
      return try !judge.mismatches(of: Expectation(at: node), that: expression).isEmpty
    } catch {
      throw .replay(error)
    }
  }

  /// The places on `path` of what the expression names.
  func places(
    of expression: Expression, on path: FailingPath
  ) throws(ShrinkRefusal) -> Claim.Places {
    var result: Claim.Places = []
    for reference in expression.references {
      let target: NodeID? =
        switch reference {
        case .node(let id): tree.contains(id) ? id : nil
        case .named(let name): bookmark(name)
        }
      guard let target, tree.isOnPath(target, to: path.nodes.last ?? 0) else {
        throw .elsewhere(UnknownReference(reference))
      }
      result.append((reference, path.place(of: target)))
    }
    return result
  }

  /// After each event; throws where it never is true or false.
  private func truths(
    of claim: Claim, _ scenario: Scenario
  ) throws(ShrinkRefusal) -> [Bool] {
    var (walk, looks) = (ClaimWalk(claim), InterruptLooks(isInterrupted))
    var pager = scenario.start
    var (truths, isCondition) = ([Bool](), scenario.steps.isEmpty)
    for (index, event) in scenario.timedEvents.enumerated() {
      walk.follow(event, origin: index, in: &pager, isAsked: true)
      truths.append(walk.holds)
      isCondition = isCondition || !(walk.shortfall?.isNoCondition ?? false)
      do { try looks.pass(pager.viewCount) } catch { throw .replay(error) }
    }
    guard isCondition else { throw .noCondition(walk.shortfall?.reason ?? "") }
    return truths
  }

  /// How a claim fails after so many steps; nil: it holds there.
  func falsehood(
    of claim: Claim, at count: Int, of path: FailingPath
  ) throws(ShrinkRefusal) -> Found? {
    let scenario = path.prefix(count)
    do throws(ReplayError) {
      var looks = InterruptLooks(isInterrupted)
      guard let identity = try Candidate(scenario).identity(of: claim, &looks) else { return nil }
      let events = scenario.timedEvents
      var pager = scenario.start
      pager.apply(events.prefix(count - 1))
      let isIgnored = events.last?.isIgnored(in: pager) ?? false
      return try found(
        Falsehood(claim: claim, place: .end(isIgnored: isIgnored), identity: identity),
        in: scenario, of: path)
    } catch {
      throw .replay(error)
    }
  }

  /// How a claim turns false by the step at `index`.
  private func turn(
    of claim: Claim, at index: Int, of path: FailingPath
  ) throws(ShrinkRefusal) -> Found? {
    let scenario = path.prefix(index + 1)
    do throws(ReplayError) {
      var (walk, pager) = (ClaimWalk(claim), scenario.start)
      let events = scenario.timedEvents
      for (origin, event) in events.dropLast().enumerated() {
        walk.follow(event, origin: origin, in: &pager, isAsked: false)
      }
      guard let last = events.last else { return nil }
      let before = pager
      walk.follow(last, origin: index, in: &pager, isAsked: true)
      guard let shortfall = walk.shortfall else { return nil }
      let identity = Falsehood.Identity(
        part: shortfall.part, hasValue: shortfall.hasValue,
        culprit: .turning(shortfall.subjects, from: before, by: last))
      return try found(
        Falsehood(claim: claim, place: .turning(last.event.kind), identity: identity),
        in: scenario, of: path)
    } catch {
      throw .replay(error)
    }
  }

  private func found(
    _ falsehood: Falsehood, in scenario: Scenario, of path: FailingPath
  ) throws(ReplayError) -> Found {
    try found(
      .falsehood(falsehood), watch: ClaimWatch(falsehood, last: scenario.steps.count - 1),
      in: scenario, of: path)
  }
}
