import SeededRandom
import Testing
import TextLaws

/// Event lines as the writer has them, and lines that are almost that.
@Suite struct CanonicalLineTests {
  private static let events = [
    #"{"touch":{"phase":"down","x":1,"y":-2.5}}"#, #"{"touch":{"phase":"up"}}"#,
    #"{"touch":{"phase":"cancelled"}}"#, #"{"drag":{"phase":"began","x":195,"y":600}}"#,
    #"{"drag":{"phase":"began","x":0.1,"y":1000000000,"vx":-0,"vy":-0.3333333333333333}}"#,
    #"{"drag":{"phase":"changed","dx":-22.799,"dy":12.333333333333329}}"#,
    #"{"drag":{"phase":"changed","dx":-0,"dy":5e-324}}"#,
    #"{"drag":{"phase":"ended","vx":0,"vy":-2400}}"#,
    #"{"drag":{"phase":"ended","vx":1,"vy":2,"target":240}}"#,
    #"{"drag":{"phase":"cancelled"}}"#, #"{"reload":{}}"#, #"{"reload":{"toPageAt":-3}}"#,
    #"{"scrollToPage":{"at":2,"animated":false}}"#, #"{"setCurrentPageIndex":{"to":1}}"#,
    #"{"selectTab":{"at":1}}"#, #"{"selectTab":{"at":1,"animated":false}}"#,
    #"{"setContentOffset":{"scrollView":"main","y":12.25,"animated":true}}"#,
    #"{"setContentOffset":{"scrollView":"content","x":390,"animated":false}}"#,
    #"{"setContentOffset":{"scrollView":"page","page":4,"x":1,"y":2,"animated":false}}"#,
    #"{"layout":{"width":390,"height":844}}"#,
    #"{"layout":{"width":390,"height":844,"insets":{"top":47,"bottom":-34.5}}}"#,
    #"{"header":{"height":240}}"#, #"{"header":{"height":null}}"#,
    #"{"hover":{"height":0.5}}"#, #"{"hover":{"height":null}}"#,
    #"{"contentSize":{"page":2,"height":1234.5}}"#, #"{"wait":{}}"#, #"{"scrollToTop":{}}"#,
    #"{"refresh":{"scrollView":"main","phase":"began","height":60}}"#,
    #"{"refresh":{"scrollView":"page","page":1,"phase":"ended"}}"#,
    #"{"pinOffset":{"y":64}}"#,
    #"{"contentInset":{"scrollView":"main","top":1,"bottom":0.5,"by":"safeArea"}}"#,
    #"{"contentInset":{"scrollView":"page","page":0,"top":1,"bottom":2,"by":"app"}}"#,
    #"{"pageInsert":{"at":1}}"#, #"{"pageInsert":{"at":1,"follow":true}}"#,
    #"{"pageInsert":{"at":0,"page":{"title":"首页","contentHeight":20}}}"#,
    #"{"pageDelete":{"at":1,"follow":true}}"#, #"{"appear":{}}"#,
    #"{"disappear":{"animated":true}}"#, #"{"pageDelegate":{"page":1,"to":"nil"}}"#,
    #"{"pageDelegate":{"page":1,"to":"replaced"}}"#,
    #"{"callback":{"on":"didScroll","do":{"reload":{}}}}"#,
    #"{"setting":{"showIndicator":false}}"#, #"{"pages":{"pages":[{"contentHeight":5}]}}"#,
    #"{"unheardOf":{"x":1}}"#,
  ]

  /// Bytes that are likely to hurt.
  private static let spice = Array("{}[],:\"\\0123456789eE.-+ntfu\r\n \u{0}".utf8) + [0xE4, 0xFF]

  private static func header(_ more: String = "") -> [UInt8] {
    Array(
      #"{"kind":"recording","version":1,"container":"pinned","title":"t","initial":{}\#(more)}"#
        .utf8)
  }

