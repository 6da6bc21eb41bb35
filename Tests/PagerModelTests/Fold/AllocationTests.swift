import Foundation
import PagerModel
import SwiftHeap
import Testing

@Suite("The silent fold")
struct AllocationTests {
  /// Drags with flings, taps, jumps, waits, reloads of as many pages, single pages put in and taken
  /// out, callbacks, and the pager hidden and shown, over and over.
  private static func events(
    _ rounds: Int, _ page: Payloads.PagesID, _ callbacks: [Payloads.CallbackID]
  ) -> [TimedEvent] {
    var time: Microseconds = 0
    var events: [TimedEvent] = []
    func add(_ event: PagerEvent, after delay: Microseconds) {
      time += delay
      events.append(TimedEvent(event, at: time))
    }
    for round in 0..<rounds {
      add(.reload(toPageAt: nil), after: 1_000_000)
      add(.drag(.began(at: Point(x: 195, y: 600), velocity: nil)), after: 300_000)
      for _ in 0..<20 { add(.drag(.changed(dx: 1, dy: -37)), after: 16_667) }
      let fling = Velocity(x: 0, y: round % 2 == 0 ? -2400 : 2400)
      add(.drag(.ended(velocity: fling, target: nil)), after: 8000)
      add(.selectTab(at: round % 3, animated: true), after: 700_000)
      add(.scrollToPage(at: (round + 1) % 3, animated: false), after: 100_000)
      add(.drag(.began(at: Point(x: 300, y: 600), velocity: Velocity(x: -500, y: 0))), after: 1_000)
      add(.drag(.changed(dx: -80, dy: 0)), after: 16_667)
      add(.drag(.ended(velocity: Velocity(x: -900, y: 0), target: nil)), after: 8000)
      add(.touch(.down(Point(x: 10, y: 10))), after: 50_000)
      add(.touch(.up), after: 50_000)
      add(.refresh(.main, .began(height: 54)), after: 2_000_000)
      add(.contentInset(.main, Insets(top: 20), by: .app), after: 100_000)
      add(.refresh(.main, .ended), after: 1_000_000)
      add(.pinOffset(round % 2 == 0 ? 64 : 0), after: 0)
      add(.scrollToTop, after: 0)
      add(.wait, after: 2_000_000)
      for id in callbacks { add(.callback(id), after: 0) }
      add(.pageInsert(at: round % 2, page: page, follow: round % 3 == 0), after: 1000)
      add(.scrollToPage(at: round % 4, animated: true), after: 1000)
      add(.disappear(animated: round % 2 == 0), after: 100_000)
      add(.appear(animated: true), after: 500_000)
      add(.pageDelete(at: round % 3, follow: false), after: 500_000)
    }
    return events
  }

  private static func allocations(
    under preset: Preset, _ words: KeyValuePairs<PolicyName, String> = [:]
  ) -> Int {
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = Array(repeating: PageSpec(content: .height(2000)), count: 3)
    let change = PolicyChange(values: words.compactMap { PolicyChange.Value($0, $1) })
    initial.mode = .controller
    var pager = Pager(initial, policies: change.applied(to: preset.policies))
    var payloads = pager.payloads
    // Each finds its effect in the next reload, if not before: none is left to wait.
    let callbacks = [
      payloads.add(Callback(on: EffectPattern(.numberOfPages), do: .header(height: 200))),
      payloads.add(Callback(on: EffectPattern(.didScrollToPage), do: .reload(toPageAt: 2))),
      payloads.add(
        Callback(on: EffectPattern(.pageAt), do: .scrollToPage(at: 0, animated: true))),
    ]
    let page = payloads.add([PageSpec(content: .height(2000))])
    pager.payloads = payloads
    let events = events(50, page, callbacks)
    pager.apply(events.prefix(120))  // what grows once has grown
    return SwiftHeap.objects { pager.apply(events.dropFirst(120)) }
  }

  // In processes of their own: other tests allocate at the same time.

