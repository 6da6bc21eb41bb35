/// SplitMix64: the same numbers from the same seed, everywhere.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0 ..< 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % count }

  mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * fraction()
  }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
