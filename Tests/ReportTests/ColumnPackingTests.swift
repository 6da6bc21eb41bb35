import PagerModel
import SeededRandom
import Testing

@testable import Report

@Suite("Columns are packed as whole numbers, and come back bit for bit")
struct ColumnPackingTests {
  /// What the page's script does, in Swift.
  private func unpacked(_ text: String, _ unit: ColumnPacking.Unit) -> [(Int, Double?)] {
    var (moment, count) = (-1, 0.0)
    return text.split(separator: " ").map { token in
      let parts = token.split(separator: ":")
      moment += parts.count > 1 ? Int(parts[0]) ?? 0 : 1
      guard let number = Double(parts.last ?? ""), parts.last != "~" else { return (moment, nil) }
      switch unit {
      case .plain: return (moment, number)
      case .fraction(let denominator):
        count += number
        return (moment, count / Double(denominator))
      case .pixels(let scale):
        count += number
        let whole = (count / Double(scale)).rounded(.down)
        return (moment, whole + (count - whole * Double(scale)) / Double(scale))
      case .words: return (moment, nil)
      }
    }
  }

  private func column(_ values: [(Int, Value)]) -> FilmColumn {
    var column = FilmColumn("main.y")
    for (moment, value) in values { column.note(value, at: moment, by: nil) }
    return column
  }

  @Test("whole numbers, tenths, pixels and what has no unit are told apart")
  func units() {
    var words = WordList()
    let cases: [([Double], ColumnPacking.Unit, String)] = [
      ([0, 37, 74, -2], .fraction(1), "0 37 37 -76"),
      ([0, 37.5], .fraction(10), "0 375"),
      ([0, 37 + 1.0 / 3, 38], .pixels(3), "0 112 2"),
      ([1200, 1199.984733], .fraction(1_000_000), "1200000000 -15267"),
      ([0, 0.1 + 0.2], .plain, "0 0.30000000000000004"),
      ([0, 1e300], .plain, "0 1e+300"),
    ]
    for (numbers, unit, text) in cases {
      let values = numbers.enumerated().map { ($0, Value.number($1)) }
      let packing = ColumnPacking(column(values), scale: 3, &words)
      #expect(packing.unit == unit)
      #expect(packing.text == text)
    }
  }

  @Test("a gap of moments stands before the run, null takes no part in differences")
  func gaps() {
    var words = WordList()
    let packing = ColumnPacking(
      column([(0, .null), (4, .number(10)), (5, .null), (9, .number(12))]), scale: 3, &words)
    #expect(packing.text == "~ 4:10 ~ 4:2")
  }

  @Test("texts and switches are words, each told once")
  func words() {
    var words = WordList()
    let owner = ColumnPacking(
      column([(0, .string("none")), (1, .string("main")), (2, .string("none"))]), scale: 3, &words)
    let isPinned = ColumnPacking(
      column([(0, .bool(false)), (3, .string("main"))]), scale: 3, &words)
    #expect(owner.unit == .words && owner.text == "0 1 -1")
    #expect(isPinned.text == "2 3:-1")
    #expect(words.values.map(\.description) == [#""none""#, #""main""#, "false"])
  }

  @Test("any numbers come back as the same bits", arguments: 0..<64 as Range<UInt64>)
  func roundTrip(seed: UInt64) {
    var random = Seeded(seed)
    let scales: [Double?] = [3, 2, 1, nil, 1.5]
    let scale = scales[Int(seed) % scales.count]
    var values: [(Int, Value)] = [(0, .number(0))]
    for step in 1..<200 {
      let number = Double.random(in: -1e4...1e4, using: &random)
      let rounded: Double =
        switch seed % 4 {
        case 0: number
        case 1: number.rounded()
        case 2: (number * 1e6).rounded() / 1e6
        case _: number.rounded(.down) + Double(Int.random(in: 0..<3, using: &random)) / 3
        }
      values.append((step * Int.random(in: 1...1, using: &random), .number(rounded)))
    }
    let column = column(values)
    var words = WordList()
    let packing = ColumnPacking(column, scale: scale, &words)
    let back = unpacked(packing.text, packing.unit)
    #expect(back.map(\.0) == column.runs.map(\.moment))
    #expect(back.map { $0.1.map(Value.number) ?? .null } == column.runs.map(\.value))
  }
}
