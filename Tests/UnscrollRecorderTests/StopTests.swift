import PagerModel
import Synchronization
import TerminalHarness
import Testing

@testable import Recording
@testable import UnscrollRecorder

@Suite struct StopTests {
  @Test("a disk that is too slow: the bound is kept, and the file says what was not taken")
  func slowDisk() throws {
    let sink = HeldSink()
    let told = Mutex<[Recorder.Stop]>([])
    let memory = 1 << 16
    let recorder = try Recorder(into: sink, memory: memory) { stop in
      told.withLock { $0.append(stop) }
    }
    let asked = 10_000
    for _ in 0..<asked { recorder.record(.wait) }
    #expect(recorder.queue.mostBytes <= memory)
    let stop = try #require(recorder.stop)
    #expect(stop.reason == .queueFull(bytes: memory))
    #expect(stop.notTaken > 0)
    #expect(sink.records.isEmpty)
    sink.open()
    #expect(recorder.close() == stop)
    #expect(sink.records.events + stop.notTaken == asked)
    #expect(sink.records.lastNote == stop.description)
    #expect(
      stop.description
        == "recording stopped: the disk is too slow, and the queue of 65536 bytes is full; "
        + "\(stop.notTaken) records were not taken")
    #expect(told.withLock { $0.count } == 1)
  }

  @Test("a full disk: what there is room for is written", arguments: [0, 1, 2, 3, 10, 99, 100])
  func fullDisk(_ room: Int) throws {
    let sink = HeldSink(room: room)
    let told = Mutex<[Recorder.Stop]>([])
    let recorder = try Recorder(into: sink) { stop in told.withLock { $0.append(stop) } }
    let asked = 100
    for _ in 0..<asked { recorder.record(.wait) }
    sink.open()
    // With room for all, it is the `end` that has none.
    let stop = try #require(recorder.close())
    #expect(stop.reason == .cannotWrite("No space left on device"))
    #expect(sink.records.events + stop.notTaken == asked)
    if let note = sink.records.lastNote { #expect(note == stop.description) }
    #expect(sink.records.notes <= 1)
    #expect(told.withLock { $0.map(\.reason) } == [stop.reason])
  }

  @Test("what comes after the note of a stop is counted in another, at the end")
  func countedAtTheEnd() throws {
    let sink = SmallSink()
    let told = Gate()
    let recorder = try Recorder(into: sink) { _ in told.open() }
    recorder.record(.callback(on: "didFly 1", do: .wait))
    told.wait()
    for _ in 0..<2 { recorder.record(.wait) }
    let stop = try #require(recorder.close())
    #expect(stop.notTaken == 3)
    #expect(sink.records.notes == 2)
    #expect(sink.records.lastNote == stop.description)
  }

  @Test("an owner that closes the recorder when it hears of the stop does not wait for itself")
  func closeWhenTold() throws {
    let sink = SmallSink(room: 1)
    let owned = Mutex<Recorder?>(nil)
    let recorder = try Recorder(into: sink) { stop in
      let recorder = owned.withLock { $0 }
      #expect(recorder?.close()?.reason == stop.reason)
    }
    owned.withLock { $0 = recorder }
    for _ in 0..<2 { recorder.record(.wait) }
    #expect(recorder.close() != nil)
    owned.withLock { $0 = nil }
  }

  @Test("of a batch that does not fit its beginning is written, and a note")
  func beginning() throws {
    let sink = SmallSink(room: 30)
    var outlet = Outlet(sink)
    var queue = Queue(limit: 1 << 20, samplesEvery: 0, .asTheyAre)
    for time in 0..<100 { queue.add(.wait, at: Int64(time)) }
    let batch = queue.take()
    let failure = WriteError(file: "", reason: .failed(SystemError(28)))
    var stop = Recorder.Stop(reason: .cannotWrite("full"))
    stop.notTaken = 100
    // 50 and a note have no room; 25 and a note have.
    #expect(outlet.writeWhatFits(of: batch, after: failure, stop) == 25)
    #expect(sink.records.events == 25)
    #expect(sink.records.lastNote == "recording stopped: full; 75 records were not taken")
  }

  @Test("what a full queue gives up is counted once, though the disk fails after that")
  func countedOnce() {
    let limit = 1 << 16
    let node = MemoryLayout<Entry>.stride
    var queue = Queue(limit: limit, samplesEvery: 100_000, .asTheyAre)
    queue.observe([("main.y", .number(1))], at: 0)
    queue.release(queue.take())
    // Beside a note that is being written there is room for one value that waits, and for no node.
    let others =
      node + MemoryLayout<String>.stride + MemoryLayout<(StatePath, Int64)>.stride
      + MemoryLayout<Samples.Sample>.stride
    queue.note(String(repeating: "n", count: limit - others - node / 2), at: 0)
    let batch = queue.take()
    queue.observe([("main.y", .number(2))], at: 20_000)
    #expect(queue.stop == nil)
    queue.add(.wait, at: 30_000)
    #expect(queue.stop?.notTaken == 2)
    // The note is lost, too, and nothing else.
    queue.release(batch)
    queue.fail(.cannotWrite("full"), losing: 1)
    #expect(queue.stop?.notTaken == 3)
  }

  /// Bytes that the file may have.
  @Test(
    "a file that may not grow: it can be read, and says what it has not",
    arguments: [300, 401, 1000, 5003, 65_536, 200_000])
  func fileSizeLimit(_ bytes: Int) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("limited.jsonl")
    let program = try PipedProgram(builtProgram("RecorderProbe"), [file, "\(bytes)"])
    #expect(program.exit(within: 60) == .code(0))
    let words = program.text.split(separator: " ", maxSplits: 1)
    let asked = try #require(words.first.flatMap { Int($0) }, "\(program.text)")
    let said = words[1].trimmingPrefix(" ").split(separator: "\n")[0]

    let recording = try Recording.read(file)
    #expect(recording.tornTail == nil)
    #expect(!recording.ending.isClosed)
    let missing = asked - recording.nodes.count
    #expect(said.hasPrefix("recording stopped: File too large; \(missing) record"))
    // What was asked for after the note is counted in another, if that has room.
    if let note = recording.notes.last {
      #expect(note.text.hasPrefix("recording stopped: File too large; "))
    }
    #expect(recording.notes.count >= 1 || bytes < 500)
    #expect(try unscroll(["verify", "--closed", file]).exit != .code(0))
  }

  /// What is no part of the format, and what the recorder says of it.
  static let invalid: [(Recorder.Event, String)] = [
    (.drag(.changed(dx: .nan, dy: 0)), "`dx` is outside of -1000000000...1000000000 points"),
    (.callback(on: "didFly 1", do: .wait), #"unknown effect "didFly"; it is one of "#),
    (.pages([Recorder.Page(.cells(3))]), "a page of `pinned` needs `contentHeight`, or "),
  ]

  @Test("what the format has not stops the recorder there", arguments: invalid)
  func invalidEvent(_ event: Recorder.Event, _ reason: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("invalid.jsonl")
    let recorder = try Recorder(creating: file, Recorder.Session(title: "t"))
    recorder.record(.wait)
    recorder.record(event)
    recorder.record(.wait)
    let stop = try #require(recorder.close())
    #expect(stop.notTaken == 2)
    guard case .invalid(let words) = stop.reason else { throw stop }
    #expect(words.hasPrefix(reason), "\(words)")
    let recording = try Recording.read(file)
    #expect(recording.nodes.count == 1)
    #expect(recording.notes.last?.text == stop.description)
    #expect(!recording.ending.isClosed)
  }

  @Test("a state path or an effect that does not exist stops it, too")
  func invalidObservation() throws {
    for observe in [
      { (recorder: Recorder) in recorder.observe(["cells[0].x": 1]) },
      { (recorder: Recorder) in recorder.observe(effect: "didFly 1") },
      { (recorder: Recorder) in recorder.observe(["main.y": .number(.infinity)]) },
    ] {
      let folder = try TemporaryFolder()
      let file = folder.path("invalid.jsonl")
      let recorder = try Recorder(creating: file, Recorder.Session(title: "t"))
      observe(recorder)
      let stop = try #require(recorder.close())
      #expect(stop.notTaken == 1)
      #expect(try Recording.read(file).notes.last?.text == stop.description)
    }
  }
}
