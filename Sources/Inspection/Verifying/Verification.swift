import PagerModel
import Recording
import Timeline

/// The replay of one recording: every branch, every assertion, every observation.
package struct Verification {
  package private(set) var findings: [Finding] = []
  private let loaded: LoadedRecording
  private var judge: Judge
  private let branches: BranchesOfNodes
  private let isInterrupted: () -> Bool
  private var others: OtherRules

  /// Nil: the user interrupted it.
  package static func findings(
    of loaded: LoadedRecording, withInvariants: Bool = false,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) -> [Finding]? {
    var verification = Verification(loaded, unless: isInterrupted)
    verification.reportFile()
    guard loaded.recording.obstacle == nil else { return verification.findings }
    guard verification.replayBranches() else { return nil }
    verification.judgeExpectations()
    verification.judgeObservations()
    if withInvariants { verification.judgeInvariants() }
    return isInterrupted() ? nil : verification.findings
  }

  private init(_ loaded: LoadedRecording, unless isInterrupted: @escaping () -> Bool) {
    self.loaded = loaded
    self.isInterrupted = isInterrupted
    others = OtherRules(loaded.recording.header)
    let replay = loaded.replay
    branches = BranchesOfNodes(loaded.branches, in: replay.tree)
    judge = Judge(replay, node: loaded.names(in: replay.tree))
  }

  private var recording: Recording { loaded.recording }

  /// What the file itself gives cause to say.
  private mutating func reportFile() {
    for warning in recording.warnings {
      findings.append(
        Finding(.warning(warning.sentence), line: warning.line, column: warning.column))
    }
    if let tail = recording.tornTail {
      findings.append(Finding(.damaged(tail.sentence), line: tail.line, column: 1))
    }
    if let obstacle = recording.obstacle {
      findings.append(Finding(.cannotJudge("\(obstacle)"), line: 1, node: 0, time: 0))
    }
    for (id, obstacle) in recording.unreplayable.sorted(by: { $0.key < $1.key }) {
      add(.cannotJudge("\(obstacle)"), at: id, line: recording.unreplayableLines[id])
    }
  }

  private func time(of id: NodeID) -> Microseconds { judge.replay.tree[id].time }

  /// False: interrupted.
  private mutating func replayBranches() -> Bool {
    for leaf in judge.replay.tree.leaves where !judge.replay.tree.isBlocked(leaf) {
      if (try? judge.replay.state(at: leaf, unless: isInterrupted)) == nil { return false }
    }
    return true
  }

  // MARK: Assertions

  private mutating func judgeExpectations() {
    for (index, expectation) in recording.expectations.enumerated() {
      if isInterrupted() { return }
      if let reason = expectation.obstacle?.description {
        add(.cannotJudge(reason), at: expectation.at, line: expectation.line)
        continue
      }
      judge(expectation, that: loaded.expressions[index])
    }
  }

  private mutating func judge(_ expectation: Expectation, that expression: Expression?) {
    do {
      for mismatch in try judge.mismatches(of: expectation, that: expression) {
        add(.expectationFailed(mismatch), at: expectation.at, line: expectation.line)
      }
    } catch {
      return add(.cannotJudge(error.sentence), at: expectation.at, line: expectation.line)
    }
    let names = loaded.names(in: judge.replay.tree)
    let loaded = loaded
    let objection = try? others.objection(to: expectation, that: expression) { policies in
      Judge(Replay(loaded.recording, policies: policies), node: names)
    }
    if let objection { add(.unproven(objection), at: expectation.at, line: expectation.line) }
  }

  // MARK: Observations

  private mutating func judgeObservations() {
    for observation in recording.observations {
      if isInterrupted() { return }
      if let obstacle = observation.obstacle {
        add(.cannotJudge("\(obstacle)"), at: observation.at, line: observation.line)
        continue
      }
      do {
        for mismatch in try judge.mismatches(of: observation) {
          add(.diverged(mismatch), at: observation.at, line: observation.line)
        }
      } catch {
        add(.cannotJudge(error.sentence), at: observation.at, line: observation.line)
      }
    }
  }

  private mutating func judgeInvariants() {
    var search = InvariantSearch(exempt: loaded.exempt, unless: isInterrupted)
    try? search.searchAll(&judge.replay)
    findings += search.findings.map { found in
      Finding(
        .invariantBroken(found.violation), node: found.cursor.node,
        branch: branches.name(at: found.cursor.node, in: judge.replay.tree),
        time: found.cursor.time)
    }
  }

  private mutating func add(_ fact: Finding.Fact, at id: NodeID, line: Int?) {
    findings.append(
      Finding(
        fact, line: line, node: id, branch: branches.name(at: id, in: judge.replay.tree),
        time: time(of: id)))
  }
}

extension PolicyChange {
  /// The rules of a header whose keys these replace: the preset first, then every single rule.
  package func replacing(_ header: PolicyChange?) -> Policies {
    merged(over: header).applied(to: Preset.reference.policies)
  }

  /// A header's keys with these in their place: of a rule's values the last.
  package func merged(over header: PolicyChange?) -> PolicyChange {
    var result = PolicyChange(preset: preset ?? header?.preset)
    for value in (header?.values ?? []) + values {
      result.values.removeAll { $0.name == value.name }
      result.values.append(value)
    }
    return result
  }

  /// `preset=reference headerDrag=stops`
  package var text: String {
    let preset = preset.map { ["preset=\($0.rawValue)"] } ?? []
    return (preset + values.map { "\($0.name.rawValue)=\($0.word)" }).joined(separator: " ")
  }
}
