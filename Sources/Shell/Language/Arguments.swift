import Inspection
import PagerModel
import Timeline
import Wording

/// The words after a command's name, taken one by one.
package struct Arguments {
  private let words: Words
  private var index: Int
  /// Words that were looked for.
  private var keywords: [String] = []

  package init(_ words: Words, from index: Int = 1) {
    self.words = words
    self.index = index
  }

  package var isEmpty: Bool { index >= words.words.count }

  package var next: Word? { isEmpty ? nil : words.words[index] }

  /// The word after the next.
  package var second: Word? {
    words.words.indices.contains(index + 1) ? words.words[index + 1] : nil
  }

  package mutating func take() -> Word? {
    defer { if !isEmpty { index += 1 } }
    return next
  }

  /// What is left of the line, as it was written; nothing is left after it.
  package mutating func takeRest() -> (text: String, column: Int) {
    defer { index = words.words.count }
    return words.rest(from: index)
  }

  /// What is left of the line before one of `stops`, or all of it.
  package mutating func takeRest(before stops: String...) -> (text: String, column: Int) {
    keywords += stops
    let end = words.words[index...].firstIndex { stops.contains($0.text) && !$0.isQuoted }
    guard let end else { return takeRest() }
    let (text, column) = words.rest(from: index)
    index = end
    return (trimmed(text.prefix(words.words[end].column - column)), column)
  }

  private func trimmed(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// Takes the next word if it is `keyword`.
  package mutating func take(keyword: String) -> Bool {
    keywords.append(keyword)
    guard let word = next, !word.isQuoted, word.text == keyword else { return false }
    index += 1
    return true
  }

  /// A word that must be there; `what` says what it is.
  package mutating func require(_ what: Message) throws(CommandError) -> Word {
    if let word = take() { return word }
    throw CommandError("\(what) is missing", column: words.line.count + 1)
  }

  package mutating func requireNumber(
    _ what: Message, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double {
    let word = try require(what)
    guard let number = Double(word.text), number.isFinite, !word.isQuoted else {
      throw CommandError("\(what) is a number", at: word)
    }
    guard range.contains(number) else {
      throw CommandError(
        "\(what) is \(shortest(range.lowerBound)) to \(shortest(range.upperBound))", at: word)
    }
    return number
  }

  package mutating func requireInteger(_ what: Message) throws(CommandError) -> Int {
    let word = try require(what)
    guard let number = Int(word.text), number.magnitude <= 1 << 53, !word.isQuoted else {
      throw CommandError("\(what) is a whole number", at: word)
    }
    return number
  }

  /// A whole number from 1 on, 1 where there is none.
  package mutating func takeCount() throws(CommandError) -> Int {
    guard let word = next else { return 1 }
    let count = try requireInteger("how many")
    guard count > 0 else { throw CommandError("how many is 1 or more", at: word) }
    return count
  }

  /// `true` or `false`.
  package mutating func requireSwitch(_ what: Message) throws(CommandError) -> Bool {
    let word = try require(what)
    guard let value = Bool(word.text), !word.isQuoted else {
      throw CommandError("\(what) is true or false", at: word)
    }
    return value
  }

  /// A time with its unit, in microseconds: `200ms`, `1.5s`, `40us`.
  package mutating func requireDuration(_ what: Message) throws(CommandError) -> Microseconds {
    let word = try require(what)
    guard let duration = Duration.microseconds(word.text) else {
      throw CommandError("\(what) is a time with its unit: 200ms, 1.5s, 40us", at: word)
    }
    guard duration <= Duration.day else {
      throw CommandError("\(what) is at most a day", at: word)
    }
    return duration
  }

  /// A word that is one of `names`, or the beginning of only one.
  mutating func require(_ what: Message, among names: [String]) throws(CommandError) -> String {
    let word = try require(what)
    let meant = names.filter { $0.hasPrefix(word.text) }
    if let name = names.contains(word.text) ? word.text : meant.count == 1 ? meant.first : nil {
      return name
    }
    let list = names.joined(separator: ", ")
    guard meant.isEmpty || meant == names else {
      throw CommandError("\(word.text) could be \(meant.joined(separator: ", "))", at: word)
    }
    let problem: Message = "\(what) is \(list)"
    let near = nearest(to: word.text, among: names)
    throw CommandError(near.map { "\(problem). Did you mean \($0)?" } ?? problem, at: word)
  }

  /// Everything has been taken.
  package func requireEnd() throws(CommandError) {
    guard let word = next else { return }
    let keyword =
      word.isQuoted
      ? nil : nearest(to: word.text, among: keywords.filter { $0 != word.text && $0.count > 1 })
    let problem: Message =
      keyword?.hasPrefix("--") ?? false ? "no such option" : "nothing more was expected here"
    throw CommandError(keyword.map { "\(problem). Did you mean \($0)?" } ?? problem, at: word)
  }
}

/// Times as they are typed.
package enum Duration {
  static let day = EventTree.longestGap

  /// Nil: no time, or a negative one. `@2.35s` and `200ms` are times.
  package static func microseconds(_ text: some StringProtocol) -> Microseconds? {
    let units: [(String, Double)] = [("ms", 1e3), ("us", 1), ("µs", 1), ("s", 1e6)]
    for (suffix, factor) in units where text.hasSuffix(suffix) {
      guard let number = Double(text.dropLast(suffix.count)), number >= 0, number.isFinite else {
        return nil
      }
      let time = (number * factor).rounded()
      return time <= 9e15 ? Microseconds(time) : nil
    }
    return nil
  }
}
