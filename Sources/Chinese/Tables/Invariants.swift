extension Chinese {
  /// What the invariants demand, and why.
  static let invariants: [(key: String, sentence: String)] = [
    ("offsets and velocities are finite", "偏移和速度是有限值"),
    ("what is not a number spreads to every frame after it", "非数值会蔓延到之后的每一帧"),
    (
      "no rule moves a view further past its end than a rubber band reaches",
      "任何规则都不会使视图越过端点的距离超出橡皮筋所及"
    ),
    (
      "content beyond a rubber band is off the screen, and does not come back",
      "超出橡皮筋的内容不在屏幕上，也不会回来"
    ),
    (
      "currentPageIndex is a page that exists; without pages it is 0 and currentPage null",
      "currentPageIndex 是存在的页；没有页时它为 0，currentPage 为 null"
    ),
    ("the app looks up a page that is not there", "App 会去查找不存在的页"),
    ("at rest content.x is currentPageIndex × width", "静止时 content.x 等于 currentPageIndex × width"),
    (
      "parts of two pages show, or another page than the app believes",
      "露出两页各一部分，或显示的不是 App 以为的那一页"
    ),
    (
      "at rest the visible page is currentPageIndex, and it is loaded",
      "静止时可见的页是 currentPageIndex，且已加载"
    ),
    ("the app works on a page that nobody sees", "App 在操作一个没人看得见的页"),
    ("at rest the bar's selected tab is currentPageIndex", "静止时悬停栏选中的标签是 currentPageIndex"),
    ("the bar names another page than the one that shows", "悬停栏标的页与显示的页不符"),
    ("the current page leaves its top only while the bar is pinned", "只有悬停栏吸顶时，当前页才会离开顶部"),
    ("rows hide behind a header that is still open", "行藏到还展开着的头部后面"),
    (
      "a finger's move, or a frame of a glide, moves no content by more than its own delta",
      "手指每移动一次，或滑行每过一帧，内容移动的量不超过这一次的增量"
    ),
    ("the list runs ahead of the finger, or jumps", "列表跑得比手指快，或跳动"),
    ("the data source is asked for a page once between two reloads", "两次 reload 之间，每一页只向数据源请求一次"),
    ("a page is built twice, and one of the two is lost", "一页创建了两次，其中一个丢失"),
    (
      "each change of currentPageIndex is one didScrollToPage, never the same page twice in a row",
      "currentPageIndex 每改变一次，就发出一次 didScrollToPage，不会连续两次是同一页"
    ),
    ("the app loads, counts and logs a page twice, or never", "App 对一页的加载、计数和日志做了两次，或一次也没做"),
    (
      "willAppear, didAppear, willDisappear and didDisappear of a page follow in this order",
      "一页的 willAppear、didAppear、willDisappear、didDisappear 按此顺序发生"
    ),
    ("the page starts work twice, or never stops it", "页把工作启动两次，或永不停止"),
    ("no two cells of a grid lie on one another", "网格中没有两个单元格互相重叠"),
    ("what lies below cannot be seen or tapped", "压在下面的看不见，也点不到"),
    (
      """
      a sticky pager's tab comes back with the first row that it was left with, a new \
      one with row 0
      """,
      "粘性分页容器的标签切回来时，首行与离开时相同；新标签从第 0 行开始"
    ),
    ("the reader has to look for the place again", "读者要重新找位置"),
    (
      "at rest a finger can bring the current page's last row, or cell, into sight",
      "静止时，手指能让当前页的最后一行或最后一个单元格进入视野"
    ),
    ("the last rows cannot be read", "最后几行读不到"),
    ("at rest a finger can bring the whole header into sight", "静止时，手指能让整个头部进入视野"),
    ("what is in the header is lost", "头部里的内容无法再看到"),
  ]
}
