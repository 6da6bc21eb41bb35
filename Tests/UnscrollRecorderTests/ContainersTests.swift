import PagerModel
import Recording
import Synchronization
import TerminalHarness
import Testing

@testable import UnscrollRecorder

/// Sessions of the containers that have one scroll view and tabs.
@Suite struct ContainersTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.path("r.jsonl")
  }

  private static var grid: Recorder.Session {
    var session = Recorder.Session(title: "A shorter tab")
    var grid = Recorder.Grid()
    grid.labelWidths = [40, 60]
    (grid.columnGap, grid.bottom) = (10, 20)
    session.container = .grid(grid)
    (session.width, session.height, session.header) = (390, 844, 160)
    session.pages = [40, 12].map { Recorder.Page(title: "\($0)", .cells($0)) }
    session.policy = ["tabOffset": "ownKept"]
    return session
  }

  private static var sticky: Recorder.Session {
    var session = Recorder.Session(title: "Back on another row")
    session.container = .sticky(Recorder.Sticky(headerRowHeight: 54, stickyHeight: 54))
    (session.width, session.height) = (390, 800)
    session.pages = [
      Recorder.Page(title: "Numbers", .rows(1000, rowHeight: 52)),
      Recorder.Page(title: "Letters", .rows(125, rowHeight: 52, values: 26)),
    ]
    session.policy = ["preset": "asWritten"]
    return session
  }

  @Test("the header has the container's own measures, and no others")
  func headers() throws {
    for (session, expected) in [
      (
        Self.grid,
        #"{"kind":"recording","version":1,"container":"grid","title":"A shorter tab","initial":"#
          + #"{"bounds":{"width":390,"height":844},"pages":[{"title":"40","grid":40},"#
          + #"{"title":"12","grid":12}],"insets":{"left":12,"right":12,"top":8,"bottom":20},"#
          + #""gap":{"column":10,"row":6},"labelWidths":[40,60]},"#
          + #""policy":{"tabOffset":"ownKept"},"sealed":true}"#
      ),
      (
        Self.sticky,
        #"{"kind":"recording","version":1,"container":"sticky","title":"Back on another row","#
          + #""initial":{"bounds":{"width":390,"height":800},"pages":[{"title":"Numbers","#
          + #""items":1000,"rowHeight":52},{"title":"Letters","items":125,"rowHeight":52,"#
          + #""values":26}],"headerRowHeight":54,"stickyHeight":54},"#
          + #""policy":{"preset":"asWritten"},"sealed":true}"#
      ),
    ] {
      let name = folder.path(session.title)
      let recorder = try Recorder(creating: name, session, titles: .asTheyAre)
      #expect(recorder.close() == nil)
      #expect(recorder.header == expected)
      #expect(try Recording.read(name).header == session.line(.asTheyAre))
    }
  }

  /// What is done, so many milliseconds after what was done before.
  private static let inputs: [(Int64, Recorder.Event)] = [
    (0, .reload()), (500, .setContentOffset(.main, y: 400, animated: false)),
    (500, .drag(.began(x: 190, y: 700))), (17, .drag(.changed(dx: 0, dy: -250))),
    (17, .drag(.changed(dx: 0, dy: -250))), (17, .drag(.ended(vx: 0, vy: -800))),
    (100, .wait), (3000, .selectTab(at: 1)), (200, .wait), (1000, .selectTab(at: 0)),
    (1000, .layout(width: 844, height: 390)), (1000, .scrollToTop), (150, .wait), (1000, .wait),
    (0, .contentSize(page: 0, height: 20)), (500, .touch(.down(x: 9, y: 9))), (90, .touch(.up)),
  ]

  static let sessions: [(Recorder.Session, [String])] = [
    (
      grid,
      [
        "main.y", "main.isDecelerating", "main.contentSize.height", "cells[3].y",
        "visibleCells.first", "tabs[1].x", "line.x", "pages[1].isLoaded", "tabBar.selectedIndex",
        "owner", "pages[0].title",
      ]
    ),
    (
      sticky,
      [
        "main.y", "main.isAnimating", "main.velocity", "isPinned", "tabs[0].anchor",
        "tabs[1].offset", "firstVisibleItem", "lastAppearedItem", "handlers[1]",
        "currentPageIndex",
      ]
    ),
  ]

  @Test("what the model's own fold sees and hears is recorded, and verifies", arguments: sessions)
  func verifies(_ session: Recorder.Session, _ paths: [String]) throws {
    let time = Mutex<Int64>(0)
    let header = try session.line(.asTheyAre)
    let recorder = try Recorder(
      RecordingWriter(creating: file, header), header, titles: .asTheyAre, sampledEvery: 0,
      memory: 1 << 20, clock: { time.withLock { $0 } }, onStop: { _ in })
    var pager = Pager(header.initial, policies: header.policies)
    var modelling = Modelling(titles: .asTheyAre, payloads: pager.payloads)
    func apply(_ event: PagerEvent, at now: Int64) {
      var probe = EffectProbe()
      pager.apply(TimedEvent(event, at: now), &probe)
      for sent in probe.effects { recorder.observe(effect: sent.effect.description) }
    }
    var now: Int64 = 0
    for (delay, input) in Self.inputs {
      now += delay * 1000
      while let frame = pager.nextVisit, frame <= now {
        time.withLock { $0 = frame }
        apply(.wait, at: frame)
      }
      time.withLock { $0 = now }
      recorder.record(input)
      apply(try modelling.event(input), at: now)
      var state: [String: Recorder.Value] = [:]
      for path in paths {
        let value = pager.value(try StatePath.parse(path, in: header.initial.container))
        state[path] = Recorder.Value(value)
      }
      recorder.observe(state)
    }
    #expect(recorder.close() == nil)
    let recording = try Recording.read(file)
    #expect(recording.observations.flatMap(\.state).count >= Self.inputs.count * paths.count)
    let run = try unscroll(["verify", "--closed", file])
    #expect(run.exit == .code(0), "\(run.text)")
  }

  @Test("a path of another container stops the recorder")
  func foreignPath() throws {
    let recorder = try Recorder(creating: file, Self.grid)
    recorder.observe(["content.x": 0])
    let stop = try #require(recorder.close())
    #expect(
      stop.description
        == "recording stopped: unknown state path \"content.x\" of container `grid`; `state` in the "
        + "shell lists them all; 1 record was not taken")
  }

  @Test("preview speaks of the session's container")
  func preview() throws {
    let recorder = try Recorder(creating: file, Self.grid)
    #expect(
      try recorder.preview(["cells[0].x": 12]).last?.hasSuffix(
        #""state":{"cells[0].x":12}}"#) == true)
    #expect(
      try recorder.preview(.pages([Recorder.Page(.cells(3))])).last?.hasSuffix(
        #"{"pages":{"pages":[{"grid":3}]}}}"#) == true)
    #expect(recorder.close() == nil)
  }
}

extension Recorder.Value {
  fileprivate init(_ value: PagerModel.Value) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    }
  }
}
