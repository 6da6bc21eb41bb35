import PagerModel
import Testing

/// Which rule a write is laid to.
@Suite("A write names its rule:")
struct RuleTests {
  /// The rules that write `path` while the finger moves by `dy`.
  private static func writers(
    of path: StatePath, in session: inout Session, dy: Double
  ) -> [Rule] {
    var trace = TraceProbe()
    let move = PagerEvent.drag(.changed(dx: 0, dy: dy))
    session.pager.apply(TimedEvent(move, at: session.pager.time), &trace)
    return trace.steps.filter { $0.wrote == path }.map(\.rule)
  }

  @Test("and every rule has a meaning of its own, in one sentence")
  func meanings() {
    let meanings = Rule.allCases.map(\.meaning)
    #expect(Set(meanings).count == meanings.count)
    for meaning in meanings {
      #expect(meaning.hasSuffix(".") && meaning.count { $0 == "." } == 1, "\(meaning)")
    }
  }

  @Test("under `flags` the header is pinned, held, released and shown by four rules")
  func flags() {
    var session = Session(.clNestedSlide)
    session.begin()
    let container = StatePath.isSwipeEnabled
    let main = StatePath.scrollView(.main, .contentOffset)
    #expect(Self.writers(of: main, in: &session, dy: -100) == [.drag])
    #expect(Self.writers(of: container, in: &session, dy: -150) == [.flagsPin])
    // The page stands at 150, below its top: main is held.
    #expect(Self.writers(of: main, in: &session, dy: -10) == [.drag, .flagsHold])
    session.lift()
    session.jump(.page(0), to: 1)
    session.begin(at: Session.onHeader)
    #expect(Self.writers(of: main, in: &session, dy: 10) == [.drag, .flagsHold])
    // A page made at the pin stands at its top.
    session.lift()
    session.send(.scrollToPage(at: 1, animated: false))
    session.begin(at: Session.onHeader)
    #expect(Self.writers(of: container, in: &session, dy: 10) == [.flagsRelease])
  }

  @Test("under `exact` what is past an end is shown by the excess, the rest by the split")
  func exact() {
    var session = Session()
    session.begin()
    let main = StatePath.scrollView(.main, .contentOffset)
    #expect(Self.writers(of: main, in: &session, dy: -30) == [.exactSplit])
    #expect(Self.writers(of: main, in: &session, dy: 50) == [.exactExcess])
  }
}
