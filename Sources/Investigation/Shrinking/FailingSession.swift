import Inspection
import PagerModel
import Recording
import Timeline

/// A session in which something is to fail: where, and how.
package struct FailingSession {
  /// A stored assertion.
  package typealias Assertion = (expectation: Expectation, expression: Expression?)

  let header: Header
  let policies: Policies
  let payloads: Payloads
  let tree: EventTree
  /// The branches' last nodes, the preferred one first.
  let leaves: [NodeID]
  /// Where the user stands on the first of them.
  let cursor: NodeID
  let assertions: [Assertion]
  let observations: [Observation]
  /// The node that a mark or a branch stands for.
  let bookmark: (String) -> NodeID?
  let isInterrupted: () -> Bool

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
    /// The recording's own rules, where the session has others and what fails holds under those.
    package let contrast: Policies?
    /// It has other rules than the recording, but fails under the recording's, too.
    package let failsAnyway: Bool
    /// The assertion that it is, where none was asked for, and its place among those that fail.
    package internal(set) var chosen: (expectation: Expectation, place: Int, count: Int)?

    /// The smallest session found that fails so; nil: `scenario` does not.
    package func shrink(
      unless isInterrupted: @escaping () -> Bool = { false }
    ) throws(ReplayError) -> Shrunk? {
      try failure.shrink(scenario, contrast: contrast, unless: isInterrupted)
    }
  }

  /// Of what is asked of the whole session, under these rules.
  var judge: Judge {
    var start = Pager(header.initial, policies: policies)
    start.payloads = payloads
    return Judge(Replay(root: start, tree: tree), node: bookmark, unless: isInterrupted)
  }

  func path(to node: NodeID) throws(ShrinkRefusal) -> FailingPath {
    do throws(ReplayError) {
      let whole = try Scenario(header, policies: policies, payloads: payloads, to: node, in: tree)
      return FailingPath(
        whole, nodes: tree.path(to: node).dropFirst().map(Int.init), recorded: header.policies)
    } catch {
      throw .replay(error)
    }
  }

  /// What fails at the end of `scenario`, the beginning of `path`.
  func found<Watch: FailureWatch>(
    _ failure: Failure, watch: Watch, in scenario: Scenario, of path: FailingPath
  ) throws(ReplayError) -> Found {
    var looks = InterruptLooks(isInterrupted)
    let contrast = try path.recordedRules.flatMap { rules throws(ReplayError) in
      try watch.holds(in: Candidate(scenario).under(rules), &looks) ? rules : nil
    }
    return Found(
      scenario: scenario, failure: failure,
      node: scenario.steps.isEmpty ? 0 : path.nodes[scenario.steps.count - 1],
      contrast: contrast, failsAnyway: path.recordedRules != nil && contrast == nil)
  }
}
