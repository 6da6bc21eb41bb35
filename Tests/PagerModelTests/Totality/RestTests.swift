import PagerModel
import SeededRandom
import Testing

@Suite("Whatever was done, once no finger is down and time has passed")
struct RestTests {
  /// Sensible events, each a little after the one before, then the finger up and ten seconds.
  /// `scrolls`: code may set offsets, which nothing clamps. A callback may put a finger down long
  /// after: it is lifted, too.
  private func settled(seed: UInt64, scrolls: Bool = true) -> Pager {
    var events = RandomEvents(seed: seed, isSenseless: false)
    var pager = events.pager()
    for _ in 0..<25 {
      let delay = Microseconds(events.random.below(200_000))
      let event = events.event()
      if !scrolls, event.kind == .setContentOffset { continue }
      if case .callback(let id) = event, !scrolls, mayScroll(pager.payloads[id]) { continue }
      pager.apply(TimedEvent(event, at: pager.time + delay))
    }
    repeat {
      pager.apply(TimedEvent(.drag(.cancelled), at: pager.time))
      pager.apply(TimedEvent(.touch(.up), at: pager.time))
      pager.advance(to: pager.time + 10_000_000)
    } while pager.value(.scrollView(.main, .isTracking)) == .bool(true)
    return pager
  }

  private func mayScroll(_ callback: Callback?) -> Bool {
    switch callback?.event.kind {
    case .setContentOffset, .callback: true
    case .touch, .drag, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab, .layout, .header,
      .hover, .pages,
      .contentSize, .setting, .wait, .scrollToTop, .pageInsert, .pageDelete, .refresh, .pinOffset,
      .contentInset, .appear, .disappear, .pageDelegate, nil:
      false
    }
  }

  @Test("nothing moves, and nothing is held", arguments: 0..<8)
  func rest(share: UInt64) {
    for seed in share * 250..<(share + 1) * 250 {
      let pager = settled(seed: seed)
      #expect(!pager.isMoving, "seed \(seed)")
      #expect(pager.value(.owner) == .string("none"), "seed \(seed)")
      for path in pager.paths where Self.isMotion(path) {
        #expect(pager.value(path) != .bool(true), "\(path), seed \(seed)")
      }
    }
  }

  private static func isMotion(_ path: StatePath) -> Bool {
    guard case .scrollView(_, let field) = path else { return false }
    return [.isTracking, .isDragging, .isDecelerating, .isAnimating].contains(field)
  }

  @Test("content stands at a page", arguments: 0..<8)
  func slot(share: UInt64) {
    for seed in share * 250..<(share + 1) * 250 {
      let pager = settled(seed: seed, scrolls: false)
      guard case .number(let width) = pager.value(.boundsWidth), width > 0,
        case .number(let x) = pager.value(.scrollView(.content, .contentOffset)),
        pager.value(.numberOfPages) != .number(0),
        pager.value(.policy(.hiddenLayout)) != .string("missed")
      else { continue }
      let slots = x / width
      #expect((slots - slots.rounded()).magnitude * width <= 1, "\(x), seed \(seed)")
    }
  }

  @Test("every view stands within its bounds, to a pixel", arguments: 0..<8)
  func bounds(share: UInt64) throws {
    for seed in share * 250..<(share + 1) * 250 {
      let pager = settled(seed: seed, scrolls: false)
      // Without pages, content stands where policy `emptyReload` puts it.
      guard pager.value(.numberOfPages) != .number(0) else { continue }
      // Without a width nothing snaps: the next layout puts content back.
      guard pager.value(.boundsWidth) != .number(0) else { continue }
      // A list whose inset is ignored is put to 0, which may be past its end.
      let putsAtZero =
        pager.value(.policy(.pageInset)) == .string("ignored")
        && pager.value(.policy(.handOver)) == .string("flags")
      let lists = putsAtZero ? [] : ["pages[0].scrollView", "pages[1].scrollView"]
      for view in ["main", "content"] + lists {
        let axis = view == "content" ? "x" : "y"
        guard case .number(let offset) = try value("\(view).contentOffset.\(axis)", pager),
          case .number(let least) = try value("\(view).minOffset", pager),
          case .number(let most) = try value("\(view).maxOffset", pager)
        else { continue }
        // Under `pageInset: ignored` the rules' top of a page is 0, whatever its inset.
        if view.hasPrefix("pages"), offset == 0, try value("policy.handOver", pager) == "flags",
          try value("policy.pageInset", pager) == "ignored"
        {
          continue
        }
        #expect(offset >= least - 1 && offset <= most + 1, "\(view) \(offset), seed \(seed)")
      }
    }
  }

  private func value(_ path: String, _ pager: Pager) throws -> Value {
    pager.value(try StatePath.parse(path))
  }
}
