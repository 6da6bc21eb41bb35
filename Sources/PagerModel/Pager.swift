/// The state of a pager: what folding a session's events yields.
///
/// A value that holds no history. Two folds of the same events give the same bits on every
/// machine.
package enum Pager: Sendable, Equatable {
  case pinned(PinnedPager)
  case grid(GridPager)
  case sticky(StickyPager)

  /// The state at node 0.
  package init(_ initial: Initial, policies: Policies) {
    switch initial.container {
    case .pinned: self = .pinned(PinnedPager(initial, policies: policies))
    case .grid: self = .grid(GridPager(initial, policies: policies))
    case .sticky: self = .sticky(StickyPager(initial, policies: policies))
    }
  }

  package var container: Container {
    switch self {
    case .pinned: .pinned
    case .grid: .grid
    case .sticky: .sticky
    }
  }

  /// The rules that hold. Others that are set here act from the next step on, and nothing that is
  /// under way ends: what a `setting` event does besides is left out.
  package var policies: Policies {
    get {
      switch self {
      case .pinned(let pager): pager.policies
      case .grid(let pager): pager.policies
      case .sticky(let pager): pager.policies
      }
    }
    set {
      switch consume self {
      case .pinned(var pager):
        pager.policies = newValue
        self = .pinned(pager)
      case .grid(var pager):
        pager.policies = newValue
        self = .grid(pager)
      case .sticky(var pager):
        pager.policies = newValue
        self = .sticky(pager)
      }
    }
  }

  package var stage: Stage {
    switch self {
    case .pinned(let pager): pager.stage
    case .grid(let pager): pager.stage
    case .sticky(let pager): pager.stage
    }
  }

  /// Microseconds since node 0.
  package var time: Microseconds { stage.clock.now }

  /// Something moves by itself, so that the next frame changes the state.
  package var isMoving: Bool {
    switch self {
    case .pinned(let pager): pager.isMoving
    case .grid(let pager): pager.isMoving
    case .sticky(let pager): pager.isMoving
    }
  }

  /// Whether all but the rules is the same.
  package func isEqual(besidesRulesTo other: Pager) -> Bool {
    switch (self, other) {
    case (.pinned(let pager), .pinned(var other)):
      other.policies = pager.policies
      return pager == other
    case (.grid(let pager), .grid(var other)):
      other.policies = pager.policies
      return pager == other
    case (.sticky(let pager), .sticky(var other)):
      other.policies = pager.policies
      return pager == other
    case (.pinned, _), (.grid, _), (.sticky, _): return false
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
      case .grid(var pager):
        pager.stage.payloads = newValue
        self = .grid(pager)
      case .sticky(var pager):
        pager.stage.payloads = newValue
        self = .sticky(pager)
      }
    }
  }
}
