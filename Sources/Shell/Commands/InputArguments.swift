import PagerModel

extension Arguments {
  /// `animated`, `animated true` or `animated false`, if it is said.
  mutating func takeAnimated(otherwise: Bool) throws(CommandError) -> Bool {
    guard take(keyword: "animated") else { return otherwise }
    return isEmpty ? true : try requireSwitch("animated")
  }

  /// A height in points, or `none`.
  mutating func requireHeight() throws(CommandError) -> Double? {
    take(keyword: "none") ? nil : try requireNumber("the height", in: Ranges.size)
  }

  mutating func requireScrollView() throws(CommandError) -> ScrollViewID {
    let word = try require("the scroll view")
    switch word.text {
    case "main": return .main
    case "content": return .content
    case "page": return .page(try requireInteger("the page"))
    case _: throw CommandError("a scroll view is main, content or page N", at: word)
    }
  }
}
