import PagerModel
import SeededRandom
import Testing

@Suite("Appearance calls")
struct AppearanceTests {
  private static let names = ["willAppear", "didAppear", "willDisappear", "didDisappear"]

  private static func session(
    policies: [PolicyName: String] = [:], eager: Bool = false, appeared: Bool = true
  ) -> Session {
    var session = Session(policies: policies) {
      $0.mode = .controller
      $0.loading = eager ? .eager : .lazy
    }
    if appeared { session.send(.appear(animated: false)) }
    return session
  }

  private static func calls(_ session: Session) -> [String] {
    session.effects("willAppear", "didAppear", "willDisappear", "didDisappear")
  }

  @Test("a page that is made asks for the parent and becomes its child")
  func child() {
    var session = Self.session(appeared: false)
    #expect(
      session.send(.reload(toPageAt: 1)) == [
        "numberOfPages", "pageAt 1", "parentViewController", "addChild 1", "didScrollToPage 1",
        "scrollViewDidScroll content", "didScroll 1",
      ])
    session.expect(["pages[1].lifecycle": "loaded", "pages[0].lifecycle": "none"])
  }

  @Test("begin with the container's, at once or in 0.35 s")
  func container() {
    var session = Self.session(appeared: false)
    #expect(session.send(.appear(animated: false)) == ["willAppear 0", "didAppear 0"])
    #expect(session.send(.disappear(animated: true)) == ["willDisappear 0"])
    session.expect(["pages[0].lifecycle": "willDisappear"])
    #expect(session.wait(400) == ["didDisappear 0"])
    #expect(session.send(.appear(animated: true)) == ["willAppear 0"])
    #expect(session.wait(300).isEmpty)
    #expect(session.wait(100) == ["didAppear 0"])
    session.expect(["pages[0].lifecycle": "didAppear"])
  }

  @Test("turn round where the container does")
  func turned() {
    var session = Self.session(appeared: false)
    session.send(.appear(animated: true))
    #expect(
      session.send(.disappear(animated: false)) == ["willDisappear 0", "didDisappear 0"])
    session.send(.appear(animated: true))
    #expect(session.send(.disappear(animated: true)) == ["willDisappear 0"])
    #expect(session.send(.appear(animated: false)) == ["willAppear 0", "didAppear 0"])
  }

  @Test("a page that is not current is told nothing when the container appears")
  func eager() {
    let session = Self.session(eager: true)
    #expect(Self.calls(session) == ["willAppear 0", "didAppear 0"])
  }

  @Test("a move without animation is one change")
  func jump() {
    var session = Self.session()
    session.send(.scrollToPage(at: 2, animated: false))
    #expect(
      Self.calls(session) == ["willDisappear 0", "didDisappear 0", "willAppear 2", "didAppear 2"])
  }

  @Test("an animated move begins with the call and ends with the animation")
  func animated() {
    var session = Self.session()
    session.send(.scrollToPage(at: 2, animated: true))
    #expect(Self.calls(session) == ["willDisappear 0", "willAppear 2"])
    session.wait(400)
    #expect(Self.calls(session) == ["didDisappear 0", "didAppear 2"])
  }

  @Test("a tap in mid-animation sends the first target back")
  func tapInAnimation() {
    var session = Self.session()
    session.send(.selectTab(at: 1, animated: true))
    session.wait(100)
    session.send(.selectTab(at: 2, animated: true))
    #expect(Self.calls(session) == ["willDisappear 1", "didDisappear 1", "willAppear 2"])
    session.wait(100)
    session.send(.selectTab(at: 0, animated: true))
    #expect(Self.calls(session) == ["willDisappear 2", "didDisappear 2", "willAppear 0"])
    session.wait(400)
    #expect(Self.calls(session) == ["didAppear 0"])
  }

  @Test("a swipe begins when the neighbour shows and ends when it settles")
  func swipe() {
    var session = Self.session(eager: true)
    session.begin(sideways: true)
    #expect(Self.calls(session).isEmpty)
    session.move(-10)
    #expect(Self.calls(session) == ["willDisappear 0", "willAppear 1"])
    session.move(-200)
    session.lift()
    #expect(Self.calls(session).isEmpty)
    session.wait(2000)
    #expect(Self.calls(session) == ["didDisappear 0", "didAppear 1"])
  }

  @Test(
    "a lazy page that a swipe comes to is told when it is made: settled, or as it begins to show",
    arguments: [("byLoading", false), ("neighbours", true), ("onShow", true)])
  func lazySwipe(preload: String, isEarly: Bool) {
    var session = Self.session(policies: [.preload: preload])
    session.begin(sideways: true)
    session.move(-10)
    #expect(Self.calls(session) == (isEarly ? ["willDisappear 0", "willAppear 1"] : []))
    session.move(-200)
    session.lift()
    session.wait(2000)
    #expect(
      Self.calls(session)
        == (isEarly
          ? ["didDisappear 0", "didAppear 1"]
          : ["willDisappear 0", "didDisappear 0", "willAppear 1", "didAppear 1"]))
  }

  @Test("a cancelled swipe sends the pair back")
  func cancelledSwipe() {
    var session = Self.session(eager: true)
    session.swipe(-100)
    session.wait(2000)
    #expect(
      Self.calls(session) == ["willDisappear 1", "didDisappear 1", "willAppear 0", "didAppear 0"])
  }

  @Test("there and back in one touch, past the page to its other side")
  func thereAndBack() {
    var session = Self.session(eager: true)
    session.send(.scrollToPage(at: 1, animated: false))
    session.begin(sideways: true)
    session.move(-50)
    #expect(Self.calls(session) == ["willDisappear 1", "willAppear 2"])
    session.move(100)
    #expect(Self.calls(session) == ["willDisappear 2", "didDisappear 2", "willAppear 0"])
    session.move(-50)
    session.lift()
    #expect(
      Self.calls(session) == ["willDisappear 0", "didDisappear 0", "willAppear 1", "didAppear 1"])
  }

  @Test("a page not made yet takes no part in the swipe: all four come when it is")
  func lazySwipe() {
    var session = Self.session()
    session.begin(sideways: true)
    session.move(-250)
    #expect(Self.calls(session).isEmpty)
    session.lift()
    session.wait(2000)
    #expect(
      Self.calls(session) == ["willDisappear 0", "didDisappear 0", "willAppear 1", "didAppear 1"])
  }

  @Test("the container hidden in mid-animation")
  func hiddenInAnimation() {
    var session = Self.session()
    session.send(.scrollToPage(at: 1, animated: true))
    session.wait(100)
    session.send(.disappear(animated: false))
    #expect(Self.calls(session) == ["didDisappear 0", "willDisappear 1", "didDisappear 1"])
    session.expect(["content.x": 390])
    session.send(.appear(animated: false))
    #expect(Self.calls(session) == ["willAppear 1", "didAppear 1"])
  }

  @Test("a reload tells the old page, then the new one")
  func reload() {
    var session = Self.session()
    session.send(.reload(toPageAt: nil))
    #expect(
      Self.calls(session) == ["willDisappear 0", "didDisappear 0", "willAppear 0", "didAppear 0"])
    session.send(.scrollToPage(at: 1, animated: true))
    session.send(.reload(toPageAt: nil))
    #expect(
      Self.calls(session).prefix(3) == ["didDisappear 0", "willDisappear 1", "didDisappear 1"])
  }

  @Test("a rotation changes nothing")
  func rotation() {
    var session = Self.session()
    session.send(.layout(Size(width: 844, height: 390)))
    #expect(Self.calls(session).isEmpty)
  }

  @Test("a page put in before the one that shows tells nobody, and one taken out says so")
  func pages() {
    var session = Self.session()
    session.insert(0)
    #expect(Self.calls(session).isEmpty)
    session.delete(1)
    #expect(
      Self.calls(session) == ["willDisappear 1", "didDisappear 1", "willAppear 1", "didAppear 1"])
  }

  @Test("come twice from the container under appearanceForwarding=twice")
  func twice() {
    var session = Self.session(policies: [.appearanceForwarding: "twice"], appeared: false)
    #expect(
      session.send(.appear(animated: false)) == [
        "willAppear 0", "willAppear 0", "didAppear 0", "didAppear 0",
      ])
    session.send(.scrollToPage(at: 1, animated: false))
    #expect(Self.calls(session).count == 4)
  }

  @Test("view mode has none")
  func view() {
    var session = Session()
    #expect(session.send(.appear(animated: false)).isEmpty)
    session.expect(["pages[0].lifecycle": "loaded"])
  }

  /// What a page may hear next: every call has its fellow.
  private static let next: [String: [String]] = [
    "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"], "willDisappear": ["willAppear", "didDisappear"],
    "didDisappear": ["willAppear"],
  ]

  @Test("are balanced in every order of events and callbacks", arguments: 0..<4)
  func balanced(share: UInt64) {
    for seed in share * 100..<(share + 1) * 100 {
      var random = RandomEvents(seed: 7000 + seed, isSenseless: false)
      var session = Self.session(eager: seed % 2 == 0)
      session.pager.payloads = random.pager().payloads
      var calls = CallsByPage()
      for _ in 0..<60 {
        let event = TimedEvent(random.event(), at: session.pager.time + random.delay())
        let policy = StatePath.policy(.appearanceForwarding)
        let before = session.pager.value(policy)
        var trace = TraceProbe()
        session.pager.apply(event, &trace)
        calls.mayRepeat = [before, session.pager.value(policy)].contains("twice")
        for step in trace.steps {
          guard let fault = calls.hear(step) else { continue }
          Issue.record("\(fault), seed \(seed)")
          return
        }
      }
    }
  }

  /// The last call of each page, which goes along where pages are renumbered.
  private struct CallsByPage {
    var last: [Int: String] = [0: "didAppear"]
    /// Policy `appearanceForwarding: twice`.
    var mayRepeat = false
    /// The rule of the last step at each depth.
    private var rules: [Int: Rule] = [:]
    private var renumbers = false

    /// What is not balanced in it.
    mutating func hear(_ step: TraceProbe.Step) -> String? {
      rules[step.depth] = step.rule
      switch step.action {
      case .read: return nil
      case .wrote(.numberOfPages, _): renumbers = step.rule == .renumber
      case .wrote(.page(let index, .isLoaded), _):
        // The first that a renumbering writes is the place of the change.
        guard renumbers, step.rule == .renumber else { return nil }
        renumbers = false
        renumber(at: index, isInsertion: rules[step.depth - 1] == .pageInsert)
      case .wrote: return nil
      case .sent(let effect): return hear(effect.description)
      }
      return nil
    }

    private mutating func renumber(at place: Int, isInsertion: Bool) {
      if !isInsertion { last[place] = nil }
      let moved = last.map { index, call in
        (index < place ? index : isInsertion ? index + 1 : index - 1, call)
      }
      last = Dictionary(uniqueKeysWithValues: moved)
    }

    private mutating func hear(_ effect: String) -> String? {
      let words = effect.split(separator: " ").map(String.init)
      guard words.count > 1, let index = Int(words[1]) else { return nil }
      if words[0] == "addChild" { last[index] = "" }
      guard AppearanceTests.names.contains(words[0]) else { return nil }
      let before = last[index] ?? ""
      last[index] = words[0]
      if mayRepeat, before == words[0] { return nil }
      let isBalanced = AppearanceTests.next[before]?.contains(words[0]) ?? false
      return isBalanced ? nil : "\(before) then \(effect)"
    }
  }
}
