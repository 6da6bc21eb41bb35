/// A session in which a list jumps to its top, where another page has opened the header meanwhile.
package enum LostPlace {
  private static let header =
    #"{"kind":"recording","version":1,"container":"pinned","title":"Back on the first tab the "#
    + #"list jumps to its top","initial":{"bounds":{"width":390,"height":844},"header":250,"#
    + #""hover":60,"pages":[{"contentHeight":2000},{"contentHeight":2000},"#
    + #"{"contentHeight":2000}]},"policy":{"preset":"clNestedSlide"}}"#

  /// 41 events, the last of which throws list 0, and the assertion that it does not.
  package static let session: String = {
    var events: [(dt: Int, event: String)] = [(0, #"{"reload":{}}"#)]
    func drag(_ moves: [Int], isEnded: Bool = true) {
      events.append((500_000, #"{"drag":{"phase":"began","x":195,"y":600}}"#))
      for move in moves {
        events.append((16_667, #"{"drag":{"phase":"changed","dx":0,"dy":\#(move)}}"#))
      }
      if isEnded { events.append((16_667, #"{"drag":{"phase":"ended","vx":0,"vy":0}}"#)) }
    }
    func tap(_ tab: Int) {
      events.append((300_000, #"{"selectTab":{"at":\#(tab)}}"#))
      events.append((500_000, #"{"wait":{}}"#))
    }
    // The header's 250 points are met exactly: list 0 is 500 points down.
    drag(Array(repeating: -40, count: 6) + [-10] + Array(repeating: -40, count: 12) + [-10])
    tap(1)
    drag(Array(repeating: 10, count: 10))
    tap(0)
    drag([-10], isEnded: false)
    let lines = events.enumerated().map { index, timed in
      #"{"kind":"event","id":\#(index + 1),"parent":\#(index),"dt":\#(timed.dt),"event":\#(timed.event)}"#
    }
    let expectation = #"{"kind":"expect","at":\#(events.count),"that":"pages[0].y == 500"}"#
    return ([header] + lines + [expectation]).map { $0 + "\n" }.joined()
  }()
}
