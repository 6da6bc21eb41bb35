import PagerModel
import Recording

/// Where whole records go: a recording's file.
protocol RecordSink {
  /// When it returns, all of `records` are on the disk; when it throws, none is in the file.
  func append(_ records: [Record], payloads: Payloads) throws(WriteError)
}

extension RecordingWriter: RecordSink {}

/// The end of the file, as the writer's thread knows it.
struct Outlet {
  private let sink: any RecordSink
  /// In the file, the header counted.
  private var records = 1
  private var lastNode = 0

  init(_ sink: any RecordSink) { self.sink = sink }

  mutating func write(_ batch: Queue.Batch) throws(WriteError) {
    try append(batch.entries, batch.payloads)
  }

  /// Writes a note of the stop at the end of the file.
  mutating func say(_ stop: Recorder.Stop) throws(WriteError) {
    try append([.note(Note(at: lastNode, text: stop.description))], Payloads(initialPages: []))
  }

  mutating func end() throws(WriteError) {
    try sink.append([.end(records: records)], payloads: Payloads(initialPages: []))
    records += 1
  }

  /// Writes the beginning of a batch that failed, as much of it as there is room for, and the note
  /// of the stop, which counts the whole batch as lost. How many that were asked for are in the
  /// file after all; nil: not even the note is.
  mutating func writeWhatFits(
    of batch: Queue.Batch, after failure: WriteError, _ stop: Recorder.Stop
  ) -> Int? {
    var count = batch.entries.count / 2
    if case .invalid(_, let record) = failure.reason { count = record - 1 }
    while true {
      let part = Array(batch.entries.prefix(count))
      let asked = part.count(where: \.isAsked)
      var stop = stop
      stop.notTaken -= asked
      let node = part.last { $0.id != nil }?.id ?? lastNode
      let note = Entry.note(Note(at: node, text: stop.description))
      if (try? append(part + [note], batch.payloads)) != nil { return asked }
      if count == 0 { return nil }
      count /= 2
    }
  }

  private mutating func append(_ entries: [Entry], _ payloads: Payloads) throws(WriteError) {
    try sink.append(entries.map(\.record), payloads: payloads)
    records += entries.count
    lastNode = entries.last { $0.id != nil }?.id ?? lastNode
  }
}
