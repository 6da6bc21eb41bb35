import Synchronization
import Wording

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many threads run at the same time here.
package var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// What `body` makes of each item, in the items' order, on so many threads; which thread makes
/// which is left to chance. All speak the caller's language.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let language = Language.current
  let job = MapJob(items) { item in Language.$current.withValue(language) { body(item) } }
  work(on: job, besides: max(1, min(threads, items.count)) - 1)
  return job.results.withLock { $0.compactMap(\.self) }
}

/// Works here and on so many other threads, or fewer if the system has no more: the others do their
/// work.
private func work<Item, Result>(on job: MapJob<Item, Result>, besides others: Int) {
  guard others > 0, let thread = try? Thread({ job.work() }) else { return job.work() }
  work(on: job, besides: others - 1)
  thread.join()
}

/// The items, and what was made of them so far.
private final class MapJob<Item: Sendable, Result: Sendable>: Sendable {
  private let items: [Item]
  private let body: @Sendable (Item) -> Result
  private let next = Atomic<Int>(0)
  let results: Mutex<[Result?]>

  init(_ items: [Item], _ body: @escaping @Sendable (Item) -> Result) {
    self.items = items
    self.body = body
    results = Mutex(Array(repeating: nil, count: items.count))
  }

  /// Takes items until none is left.
  func work() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      let result = body(items[index])
      results.withLock { $0[index] = result }
    }
  }
}