  @Test("puts nothing on the heap under reference")
  func reference() async {
    await #expect(processExitsWith: .success) {
      exit(AllocationTests.allocations(under: .reference) == 0 ? 0 : 1)
    }
  }

  @Test("puts nothing on the heap under clNestedSlide")
  func clNestedSlide() async {
    await #expect(processExitsWith: .success) {
      exit(AllocationTests.allocations(under: .clNestedSlide) == 0 ? 0 : 1)
    }
  }

  @Test("puts nothing on the heap where the index and the pages follow each scroll")
  func following() async {
    await #expect(processExitsWith: .success) {
      let count = AllocationTests.allocations(
        under: .reference,
        [
          .indexCommit: "offset", .passedPages: "load", .preload: "onShow", .reloadOffset: "reset",
          .axisLock: "paging", .sameTab: "scrollToTop",
        ])
      exit(count == 0 ? 0 : 1)
    }
  }

  @Test("nor where writers share one inset")
  func insetWriters() async {
    await #expect(processExitsWith: .success) {
      exit(AllocationTests.allocations(under: .reference, [.insetWriters: "last"]) == 0 ? 0 : 1)
    }
  }

  @Test(
    "nor where a reload, a bar, a pull and the pin's inset go wrong",
    arguments: ["unguarded", "looped"])
  func reported(insetWriters: String) async {
    await #expect(processExitsWith: .success) { [insetWriters] in
      let count = AllocationTests.allocations(
        under: .reference,
        [
          .insetWriters: insetWriters, .reloadInSwipe: "drops", .firstLayout: "atLastPage",
          .emptyBar: "holds", .emptyHeader: "pageFurther", .tallHeader: "doubles",
          .topRest: "pointAway",
        ])
      exit(count == 0 ? 0 : 1)
    }
  }

  @Test("puts nothing on the heap under jxPagingView")
  func jxPagingView() async {
    await #expect(processExitsWith: .success) {
      exit(AllocationTests.allocations(under: .jxPagingView) == 0 ? 0 : 1)
    }
  }

  @Test("puts nothing on the heap under smooth")
  func smooth() async {
    await #expect(processExitsWith: .success) {
      exit(AllocationTests.allocations(under: .smooth) == 0 ? 0 : 1)
    }
  }

  /// Drags with flings, taps, reloads, rotations and the pager hidden and shown, over and over.
  private static func allocations(of container: Container) -> Int {
    var initial = Initial()
    initial.container = container
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 160
    let content: PageSpec.Content = container == .grid ? .cells(1000) : .rows(1000, rowHeight: 52)
    initial.pages = ["a", "b", "c"].map { PageSpec(title: $0, content: content) }
    var pager = Pager(initial, policies: Preset.asWritten.policies)
    var events: [PagerEvent] = [.reload(toPageAt: nil)]
    for tab in [1, 2, 0] {
      events.append(.drag(.began(at: Point(x: 195, y: 600), velocity: nil)))
      events += Array(repeating: .drag(.changed(dx: 1, dy: -37)), count: 20)
      events.append(.drag(.ended(velocity: Velocity(x: 0, y: -2400), target: nil)))
      events += [.selectTab(at: tab, animated: true), .scrollToTop]
      events += [.layout(Size(width: 844, height: 390)), .layout(Size(width: 390, height: 844))]
      events += [.disappear(animated: false), .appear(animated: false)]
    }
    let timed = (0..<2 * events.count + 500).map {
      TimedEvent(events[$0 % events.count], at: Microseconds($0) * 100_000)
    }
    pager.apply(timed.dropLast(500))
    return SwiftHeap.objects { pager.apply(timed.suffix(500)) }
  }

  @Test("puts nothing on the heap in the containers with one scroll view")
  func singleScroll() async {
    await #expect(processExitsWith: .success) {
      let isClean = [Container.grid, .sticky].allSatisfy {
        AllocationTests.allocations(of: $0) == 0
      }
      exit(isClean ? 0 : 1)
    }
  }

  @Test("and the counter counts, and the program runs on")
  func counter() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let count = SwiftHeap.objects { for size in 1...7 { _ = [Int](repeating: 1, count: size) } }
      // What retains short strings without knowing that they are.
      let word: String? = "\(count)"
      exit("\([word, word]) \(word as Any)".contains("Optional(\"7\")") ? Int32(count) : 1)
    }
  }
}
