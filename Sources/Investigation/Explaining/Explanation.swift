import Inspection
import PagerModel
import Timeline

/// Under which other rules the model would meet all that is asked: the presets, and one rule changed,
/// or else two, or else three.
package struct Explanation {
  package struct Hypothesis: Sendable, Equatable {
    /// A preset, or the same rules with other values than the session's: nothing that is asked
    /// tells them apart.
    package fileprivate(set) var alternatives: [PolicyChange]
    /// Rules whose values differ from the session's.
    package let size: Int
  }

  /// Rules that do not meet all, but more than the session's own.
  package struct Attempt: Sendable, Equatable {
    package let change: PolicyChange
    package let difference: Questionnaire.Difference
  }

  /// How many sets of one rule, two and three were tried, the presets not counted.
  package private(set) var tried = [0, 0, 0]
  /// Some sets of this size and of larger ones were left out: those of rules that change nothing
  /// in what is asked first.
  package private(set) var incompleteFrom: Int?
  /// Nil: the session's own rules meet all.
  package private(set) var difference: Questionnaire.Difference?
  /// The fewest changes first.
  package private(set) var hypotheses: [Hypothesis] = []
  /// Where nothing explains all: those that get furthest, the furthest first.
  package private(set) var nearest: [Attempt] = []
  /// The user stopped it: all this was found up to there.
  package private(set) var isInterrupted = false

  /// A fold takes about half a microsecond an event: all pairs in about a second.
  private static let eventsForAllPairs = 2_000_000
  /// Sets of three that are tried at most.
  private static let mostTriples = 20_000

  private let questionnaire: Questionnaire
  private let policies: Policies
  private let container: Container
  /// Those that do not meet all.
  private var attempts: [Attempt] = []

  /// `size`: of the largest sets that are tried, 1 to 3.
  package init(
    _ questionnaire: Questionnaire, under policies: Policies, in container: Container,
    upTo size: Int = 3
  ) throws(ReplayError) {
    self.questionnaire = questionnaire
    self.policies = policies
    self.container = container
    difference = try questionnaire.firstDifference(under: policies)
    guard let difference else { return }
    do {
      try search(Sieve(difference, of: questionnaire), upTo: size)
    } catch {
      switch error {
      case .interrupted: isInterrupted = true
      case .notReplayable: throw error
      }
    }
    hypotheses.sort { ($0.size, $0.isPreset ? 1 : 0) < ($1.size, $1.isPreset ? 1 : 0) }
    if hypotheses.isEmpty { rankNearest() }
  }

  private mutating func search(_ sieve: Sieve, upTo size: Int) throws(ReplayError) {
    try tryPresets()
    for value in singles {
      tried[0] += 1
      try ask([value])
    }
    guard size >= 2, hypotheses.allSatisfy(\.isPreset) else { return }
    let rejected = try sift(pairs(), sieve)
    guard size >= 3, hypotheses.allSatisfy(\.isPreset) else { return }
    try askThoseWorthAThird(of: rejected)
    _ = try sift(triples(), sieve)
  }

  /// Every other value of every rule of the container.
  private var singles: [PolicyChange.Value] {
    container.policyNames.flatMap { name in
      let entry = Policies.entry(name)
      let own = entry.value(policies)
      return entry.values.filter { $0 != own }.compactMap { PolicyChange.Value(name, $0) }
    }
  }

  // MARK: Trying

  private mutating func tryPresets() throws(ReplayError) {
    for preset in container.presets where preset.policies != policies {
      let change = PolicyChange(preset: preset)
      guard try questionnaire.firstDifference(under: preset.policies) == nil else { continue }
      hypotheses.append(Hypothesis(alternatives: [change], size: size(of: preset.policies)))
    }
  }

  /// Asks all.
  private mutating func ask(_ set: [PolicyChange.Value]) throws(ReplayError) {
    let change = PolicyChange(values: set)
    if let difference = try questionnaire.firstDifference(under: change.applied(to: policies)) {
      attempts.append(Attempt(change: change, difference: difference))
    } else {
      add(change)
    }
  }

  /// Asks all of those that meet what the session's own rules do not; returns the others, which get
  /// no further than these.
  private mutating func sift(
    _ sets: [[PolicyChange.Value]], _ sieve: Sieve
  ) throws(ReplayError) -> [[PolicyChange.Value]] {
    var rejected: [[PolicyChange.Value]] = []
    for set in sets {
      tried[set.count - 1] += 1
      if try sieve.keeps(PolicyChange(values: set).applied(to: policies)) {
        try ask(set)
      } else {
        rejected.append(set)
      }
    }
    return rejected
  }

  private mutating func add(_ change: PolicyChange) {
    let rules = change.values.map(\.name)
    let group = hypotheses.firstIndex { $0.alternatives[0].values.map(\.name) == rules }
    if let group {
      hypotheses[group].alternatives.append(change)
    } else {
      hypotheses.append(Hypothesis(alternatives: [change], size: rules.count))
    }
  }

  /// Two rules together meet what neither does alone: all pairs, or, in a long session, those of
  /// which one alone changes the first answer that is wrong.
  private mutating func pairs() -> [[PolicyChange.Value]] {
    let singles = singles
    let telling = Set(
      attempts.filter { $0.difference != difference }.map { $0.change.values[0].name })
    let all = singles.count * singles.count / 2 * questionnaire.length <= Self.eventsForAllPairs
    if !all { incompleteFrom = 2 }
    var pairs: [[PolicyChange.Value]] = []
    for (index, first) in singles.enumerated() {
      for second in singles[(index + 1)...] where first.name != second.name {
        guard all || telling.contains(first.name) || telling.contains(second.name) else {
          continue
        }
        pairs.append([first, second])
      }
    }
    return pairs
  }

  /// A third rule for the pairs that get further than their members alone.
  private mutating func triples() -> [[PolicyChange.Value]] {
    incompleteFrom = incompleteFrom ?? 3
    let reach = reachOfSingles
    let pairs = attempts.filter { attempt in
      attempt.change.values.count == 2
        && attempt.change.values.allSatisfy {
          attempt.difference.question > reach[$0.key] ?? .max
        }
    }.sorted { $0.difference.question > $1.difference.question }
    var sets: [[PolicyChange.Value]] = []
    var known: Set<[String]> = []
    for pair in pairs {
      for third in singles where !pair.change.values.contains(where: { $0.name == third.name }) {
        let set = (pair.change.values + [third]).inOrder
        if known.insert(set.map(\.key)).inserted { sets.append(set) }
      }
    }
    return Array(sets.prefix(Self.mostTriples))
  }

  /// Of pairs that get no further than the session's own rules: only where each of the two alone does
  /// not even get that far can both together get further than either.
  private mutating func askThoseWorthAThird(
    of rejected: [[PolicyChange.Value]]
  ) throws(ReplayError) {
    guard let own = difference?.question else { return }
    let reach = reachOfSingles
    for pair in rejected where pair.allSatisfy({ reach[$0.key] ?? .max < own }) { try ask(pair) }
  }

  /// How many questions each value alone meets in a row.
  private var reachOfSingles: [String: Int] {
    Dictionary(
      attempts.filter { $0.change.values.count == 1 }.map {
        ($0.change.values[0].key, $0.difference.question)
      }, uniquingKeysWith: max)
  }

  // MARK: Ranking

  private mutating func rankNearest() {
    guard let own = difference?.question else { return }
    let better = attempts.enumerated().filter { $0.element.difference.question > own }
    nearest = better.sorted {
      ($1.element.difference.question, $0.element.change.values.count, $0.offset)
        < ($0.element.difference.question, $1.element.change.values.count, $1.offset)
    }.map(\.element)
  }

  private func size(of other: Policies) -> Int {
    container.policyNames.count {
      Policies.entry($0).value(other) != Policies.entry($0).value(policies)
    }
  }
}

extension Explanation.Hypothesis {
  package var isPreset: Bool { alternatives[0].preset != nil }
}

extension PolicyChange.Value {
  fileprivate var key: String { "\(name.rawValue)=\(word)" }
}

extension [PolicyChange.Value] {
  /// In the order of the rules.
  fileprivate var inOrder: Self {
    let order = PolicyName.allCases
    return sorted {
      (order.firstIndex(of: $0.name) ?? 0, $0.word) < (order.firstIndex(of: $1.name) ?? 0, $1.word)
    }
  }
}
