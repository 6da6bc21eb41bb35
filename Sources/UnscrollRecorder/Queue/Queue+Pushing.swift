import PagerModel
import Recording

/// How records come into it.
extension Queue {
  /// The node at which something stands that was seen at `time`.
  mutating func node(at time: Microseconds) -> Int {
    if time - lastTime > Self.slack { pause(to: time) }
    return lastID
  }

  mutating func settle() {
    guard samples.waiting.contains(where: { $0.node == nil }) else { return }
    var samples = samples
    samples.settle { node(at: $0) }
    // Where a node had no room, those that wait were given up, and counted.
    if stop == nil { self.samples = samples }
  }

  mutating func writeEffects(at time: Microseconds) {
    guard !window.effects.isEmpty else { return }
    settle()
    if time > lastTime || lastID == window.since { pause(to: max(time, lastTime)) }
    var observation = Observation(at: lastID)
    observation.effects = window.effects
    observation.since = window.since
    window.close(at: lastID)
    push(.observe(observation))
  }

  private mutating func pause(to time: Microseconds) {
    pauseADay(before: time)
    push(.pause(id: lastID + 1, dt: time - lastTime))
    lastID += 1
    lastTime = time
  }

  /// No event may stand more than a day after its parent.
  mutating func pauseADay(before time: Microseconds) {
    let day = Microseconds(Limits.Range.duration.bounds.upperBound)
    while stop == nil, time - lastTime > day {
      push(.pause(id: lastID + 1, dt: day))
      lastID += 1
      lastTime += day
    }
  }

  mutating func push(_ entry: Entry, payload: Int = 0) {
    guard stop == nil else {
      if entry.isAsked { stop?.notTaken += 1 }
      return
    }
    let size = entry.bytes + payload
    guard held + size <= limit else {
      halt(.queueFull(bytes: limit))
      if entry.isAsked { stop?.notTaken += 1 }
      return
    }
    entries.append(entry)
    bytes += size
    mostBytes = max(mostBytes, held)
  }

  private var held: Int { bytes + samples.bytes + window.bytes }

  /// What was just put beside the entries must fit, too.
  mutating func fit() {
    if stop == nil, held > limit { halt(.queueFull(bytes: limit)) }
    mostBytes = max(mostBytes, min(held, limit))
  }

  mutating func isTaking() -> Bool {
    if stop != nil { stop?.notTaken += 1 }
    return stop == nil
  }

  mutating func refuse(_ reason: Recorder.Stop.Reason) {
    halt(reason)
    stop?.notTaken += 1
  }

  /// Takes nothing from here on, and gives up what waits beside the entries.
  mutating func halt(_ reason: Recorder.Stop.Reason) {
    if stop == nil { stop = Recorder.Stop(reason: reason) }
    stop?.notTaken += samples.drop() + window.drop()
  }
}
