import PagerModel
import Timeline

/// When a long command looks for ctrl-C: what a step costs grows with the views it goes over.
package struct InterruptLooks {
  /// Views, or what is looked up of them, between two looks.
  private static let stride = 8192

  private let isInterrupted: () -> Bool
  private var passed = 0

  package init(_ isInterrupted: @escaping () -> Bool) { self.isInterrupted = isInterrupted }

  /// So much has been gone over since it was last called.
  package mutating func pass(_ count: Int) throws(ReplayError) {
    passed += count
    guard passed >= Self.stride else { return }
    passed = 0
    if isInterrupted() { throw .interrupted }
  }
}

extension Pager {
  /// main, content and the pages, loaded or not.
  package var viewCount: Int {
    switch self {
    case .pinned(let pager): pager.numberOfPages + 2
    case .grid, .sticky: 1
    }
  }
}
