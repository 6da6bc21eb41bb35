import PagerModel

/// What a picture of a sticky pager does not show, in short lines.
struct StickyNotes {
  private let pager: StickyPager
  private let glyphs: Glyphs
  private let width: (String) -> Int
  private let most: Int

  /// - Parameter most: how many lines there may be.
  init(_ pager: StickyPager, _ glyphs: Glyphs, _ width: @escaping (String) -> Int, most: Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.width = width
    self.most = most
  }

  var lines: [String] {
    let main = pager.main
    let pin = pager.isPinned ? ", pinned" : ""
    var lines = [
      "", pager.stage.bounds.note(glyphs), "", "main.y \(main.place)\(pin)\(main.movement)",
    ]
    lines += main.insetNotes
    lines.append(
      tabNote(pager.tabs.current, of: pager.tabs.count, glyphs, width) { pager.ownTitle(ofTab: $0) }
    )
    lines.append(rowNote)
    if let covered = pager.coveredRows { lines.append(covered.note) }
    lines.append(fingerNote(pager.finger?.landing, moves: main.motion.isDragging ? "main" : "none"))
    guard pager.tabs.count > 0 else { return fitting(lines, most) }
    lines.append("")
    let tabs = cut(0..<pager.tabs.count, to: most - lines.count, around: pager.tabs.current ?? 0)
    lines += tabs.shown.map(tabLine) + tabs.rest
    return fitting(lines, most)
  }

  private var rowNote: String {
    guard let first = pager.firstVisibleItem else { return "no rows" }
    return "first row \(first), last appeared \(pager.lastAppearedItem.map(String.init) ?? "none")"
  }

  /// What a tab remembers: a row, an offset where the rules go by that, and how many answer.
  private func tabLine(_ tab: Int) -> String {
    let mark = tab == pager.tabs.current ? glyphs.current : " "
    let observers = pager.observers(ofTab: tab)
    let answers = observers == 1 ? "" : ", \(observers) observers"
    return "\(mark) tabs[\(tab)].\(memory(of: tab))\(answers)"
  }

  private func memory(of tab: Int) -> String {
    switch pager.policies.anchor {
    case .lastAppeared, .firstVisible: "anchor \(pager.value(.tab(tab, .anchor)))"
    case .exactOffset, .shared:
      if case .number(let offset) = pager.value(.tab(tab, .offset)) {
        "offset \(roughly(offset))"
      } else {
        "offset null"
      }
    }
  }
}
