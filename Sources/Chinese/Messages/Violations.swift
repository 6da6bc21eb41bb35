extension Chinese {
  /// What is found where an invariant is broken.
  static let violations: [(key: String, sentence: String)] = [
    ("page %@ is asked for again", "再次向数据源请求页 %@"),
    ("didScrollToPage %@ twice in a row", "连续两次 didScrollToPage %@"),
    (
      "currentPageIndex went from %@ to %@, and nobody was told",
      "currentPageIndex 从 %@ 变为 %@，却没有告知代理"
    ),
    ("page %@ is told %@ after %@", "页 %1$@ 在 %3$@ 之后收到 %2$@"),
    (
      "currentPageIndex %@, currentPage %@, numberOfPages %@",
      "currentPageIndex 为 %@，currentPage 为 %@，numberOfPages 为 %@"
    ),
    ("tab %@ at page %@", "选中的是标签 %@，当前页却是 %@"),
    ("content.x %@, not %@ as page %@ has it", "content.x 为 %1$@，页 %3$@ 却应在 %2$@"),
    ("page %@ shows", "显示的是页 %@"),
    ("no page shows", "没有显示任何页"),
    ("%@ at currentPageIndex %@", "%@，currentPageIndex 却是 %@"),
    ("%@ stands at %@", "%@ 的偏移为 %@"),
    ("main stands at %@", "main 的偏移为 %@"),
    ("%@ went from %@ to %@, past %@...%@", "%@ 从 %@ 移到 %@，超出 %@...%@"),
    ("main.y %@", "main.y 为 %@"),
    ("pages[%@].y went from %@ to %@ at %@ of %@", "pages[%@].y 从 %@ 变为 %@，此时 %@，最大值 %@"),
    ("taking hold", "手指刚开始拖动"),
    ("a finger's move of %@", "手指移动了 %@ 点"),
    ("a frame at %@ pt/s", "速度为 %@ pt/s 的一帧里"),
    ("%@ moved the header by %@", "%@，头部却移动了 %@ 点"),
    ("%@ moved page %@'s rows by %@ on the screen", "%@，页 %@ 的行在屏幕上却移动了 %@ 点"),
    ("what may move %@ moved main by %@", "至多应移动 %@ 点，main 却移动了 %@ 点"),
    ("cells %@ and %@ both stand at %@, %@", "单元格 %@ 和 %@ 都在 (%@, %@)"),
    ("the last %@ points of the cells stay below", "单元格的最后 %@ 点留在屏幕下方"),
    ("the last %@ points of page %@ stay below", "页 %2$@ 的最后 %1$@ 点留在屏幕下方"),
    ("%@ points of the header stay above", "头部有 %@ 点留在屏幕上方"),
    ("tab %@ comes back with row %@, not %@", "切回标签 %@ 时首行是行 %@，而不是行 %@"),
  ]
}
