/// What the session's events carry that has no fixed size. It only grows.
package struct Payloads: Sendable, Equatable {
  /// A data source's answer; 0 is the one of the recording's header.
  package struct PagesID: Sendable, Equatable { package let index: Int32 }
  package struct PolicyID: Sendable, Equatable { package let index: Int32 }

  package private(set) var pages: [[PageSpec]]
  package private(set) var policies: [PolicyChange] = []

  package init(initialPages: [PageSpec]) { pages = [initialPages] }

  package mutating func add(_ list: [PageSpec]) -> PagesID {
    pages.append(list)
    return PagesID(index: Int32(pages.count - 1))
  }

  package mutating func add(_ change: PolicyChange) -> PolicyID {
    policies.append(change)
    return PolicyID(index: Int32(policies.count - 1))
  }

  package subscript(id: PagesID) -> [PageSpec] {
    pages.indices.contains(Int(id.index)) ? pages[Int(id.index)] : []
  }

  package subscript(id: PolicyID) -> PolicyChange {
    policies.indices.contains(Int(id.index)) ? policies[Int(id.index)] : PolicyChange()
  }
}
