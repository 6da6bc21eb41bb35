import Inspection
import PagerModel
import Timeline

/// One thing about a session given several values in turn, and what an expression then is at one
/// place of it.
package struct Sweep {
  /// What is varied.
  package enum Variable: Sendable, Equatable {
    /// Points.
    case geometry(Geometry)
    /// Frames a second, 1...240.
    case frameRate
    /// Pixels a point.
    case scale
    case rule(PolicyName)
  }

  package enum Setting: Sendable, Equatable {
    case number(Double)
    /// Of a rule.
    case word(String)
  }

  package struct Trial: Sendable, Equatable {
    package let setting: Setting
    /// Nil: the expression holds.
    package let mismatch: Mismatch?
  }

  package private(set) var trials: [Trial] = []

  /// - Parameters:
  ///   - scenario: what the session begins with; its steps do not count.
  ///   - cursor: where `expression` is judged.
  ///   - node: what a mark or a branch in the expression stands for.
  package init(
    _ variable: Variable, over settings: [Setting], in scenario: Scenario, _ tree: EventTree,
    at cursor: Cursor, checking expression: Expression, node: @escaping (String) -> NodeID?,
    unless isInterrupted: @escaping () -> Bool = { false }
  ) throws(ReplayError) {
    for setting in settings {
      if isInterrupted() { throw .interrupted }
      var variant = scenario
      variant.set(variable, to: setting)
      var judge = Judge(
        Replay(root: variant.start, tree: tree), node: node, unless: isInterrupted)
      let state = try judge.replay.state(at: cursor, unless: isInterrupted)
      let mismatch = try judge.mismatch(of: expression, at: cursor.node, state: state)
      trials.append(Trial(setting: setting, mismatch: mismatch))
    }
  }
}

extension Scenario {
  fileprivate mutating func set(_ variable: Sweep.Variable, to setting: Sweep.Setting) {
    switch (variable, setting) {
    case (.geometry(let geometry), .number(let points)): self[geometry] = points
    case (.frameRate, .number(let rate)): initial.frameRate = Int(rate)
    case (.scale, .number(let scale)): initial.scale = scale
    case (.rule(let name), .word(let word)): _ = Policies.entry(name).set(&policies, word)
    case (.geometry, .word), (.frameRate, .word), (.scale, .word), (.rule, .number): break
    }
  }
}
