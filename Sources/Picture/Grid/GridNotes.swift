import PagerModel

/// What a picture of a grid does not show, in short lines.
struct GridNotes {
  private let pager: GridPager
  private let glyphs: Glyphs
  private let width: (String) -> Int
  private let most: Int

  /// - Parameter most: how many lines there may be.
  init(_ pager: GridPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int, most: Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    self.most = most
  }

  var lines: [String] {
    let main = pager.main
    var lines = ["", pager.stage.bounds.note(glyphs), "", "main.y \(main.place)\(main.movement)"]
    lines += main.insetNotes + headerNotes
    lines.append(
      tabNote(pager.tabs.current, of: pager.tabs.count, glyphs, width) { pager.title(ofTab: $0) })
    lines += cellNotes + lineNotes
    lines.append(fingerNote(pager.finger?.landing, moves: main.motion.isDragging ? "main" : "none"))
    let handlers = handlerNotes
    guard !handlers.isEmpty else { return fitting(lines, most) }
    lines.append("")
    let tabs = cut(handlers.indices, to: most - lines.count, around: 0)
    lines += handlers[tabs.shown] + tabs.rest
    return fitting(lines, most)
  }

  /// Where the labels take all that is drawn of it.
  private var headerNotes: [String] {
    let scale = ScreenScale(pager)
    guard let strip = scale.strip(of: pager), strip.lowerBound == scale.header.lowerBound else {
      return []
    }
    return [headerText(pager.header ?? 0, offset: pager.main.contentOffset, in: pager.stage.bounds)]
  }

  private var cellNotes: [String] {
    let layout = pager.layout
    guard let cells = pager.visibleCells else {
      return [layout.count == 0 ? "no cells" : "none of \(layout.count) cells"]
    }
    var notes = [
      cells.count == 1
        ? "cell \(cells.lowerBound) of \(layout.count)"
        : "cells \(cells.lowerBound) to \(cells.upperBound) of \(layout.count)"
    ]
    if let cells = layout.onOneAnother {
      notes.append("\(cells.lowerBound) to \(cells.upperBound) lie on one another")
    }
    if layout.cut > ScreenScale.nearness {
      let end = layout.contentHeight
      notes.append("content to \(roughly(end)), cells to \(roughly(end + layout.cut))")
    }
    return notes
  }

  private var lineNotes: [String] {
    guard !pager.strip.tabs.isEmpty else { return [] }
    let line = pager.line
    let way = line.isMoving ? " \(glyphs.leadsTo) \(roughly(line.frame.x))" : ""
    return ["line.x \(roughly(line.shownX))\(way)\(line.isHidden ? ", hidden" : "")"]
  }

  /// Of the labels that not just one answers for.
  private var handlerNotes: [String] {
    pager.strip.tabs.indices.lazy.map { ($0, pager.handlers(ofTab: $0)) }.filter { $0.1 != 1 }
      .map { "handlers[\($0.0)] \($0.1)" }
  }
}
