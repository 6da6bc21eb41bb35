import PagerModel

/// The effects that a list is compared with: the data source's and the delegate's page calls, and
/// the kinds that the list names.
enum EffectComparison {
  private static let alwaysCompared = ["numberOfPages", "pageAt", "didScrollToPage"]

  /// Nil: they agree. Numbers may be off by `tolerance`.
  static func mismatch(
    expected: [String], sent: ArraySlice<SentEffect>, tolerance: Tolerance
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

  private static func isSame(_ a: String, _ b: String, tolerance: Tolerance) -> Bool {
    if a == b { return true }
    let (left, right) = (a.split(separator: " "), b.split(separator: " "))
    guard left.count == right.count, left.first == right.first else { return false }
    return zip(left, right).enumerated().allSatisfy { place, words in
      if words.0 == words.1 { return true }
      guard let p = Double(words.0), let q = Double(words.1) else { return false }
      return (p - q).magnitude <= tolerance.allowed(name(a), fromEnd: left.count - 1 - place)
    }
  }

  private static func list(_ effects: [String]) -> String {
    "[\(effects.joined(separator: ", "))]"
  }
}

extension Tolerance {
  /// Of a word of an effect, its last at 0: a page's number is no measure.
  fileprivate func allowed(_ effect: String, fromEnd place: Int) -> Double {
    switch (effect, place) {
    case ("didScroll", 0): progress
    case ("pageDidScroll", 0), ("scrollViewWillEndDragging", 0...1): points
    case _: others
    }
  }
}
