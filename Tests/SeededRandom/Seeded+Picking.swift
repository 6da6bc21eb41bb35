extension Seeded {
  /// 0 ..< 1.
  package mutating func fraction() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  package mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % count }

  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * fraction()
  }

  package mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
