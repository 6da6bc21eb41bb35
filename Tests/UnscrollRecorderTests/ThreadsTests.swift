import Foundation
import Recording
import TerminalHarness
import Testing

@testable import UnscrollRecorder

@Suite struct ThreadsTests {
  private static let (threads, each) = (4, 25_000)

  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("threads.jsonl")
  }

  /// The default queue holds as much.
  private func recorder() throws -> Recorder {
    try Recorder(creating: file, Recorder.Session(title: "Four threads"))
  }

  /// Records from all threads at once; before each event of its own, a thread calls `wait`.
  private func record(
    into recorder: Recorder, _ wait: @escaping @Sendable (Recorder) -> Void
  ) {
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for turn in 0..<Self.each {
        wait(recorder)
        recorder.record(.setContentOffset(.page(thread), y: Double(turn), animated: false))
      }
    }
  }

  /// How many events of each thread the file has; of each they must be the first ones, in order.
  private func counts(_ recording: Recording) throws -> [Int] {
    var next = [Int](repeating: 0, count: Self.threads)
    for node in recording.nodes {
      guard case .setContentOffset(.page(let thread), _, let y?, _) = node.event else {
        Issue.record("another event")
        continue
      }
      #expect(Int(y) == next[thread])
      next[thread] += 1
    }
    return next
  }

  @Test("100,000 events of four threads that the disk keeps up with are all there, in order")
  func fourThreads() throws {
    let recorder = try recorder()
    record(into: recorder) { recorder in
      recorder.lock.lock()
      while recorder.queue.bytes > recorder.queue.limit / 2 { recorder.lock.wait(atMost: 500) }
      recorder.lock.unlock()
    }
    #expect(recorder.close() == nil)
    #expect(recorder.queue.mostBytes <= 1 << 20)

    let recording = try Recording.read(file)
    #expect(recording.ending.isClosed)
    #expect(recording.header.isSealed)
    #expect(try counts(recording) == [Int](repeating: Self.each, count: Self.threads))
  }

  @Test("where four threads outrun the disk, what is in the file is gapless, and the rest counted")
  func outrun() throws {
    let recorder = try recorder()
    record(into: recorder) { _ in }
    let stop = recorder.close()
    #expect(recorder.queue.mostBytes <= 1 << 20)

    let recording = try Recording.read(file)
    let written = try counts(recording).reduce(0, +)
    #expect(written + (stop?.notTaken ?? 0) == Self.threads * Self.each)
    #expect(recording.notes.last?.text == stop?.description)
    #expect(recording.ending.isClosed == (stop == nil))
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