  private static func line(_ id: Int, _ event: String, dt: Int = 16667) -> [UInt8] {
    Array(#"{"kind":"event","id":\#(id),"parent":\#(id - 1),"dt":\#(dt),"event":\#(event)}"#.utf8)
  }

  private func check(_ lines: [[UInt8]]) {
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    do {
      try checkBothWays(bytes)
    } catch {
      Issue.record("\(error.sentence)\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `Each event is read alike both ways`() {
    let lines = Self.events.enumerated().map { Self.line($0.offset + 1, $0.element) }
    check([Self.header()] + lines)
    check(sealed([Self.header(#","sealed":true"#)] + lines))
    // After an event that cannot be replayed, and with an end.
    check([Self.header()] + lines.reversed() + [Array(#"{"kind":"end","records":2}"#.utf8)])
  }

  @Test(arguments: events)
  func `A line that is almost one is judged alike both ways`(event: String) {
    var random = Seeded(UInt64(event.utf8.count))
    let before = [Self.header(), Self.line(1, #"{"wait":{}}"#)]
    let after = Self.line(3, #"{"wait":{}}"#)
    let line = Self.line(2, event)
    for cut in 0...line.count { check(before + [Array(line[..<cut]), after]) }
    for _ in 0..<250 { check(before + [mutated(line, &random), after]) }
    let sealedBefore = [Self.header(#","sealed":true"#), Self.line(1, #"{"wait":{}}"#)]
    for _ in 0..<50 {
      check(sealed(sealedBefore + [mutated(line, &random), after]))
      var lines = sealed(sealedBefore + [line, after])
      lines[2] = mutated(lines[2], &random)
      check(lines)
    }
  }

  /// One byte, or two, are others, one more, one less, or have changed places.
  private func mutated(_ line: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var line = line
    for _ in 0...random.below(2) {
      let place = random.below(line.count - 1)
      switch random.below(5) {
      case 0: line[place] = random.pick(Self.spice)
      case 1: line[place] ^= 1 << UInt8(random.below(8))
      case 2: line.insert(random.pick(Self.spice), at: place)
      case 3: line.remove(at: place)
      case _: line.swapAt(place, place + 1)
      }
    }
    return line
  }

  private static let places = [
    "9007199254740992", "9007199254740993", "1000000000000000", "999999999999999", "0", "00", "-0",
    "1.", ".5", "0.30000000000000004", "12.333333333333329", "1e2", "1E-2", "0.1", "-0.0",
    "9007199254740993.0", "1234567890123456789", "12345678901234567.89", "0.000000000000000001",
    "1234567890.1234567891", "00.5", "5.00", "86400000000", "86400000001", "2147483647",
    "1000000000", "1000000000.1", "100000000000000000000", "0.00000000000000000000001", "+1", "--1",
  ]

  @Test(arguments: places)
  func `A number anywhere is read alike both ways`(number: String) {
    let events = [
      #"{"drag":{"phase":"changed","dx":NUMBER,"dy":1}}"#, #"{"selectTab":{"at":NUMBER}}"#,
      #"{"drag":{"phase":"began","x":1,"y":NUMBER}}"#, #"{"pinOffset":{"y":NUMBER}}"#,
      #"{"drag":{"phase":"ended","vx":NUMBER,"vy":NUMBER,"target":NUMBER}}"#,
      #"{"setContentOffset":{"scrollView":"page","page":NUMBER,"x":1,"animated":true}}"#,
      #"{"setContentOffset":{"scrollView":"main","x":NUMBER,"y":NUMBER,"animated":true}}"#,
      #"{"setContentOffset":{"scrollView":"main","x":,"y":NUMBER,"animated":true}}"#,
      #"{"layout":{pageDelete":{"at":NUMBER}}"#,
      #"{"drag":{"phase":"changed","dx":1,"event":{"reload":{"toPageAt":NUMBER}}"#,
    ]
    let end = Self.line(2, #"{"wait":{}}"#)
    for event in events {
      let text = event.split(separator: "NUMBER", omittingEmptySubsequences: false)
        .joined(separator: number)
      check([Self.header(), Self.line(1, text), end])
    }
    for key in ["id", "parent", "dt"] {
      let line = String(decoding: Self.line(1, #"{"wait":{}}"#), as: UTF8.self)
      let parts = line.components(behind: #""\#(key)":"#)
      check([Self.header(), Array((parts.before + number + parts.after).utf8), end])
    }
  }
}

extension String {
  /// What stands up to the end of `key`, and what follows its number.
  fileprivate func components(behind key: String) -> (before: String, after: String) {
    var before = ""
    var rest = self[...]
    while let character = rest.first, !before.hasSuffix(key) {
      before.append(character)
      rest = rest.dropFirst()
    }
    return (before, String(rest.drop { $0.isNumber }))
  }
}
