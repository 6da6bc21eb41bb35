import PagerModel

/// One entry of a `state` map.
package struct StateEntry: Sendable, Equatable {
  /// As written.
  package var text: String
  /// Nil: not built, so that the whole record cannot be judged.
  package var path: StatePath?
  package var value: Value

  package init(_ path: StatePath, _ value: Value) {
    text = path.description
    self.path = path
    self.value = value
  }

  init(text: String, path: StatePath?, value: Value) {
    self.text = text
    self.path = path
    self.value = value
  }
}

/// What a real device reported at a node.
package struct Observation: Sendable, Equatable {
  package var at: Int
  package var source: String?
  /// In the file's order.
  package var state: [StateEntry] = []
  /// Nil: not looked at. Each a name and its arguments, as `Effect.description` spells them.
  package var effects: [String]?
  /// The effects are those sent after this node; nil: at `at` alone.
  package var since: Int?
  /// Points, 0...1e9; nil: 0.5.
  package var within: Double?
  /// Why it cannot be judged.
  package var obstacle: Obstacle?
  /// Its line in the file; nil: in none yet.
  package var line: Int?

  package init(at node: Int) { at = node }
}

/// An assertion, checked on every replay.
package struct Expectation: Sendable, Equatable {
  /// An expression of the shell's, as text.
  package struct Expression: Sendable, Equatable {
    package var text: String
    /// Where its first character stands in the line, 1..., in bytes.
    package var column: Int

    package init(_ text: String, column: Int = 1) {
      self.text = text
      self.column = column
    }
  }

  package var at: Int
  package var state: [StateEntry] = []
  package var effects: [String]?
  package var that: Expression?
  package var since: Int?
  /// Points, 0...1e9; nil: 1e-6.
  package var within: Double?
  /// Rules under which it must not hold.
  package var failsUnder: PolicyChange?
  package var note: String?
  package var obstacle: Obstacle?
  package var line: Int?

  package init(at node: Int) { at = node }
}

/// A whole named state, to compare against.
package struct Snapshot: Sendable, Equatable {
  package var at: Int
  package var name: String
  package var state: [StateEntry]
  package var obstacle: Obstacle?
  package var line: Int?

  package init(at node: Int, name: String, state: [StateEntry]) {
    at = node
    self.name = name
    self.state = state
  }
}
