import Recording
import TerminalHarness
import Testing

@testable import UnscrollRecorder

@Suite struct TitlesTests {
  private static let salt = Recorder.Salt(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

  /// The paper's own vector (its appendix A), and those of the empty text and of one byte in its
  /// authors' list, https://github.com/veorq/SipHash/blob/master/vectors.h.
  @Test(
    "the hash is SipHash-2-4",
    arguments: [
      (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (15, 0xa129_ca61_49be_45e5),
    ] as [(UInt8, UInt64)])
  func vectors(_ count: UInt8, _ expected: UInt64) {
    var hash = SipHash(Self.salt)
    #expect(hash.digest(Array(0..<count)) == expected)
  }

  @Test("no title or id of a page is in the file, and preview says what is")
  func hashed() throws {
    let folder = try TemporaryFolder()
    var session = Recorder.Session(title: "Open title")
    let page = Recorder.Page(id: "secret-id", title: "secret title", .height(900))
    session.pages = [page]
    let sink = try RecordingWriter(
      creating: folder.path("r.jsonl"), session.line(.hashed(Self.salt)))
    let recorder = try Recorder(
      sink, session.line(.hashed(Self.salt)), titles: .hashed(Self.salt), sampledEvery: 100,
      memory: 1 << 20, clock: { 0 }, onStop: { _ in })
    // The clock stands still, so each preview is what is written next.
    var expected = [recorder.header]
    for event: Recorder.Event in [
      .pages([page, page]), .pageInsert(at: 0, page: page),
      .callback(on: "pageAt 1", do: .pages([page])), .drag(.changed(dx: 0, dy: -1)),
    ] {
      expected += try recorder.preview(event)
      recorder.record(event)
    }
    let state: [String: Recorder.Value] = [
      "pages[0].title": "secret title", "pages[0].id": "secret-id", "main.y": 240,
      "owner": "main",
    ]
    expected += try recorder.preview(state)
    recorder.observe(state)
    #expect(recorder.close() == nil)

    let text = try folder.text("r.jsonl")
    #expect(!text.contains("secret"))
    #expect(text.contains("Open title"))
    let written = text.split(separator: "\n").map {
      String($0).replacing(#/,"crc":"[0-9a-f]{8}"}$/#, with: "}")
    }
    #expect(Array(written.dropLast()) == expected)
    // One title, one hash, wherever it stands.
    let hash = Recorder.Titles.hashed(Self.salt).shown("secret title")
    #expect(hash.count == 16)
    #expect(text.split(separator: hash).count - 1 == 6)
  }

  @Test("by default each recording has another salt")
  func salts() throws {
    #expect(Recorder.Salt.random != Recorder.Salt.random)
    let folder = try TemporaryFolder()
    var session = Recorder.Session(title: "t")
    session.pages = [Recorder.Page(title: "secret", .height(1))]
    let recorders = try ["a", "b"].map { try Recorder(creating: folder.path($0), session) }
    #expect(recorders.allSatisfy { $0.close() == nil })
    #expect(recorders[0].header != recorders[1].header)
    #expect(!recorders[0].header.contains("secret"))
  }

  @Test("the event is the last line of its preview, though a value still waits to be written")
  func previewBesideSamples() throws {
    let recorder = try Recorder(into: SmallSink())
    recorder.observe(["main.y": 1])
    recorder.observe(["main.y": 2])
    #expect(try recorder.preview(.scrollToTop).last?.hasSuffix(#"{"scrollToTop":{}}}"#) == true)
    #expect(recorder.close() == nil)
  }

  @Test("preview refuses what the recorder would stop at, and the recorder goes on")
  func refusedPreview() throws {
    let sink = SmallSink()
    let recorder = try Recorder(into: sink)
    #expect(throws: Recorder.Refusal.self) {
      try recorder.preview(.drag(.changed(dx: .nan, dy: 0)))
    }
    #expect(throws: Recorder.Refusal.self) { try recorder.preview(["main.z": 1]) }
    recorder.record(.wait)
    #expect(recorder.close() == nil)
    #expect(sink.records.events == 1)
  }
}
