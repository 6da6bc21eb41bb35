extension Chinese {
  /// The commands that look.
  static let lookHelp: [(key: String, sentence: String)] = [
    ("say what an expression is here", "显示表达式在当前位置的值"),
    (
      "help print",
      """
      状态路径（完整或简短写法），或由它们组成的表达式：

        > print main.y
        240
        > print pages[0].y - pages[0].y@released > 50
        true
        > print count(effects, didScrollToPage) == 1 && all(pages, .y == 0)
        false

      `before.PATH` 是上一个事件即将生效时的状态，`PATH@MARK` 和 `PATH@#12` 是别处的状
      态，`event.dy` 是上一个事件的参数。
      """
    ),
    ("list the state, or the part of it below a path", "列出状态，或某个路径之下的部分"),
    (
      "help state",
      """
      `state main`、`state pages[1]`、`state policy`：其下的每个路径及其值。

        > state tabBar
        tabBar.selectedIndex = 1
        tabBar.indicator.x = 16
        tabBar.indicator.width = 28
        tabBar.contentOffset.x = 0
      """
    ),
    ("list what the last event sent, with the rules that sent it", "列出上一个事件发出的效果，以及发出它们的规则"),
    (
      "help effects",
      """
      按顺序列出回调和数据源调用，缩进表示在规则中的嵌套深度，后面是规则名。时间推进到
      该事件途中发出的也在其中。

        > effects
        numberOfPages   by pager/reload
            pageAt 0   by pager/load-page
        didScrollToPage 0   by pager/reload
      """
    ),
    ("list what happened around this place", "列出当前位置前后发生的事"),
    (
      "help list",
      """
      前后各五行（set list 可改），或各 N 行；=> 表示当前位置。一次拖动占一行，从
      began 到 ended，附手指走过的距离和用时；加 --events 时，拖动的每个事件各占一行。

        > list
           #0 @0.000s start
           #1 @0.000s reload
           #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)
        => #5 @0.308s tap 1
      """
    ),
    ("draw the pager as it stands", "画出分页容器的当前样子"),
    (
      "help show",
      """
      按比例画出屏幕，两个轴各有比例：头部及其露出的高度，悬停栏（选中的标签加方括号，
      下方是指示条），页的行或以点（pt）标出的位置，◉ 为手指落下处。屏幕上方是滚出屏幕
      的部分，右侧是画不出来的信息；窗口较窄时信息在前，放不下屏幕时只显示信息。
      --ascii 只用 ASCII 绘制。

      --trail N 显示之前的 N 帧，使跳动看得出来：边缘处 ╴ 标出头部原先的末端，• 标出
      现在位于列表顶部的内容原先所在（↑ ↓：在屏幕外），∙ 标出手指原先所在；旁边写着
      从哪里到哪里，以及一帧中走得最远的一段。

      网格的单元格是带编号的方框；一个框里写着 1 … 99，表示它们互相重叠。粘性悬停栏的
      下边缘标明哪些行在它后面。

        > show
         ░░░░░░░░░░ 240 above ░░░░░░░░░░░
        ┌────────────────────────────────┐  bounds 390 × 844
        │   首页     [发现]      我的    │
        ├─━━━━━━━━━──────────────────────┤  main.y 240 of 240, pinned
        │                                │  content.x 0 → page 1, animated
        │  ╌ 200                        ▐│  index 1, page 1, tab 1
        │                               ▐│  no finger
        │  ╌ 300                        ▐│
        │                               ▐│    pages[0].y 119.3 of 1216, gliding 2281/s
        │  ╌ 400                        ▐│  ▸ pages[1].y 0 of 1216
        │  ╌ 500                         │    pages[2] not loaded
        │                                │
        │  ╌ 600                         │
        │                                │
        │  ╌ 700                         │
        │                                │
        │  ╌ 800                         │
        │  ╌ 900                         │
        └────────────────────────────────┘
      """
    ),
    ("show an expression after every move and input", "每次移动和输入之后显示表达式"),
    (
      "help display",
      """
      不带表达式时，立即显示现有的各项。

        > goto 15
        > display main.y + pages[0].y
        1: main.y + pages[0].y = 230
      """
    ),
    ("show an expression no longer, or none of them", "不再显示某个表达式，或全部"),
    (
      "help undisplay",
      """
      用它前面的编号指定。

        > display main.y
        1: main.y = 240
        > undisplay 1
      """
    ),
    (
      "list breakpoints, branches, marks, displays, policies, or what is open",
      "列出断点、分支、标记、显示项、策略或已打开的内容"
    ),
    (
      "help info",
      """
      不带主题时，列出各主题；b 即 breakpoints。

        > break drag
        > watch main.y if main.y < 0
        > info breakpoints
        1  break drag   命中 0 次
        2  watch main.y if main.y < 0   命中 0 次
        > info displays
        没有显示项
      """
    ),
  ]
}
