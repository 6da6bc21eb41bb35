import PagerModel

/// A pager as it stands on the screen, drawn in text to scale, with what does not show beside it.
package struct PagerPicture {
  /// The screen, with what hides above it in the first line: lines of one width.
  package let screen: [String]
  /// What stands beside the screen, from its first line on.
  package let notes: [String]
  let width: (String) -> Int

  /// - Parameter width: the columns that a text takes on the terminal.
  package init(
    of pager: Pager, glyphs: Glyphs = .unicode, width: @escaping (String) -> Int
  ) {
    self.width = width
    switch pager {
    case .pinned(let pager):
      screen = PinnedDrawing(pager, glyphs, width).lines
      notes = PinnedNotes(pager, glyphs, most: screen.count).lines
    case .grid(let pager):
      screen = GridDrawing(pager, glyphs, width).lines
      notes = GridNotes(pager, glyphs, width, most: screen.count).lines
    case .sticky(let pager):
      screen = StickyDrawing(pager, glyphs, width).lines
      notes = StickyNotes(pager, glyphs, width, most: screen.count).lines
    }
  }

  /// The screen and the notes beside it, however wide they are.
  package var lines: [String] { beside(notes) }
}
