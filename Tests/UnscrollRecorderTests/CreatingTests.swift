import Recording
import TerminalHarness
import Testing

@testable import UnscrollRecorder

@Suite struct CreatingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func refusal(
    _ name: String, _ change: (inout Recorder.Session) -> Void = { _ in }
  ) -> Recorder.Refusal? {
    var session = Recorder.Session(title: "t")
    change(&session)
    do throws(Recorder.Refusal) {
      _ = try Recorder(creating: folder.path(name), session).close()
      return nil
    } catch {
      return error
    }
  }

  @Test("a file that is there already is not touched")
  func exists() throws {
    try folder.write("r.jsonl", "mine\n")
    let words = folder.path("r.jsonl") + ": exists already; choose another name"
    #expect(refusal("r.jsonl") == .cannotCreate(words))
    #expect(try folder.text("r.jsonl") == "mine\n")
  }

  @Test("a folder that is not there is said to be missing")
  func noFolder() {
    guard case .cannotCreate(let words)? = refusal("none/r.jsonl") else {
      Issue.record("created")
      return
    }
    #expect(words.contains("No such file or directory"))
  }

  private static func sticky(_ rowHeight: Double) -> Recorder.Session.Container {
    .sticky(Recorder.Sticky(headerRowHeight: rowHeight, stickyHeight: 54))
  }

  @Test("a session outside of the format makes no file")
  func invalid() throws {
    for change: (inout Recorder.Session) -> Void in [
      { $0.header = .nan }, { $0.scale = 0 }, { $0.frameRate = 500 },
      { $0.policy = ["pinRelease": "never"] }, { $0.policy = ["gravity": "none"] },
      { $0.policy = ["preset": "asWritten"] }, { $0.pages = [Recorder.Page(.cells(3))] },
      { $0.width = 390 },
      {
        $0.container = .grid()
        $0.hover = 44
      },
      {
        $0.container = .grid()
        $0.pages = [Recorder.Page(.height(900))]
      },
      {
        $0.container = .grid()
        $0.policy = ["pinRelease": "anyDrag"]
      },
      {
        $0.container = Self.sticky(54)
        $0.header = 160
      },
      { $0.container = Self.sticky(1e7) },
    ] {
      guard case .invalid? = refusal("r.jsonl", change) else {
        Issue.record("created")
        return
      }
      #expect(throws: (any Error).self) { try folder.bytes("r.jsonl") }
    }
  }

  @Test("the header is what the session says")
  func header() throws {
    var session = Recorder.Session(title: "All of it")
    session.source = "Demo 1.0"
    session.device = "iPhone, iOS 26.1"
    (session.width, session.height) = (390, 844)
    (session.scale, session.frameRate) = (2, 120)
    (session.header, session.hover) = (240, 60)
    session.pages = [Recorder.Page(id: "a", title: "首页", .height(2000))]
    session.mode = .controller
    session.loading = .eager
    session.isRightToLeft = true
    session.policy = ["preset": "clNestedSlide", "pinRelease": "anyDrag"]
    let recorder = try Recorder(
      creating: folder.path("r.jsonl"), session, titles: .asTheyAre)
    #expect(recorder.close() == nil)
    let expected =
      #"{"kind":"recording","version":1,"container":"pinned","title":"All of it","initial":"#
      + #"{"bounds":{"width":390,"height":844},"scale":2,"frameRate":120,"header":240,"hover":60,"#
      + #""pages":[{"id":"a","title":"首页","contentHeight":2000}],"mode":"controller","#
      + #""loading":"eager","layoutDirection":"rtl"},"policy":{"preset":"clNestedSlide","#
      + #""pinRelease":"anyDrag"},"source":"Demo 1.0","device":"iPhone, iOS 26.1","sealed":true}"#
    #expect(recorder.header == expected)
    #expect(try folder.text("r.jsonl").hasPrefix(expected.dropLast()))
    #expect(try Recording.read(folder.path("r.jsonl")).header.title == "All of it")
  }
}
