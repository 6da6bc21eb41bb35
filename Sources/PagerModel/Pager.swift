/// The state of a pager: what folding a session's events yields.
///
/// A value that holds no history. Two folds of the same events give the same bits on every
/// machine.
package enum Pager: Sendable, Equatable {
  case pinned(PinnedPager)

  /// The state at node 0.
  package init(pinned initial: Initial, policies: Policies) {
    self = .pinned(PinnedPager(initial, policies: policies))
  }

  package var stage: Stage {
    switch self {
    case .pinned(let pager): pager.stage
    }
  }

  /// Microseconds since node 0.
  package var time: Microseconds { stage.clock.now }

  /// Something moves by itself, so that the next frame changes the state.
  package var isMoving: Bool {
    switch self {
    case .pinned(let pager): pager.isMoving
    }
  }

  /// Whether all but the rules is the same.
  package func isEqual(besidesRulesTo other: Pager) -> Bool {
    switch (self, other) {
    case (.pinned(let pager), .pinned(var other)):
      other.policies = pager.policies
      return pager == other
    }
  }

  /// What the session's events carry; a session that grew hands its larger set over.
  package var payloads: Payloads {
    get { stage.payloads }
    set {
      switch consume self {
      case .pinned(var pager):
        pager.stage.payloads = newValue
        self = .pinned(pager)
      }
    }
  }
}
