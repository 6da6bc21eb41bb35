import Recording
import Synchronization
import TerminalHarness
import Testing

@testable import UnscrollRecorder

/// Times are microseconds; of each path one value in 100 ms is written.
@Suite struct SamplingTests {
  private var queue = Queue(limit: 1 << 20, samplesEvery: 100_000, .asTheyAre)

  private func pause(_ id: Int, _ dt: Int) -> String {
    #"{"kind":"event","id":\#(id),"parent":\#(id - 1),"dt":\#(dt),"event":{"wait":{}}}"#
  }

  private func observation(_ node: Int, _ y: Int) -> String {
    #"{"kind":"observe","at":\#(node),"state":{"mainScrollView.contentOffset.y":\#(y)}}"#
  }

  @Test("what is seen stands at a node of its time")
  mutating func time() throws {
    queue.observe([("main.y", .number(1))], at: 20_000)
    #expect(try lines(&queue) == [pause(1, 20_000), observation(1, 1)])
  }

  @Test("what is seen within a millisecond of an event stands at the event")
  mutating func slack() throws {
    queue.add(.wait, at: 20_000)
    queue.observe([("main.y", .number(1))], at: 21_000)
    #expect(try lines(&queue) == [pause(1, 20_000), observation(1, 1)])
    queue.observe([("pages[0].y", .number(1))], at: 21_001)
    #expect(try lines(&queue).first == pause(2, 1001))
  }

  @Test("of several values in an interval the last is written, when the interval is over")
  mutating func lastOne() throws {
    queue.observe([("main.y", .number(1))], at: 0)
    for time in 1...9 {
      queue.observe([("main.y", .number(Double(time)))], at: Int64(time) * 10_000)
    }
    #expect(try lines(&queue) == [observation(0, 1)])
    #expect(queue.due == 100_000)
    queue.flush(at: 99_999)
    #expect(try lines(&queue) == [])
    queue.flush(at: 100_000)
    #expect(try lines(&queue) == [pause(1, 90_000), observation(1, 9)])
    #expect(queue.due == nil)
  }

  @Test("a value that waits keeps its place before the events that come")
  mutating func beforeEvents() throws {
    queue.observe([("main.y", .number(1))], at: 0)
    queue.observe([("main.y", .number(2))], at: 30_000)
    queue.add(.reload(), at: 40_000)
    #expect(
      try lines(&queue) == [
        observation(0, 1), pause(1, 30_000),
        #"{"kind":"event","id":2,"parent":1,"dt":10000,"event":{"reload":{}}}"#,
      ])
    queue.flush(at: 50_000, all: true)
    #expect(try lines(&queue) == [observation(1, 2)])
  }

  @Test("each path has an interval of its own; what stands at one node is one record")
  mutating func paths() throws {
    queue.observe([("main.y", .number(1)), ("pages[0].y", .number(2))], at: 0)
    #expect(
      try lines(&queue) == [
        #"{"kind":"observe","at":0,"state":{"mainScrollView.contentOffset.y":1,"#
          + #""pages[0].scrollView.contentOffset.y":2}}"#
      ])
  }

  @Test("callbacks are written from event to event, with the node after which they came")
  mutating func effects() throws {
    queue.add(.reload(), at: 0)
    queue.observe(effect: "numberOfPages", at: 100)
    queue.observe(effect: "pageAt 0", at: 300)
    queue.add(.selectTab(at: 1), at: 5000)
    #expect(
      try lines(&queue) == [
        #"{"kind":"event","id":1,"parent":0,"dt":0,"event":{"reload":{}}}"#,
        pause(2, 5000),
        #"{"kind":"observe","at":2,"effects":["numberOfPages","pageAt 0"],"since":0}"#,
        #"{"kind":"event","id":3,"parent":2,"dt":0,"event":{"selectTab":{"at":1}}}"#,
      ])
    queue.observe(effect: "didScrollToPage 1", at: 6000)
    #expect(queue.due == 506_000)
    queue.flush(at: 506_000)
    #expect(
      try lines(&queue) == [
        pause(4, 501_000),
        #"{"kind":"observe","at":4,"effects":["didScrollToPage 1"],"since":2}"#,
      ])
  }

  @Test("a pause of days is one of many events")
  mutating func days() throws {
    let day: Int64 = 86_400_000_000
    queue.add(.reload(), at: 2 * day + 5)
    #expect(
      try lines(&queue) == [
        pause(1, Int(day)), pause(2, Int(day)),
        #"{"kind":"event","id":3,"parent":2,"dt":5,"event":{"reload":{}}}"#,
      ])
  }

  @Test("the paths that are seen count for the bound, too")
  mutating func bound() {
    queue = Queue(limit: 4096, samplesEvery: 100_000, .asTheyAre)
    for page in 0..<1000 {
      queue.observe([("pages[\(page)].y", .number(0))], at: 0)
      let batch = queue.take()
      queue.release(batch)
    }
    #expect(queue.stop?.reason == .queueFull(bytes: 4096))
    #expect(queue.mostBytes <= 4096)
  }

  @Test("a value that changed last is in the file without another word, and at the end")
  func atTheEnd() throws {
    let sink = SmallSink()
    let time = Mutex<Int64>(0)
    let recorder = try Recorder(
      sink, Recorder.Session(title: "t").line(.asTheyAre), titles: .asTheyAre, sampledEvery: 100,
      memory: 1 << 20, clock: { time.withLock { $0 } }, onStop: { _ in })
    recorder.observe(["main.y": 1])
    time.withLock { $0 = 50_000 }
    recorder.observe(["main.y": 2])
    recorder.observe(["main.y": 3])
    #expect(recorder.close() == nil)
    let values = sink.records.compactMap { record in
      if case .observe(let observation) = record {
        observation.state[0].value.description
      } else {
        nil
      }
    }
    #expect(values == ["1", "3"])
  }

  @Test("a session as a pager has it verifies: the model sends the same callbacks")
  func verifies() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("r.jsonl")
    var session = Recorder.Session(title: "Another tab")
    (session.width, session.height) = (390, 844)
    (session.header, session.hover) = (240, 60)
    session.pages = [Recorder.Page(.height(2000)), Recorder.Page(.height(2000))]
    let time = Mutex<Int64>(0)
    let recorder = try Recorder(
      RecordingWriter(creating: file, session.line(.asTheyAre)), session.line(.asTheyAre),
      titles: .asTheyAre, sampledEvery: 100, memory: 1 << 20, clock: { time.withLock { $0 } },
      onStop: { _ in })
    recorder.record(.reload())
    time.withLock { $0 += 300 }
    recorder.observe(effect: "numberOfPages")
    recorder.observe(effect: "pageAt 0")
    recorder.observe(effect: "didScrollToPage 0")
    recorder.observe(["main.y": 0, "currentPageIndex": 0])
    time.withLock { $0 += 1_000_000 }
    recorder.record(.selectTab(at: 1, animated: false))
    time.withLock { $0 += 300 }
    recorder.observe(effect: "pageAt 1")
    recorder.observe(effect: "didScrollToPage 1")
    recorder.observe(["content.x": 390, "currentPageIndex": 1])
    #expect(recorder.close() == nil)
    let run = try unscroll(["verify", "--closed", file])
    #expect(run.exit == .code(0), "\(run.text)")
  }
}
