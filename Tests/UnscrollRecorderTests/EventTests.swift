import Recording
import TerminalHarness
import Testing

@testable import UnscrollRecorder

@Suite struct EventTests {
  /// Each event, and how the format spells it.
  static let events: [(Recorder.Event, String)] =
    [
      (.touch(.down(x: 1, y: 2)), #"{"touch":{"phase":"down","x":1,"y":2}}"#),
      (.touch(.up), #"{"touch":{"phase":"up"}}"#),
      (.touch(.cancelled), #"{"touch":{"phase":"cancelled"}}"#),
      (
        .drag(.began(x: 195, y: 600, vx: 0, vy: -9)),
        #"{"drag":{"phase":"began","x":195,"y":600,"vx":0,"vy":-9}}"#
      ),
      (
        .drag(.began(x: 195, y: 600, vy: -9)),
        #"{"drag":{"phase":"began","x":195,"y":600,"vx":0,"vy":-9}}"#
      ),
      (.drag(.began(x: 195, y: 600)), #"{"drag":{"phase":"began","x":195,"y":600}}"#),
      (.drag(.changed(dx: 0, dy: -12.5)), #"{"drag":{"phase":"changed","dx":0,"dy":-12.5}}"#),
      (
        .drag(.ended(vx: 0, vy: -900, target: 40)),
        #"{"drag":{"phase":"ended","vx":0,"vy":-900,"target":40}}"#
      ),
      (.drag(.cancelled), #"{"drag":{"phase":"cancelled"}}"#),
      (.reload(), #"{"reload":{}}"#),
      (.reload(toPageAt: 2), #"{"reload":{"toPageAt":2}}"#),
      (.scrollToPage(at: 1, animated: true), #"{"scrollToPage":{"at":1,"animated":true}}"#),
      (.setCurrentPageIndex(to: 1), #"{"setCurrentPageIndex":{"to":1}}"#),
      (.selectTab(at: 1), #"{"selectTab":{"at":1}}"#),
      (
        .setContentOffset(.page(1), y: 9, animated: false),
        #"{"setContentOffset":{"scrollView":"page","page":1,"y":9,"animated":false}}"#
      ),
      (.layout(width: 844, height: 390), #"{"layout":{"width":844,"height":390}}"#),
      (
        .layout(width: 390, height: 844, insets: Recorder.Insets(top: 47, bottom: 34)),
        #"{"layout":{"width":390,"height":844,"insets":{"top":47,"bottom":34}}}"#
      ),
      (.header(height: 180), #"{"header":{"height":180}}"#),
      (.hover(height: nil), #"{"hover":{"height":null}}"#),
      (
        .pages([Recorder.Page(title: "A", .height(9)), Recorder.Page(.rows(3, rowHeight: 44))]),
        #"{"pages":{"pages":[{"title":"A","contentHeight":9},{"items":3,"rowHeight":44}]}}"#
      ),
      (
        .pages([Recorder.Page(.rows(9, rowHeight: 44, firstValue: 2, values: 3))]),
        #"{"pages":{"pages":[{"items":9,"rowHeight":44,"firstValue":2,"values":3}]}}"#
      ),
      (.contentSize(page: 0, height: 900), #"{"contentSize":{"page":0,"height":900}}"#),
      (
        .setting(Recorder.Setting(isHorizontalScrollEnabled: false, delegate: true)),
        #"{"setting":{"isHorizontalScrollEnabled":false,"delegate":true}}"#
      ),
      (.wait, #"{"wait":{}}"#),
      (.scrollToTop, #"{"scrollToTop":{}}"#),
      (
        .pageInsert(at: 1, page: Recorder.Page(.height(900)), follow: true),
        #"{"pageInsert":{"at":1,"page":{"contentHeight":900},"follow":true}}"#
      ),
      (.pageInsert(at: 1), #"{"pageInsert":{"at":1}}"#),
      (.pageDelete(at: 0), #"{"pageDelete":{"at":0}}"#),
      (
        .refresh(.page(0), .began(height: 54)),
        #"{"refresh":{"scrollView":"page","page":0,"phase":"began","height":54}}"#
      ),
      (.refresh(.main, .ended), #"{"refresh":{"scrollView":"main","phase":"ended"}}"#),
      (.pinOffset(y: 64), #"{"pinOffset":{"y":64}}"#),
      (.appear(), #"{"appear":{}}"#),
      (.disappear(animated: true), #"{"disappear":{"animated":true}}"#),
      (.pageDelegate(page: 0, to: .replaced), #"{"pageDelegate":{"page":0,"to":"replaced"}}"#),
      (.pageDelegate(page: 0, to: .none), #"{"pageDelegate":{"page":0,"to":"nil"}}"#),
      (
        .callback(on: "didScrollToPage 1", do: .reload()),
        #"{"callback":{"on":"didScrollToPage 1","do":{"reload":{}}}}"#
      ),
    ]
    + Recorder.InsetWriter.allCases.map {
      (
        .contentInset(.main, Recorder.Insets(top: 20), by: $0),
        #"{"contentInset":{"scrollView":"main","top":20,"bottom":0,"by":"\#($0.rawValue)"}}"#
      )
    }

  @Test("every event stands in the file as the format spells it, and reads back")
  func all() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("events.jsonl")
    let recorder = try Recorder(
      creating: file, Recorder.Session(title: "t"), titles: .asTheyAre)
    for (event, _) in Self.events { recorder.record(event) }
    #expect(recorder.close() == nil)
    let lines = try folder.text("events.jsonl").split(separator: "\n").dropFirst()
    for (line, (_, json)) in zip(lines, Self.events) {
      #expect(line.contains(#","event":\#(json),"crc":""#), "\(line)")
    }
    #expect(try Recording.read(file).nodes.count == Self.events.count)
  }
}
