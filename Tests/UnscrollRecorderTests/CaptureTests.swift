import Synchronization
import Testing

@testable import UnscrollRecorder

@Suite struct CaptureTests {
  private final class Heard {
    var events: [Recorder.Event] = []
    var states: [[String: Recorder.Value]] = []
    var effects: [String] = []
  }

  private let heard = Heard()
  private var capture: PagerCapture

  init() {
    var session = Recorder.Session(title: "t")
    (session.width, session.height) = (390, 844)
    session.pages = [Recorder.Page(.height(2000))]
    let heard = heard
    capture = PagerCapture(
      session: session, record: { heard.events.append($0) },
      observe: { heard.states.append($0) }, hear: { heard.effects.append($0) })
  }

  private func pan(
    _ phase: Pan.Phase, _ dx: Double = 0, _ dy: Double = 0, by recognizer: Int = 1,
    vx: Double = 0, vy: Double = 0
  ) -> Pan {
    Pan(
      recognizer: recognizer, phase: phase, x: 195, y: 600 + dy, dx: dx, dy: dy, vx: vx, vy: vy)
  }

  @Test("the slop is in no move: a drag moves by what the translation grows after it began")
  mutating func slop() {
    capture.pan(pan(.began, 0, -10, vy: -300))
    capture.pan(pan(.changed, 0, -22))
    capture.pan(pan(.changed, 1, -40))
    capture.pan(pan(.ended, 1, -40, vy: -900))
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 590, vx: 0, vy: -300)), .drag(.changed(dx: 0, dy: -12)),
        .drag(.changed(dx: 1, dy: -18)), .drag(.ended(vx: 0, vy: -900)),
      ])
  }

  @Test("a move that comes with the end is a move before it, and none is none")
  mutating func moveAtTheEnd() {
    capture.pan(pan(.began))
    capture.pan(pan(.changed))
    capture.pan(pan(.ended, 0, 7))
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 600, vx: 0, vy: 0)), .drag(.changed(dx: 0, dy: 7)),
        .drag(.ended(vx: 0, vy: 0)),
      ])
  }

  @Test("of two recognizers that see one finger one is recorded")
  mutating func twoRecognizers() {
    for phase: Pan.Phase in [.began, .changed, .ended] {
      let dy: Double = phase == .began ? 0 : -5
      capture.pan(pan(phase, 0, dy, by: 1))
      capture.pan(pan(phase, 0, dy, by: 2))
    }
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 600, vx: 0, vy: 0)), .drag(.changed(dx: 0, dy: -5)),
        .drag(.ended(vx: 0, vy: 0)),
      ])
  }

  @Test("where the first of two is cancelled, the other's finger goes on")
  mutating func takesOver() {
    capture.pan(pan(.began, by: 1))
    capture.pan(pan(.began, by: 2))
    capture.pan(pan(.changed, 0, -5, by: 1))
    capture.pan(pan(.changed, 0, -5, by: 2))
    capture.pan(pan(.cancelled, 0, -5, by: 1))
    capture.pan(pan(.changed, 0, -9, by: 2))
    capture.pan(pan(.cancelled, 0, -9, by: 2))
    #expect(
      Array(heard.events.dropFirst()) == [
        .drag(.changed(dx: 0, dy: -5)), .drag(.changed(dx: 0, dy: -4)), .drag(.cancelled),
      ])
  }

  @Test("a drag whose end was not heard of is cancelled before the next")
  mutating func missedEnd() {
    capture.pan(pan(.began))
    capture.pan(pan(.began, vy: -300))
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 600, vx: 0, vy: 0)), .drag(.cancelled),
        .drag(.began(x: 195, y: 600, vx: 0, vy: -300)),
      ])
  }

  @Test("what a recognizer says twice, in the delegate's call and in its action, is recorded once")
  mutating func saidAgain() {
    for word in [pan(.began), pan(.changed, 0, -5), pan(.ended, 0, -7, vy: -900)] {
      for _ in 0..<2 { capture.pan(word) }
    }
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 600, vx: 0, vy: 0)), .drag(.changed(dx: 0, dy: -5)),
        .drag(.changed(dx: 0, dy: -2)), .drag(.ended(vx: 0, vy: -900)),
      ])
  }

  @Test("a translation that the app sets to zero after each move is no move of the finger's")
  mutating func setTranslation() {
    capture.pan(pan(.began, 0, -10))
    capture.setTranslation(dx: 0, dy: 0, ofRecognizer: 1)
    for dy in [-12.0, -18] {
      capture.pan(pan(.changed, 0, dy))
      capture.setTranslation(dx: 0, dy: 0, ofRecognizer: 1)
    }
    #expect(
      Array(heard.events.dropFirst()) == [
        .drag(.changed(dx: 0, dy: -12)), .drag(.changed(dx: 0, dy: -18)),
      ])
  }

  @Test("a second finger that goes on when the first is lifted begins a drag of its own there")
  mutating func secondFinger() {
    capture.pan(pan(.began, by: 1))
    capture.pan(pan(.began, by: 2))
    capture.pan(pan(.changed, 0, -5, by: 2))
    capture.pan(pan(.ended, by: 1))
    capture.pan(pan(.changed, 0, -5, by: 2))
    capture.pan(pan(.changed, 0, -9, by: 2, vy: -40))
    capture.pan(pan(.changed, 0, -10, by: 2))
    capture.pan(pan(.ended, 0, -10, by: 2))
    #expect(
      heard.events == [
        .drag(.began(x: 195, y: 600, vx: 0, vy: 0)), .drag(.ended(vx: 0, vy: 0)),
        .drag(.began(x: 195, y: 591, vx: 0, vy: -40)), .drag(.changed(dx: 0, dy: -1)),
        .drag(.ended(vx: 0, vy: 0)),
      ])
  }

  @Test("offsets are observed by the axis in which each view scrolls")
  func offsets() {
    capture.scrolled(.main, x: 1, y: 2)
    capture.scrolled(.content, x: 3, y: 4)
    capture.scrolled(.page(5), x: 6, y: 7)
    #expect(heard.states == [["main.y": 2], ["content.x": 3], ["pages[5].y": 7]])
  }

  @Test("a layout is recorded when the size or the safe area is another")
  mutating func layout() {
    let insets = Recorder.Insets(top: 47, bottom: 34)
    capture.laidOut(width: 390, height: 844, insets: Recorder.Insets())
    capture.laidOut(width: 390, height: 844, insets: insets)
    capture.laidOut(width: 390, height: 844, insets: insets)
    capture.laidOut(width: 844, height: 390, insets: insets)
    #expect(
      heard.events == [
        .layout(width: 390, height: 844, insets: insets),
        .layout(width: 844, height: 390, insets: insets),
      ])
  }

  @Test("a reload is preceded by the data source's answer, where that is another")
  mutating func reload() {
    let (one, two) = (Recorder.Page(.height(2000)), Recorder.Page(.height(10)))
    capture.willReload([one])
    capture.willReload([one, two], toPageAt: 1)
    capture.willReload([one, two])
    #expect(
      heard.events == [
        .reload(), .pages([one, two]), .reload(toPageAt: 1), .reload(),
      ])
    capture.askedForNumberOfPages()
    capture.askedForPage(at: 1)
    capture.didScroll(toPageAt: 1)
    #expect(heard.effects == ["numberOfPages", "pageAt 1", "didScrollToPage 1"])
  }

  @Test("a capture into a recorder is in its file")
  func intoRecorder() throws {
    let sink = SmallSink()
    let recorder = try Recorder(into: sink)
    var capture = PagerCapture(into: recorder, session: Recorder.Session(title: "t"))
    capture.pan(pan(.began))
    capture.scrolled(.main, x: 0, y: 5)
    capture.didScroll(toPageAt: 0)
    capture.pan(pan(.ended))
    #expect(recorder.close() == nil)
    // Between the two of the drag what was seen and what was heard; then the end.
    #expect(sink.records.events == 2)
    #expect(sink.records.count == 5)
  }
}
