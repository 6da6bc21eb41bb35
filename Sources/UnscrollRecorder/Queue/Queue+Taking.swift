import PagerModel
import Recording

/// The writer's side.
extension Queue {
  struct Batch {
    var entries: [Entry]
    var payloads: Payloads
    var bytes: Int
  }

  /// Takes out all entries. They count until `release`.
  mutating func take() -> Batch {
    defer {
      entries = []
      modelling.payloads = Payloads(initialPages: [])
    }
    return Batch(entries: entries, payloads: modelling.payloads, bytes: bytes)
  }

  mutating func release(_ batch: Batch) { bytes = max(0, bytes - batch.bytes) }

  /// Stops: of what was asked for, `lost` records and all that waits are not in the file.
  mutating func fail(_ reason: Recorder.Stop.Reason, losing lost: Int) {
    halt(reason)
    stop?.notTaken += lost + entries.count(where: \.isAsked)
    bytes = 0
    entries = []
    modelling.payloads = Payloads(initialPages: [])
  }

  /// Of what `fail` took for lost, so many records are in the file after all.
  mutating func recover(_ records: Int) { stop?.notTaken -= records }

  /// An empty one that stands where this stands, for looking ahead.
  var preview: Queue {
    var copy = self
    copy.entries = []
    copy.bytes = 0
    copy.stop = nil
    copy.modelling.payloads = Payloads(initialPages: [])
    return copy
  }
}
