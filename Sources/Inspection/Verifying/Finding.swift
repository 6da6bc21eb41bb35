import PagerModel
import Timeline

/// Something that `verify` found in a recording, with the place it speaks of.
package struct Finding: Sendable, Equatable {
  package enum Fact: Sendable, Equatable {
    case expectationFailed(Mismatch)
    case unproven(Objection)
    case diverged(Mismatch)
    case invariantBroken(Violation)
    case cannotJudge(String)
    /// The file cannot be trusted, or not to its end.
    case damaged(String)
    case warning(String)
  }

  package let fact: Fact
  /// In the file, 1...
  package let line: Int?
  /// In bytes, 1...; nil: the line as a whole.
  package let column: Int?
  package let node: NodeID?
  /// That the node stands on; nil: on `main`, or there is no node.
  package let branch: String?
  /// Microseconds since node 0.
  package let time: Microseconds?

  package init(
    _ fact: Fact, line: Int? = nil, column: Int? = nil, node: NodeID? = nil,
    branch: String? = nil, time: Microseconds? = nil
  ) {
    self.fact = fact
    self.line = line
    self.column = column
    self.node = node
    self.branch = branch
    self.time = time
  }
}

/// What a process says of what it found, the worst last.
package enum Outcome: Int, Comparable, Sendable {
  case held, cannotJudge, diverged, assertionFailed, fileError, usageError, interrupted

  package static func < (a: Outcome, b: Outcome) -> Bool { a.rawValue < b.rawValue }

  package var exitCode: Int32 {
    switch self {
    case .held: 0
    case .cannotJudge: 125
    case .diverged: 3
    case .assertionFailed: 1
    case .fileError: 4
    case .usageError: 2
    case .interrupted: 130
    }
  }
}

extension Finding {
  package var outcome: Outcome {
    switch fact {
    case .expectationFailed, .unproven, .invariantBroken: .assertionFailed
    case .diverged: .diverged
    case .cannotJudge: .cannotJudge
    case .damaged: .fileError
    case .warning: .held
    }
  }
}
