import SeededRandom

/// Texts that are almost ones that were seen before.
struct Mutations {
  private let seeds: [[UInt8]]
  private var random: Seeded

  init(of seeds: [[UInt8]], seed: Int) {
    self.seeds = seeds
    random = Seeded(UInt64(seed))
  }

  mutating func next() -> [UInt8] {
    var bytes = pick(seeds) ?? []
    for _ in 0..<number(1...3) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = number(0...bytes.count - 1)
    let piece = place..<min(bytes.count, place + number(1...40))
    switch number(0...4) {
    case 0: bytes[place] ^= 1 << UInt8(number(0...7))
    case 1: bytes.removeSubrange(piece)
    case 2:
      // The beginning of one, the end of another.
      guard let other = pick(seeds), !other.isEmpty else { return }
      bytes.replaceSubrange(place..., with: other[number(0...other.count - 1)...])
    case 3: bytes.insert(contentsOf: Array(bytes[piece]), at: number(0...bytes.count))
    case _: swapWords(&bytes)
    }
  }

  /// Two runs of letters, digits and bytes of longer characters change places.
  private mutating func swapWords(_ bytes: inout [UInt8]) {
    let words = bytes.indices.split { !isWordPart(bytes[$0]) }
    guard let one = pick(words), let other = pick(words) else { return }
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound < second.lowerBound else { return }
    let (early, late) = (Array(bytes[first]), Array(bytes[second]))
    bytes.replaceSubrange(second, with: early)
    bytes.replaceSubrange(first, with: late)
  }

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    case _: false
    }
  }

  private mutating func pick<T>(_ list: [T]) -> T? { list.randomElement(using: &random) }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
