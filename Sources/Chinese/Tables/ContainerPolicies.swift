extension Chinese {
  /// The policies of the containers `grid` and `sticky`.
  static let containerPolicies: [(key: String, sentence: String)] = [
    ("Of which width are a grid's cells a part?", "网格单元格的宽度按谁的宽度计算？"),
    (
      "the screen's: in a wider view cells lie on one another, in a narrower one a row has one",
      "屏幕的：视图更宽时单元格互相重叠，更窄时一行只有一个"
    ),
    ("the view's: two to a row", "视图的：每行两个"),
    (
      "What of a label's tap handlers when the header is configured again?",
      "再次配置头部时，label 的点按处理会怎样？"
    ),
    ("the old one goes: one tap, one answer", "旧的移除：点一次，响应一次"),
    (
      "they all stay: a tap is answered once for each configuration so far",
      "全部保留：点一次，至今配置过几次就响应几次"
    ),
    ("Where does a grid stand when another tab is chosen?", "选中另一个标签时，网格停在哪里？"),
    ("where it stood: all tabs share one offset", "原处：所有标签共用一个偏移"),
    ("where the chosen tab was left", "该标签上次离开时的位置"),
    ("What does a tab remember of its place?", "标签用什么记住自己的位置？"),
    (
      "the row that came into sight last: the lowest when going down, the highest when going up",
      "最后出现的行：向下时取最低的一行，向上时取最高的一行"
    ),
    ("the first row that shows below the bar", "悬停栏下方第一个可见的行"),
    ("the offset, to the point", "偏移，精确到点"),
    ("nothing: all tabs share one offset", "不记：所有标签共用一个偏移"),
    ("Who answers when a tab is to restore its place?", "标签要恢复位置时，由谁响应？"),
    ("one for each earlier visit: none at the first, two at the third", "之前每访问一次就有一个：首次没有，第三次有两个"),
    ("one, from the first visit on", "只有一个，从首次访问起"),
    ("Where does a tab's row come to stand when the tab is chosen again?", "再次选中标签时，它的行停在哪里？"),
    ("at the scroll view's top, covered by the bar", "滚动视图的顶部，被悬停栏盖住"),
    ("whole, below the bar", "悬停栏下方，完整可见"),
    ("How is a tab's place come back to?", "如何回到标签的位置？"),
    ("in 0.35 s, past the rows between", "用 0.35 s，经过中间的行"),
    ("What are rows told apart by?", "用什么区分各行？"),
    ("their position: rows put in above move the place that is remembered", "位置：在上方插入行，所记的位置就会移动"),
    ("their value: of equal rows the first one is found", "值：值相同的行中取第一个"),
  ]
}
