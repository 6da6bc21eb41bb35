import SeededRandom

extension Seeded {
  /// 0 ..< 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % count }

  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * fraction()
  }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
