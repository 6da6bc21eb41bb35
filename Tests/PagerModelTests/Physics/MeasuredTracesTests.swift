import Testing

@testable import PagerModel

/// Offsets of a real UIScrollView, 402 x 874, content 6000: its maximum is 5126.
@Suite("A real scroll view")
struct MeasuredTracesTests {
  static let pixel = 1.0 / 3

  private static func scrollView(at offset: Double) -> Session {
    var session = Session(pages: [6000]) {
      $0.bounds = Size(width: 402, height: 874)
      $0.header = nil
      $0.hover = nil
    }
    session.jump(.page(0), to: offset)
    return session
  }

  /// `0.75*a+0.25*b`, in points per millisecond.
  private static func velocity(_ text: String) -> Double {
    text.split(separator: "+").map { term in
      term.split(separator: "*").compactMap { Double($0) }.reduce(1, *)
    }.reduce(0, +)
  }

  @Test("moves as the model does", arguments: Vectors.rows("uikit_traces"))
  func trace(row: [String]) throws {
    let start = try #require(Double(row[1]))
    let offset = try #require(Double(row[4]))
    let within = try #require(Double(row[5]))
    var session = Self.scrollView(at: start)
    session.begin()
    if row[3].hasPrefix("translation") {
      let translation = try #require(Double(row[3].dropFirst("translation ".count)))
      session.move(0, -translation)
      session.expect(["pages[0].y": .number(offset)], within: within)
    } else {
      session.lift(0, -1000 * Self.velocity(row[2]))
      if let frame = Int64(row[3]) {
        session.visit(frame: frame)
        session.expect(["pages[0].y": .number(offset)], within: within + Self.pixel)
      } else {
        session.wait(10_000)
        session.expect(["pages[0].y": .number(offset)], within: within)
      }
    }
  }
}
