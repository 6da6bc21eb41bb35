import CSwiftRuntime
import Synchronization

/// Counts the objects that Swift puts on the heap: its runtime allocates through a pointer that a
/// process may replace.
package enum SwiftHeap {
  private static let count = Atomic<Int>(0)
  /// What allocated before anything was counted.
  private static let original = swift_allocator_slot().pointee

  /// Nobody else may be at work in this process.
  package static func objects(allocatedBy work: () -> Void) -> Int {
    // Both are made by the first who asks for them, who must not be the allocator.
    count.store(0, ordering: .relaxed)
    let original = original
    let slot = swift_allocator_slot()
    slot?.pointee = { metadata, size, mask in
      swift_retain_directly()
      SwiftHeap.count.add(1, ordering: .relaxed)
      return SwiftHeap.original?(metadata, size, mask)
    }
    defer { slot?.pointee = original }
    work()
    return count.load(ordering: .relaxed)
  }
}
