extension Pager {
  /// Nothing differs but the rules and the time, what no path shows counted in.
  package func isSame(as other: Pager) -> Bool {
    switch (self, other) {
    case (.pinned(let own), .pinned(var other)):
      other.policies = own.policies
      other.stage.clock.now = own.stage.clock.now
      return own == other
    }
  }
}
