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

  @Test("are balanced in every order of events", arguments: 0..<4)
  func balanced(share: UInt64) {
    for seed in share * 100..<(share + 1) * 100 {
      var random = RandomEvents(seed: 7000 + seed, isSenseless: false)
      var session = Self.session(eager: seed % 2 == 0)
      var last: [Int: String] = [0: "didAppear"]
      for _ in 0..<60 {
        let event = random.event()
        // Renumbered pages are other pages to one who counts by index.
        if event.kind == .pageInsert || event.kind == .pageDelete { continue }
        session.send(event, after: random.delay())
        for effect in session.effects {
          let words = effect.split(separator: " ").map(String.init)
          if words[0] == "addChild", let index = Int(words[1]) { last[index] = "" }
          guard Self.names.contains(words[0]), let index = Int(words[1]) else { continue }
          let allowed = Self.next[last[index] ?? ""] ?? []
          #expect(allowed.contains(words[0]), "\(last[index] ?? "") then \(effect), seed \(seed)")
          if !allowed.contains(words[0]) { return }
          last[index] = words[0]
        }
      }
    }
  }
}
