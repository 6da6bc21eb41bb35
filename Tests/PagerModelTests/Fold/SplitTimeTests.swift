import SeededRandom
import Testing

@testable import PagerModel

/// Time may be cut anywhere, and whoever listens changes nothing: bit for bit.
@Suite("The same session, told in another way")
struct SplitTimeTests {
  /// A session's events with their times.
  ///
  /// Of ten seeds, eight are of a pinned pager.
  static func script(seed: UInt64) -> (Pager, [TimedEvent]) {
    let container: Container = seed % 10 == 8 ? .grid : seed % 10 == 9 ? .sticky : .pinned
    var events = RandomEvents(seed: seed, isSenseless: false, container: container)
    let pager = events.pager()
    var time: Microseconds = 0
    var result: [TimedEvent] = [TimedEvent(.reload(toPageAt: nil), at: 0)]
    for _ in 0..<30 {
      time += events.delay()
      result.append(TimedEvent(events.event(), at: time))
    }
    return (pager, result)
  }

  @Test("a wait put in at any microsecond changes nothing", arguments: 0..<6)
  func waits(share: Int) {
    for seed in UInt64(share * 50)..<UInt64(share * 50 + 50) {
      var (whole, events) = Self.script(seed: seed)
      var (split, random) = (whole, Seeded(seed))
      for event in events {
        whole.apply(event)
        // An event ends in a layout pass, which may act on what an event before it left: a wait
        // only ever stands where nothing but time passes.
        let gap = event.time - split.time
        if gap > 0 {
          let cut = split.time + 1 + Microseconds(random.below(Int(gap)))
          split.apply(TimedEvent(.wait, at: cut))
        }
        split.apply(event)
        #expect(whole == split, "seed \(seed), \(event)")
        if whole != split { return }
      }
    }
  }

  @Test("nor does moving there in parts", arguments: 0..<6)
  func parts(share: Int) {
    for seed in UInt64(share * 50)..<UInt64(share * 50 + 50) {
      var (whole, events) = Self.script(seed: 1000 + seed)
      var (parts, random) = (whole, Seeded(seed))
      for event in events {
        whole.apply(event)
        while parts.time < event.time {
          let step = 1 + Microseconds(random.below(40_000))
          parts.advance(to: min(parts.time + step, event.time))
        }
        parts.apply(event)
        #expect(whole == parts, "seed \(seed), \(event)")
        if whole != parts { return }
      }
    }
  }

  @Test("nor does listening, and both listeners hear the same", arguments: 0..<6)
  func probes(share: Int) {
    for seed in UInt64(share * 50)..<UInt64(share * 50 + 50) {
      var (silent, events) = Self.script(seed: 2000 + seed)
      var (heard, traced) = (silent, silent)
      for event in events {
        silent.apply(event)
        var effects = EffectProbe()
        heard.apply(event, &effects)
        var trace = TraceProbe()
        traced.apply(event, &trace)
        #expect(silent == heard && silent == traced, "seed \(seed), \(event)")
        let sent = trace.steps.compactMap { step in
          if case .sent(let effect) = step.action {
            SentEffect(effect: effect, rule: step.rule, depth: step.depth)
          } else {
            nil
          }
        }
        #expect(sent == effects.effects, "seed \(seed), \(event)")
      }
    }
  }

  @Test("nor does applying many at once")
  func manyAtOnce() {
    for seed in UInt64(0)..<50 {
      var (one, events) = Self.script(seed: 3000 + seed)
      var many = one
      for event in events { one.apply(event) }
      many.apply(events[...])
      #expect(one == many, "seed \(seed)")
    }
  }
}
