import PagerModel
import Recording

extension Recorder {
  /// The lines that `record` would put into the file now, without their checksums: the event's is
  /// the last, and what was seen before it stands above.
  ///
  /// - Throws: `invalid` if the format has no such event.
  public func preview(_ event: Event) throws(Refusal) -> [String] {
    try preview { $0.add(event, at: $1) }
  }

  /// The lines that `observe` puts into the file, if nothing newer is seen in its interval.
  ///
  /// - Throws: `invalid` if the format has no such state path.
  public func preview(_ state: [String: Value]) throws(Refusal) -> [String] {
    let state = state.sorted { $0.key < $1.key }.map { (path: $0.key, value: $0.value.model) }
    return try preview {
      $0.observe(state, at: $1)
      $0.flush(at: $1, all: true)
    }
  }

  private func preview(_ body: (inout Queue, Microseconds) -> Void) throws(Refusal) -> [String] {
    lock.lock()
    var (queue, now) = (self.queue.preview, now)
    lock.unlock()
    body(&queue, now)
    if let stop = queue.stop { throw .invalid(stop.reason.description) }
    let batch = queue.take()
    var lines: [String] = []
    do throws(Problem) {
      for entry in batch.entries {
        lines.append(try entry.record.line(in: queue.container, batch.payloads))
      }
    } catch {
      throw .invalid(error.sentence)
    }
    return lines
  }
}
