extension Chinese {
  /// The commands that assert.
  static let assertHelp: [(key: String, sentence: String)] = [
    ("keep the whole state, to compare with later", "保留整个状态，供以后比较"),
    (
      "help snapshot",
      """
      取自上一个事件处，并命名；用 assert snapshot NAME 与它比较。

        > snapshot before
        before 保存了 #13 的 127 个值
        > assert snapshot before
        ✓ 快照 before，127 个值
      """
    ),
    ("an expression must hold here", "表达式在此处必须成立"),
    (
      "help assert",
      """
      说明它是否成立；在脚本中，不成立则脚本结束。--keep 把它存入录制，位于上一个事
      件，每次重放都检查。

        > assert main.y == 240 && currentPageIndex == 1 --keep
        ✓ main.y == 240 && currentPageIndex == 1
      """
    ),
    (
      "store what must hold at the last event, under which rules not",
      "存储上一个事件处必须成立的断言，以及它在哪些策略下不成立"
    ),
    (
      "help expect",
      """
      每次重放都检查。EXPR 与 print 的相同；T 是容差，以点为单位，默认 0.000001。
      failsUnder：用这些策略（或预设）代替录制自己的策略时，它在此处和每次重放时都必须
      不成立：会话由此证明缺陷出自哪个策略。

        > expect main.y = 140 within 0.5
        ✓ mainScrollView.contentOffset.y == 140
        > expect main.y < 200 && !isPinned failsUnder pinRelease=pageOnly
        ✓ main.y < 200 && !isPinned
        ✓ 在 pinRelease=pageOnly 下不成立
      """
    ),
    ("check all that is stored on this branch", "检查本分支上存储的一切"),
    (
      "help check",
      """
      分支上的每个断言，附其在文件中的行号；设备在分支上报告的观测，则与模型对照。

        > check
        ✓ 第 17 行，#13: main.y == 240 && pages[0].y == 0 && isPinned
        ✓ 第 29 行，#24: main.y == 140 && owner == "main"
        ✓ 第 31 行，#25: main.y == 140 && pages[0].y == 0
      """
    ),
  ]
}
