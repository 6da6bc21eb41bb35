import PagerModel
import Timeline

/// Something at which a walk along a branch stops.
package struct StopPoint: Sendable, Equatable {
  package enum What: Sendable, Equatable {
    /// An event of this kind acted.
    case event(EventKind)
    /// An effect of this name was sent, by an event or at a frame.
    case effect(String)
    case node(NodeID)
    /// Microseconds since node 0: what happened then has acted.
    case time(Microseconds)
    /// The path holds something else than at the moment before.
    case watch(StatePath)
    /// Every moment: for a condition that stands alone.
    case moment
    /// Nothing moves by itself, and no finger is down.
    case rest
  }

  /// From 1; 0: no point of the user's.
  package let number: Int
  package let what: What
  /// It stops only where this holds. Where it has no value, it does not hold.
  package var condition: Expression?
  /// It is gone once it has stopped.
  package let isTemporary: Bool
  /// How often it has stopped.
  package var hits = 0

  package init(
    number: Int = 0, _ what: What, if condition: Expression? = nil, isTemporary: Bool = false
  ) {
    self.number = number
    self.what = what
    self.condition = condition
    self.isTemporary = isTemporary
  }
}

/// Where a walk stopped, and why.
package struct Stop: Sendable, Equatable {
  package struct Hit: Sendable, Equatable {
    /// Of the point.
    package let number: Int
    /// Of a watch: what changed, in history's order.
    package let change: Change?
  }

  package let cursor: Cursor
  /// At least one.
  package let hits: [Hit]
}

/// A condition had no value somewhere on the way.
package struct ConditionFailure: Sendable, Equatable {
  /// Of the point.
  package let number: Int
  /// At how many moments.
  package var count: Int
  /// The first reason.
  package let reason: EvaluationError
}
