import PagerModel

extension StatePath {
  /// The existing path that `spelling` most likely means, in the full or the short spelling,
  /// with the page's index kept. A spelling that begins with a dot is of a page, and so is the
  /// answer.
  ///
  ///     StatePath.nearest(to: "mainScrollview.velocity")  // "mainScrollView.velocity"
  ///     StatePath.nearest(to: "pages[3].contentOffset.y")  // "pages[3].y"
  package static func nearest(
    to spelling: some StringProtocol, in container: Container = .pinned
  ) -> String? {
    // No slip of the hand makes a path this long.
    guard !spelling.isEmpty, spelling.utf8.count <= 100 else { return nil }
    return match(
      String(spelling),
      among: spelling.first == "."
        ? pageEndings(in: container) : spellings(page: pageIndex(in: spelling), in: container))
  }

  private static func match(_ wrong: String, among spellings: [String]) -> String? {
    let lowercased = wrong.lowercased()
    let last = wrong.split(separator: ".").last.map { ".\($0)" } ?? ""
    return spellings.first { $0.lowercased() == lowercased }
      ?? Inspection.nearest(to: wrong, among: spellings)
      ?? spellings.first { $0.hasPrefix(wrong + ".") }
      ?? spellings.first { head(of: $0) == head(of: wrong) && $0.hasSuffix(last) }
      ?? spellings.first { $0.hasSuffix(".\(wrong)") }
      ?? matchByParts(wrong, among: spellings)
  }

  /// The beginning and the rest may each be a slip away.
  private static func matchByParts(_ wrong: String, among spellings: [String]) -> String? {
    var heads: [String] = []
    for spelling in spellings where !heads.contains(head(of: spelling)) {
      heads.append(head(of: spelling))
    }
    guard let head = Inspection.nearest(to: head(of: wrong), among: heads) else { return nil }
    let tails = spellings.filter { Self.head(of: $0) == head }.map { $0.dropFirst(head.count) }
    let tail = wrong.dropFirst(Self.head(of: wrong).count)
    return Inspection.nearest(to: String(tail), among: tails.map(String.init)).map { head + $0 }
  }

  private static func head(of spelling: String) -> String {
    String(spelling.prefix { $0 != "." })
  }

  /// The whole number in brackets; 0 if there is none.
  private static func pageIndex(in spelling: some StringProtocol) -> Int {
    guard let open = spelling.firstIndex(of: "[") else { return 0 }
    let digits = spelling[open...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    return digits.count <= 9 ? Int(digits) ?? 0 : 0
  }

  /// Every path in every spelling, the likely ones first.
  private static func spellings(page: Int, in container: Container) -> [String] {
    let main = endings(of: .main, short: ".y")
    let content = container == .pinned ? endings(of: .content, short: ".x") : []
    let own = plain.filter { $0.path.exists(in: container) }.map(\.name)
    return own + indexed(page).filter { $0.exists(in: container) }.map(\.description)
      + main.map { "main\($0)" } + content.map { "content\($0)" }
      + pageEndings(in: container).map { "pages[\(page)]\($0)" }
      + main.map { "mainScrollView\($0)" } + content.map { "contentScrollView\($0)" }
      + container.policyNames.map { "policy.\($0.rawValue)" }
  }

  /// What has an index and is no page, and what is one of few.
  private static func indexed(_ index: Int) -> [StatePath] {
    [.tabBar(.emphasis(index)), .handlers(index)]
      + CellField.allCases.map { .cell(index, $0) } + TabField.allCases.map { .tab(index, $0) }
      + VisibleCellsField.allCases.map(StatePath.visibleCells)
      + LineField.allCases.map(StatePath.line)
  }

  private static func pageEndings(in container: Container) -> [String] {
    let fields = PageField.allCases.filter { $0.exists(in: container) }.map { ".\($0.rawValue)" }
    return container == .pinned
      ? [".y"] + fields + endings(of: .page(0), short: ".scrollView.y") : fields
  }

  /// What may follow a scroll view's name, from the dot on.
  private static func endings(of view: ScrollViewID, short: String) -> [String] {
    [short]
      + ScrollViewField.allCases.map { field in
        let path = StatePath.scrollView(view, field).description
        return String(path.drop { $0 != "." })
      }
  }
}
