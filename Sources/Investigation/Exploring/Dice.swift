/// A generator whose numbers follow from its seed alone, on every machine (xorshift64*).
package struct Dice: Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    // Neighbouring seeds begin far apart, and none at 0, which the shifts would not leave.
    var mixed = seed &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    state = mixed | 1
  }

  private mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }

  /// 0 ..< `count`
  package mutating func below(_ count: Int) -> Int {
    count > 1 ? Int(truncatingIfNeeded: next() >> 33) % count : 0
  }

  /// `low`, or so many steps of `step` more, up to `high`.
  package mutating func between(_ low: Double, _ high: Double, step: Double = 1) -> Double {
    low + Double(below(Int((high - low) / step) + 1)) * step
  }

  /// True once in `count` times.
  package mutating func once(in count: Int) -> Bool { below(count) == 0 }

  package mutating func pick<Value>(_ first: Value, _ others: Value...) -> Value {
    let index = below(others.count + 1)
    return index == 0 ? first : others[index - 1]
  }
}
