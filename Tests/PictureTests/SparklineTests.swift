import PagerModel
import Testing

@testable import Picture

struct SparklineTests {
  @Test(
    "Values over time become bars",
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6, 7], 8, "▁▂▃▄▅▆▇█  0 to 7"),
      // A column is as long as two values: the one farther from the column before it.
      ([0, 1, 2, 3, 4, 5, 6, 7], 4, "▂▄▆█  0 to 7"),
      // Between two of them the value stays.
      ([0, 7], 4, "▁▁██  0 to 7"),
      ([3, 3, 3], 3, "▁▁▁  3"),
      ([-10, 0, 10], 3, "▁▅█  -10 to 10"),
      ([0, nil, 7], 3, "▁ █  0 to 7"),
      ([nil, nil], 4, "    "),
      ([], 3, "   "),
      ([1], 0, "  1"),
    ] as [([Double?], Int, String)])
  func bars(values: [Double?], columns: Int, expected: String) {
    let samples = values.enumerated().map { (time: Microseconds($0) * 10, value: $1) }
    let line = Sparkline(samples, to: Microseconds(values.count) * 10, columns: columns)
    #expect(line.text == expected)
  }
}
