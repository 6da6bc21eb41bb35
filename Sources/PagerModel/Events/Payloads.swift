/// What the session's events carry that has no fixed size. It only grows.
package struct Payloads: Sendable, Equatable {
  /// A data source's answer; 0 is the one of the recording's header.
  package struct PagesID: Sendable, Equatable { package let index: Int32 }
  package struct PolicyID: Sendable, Equatable { package let index: Int32 }
  package struct CallbackID: Sendable, Equatable { package let index: Int32 }

  package private(set) var pages: [[PageSpec]]
  package private(set) var policies: [PolicyChange] = []
  package private(set) var callbacks: [Callback] = []

  package init(initialPages: [PageSpec]) { pages = [initialPages] }

  /// For a session that begins with other pages.
  package mutating func replaceInitialPages(_ list: [PageSpec]) { pages[0] = list }

  package mutating func add(_ list: [PageSpec]) -> PagesID {
    pages.append(list)
    return PagesID(index: Int32(pages.count - 1))
  }

  package mutating func add(_ change: PolicyChange) -> PolicyID {
    policies.append(change)
    return PolicyID(index: Int32(policies.count - 1))
  }

  package mutating func add(_ callback: Callback) -> CallbackID {
    callbacks.append(callback)
    return CallbackID(index: Int32(callbacks.count - 1))
  }

  /// Nil: there is none.
  package subscript(id: CallbackID) -> Callback? {
    callbacks.indices.contains(Int(id.index)) ? callbacks[Int(id.index)] : nil
  }

  package subscript(id: PagesID) -> [PageSpec] {
    pages.indices.contains(Int(id.index)) ? pages[Int(id.index)] : []
  }

  /// Nil: the list has no such place.
  subscript(source: PageSource) -> PageSpec? {
    let (list, place) = (Int(source.list.index), Int(source.place))
    guard pages.indices.contains(list), pages[list].indices.contains(place) else { return nil }
    return pages[list][place]
  }

  package subscript(id: PolicyID) -> PolicyChange {
    policies.indices.contains(Int(id.index)) ? policies[Int(id.index)] : PolicyChange()
  }
}
