import PagerModel

/// A pager as it stands on the screen, drawn in text to scale, with what does not show beside it.
package struct PagerPicture {
  /// The screen, with what hides above it in the first line: lines of one width.
  package let screen: [String]
  /// What stands beside the screen, from its first line on.
  package let notes: [String]
  let width: (String) -> Int

  /// - Parameters:
  ///   - trail: where its parts were in the frames before.
  ///   - width: the columns that a text takes on the terminal.
  package init(
    of pager: Pager, trail: PagerTrail = .none, glyphs: Glyphs = .unicode,
    width: @escaping (String) -> Int
  ) {
    self.width = width
    var drawing = pager.drawing(glyphs, width)
    drawing.fingerTrail = trail.finger
    let screen = drawing.lines
    let notes = pager.notes(glyphs, width, most: screen.count)
    guard !trail.earlier.isEmpty else {
      (self.screen, self.notes) = (screen, notes)
      return
    }
    let moments = (trail.earlier + [pager]).map { $0.moment(glyphs, width) }
    let scale = drawing.scale
    let margin = TrailMargin(moments, glyphs) { points in
      scale.cell(of: Point(x: 0, y: points)).map { $0.row + ScreenScale.firstLine }
    }
    self.screen = zip(margin.lines(screen.count), screen).map { $0 + $1 }
    self.notes = notes + margin.notes
  }

  /// The screen and the notes beside it, however wide they are.
  package var lines: [String] { beside(notes) }
}

extension Pager {
  fileprivate func drawing(
    _ glyphs: Glyphs, _ width: @escaping (String) -> Int
  ) -> any ScreenDrawing {
    switch self {
    case .pinned(let pager): PinnedDrawing(pager, glyphs, width)
    case .grid(let pager): GridDrawing(pager, glyphs, width)
    case .sticky(let pager): StickyDrawing(pager, glyphs, width)
    }
  }

  fileprivate func notes(
    _ glyphs: Glyphs, _ width: @escaping (String) -> Int, most: Int
  ) -> [String] {
    switch self {
    case .pinned(let pager): PinnedNotes(pager, glyphs, most: most).lines
    case .grid(let pager): GridNotes(pager, glyphs, width, most: most).lines
    case .sticky(let pager): StickyNotes(pager, glyphs, width, most: most).lines
    }
  }

  fileprivate func moment(
    _ glyphs: Glyphs, _ width: @escaping (String) -> Int
  ) -> TrailMoment {
    let drawing = drawing(glyphs, width)
    return TrailMoment(
      time: time, headerEnd: drawing.scale.ends.header, listTop: drawing.scale.ends.bar,
      list: drawing.list)
  }
}
