import PagerModel

/// The effects that a list is compared with: the data source's and the delegate's page calls, and
/// the kinds that the list names.
enum EffectComparison {
  private static let alwaysCompared = ["numberOfPages", "pageAt", "didScrollToPage"]

  /// Nil: they agree. Numbers may be off by `tolerance`.
  static func mismatch(
    expected: [String], sent: [SentEffect], tolerance: Double
  ) -> Mismatch? {
    let kinds = Set(alwaysCompared + expected.map(name))
    let found = sent.map(\.effect).filter { kinds.contains($0.name) }.map(\.description)
    let agrees =
      expected.count == found.count
      && zip(expected, found).allSatisfy { isSame($0, $1, tolerance: tolerance) }
    if agrees { return nil }
    return Mismatch(question: "effects", expected: list(expected), found: list(found))
  }

  private static func name(_ effect: String) -> String {
    String(effect.prefix { $0 != " " })
  }

  private static func isSame(_ a: String, _ b: String, tolerance: Double) -> Bool {
    if a == b { return true }
    let (left, right) = (a.split(separator: " "), b.split(separator: " "))
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { x, y in
      if x == y { return true }
      guard let p = Double(x), let q = Double(y) else { return false }
      return (p - q).magnitude <= tolerance
    }
  }

  private static func list(_ effects: [String]) -> String {
    "[\(effects.joined(separator: ", "))]"
  }
}
