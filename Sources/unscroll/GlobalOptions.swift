import Shell

/// Options that every verb takes: how what it says looks.
struct GlobalOptions {
  private(set) var color = Appearance.ColorChoice.auto
  private(set) var isASCII = false
  /// The other arguments, in order.
  private(set) var rest: [String] = []

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest += [word] + words
        return
      } else if word == "--ascii" {
        isASCII = true
      } else if word == "--color" {
        color = try Self.choice(words.popFirst() ?? "")
      } else if word.hasPrefix("--color=") {
        color = try Self.choice(String(word.dropFirst("--color=".count)))
      } else {
        rest.append(word)
      }
    }
  }

  private static func choice(_ word: String) throws(UsageError) -> Appearance.ColorChoice {
    if let choice = Appearance.ColorChoice(rawValue: word) { return choice }
    throw UsageError("--color is auto, always or never")
  }
}
