import PagerModel

/// What the app saw at state paths, thinned out: of each path one value in an interval, the last.
struct Samples {
  struct Sample {
    var path: StatePath
    var value: Value
    var time: Microseconds
    /// Where it is written; nil: at no node yet.
    var node: Int?
  }

  private let interval: Microseconds
  /// Not written yet, at most one of a path, the oldest first.
  private(set) var waiting: [Sample] = []
  /// When each path was last written.
  private var written: [StatePath: Microseconds] = [:]
  private var textBytes = 0

  init(every interval: Microseconds) { self.interval = interval }

  /// Bytes that it takes.
  var bytes: Int {
    let path = MemoryLayout<(StatePath, Microseconds)>.stride
    return written.count * path + waiting.count * MemoryLayout<Sample>.stride + textBytes
  }

  mutating func add(_ path: StatePath, _ value: Value, at time: Microseconds) {
    if let older = waiting.firstIndex(where: { $0.path == path }) {
      textBytes -= waiting.remove(at: older).value.textBytes
    }
    waiting.append(Sample(path: path, value: value, time: time))
    textBytes += value.textBytes
  }

  /// Gives each one that has no node yet the node of its time.
  mutating func settle(_ node: (Microseconds) -> Int) {
    for index in waiting.indices where waiting[index].node == nil {
      waiting[index].node = node(waiting[index].time)
    }
  }

  /// When the next one is due; nil: none waits.
  var due: Microseconds? { waiting.map(due).min() }

  private func due(_ sample: Sample) -> Microseconds {
    written[sample.path].map { $0 + interval } ?? sample.time
  }

  /// Takes out those that are due at `time`, in the order of their nodes; nil: all.
  mutating func take(dueAt time: Microseconds?) -> [Sample] {
    var taken: [Sample] = []
    var rest: [Sample] = []
    for sample in waiting {
      guard time.map({ due(sample) <= $0 }) ?? true else {
        rest.append(sample)
        continue
      }
      taken.append(sample)
    }
    for sample in taken {
      written[sample.path] = sample.time
      textBytes -= sample.value.textBytes
    }
    waiting = rest
    return taken
  }

  /// Forgets those that wait; how many they were.
  mutating func drop() -> Int {
    defer {
      waiting = []
      textBytes = 0
    }
    return waiting.count
  }
}
