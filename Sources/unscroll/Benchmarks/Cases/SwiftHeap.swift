import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Counts the objects that Swift puts on the heap: its runtime allocates through a pointer that a
/// process may replace.
/// https://github.com/swiftlang/swift/blob/main/include/swift/Runtime/InstrumentsSupport.h
enum SwiftHeap {
  private typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  private static let count = Atomic<Int>(0)
  private static var slot: UnsafeMutablePointer<Allocate>? {
    dlsym(dlopen(nil, RTLD_NOW), "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  }
  /// What allocated before anything was counted.
  private static let original: Allocate? = slot?.pointee

  /// Of all threads; nil: the program does not show the pointer.
  static func objects(allocatedBy work: () -> Void) -> Int? {
    guard let slot, let original else { return nil }
    slot.pointee = { metadata, size, mask in
      SwiftHeap.count.add(1, ordering: .relaxed)
      return SwiftHeap.original?(metadata, size, mask)
    }
    defer { slot.pointee = original }
    count.store(0, ordering: .relaxed)
    work()
    return count.load(ordering: .relaxed)
  }
}
