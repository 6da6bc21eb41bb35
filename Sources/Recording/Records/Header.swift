import PagerModel

/// An invariant that a session may break, by name, and why.
package struct Exemption: Sendable, Equatable {
  package var invariant: String
  package var reason: String
  /// In the header's line, in bytes from 1.
  package var column: Int

  package init(_ invariant: String, reason: String, column: Int = 1) {
    self.invariant = invariant
    self.reason = reason
    self.column = column
  }
}

/// The first record: what was true before the first event.
package struct Header: Sendable, Equatable {
  package var container: String
  package var title: String
  package var initial: Initial
  /// As written.
  package var policy: PolicyChange?
  /// Invariants that the session may break, with the reason.
  package var exemptions: [Exemption] = []
  /// Who recorded it.
  package var source: String?
  package var device: String?
  /// Every line ends in a checksum that continues the previous one's.
  package var isSealed: Bool

  package init(
    container: String = "pinned", title: String, initial: Initial, policy: PolicyChange? = nil,
    source: String? = nil, device: String? = nil, isSealed: Bool = false
  ) {
    self.container = container
    self.title = title
    self.initial = initial
    self.policy = policy
    self.source = source
    self.device = device
    self.isSealed = isSealed
  }

  /// One value for every rule: the preset `reference`, unless `policy` says otherwise.
  package var policies: Policies {
    (policy ?? PolicyChange()).applied(to: Preset.reference.policies)
  }
}
