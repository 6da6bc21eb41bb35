import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many threads run at the same time here.
package var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

/// What `body` makes of each item, in the items' order, on so many threads; which thread makes
/// which is left to chance.
package func parallelMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let job = MapJob(items, body)
  let started = (1..<max(1, min(threads, items.count))).compactMap { _ in
    job.start()
  }
  job.work()
  for thread in started { pthread_join(thread, nil) }
  return job.results.withLock { $0.compactMap(\.self) }
}

/// The items, and what was made of them so far.
private final class MapJob<Item: Sendable, Result: Sendable>: ThreadJob {
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

/// What a thread does.
private protocol ThreadJob: AnyObject, Sendable {
  func work()
}

/// A class that a thread's argument can point at.
private final class ThreadArgument: Sendable {
  let job: any ThreadJob

  init(_ job: any ThreadJob) { self.job = job }
}

extension ThreadJob {
  /// Nil: the system has no thread left, and the others do its work.
  fileprivate func start() -> pthread_t? {
    let kept = Unmanaged.passRetained(ThreadArgument(self))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(
      &thread, nil,
      { argument in
        let pointer: UnsafeMutableRawPointer? = argument
        guard let pointer else { return nil }
        Unmanaged<ThreadArgument>.fromOpaque(pointer).takeRetainedValue().job.work()
        return nil
      }, kept.toOpaque())
    guard code == 0 else {
      kept.release()
      return nil
    }
    return thread
  }
}
