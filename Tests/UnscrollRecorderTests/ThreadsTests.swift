import Foundation
import Recording
import TerminalHarness
import Testing

@testable import UnscrollRecorder

@Suite struct ThreadsTests {
  @Test("100,000 events of four threads are all there, each thread's in its order")
  func fourThreads() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("threads.jsonl")
    let memory = 1 << 25
    let recorder = try Recorder(
      creating: file, Recorder.Session(title: "Four threads"), memory: memory)
    let (threads, each) = (4, 25_000)
    DispatchQueue.concurrentPerform(iterations: threads) { thread in
      for turn in 0..<each {
        recorder.record(.setContentOffset(.page(thread), y: Double(turn), animated: false))
      }
    }
    #expect(recorder.close() == nil)
    #expect(recorder.queue.mostBytes <= memory)

    let recording = try Recording.read(file)
    #expect(recording.ending.isClosed)
    #expect(recording.header.isSealed)
    #expect(recording.nodes.count == threads * each)
    var next = [Int](repeating: 0, count: threads)
    for node in recording.nodes {
      guard case .setContentOffset(.page(let thread), _, let y?, _) = node.event else {
        Issue.record("another event")
        continue
      }
      #expect(Int(y) == next[thread])
      next[thread] += 1
    }
    #expect(next == [Int](repeating: each, count: threads))
  }

  @Test("notes, marks and observations of many threads stand in a file that verifies as closed")
  func allKinds() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("kinds.jsonl")
    let recorder = try Recorder(creating: file, Recorder.Session(title: "All kinds"))
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<50 {
        recorder.record(.wait)
        recorder.note("\(thread) at \(turn)")
        recorder.mark("\(thread).\(turn)")
        recorder.observe(["main.y": 0])
      }
    }
    #expect(recorder.close() == nil)
    #expect(recorder.close() == nil)
    let recording = try Recording.read(file)
    #expect(recording.notes.count == 400)
    #expect(recording.marks.count == 400)
    #expect(try unscroll(["verify", "--closed", file]).exit == .code(0))
  }

  @Test("what is recorded after the end is not in the file")
  func afterTheEnd() throws {
    let sink = SmallSink()
    let recorder = try Recorder(into: sink)
    recorder.record(.wait)
    #expect(recorder.close() == nil)
    recorder.record(.wait)
    #expect(sink.records == [.event(id: 1, parent: 0, dt: 0, .wait), .end(records: 2)])
  }
}
