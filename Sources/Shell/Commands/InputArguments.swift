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

  /// A top and a bottom inset in points.
  mutating func requireInsets() throws(CommandError) -> Insets {
    Insets(
      top: try requireNumber("the top inset", in: Ranges.inset),
      bottom: try requireNumber("the bottom inset", in: Ranges.inset))
  }

  /// `by` and who writes an inset, if it is said; else the app.
  mutating func takeInsetWriter() throws(CommandError) -> InsetWriter {
    guard take(keyword: "by") else { return .app }
    let word = try require("who writes it")
    guard let writer = InsetWriter(rawValue: word.text), !word.isQuoted else {
      let known = InsetWriter.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("an inset is written by one of \(known)", at: word)
    }
    return writer
  }

  /// A view that has a top: content has none.
  mutating func requireVerticalScrollView() throws(CommandError) -> ScrollViewID {
    let word = next
    let view = try requireScrollView()
    if view == .content, let word {
      throw CommandError("content scrolls sideways: this is for main or page N", at: word)
    }
    return view
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
