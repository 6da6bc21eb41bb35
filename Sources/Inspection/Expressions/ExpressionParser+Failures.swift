extension ExpressionParser {
  /// An error at `index`; what is found there is the next word or sign unless it is said.
  func failure(
    at index: String.Index, expected: Failure.Expected, found: Substring? = nil,
    hint: Failure.Hint? = nil
  ) -> Failure {
    Failure(
      text: text, column: text.distance(from: text.startIndex, to: index) + 1,
      found: (found ?? word(at: index)).map(String.init), expected: expected, hint: hint)
  }

  /// What stands at the position cannot follow a value.
  func unexpected(afterValue closer: Failure.Closer) -> Failure {
    failure(
      at: position, expected: .operatorOr(closer), hint: hint(at: position, whereValue: false))
  }

  /// The word, number or sign at `index`; nil at the end.
  private func word(at index: String.Index) -> Substring? {
    var ahead = self
    ahead.position = index
    guard let first = ahead.next else { return nil }
    if first.isNameStart || first.isASCIIDigit {
      return ahead.take { $0.isNamePart || $0 == "." }
    }
    for sign in ["||", "&&", "==", "!=", "<=", ">=", "~="] where ahead.take(sign) {
      return text[index..<ahead.position]
    }
    return text[index...].prefix(1)
  }

  /// Spellings of other languages, and of keyboards that type wide characters.
  func hint(at index: String.Index, whereValue: Bool) -> Failure.Hint? {
    guard let word = word(at: index) else { return nil }
    switch (word, whereValue) {
    case ("=", false): return .didYouMean("==")
    case ("&", false), ("and", false): return .didYouMean("&&")
    case ("|", false), ("or", false): return .didYouMean("||")
    case ("~", false): return .didYouMean("~=")
    case ("within", false): return .withinNeedsNear
    case ("not", true): return .didYouMean("!")
    case ("'", true), ("‘", true), ("’", true), ("“", true), ("”", true): return .quotationMarks
    default:
      guard let wide = word.unicodeScalars.first, ("！"..."～").contains(wide),
        let narrow = Unicode.Scalar(wide.value - 0xFEE0)
      else { return nil }
      return .didYouMean(String(Character(narrow)))
    }
  }
}
