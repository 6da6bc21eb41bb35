import PagerModel
import SeededRandom
import Testing

@testable import Recording

@Suite struct CanonicalEventTests {
  /// They carry lists, or are settings: read as any other line.
  private static let others: Set<EventKind> = [.pages, .setting, .callback]

  private static func isOther(_ event: PagerEvent) -> Bool {
    if case .pageInsert(_, .some, _) = event { return true }
    if case .drag(.changed(_, dy: .leastNonzeroMagnitude)) = event { return true }
    return others.contains(event.kind)
  }

  @Test func `Whatever the writer writes of fixed size is taken in one go`() throws {
    let written = WritingAndReading.events.filter { !Self.isOther($0.0) }
    #expect(written.count > 30)
    let lines = written.enumerated().map { line($0.offset + 1, $0.element.1, dt: $0.offset) }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    var recording = try read(header)
    let taken = recording.addCanonicalEvents(in: bytes, 0..<bytes.count, atMost: .max)
    #expect(taken.count == written.count && taken.end == bytes.count)
    #expect(recording.nodes.map(\.event) == written.map(\.0))
    #expect(recording.nodes.map(\.parent) == (0..<Int32(written.count)).map { $0 })
    #expect(taken.last == bytes.count - (lines.last?.utf8.count ?? 0) - 1..<bytes.count - 1)
  }

  @Test func `No more lines are taken than were asked for`() throws {
    let bytes = Array((1...5).map { line($0) + "\n" }.joined().utf8)
    for limit in 0...4 {
      var recording = try read(header)
      let taken = recording.addCanonicalEvents(in: bytes, 0..<bytes.count, atMost: limit)
      #expect(taken.count == limit && taken.end == limit * (bytes.count / 5))
    }
  }

  private func number(_ text: String) -> Double? {
    let bytes = Array((text + ",        ").utf8)
    return bytes.withUnsafeBytes { buffer in
      var text = CanonicalText(buffer, 0..<bytes.count)
      guard let number = text?.number(.finite), text?.take(",") == true else { return nil }
      return number
    }
  }

  @Test func `A number is the double that is nearest to it`() {
    var random = Seeded(8)
    for _ in 0..<50_000 {
      let digits = random.below(19) + 1
      var text = String(random.below(9) + 1)
      while text.count < digits { text.append(String(random.below(10))) }
      let places = random.below(digits)
      if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -places)) }
      if random.below(2) == 0 { text = "-" + text }
      #expect(number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  /// Numbers in the middle between two doubles go to the even one, and a last digit more tips them.
  @Test(arguments: [
    "9007199254740993.0", "9007199254740993.1", "9007199254740995.0", "9007199254740994.9",
    "4503599627370497.5", "4503599627370498.5", "4503599627370496.499", "2251799813685248.25",
    "2251799813685248.75", "2251799813685248.751", "18014398509481986.0", "18014398509481990.0",
    "0.1", "0.30000000000000004", "0.000000000000000001", "9.999999999999999999", "-0.0", "-0", "0",
  ])
  func `A number between two doubles is rounded as all are`(text: String) {
    #expect(number(text)?.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: [
    "", "-", "01", "-01", "1.", ".5", "+1", "--1", "0x1", "12345678901234567890", "1 2",
    "0.1234567890123456789",
  ])
  func `Nothing else is a number of the writer's`(text: String) {
    #expect(number(text) == nil)
  }

  @Test func `What stands behind the end is not looked at`() {
    let bytes = Array("        0.123456789}}".utf8)
    bytes.withUnsafeBytes { buffer in
      for end in 9...18 {
        var text = CanonicalText(buffer, 8..<end)
        let digits = String(decoding: bytes[8..<end], as: UTF8.self)
        #expect(text?.number(.finite) == (digits.hasSuffix(".") ? nil : Double(digits)))
        #expect(text?.take("}}") == false)
      }
    }
  }

  @Test func `After something wrong nothing is taken`() {
    let bytes = Array(#""x":,"y":12345678"#.utf8)
    bytes.withUnsafeBytes { buffer in
      var text = CanonicalText(buffer, 0..<bytes.count)
      #expect(text?.number(#""x":"#, .offset) == nil)
      #expect(text?.number(#","y":"#, .offset) == nil && text?.take(#","y":"#) == false)
    }
  }

  @Test func `A checksum's digits are its hexadecimal ones`() {
    var random = Seeded(9)
    for _ in 0..<1000 {
      let value = UInt32(truncatingIfNeeded: random.next() >> UInt64(random.below(64)))
      let digits = withUnsafeBytes(of: Checksum.digits(value).littleEndian) { Array($0) }
      #expect(digits == Array(Checksum.suffix(value).dropFirst(8).prefix(8)))
    }
  }
}
