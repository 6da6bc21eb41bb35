import Inspection
import PagerModel
import Recording
import Timeline

/// Tries sessions until invariants break, and makes what it finds small.
///
/// Sessions are tried in blocks on all threads; what a block finds is looked through in the
/// sessions' order. So the findings follow from the sessions alone, as far as it came.
package struct Explorer {
  /// What broke: a session for each way in which it does.
  package struct Finding: Sendable {
    package let shrunk: Shrunk
    package let breach: Breach
    /// Any of these single rules makes it hold.
    package let remedies: [PolicyChange.Value]
    /// The number of the session that showed it, from 0.
    package let session: Int
  }

  /// The session of a number, from 0; nil: there are no more.
  package typealias Sessions = @Sendable (Int) -> Scenario?

  /// What was found, in the order of the sessions.
  package private(set) var findings: [Finding] = []
  /// Sessions that were tried.
  package private(set) var tried = 0
  package private(set) var isInterrupted = false

  private let sessions: Sessions
  private let invariants: Set<Invariant>
  private let threads: Int
  private let isStopped: @Sendable () -> Bool

  private struct Identity: Hashable {
    let breach: Breach
    let remedies: [PolicyName]
  }

  /// Of whole sessions and of small ones.
  private var known: Set<Identity> = []
  /// How often each was made small already.
  private var attempts: [Breach: Int] = [:]
  private var foundBreaches: Set<Breach> = []

  /// Sessions of a block.
  private static let block = 64
  /// A breach with other remedies is often another bug, but not for ever.
  private static let mostAttempts = 24

  package init(
    _ invariants: [Invariant], in sessions: @escaping Sessions, threads: Int,
    unless isStopped: @escaping @Sendable () -> Bool
  ) {
    self.invariants = Set(invariants)
    self.threads = threads
    self.isStopped = isStopped
    self.sessions = sessions
  }

  /// Tries the next block; false: there is none, or it was interrupted.
  package mutating func tryBlock() -> Bool {
    var block: [(number: Int, scenario: Scenario)] = []
    for number in tried..<tried + Self.block {
      guard let scenario = sessions(number) else { break }
      block.append((number, scenario))
    }
    guard !block.isEmpty else { return false }
    let (invariants, passed, isStopped) = (invariants, foundBreaches, isStopped)
    let hits = parallelMap(block, threads: threads) { session in
      Hit(session.number, session.scenario, invariants, passing: passed, isStopped)
    }
    let fresh = hits.compactMap(\.self).filter { isFresh($0) }
    let made = parallelMap(fresh, threads: threads) { $0.finding(isStopped) }
    if isStopped() {
      isInterrupted = true
      return false
    }
    for finding in made.compactMap(\.self) { add(finding) }
    tried += block.count
    return true
  }

  private mutating func isFresh(_ hit: Hit) -> Bool {
    guard attempts[hit.breach, default: 0] < Self.mostAttempts else { return false }
    let identity = Identity(breach: hit.breach, remedies: hit.remedies.map(\.name))
    guard known.insert(identity).inserted else { return false }
    attempts[hit.breach, default: 0] += 1
    return true
  }

  private mutating func add(_ finding: Finding) {
    let identity = Identity(breach: finding.breach, remedies: finding.remedies.map(\.name))
    known.insert(identity)
    let isNew = !findings.contains {
      $0.breach == finding.breach && $0.remedies == finding.remedies
    }
    if isNew { findings.append(finding) }
    foundBreaches.insert(finding.breach)
  }
}

/// A session that breaks an invariant.
private struct Hit: Sendable {
  let number: Int
  let scenario: Scenario
  let breach: Breach
  let violation: Violation
  let remedies: [PolicyChange.Value]

  /// Nil: it breaks none. Every second session passes what was found already, and every third
  /// looks for one invariant alone: a frequent breach hides those after it.
  init?(
    _ number: Int, _ scenario: Scenario, _ invariants: Set<Invariant>, passing found: Set<Breach>,
    _ isStopped: @escaping @Sendable () -> Bool
  ) {
    if isStopped() { return nil }
    var wanted = invariants
    if number % 3 == 2 {
      let list = Invariant.allCases.filter(invariants.contains)
      if !list.isEmpty { wanted = [list[number / 3 % list.count]] }
    }
    var watch = InvariantWatch(anyOf: wanted, passing: number % 2 == 1 ? found : [])
    var looks = InterruptLooks(isStopped)
    guard (try? watch.fails(scenario, &looks)) == true, let first = watch.found else { return nil }
    let remedies = try? Blame.policies(
      for: first.breach.invariant, in: scenario, unless: isStopped)
    guard let remedies else { return nil }
    self.number = number
    self.scenario = scenario
    breach = first.breach
    violation = first.violation
    self.remedies = remedies
  }

  /// Nil: interrupted.
  func finding(_ isStopped: @escaping @Sendable () -> Bool) -> Explorer.Finding? {
    if isStopped() { return nil }
    let failure = Failure.breach(breach, violation, remedies: remedies)
    guard let shrunk = try? failure.shrink(scenario, unless: isStopped),
      let remedies = try? Blame.policies(
        for: breach.invariant, in: shrunk.scenario, unless: isStopped)
    else { return nil }
    return Explorer.Finding(shrunk: shrunk, breach: breach, remedies: remedies, session: number)
  }
}
