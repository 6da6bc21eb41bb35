/// Whether the container is on the screen, and which pages are.
struct Appearance: Sendable, Equatable {
  enum Phase: Sendable, Equatable {
    /// Nobody has said: in mode `view` it is on the screen.
    case untold
    case appearing(until: Microseconds)
    case visible
    case disappearing(until: Microseconds)
    case hidden
  }

  /// A navigation controller's push or pop; chosen, not measured.
  static let transition: Microseconds = 350_000

  var phase = Phase.untold
  /// The page that has appeared, or would with the container.
  var shown: PageReference?
  /// The page that comes in place of `shown`.
  var incoming: PageReference?
  /// The container's own change is being handed on to the pages.
  var isForwarding = false

  var isHidden: Bool {
    switch phase {
    case .hidden: true
    case .untold, .appearing, .visible, .disappearing: false
    }
  }

  var isInTransition: Bool {
    switch phase {
    case .appearing, .disappearing: true
    case .untold, .visible, .hidden: false
    }
  }
}

/// Where a page's controller is between `viewWillAppear` and `viewDidDisappear`.
package enum Lifecycle: String, CaseIterable, Sendable, Equatable {
  case loaded, willAppear, didAppear, willDisappear, didDisappear

  /// Whether a controller is told it right after `old`, as UIKit balances its calls; `loaded`: a new
  /// one takes the place of one that is gone.
  package func follows(_ old: Lifecycle) -> Bool {
    switch self {
    case .loaded: old == .loaded || old == .didDisappear
    case .willAppear: old == .loaded || old == .willDisappear || old == .didDisappear
    case .didAppear: old == .willAppear
    case .willDisappear: old == .willAppear || old == .didAppear
    case .didDisappear: old == .willDisappear
    }
  }
}
