import SeededRandom
import Testing

@testable import PagerModel

/// What a state keeps that also follows from the rest of it, in random sessions of every container.
@Suite("A value that is kept is the one that follows")
struct KeptValuesTests {
  @Test("after every event", arguments: Container.allCases, [false, true])
  func follows(container: Container, isSenseless: Bool) {
    for seed in 0..<UInt64(250) {
      var events = RandomEvents(seed: seed, isSenseless: isSenseless, container: container)
      var pager = events.pager()
      for number in 0..<60 {
        let delay = events.delay()
        pager.apply(TimedEvent(events.event(), at: pager.time + delay))
        if let wrong = Self.wrongValue(in: pager) {
          Issue.record("seed \(seed), event \(number): \(wrong)")
          return
        }
      }
    }
  }

  private static func wrongValue(in pager: Pager) -> String? {
    if !isNext(pager.nextFrame, after: pager.time, at: pager.stage.clock.frameRate) {
      return "nextFrame \(pager.nextFrame) at \(pager.time)"
    }
    switch pager {
    case .grid(let pager): return hasItsEnds(pager.main) ? nil : "main's ends"
    case .sticky(let pager): return hasItsEnds(pager.main) ? nil : "main's ends"
    case .pinned(let pager):
      let views =
        [pager.main, pager.content] + pager.pages.indices.map { pager.pages[$0].scrollView }
      if !views.allSatisfy(hasItsEnds) { return "a view's ends" }
      let moving = pager.pages.indices.filter { pager.pages[$0].scrollView.motion.isSelfMoving }
      return moving.count == pager.pages.selfMovingCount ? nil : "the pages that move"
    }
  }

  /// Frame k stands at ceil(k · 10⁶ / frameRate) µs.
  private static func isNext(_ frame: Microseconds, after time: Microseconds, at rate: Int64)
    -> Bool
  {
    let k = time * rate / 1_000_000 + 1
    return frame == (k * 1_000_000 + rate - 1) / rate && frame > time
  }

  private static func hasItsEnds(_ view: ScrollView) -> Bool {
    let isVertical = view.axis == .vertical
    let content = isVertical ? view.contentSize.height : view.contentSize.width
    let length = isVertical ? view.frame.height : view.frame.width
    let top = 0 - view.inset.top
    return view.minOffset == top
      && view.maxOffset == max(top, content + view.inset.bottom - length)
  }

  @Test("frame by frame, at every rate", arguments: [1, 7, 59, 60, 120, 239, 240])
  func frames(rate: Int64) {
    var clock = Clock(frameRate: rate)
    for k in 1...Int64(2000) {
      #expect(clock.nextFrame == (k * 1_000_000 + rate - 1) / rate)
      if k % 3 == 0 { clock.advance(to: clock.nextFrame - 1) }
      clock.advance(to: clock.nextFrame)
    }
  }

  @Test("and time does not go back")
  func backwards() {
    var clock = Clock(frameRate: 60)
    clock.advance(to: 50_000)
    clock.advance(to: 20_000)
    #expect(clock.now == 50_000)
    #expect(clock.nextFrame == 66_667)
  }

  @Test(
    "A page that is not there holds nothing, and keeps nothing", arguments: [-1, 2, .max, .min])
  func absentPage(index: Int) {
    var pages = Pages()
    pages.grow(to: 2)
    let before = pages
    pages[index].isLoaded = true
    pages[index].scrollView.motion = .animation(ScrollAnimation(from: 0, to: 1, at: 0))
    pages.setContentOffset(1, ofPage: index)
    pages.setVelocity(1, ofPage: index)
    #expect(pages == before)
    #expect(pages[index] == Page())
    #expect(pages.reference(index) == nil)
  }
}
