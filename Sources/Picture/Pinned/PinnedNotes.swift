import PagerModel

/// What a picture of a pinned pager does not show, in short lines.
struct PinnedNotes {
  private let pager: PinnedPager
  private let glyphs: Glyphs
  private let most: Int

  /// - Parameter most: how many lines there may be.
  init(_ pager: PinnedPager, _ glyphs: Glyphs, most: Int) {
    self.pager = pager
    self.glyphs = glyphs
    self.most = most
  }

  var lines: [String] {
    var lines = ["", pager.stage.bounds.note(glyphs), "", mainLine, contentLine]
    lines.append(
      "index \(pager.currentPageIndex), page \(pager.currentPage.map(String.init) ?? "none"), "
        + "tab \(pager.stage.selectedTab)")
    lines.append(fingerNote(pager.fingerLanding, moves: pager.owner.description))
    lines.append("")
    return lines + pageLines(atMost: max(1, most - lines.count))
  }

  private var mainLine: String {
    let pin = pager.isPinned && pager.main.maxOffset > 0 ? ", pinned" : ""
    return "main.y \(pager.main.place)\(pin)\(pager.main.movement)"
  }

  private var contentLine: String {
    let place =
      pager.pendingPageIndex.map {
        "\(roughly(pager.content.contentOffset)) \(glyphs.leadsTo) page \($0)"
      } ?? pager.content.place
    return "content.x \(place)\(pager.content.movement)"
  }

  // MARK: Pages

  /// The loaded pages and those on the screen, the nearest to the screen where there are many.
  private func pageLines(atMost most: Int) -> [String] {
    let count = max(0, pager.numberOfPages)
    guard count > 0 else { return ["no pages"] }
    let width = pager.stage.bounds.width
    let place = width > 0 ? pager.progress : 0
    let isShort = count <= most
    let wanted = (0..<count).filter { page in
      isShort || pager.pages[page].isLoaded || page == pager.currentPageIndex
        || (Double(page) - place).magnitude < 1
    }
    let near = wanted.sorted {
      ((Double($0) - place).magnitude, $0) < ((Double($1) - place).magnitude, $1)
    }
    let shown = near.prefix(wanted.count == count && isShort ? most : most - 1).sorted()
    let left = count - shown.count
    let loaded = wanted.count { pager.pages[$0].isLoaded && !shown.contains($0) }
    let rest = left == 0 ? [] : ["  \(left) more, \(loaded == 0 ? "none" : "\(loaded)") loaded"]
    return shown.map(pageLine) + rest
  }

  private func pageLine(_ page: Int) -> String {
    let mark = page == pager.currentPage ? glyphs.current : " "
    guard pager.pages[page].isLoaded else { return "\(mark) pages[\(page)] not loaded" }
    let view = pager.pages[page].scrollView
    return "\(mark) pages[\(page)].y \(view.place)\(view.movement)"
  }
}
