import PagerModel
import Recording

/// What waits for the writer's thread, and what the next record stands on.
///
/// All nodes are one path. It never holds more than `limit` bytes: what would not fit stops it.
struct Queue {
  /// So long after a node, what the app sees still belongs to it.
  static let slack: Microseconds = 1000

  let limit: Int
  let container: Container
  var entries: [Entry] = []
  /// Of the entries, and of those that are being written.
  var bytes = 0
  /// The most bytes that there ever were.
  var mostBytes = 0
  var stop: Recorder.Stop?
  var modelling: Modelling
  var samples: Samples
  var window = EffectWindow()
  var lastID = 0
  var lastTime: Microseconds = 0

  init(
    limit: Int, samplesEvery interval: Microseconds, _ titles: Recorder.Titles,
    in container: Container = .pinned
  ) {
    self.limit = limit
    self.container = container
    samples = Samples(every: interval)
    modelling = Modelling(titles: titles, payloads: Payloads(initialPages: []))
  }

  mutating func add(_ event: Recorder.Event, at time: Microseconds) {
    guard isTaking() else { return }
    let model: PagerEvent
    do throws(Problem) {
      model = try modelling.event(event)
    } catch {
      return refuse(.invalid(error.sentence))
    }
    let time = max(time, lastTime)
    settle()
    writeEffects(at: time)
    pauseADay(before: time)
    let dt = time - lastTime
    push(.event(id: lastID + 1, dt: dt, model), payload: event.payloadBytes)
    lastID += 1
    lastTime = time
  }

  mutating func observe(_ state: [(path: String, value: Value)], at time: Microseconds) {
    guard isTaking() else { return }
    for (text, value) in state {
      guard let path = try? StatePath.parse(text, in: container) else {
        return refuse(.invalid(Problem.content(.unknownPath(text, in: container)).sentence))
      }
      samples.add(path, modelling.titles.shown(value, at: path), at: max(time, lastTime))
    }
    fit()
    flush(at: time)
  }

  mutating func observe(effect: String, at time: Microseconds) {
    guard isTaking() else { return }
    let name = effect.prefix { $0 != " " }
    guard Effect.names.contains(where: { $0 == name }) else {
      return refuse(.invalid(Problem.content(.unknownEffect(String(name))).sentence))
    }
    window.add(effect, at: max(time, lastTime))
    fit()
    if window.effects.count == EffectWindow.limit { writeEffects(at: time) }
  }

  mutating func note(_ text: String, at time: Microseconds) {
    guard isTaking() else { return }
    settle()
    push(.note(Note(at: node(at: time), text: text)))
  }

  mutating func mark(_ name: String, at time: Microseconds) {
    guard isTaking() else { return }
    settle()
    push(.mark(Mark(at: node(at: time), name: name)))
  }

  /// Puts in what was seen and is due at `time`, or all of it.
  mutating func flush(at time: Microseconds, all: Bool = false) {
    guard stop == nil else { return }
    if let due = samples.due, all || due <= time {
      settle()
      let taken = samples.take(dueAt: all ? nil : time)
      for group in taken.grouped {
        var observation = Observation(at: group.node)
        observation.state = group.samples.map { StateEntry($0.path, $0.value) }
        push(.observe(observation))
      }
    }
    if let due = window.due, all || due <= time { writeEffects(at: time) }
  }

  /// When something is due next; nil: nothing waits.
  var due: Microseconds? {
    switch (samples.due, window.due) {
    case (let sample?, let effects?): min(sample, effects)
    case (let due, nil), (nil, let due): due
    }
  }
}

extension Recorder.Titles {
  /// `value` as it stands in the file.
  fileprivate func shown(_ value: Value, at path: StatePath) -> Value {
    switch (path, value) {
    case (.page(_, .title), .string(let text)), (.page(_, .id), .string(let text)):
      .string(shown(text))
    case _: value
    }
  }
}

extension [Samples.Sample] {
  /// Those that stand at one node, together.
  fileprivate var grouped: [(node: Int, samples: [Samples.Sample])] {
    var groups: [(node: Int, samples: [Samples.Sample])] = []
    for sample in self {
      guard let node = sample.node else { continue }
      if groups.last?.node == node {
        groups[groups.count - 1].samples.append(sample)
      } else {
        groups.append((node, [sample]))
      }
    }
    return groups
  }
}
