import Dispatch
import PagerModel
import Synchronization

@testable import Recording
@testable import UnscrollRecorder

/// Takes records up to a number of them, then says that the disk is full.
final class SmallSink: RecordSink {
  private let room: Int
  private let taken = Mutex<[Record]>([])

  init(room: Int = .max) { self.room = room }

  var records: [Record] { taken.withLock { $0 } }

  func append(_ records: [Record], payloads: Payloads) throws(WriteError) {
    guard self.records.count + records.count <= room else {
      throw WriteError(file: "r.jsonl", reason: .failed(SystemError(28)))
    }
    taken.withLock { $0 += records }
  }
}

/// Holds up whoever waits until it is opened.
final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }

  /// Lets the next one through, too.
  func wait() {
    semaphore.wait()
    semaphore.signal()
  }
}

/// Holds up each writing until it is opened.
final class HeldSink: RecordSink {
  private let gate = Gate()
  private let inner: SmallSink

  init(room: Int = .max) { inner = SmallSink(room: room) }

  var records: [Record] { inner.records }

  func open() { gate.open() }

  func append(_ records: [Record], payloads: Payloads) throws(WriteError) {
    gate.wait()
    try inner.append(records, payloads: payloads)
  }
}

extension Recorder {
  /// Into a sink, at a time that stands still.
  convenience init(
    into sink: any RecordSink, memory: Int = 1 << 20,
    onStop: @escaping @Sendable (Stop) -> Void = { _ in }
  ) throws {
    try self.init(
      sink, Session(title: "t").line(.asTheyAre), titles: .asTheyAre, sampledEvery: 100,
      memory: memory, clock: { 0 }, onStop: onStop)
  }
}

extension [Record] {
  var events: Int {
    count { if case .event = $0 { true } else { false } }
  }

  var notes: Int {
    count { if case .note = $0 { true } else { false } }
  }

  /// The last one's text, if it is a note.
  var lastNote: String? {
    if case .note(let note)? = last { note.text } else { nil }
  }
}

/// The lines of a queue's entries.
func lines(_ queue: inout Queue) throws -> [String] {
  let batch = queue.take()
  queue.release(batch)
  return try batch.entries.map { try $0.record.line(in: .pinned, batch.payloads) }
}
