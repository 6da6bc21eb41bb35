extension Chinese {
  /// The commands that are inputs.
  static let inputHelp: [(key: String, sentence: String)] = [
    ("one finger's whole pan, or one phase of it", "一根手指的整段拖动，或其中一个阶段"),
    (
      "help drag",
      """
      移动 DX, DY 点的拖动：began 位于页可见部分的中央，或在 X Y；在 T（160ms）内每帧
      移动一次，每次距离相等；再过一帧 ended，手指速度的单位是点每秒（0）。向上为负。

        > drag 0 -300
        > drag -250 0 velocity -900 0
        > drag 0 100 at 195 30 in 80ms

      单个阶段：drag began X Y [VX VY]、drag changed DX DY、
      drag ended VX VY [target Y]、drag cancelled。
      """
    ),
    ("a finger lands or lifts without a pan", "手指落下或抬起，没有拖动"),
    (
      "help touch",
      """
      落下时，使其下方各视图的滑行停住。

        > touch down 195 600
        #7 @0.308s touch down at 195, 600   pages[0].scrollView.isDecelerating true → false
      """
    ),
    ("reload(toPageAt:)", "调用 reload(toPageAt:)"),
    (
      "help reload",
      """
      重新向数据源请求各页；N：要移到的页。

        > reload
      """
    ),
    ("scrollToPage(at:animated:)", "调用 scrollToPage(at:animated:)"),
    (
      "help scrollToPage",
      """
      公开的调用，带或不带动画。

        > scrollToPage 2 animated
      """
    ),
    ("set currentPageIndex", "设置 currentPageIndex"),
    (
      "help setCurrentPageIndex",
      """
      属性的 setter：从不带动画。

        > setCurrentPageIndex 2
      """
    ),
    ("a tab is tapped", "点按标签"),
    (
      "help tap",
      """
      悬停栏选中标签 N，并要求分页容器移动；除非另行指定，带动画。

        > tap 2
      """
    ),
    ("code scrolls a view", "代码滚动视图"),
    (
      "help setContentOffset",
      """
      单位为点，从不限制范围；animated 用时 0.3 s。

        > setContentOffset main 40
        #7 @0.308s setContentOffset main 40   isPinned true → false   main.y 240 → 40
      """
    ),
    ("the bounds change: first layout, rotation", "bounds 改变：首次布局、旋转"),
    (
      "help layout",
      """
      容器的尺寸，单位为点，以及安全区占去的部分：顶部成为 main 的内边距，底部成为各页
      的内边距。不带 insets 时保持不变。

        > layout 390 844 insets 47 34
      """
    ),
    ("the header is set, resized or removed", "设置、调整或移除头部"),
    (
      "help header",
      """
      头部的高度，单位为点。

        > header 100
        #7 @0.308s header 100   headerHeight 240 → 100   main.y 240 → 100
      """
    ),
    ("the hover bar is set, resized or removed", "设置、调整或移除悬停栏"),
    (
      "help hover",
      """
      悬停栏的高度，单位为点。

        > hover 44
      """
    ),
    ("a page's content grows or shrinks", "页的内容变高或变矮"),
    (
      "help contentSize",
      """
      内容的新高度，单位为点。

        > contentSize 0 900
        #7 @0.308s contentSize 0 900   pages[0].contentHeight 2000 → 900
      """
    ),
    ("a view's inset is written", "写入视图的内边距"),
    (
      "help contentInset",
      """
      单位为点，以某一方的名义：header、safeArea、refresh、pin 或 app（默认 app）。内
      边距是各方所写之和；策略 insetWriters 有别的算法。

        > contentInset main 20 0
        > contentInset page 0 88 34 by safeArea
      """
    ),
    ("pull to refresh begins or ends", "下拉刷新开始或结束"),
    (
      "help refresh",
      """
      开始时，视图顶部多出 HEIGHT 点的内边距，停在顶部的视图滚到其中；结束时撤去。

        > refresh main 54
        > wait 300ms
        > refresh main ended
      """
    ),
    ("the bar pins below the top", "悬停栏吸顶在顶部以下"),
    (
      "help pinOffset",
      """
      低于顶部的点数：main 的最大偏移是头部减 Y，各页也矮这么多。

        > pinOffset 64
      """
    ),
    ("the status bar is tapped", "点按状态栏"),
    (
      "help scrollToTop",
      """
      当前页滚到顶部；页已在顶部时，滚动 main；带动画，用时 0.3 s。

        > scrollToTop
      """
    ),
    ("the data source's next answer", "数据源下次返回的页"),
    (
      "help pages",
      """
      一个词一页：内容的高度，单位为点；或行数和行高，合计最多 10,000,000 点。reload
      之前一切不变。

      在网格中，标签是单元格数 CELLS。在粘性分页容器中，标签是 ROWSxHEIGHT；其后的
      /VALUES 是循环出现的不同行的数目，@FIRST 是第一行的值：125x52/26，或 1010x52@-10
      （上方新来了十行的列表）。

        > pages 2000 首页=2000 40x48
      """
    ),
    ("set a property or a rule", "设置属性或策略"),
    (
      "help setting",
      """
      isHorizontalScrollEnabled、showIndicator、dataSource 和 delegate（是否连接），或
      策略，从此处起生效：

        > setting isHorizontalScrollEnabled false
        > setting policy headerDrag=stops pinRelease=pageOnly
      """
    ),
    ("time passes", "时间流逝"),
    (
      "help wait",
      """
      T 带单位：wait 200ms、wait 1.5s。滑行继续。

        > wait 200ms
        #7 @0.508s wait   content.x 0 → 278   pages[0].y 119.33333333333333 → 482.6666666666667
      """
    ),
    ("a page is put in without a reload", "不经 reload 插入一页"),
    (
      "help pageInsert",
      """
      PAGE 的写法与 pages 相同；不写时，数据源返回的页中已经有它。索引跟随它原来的页，
      或移到新页：follow。

        > pageInsert 0 首页=2000
        > pageInsert 1 40x48 follow
      """
    ),
    ("a page is taken out without a reload", "不经 reload 删除一页"),
    (
      "help pageDelete",
      """
      索引跟随它原来的页；删除的就是那一页，或带 follow 时，索引移到取代被删页
      的那一页。

        > pageDelete 1
      """
    ),
    ("the pager comes onto the screen", "分页容器出现在屏幕上"),
    (
      "help appear",
      """
      带动画时用时 0.35 s。

        > disappear
        > appear animated
      """
    ),
    ("another screen covers the pager", "另一个界面盖住分页容器"),
    (
      "help disappear",
      """
      不在屏幕上时，手指碰不到它，原本运动的也都静止。带动画时用时 0.35 s。

        > disappear
      """
    ),
    ("a page's own scroll delegate changes", "更换页自己的滚动代理"),
    (
      "help pageDelegate",
      """
      App 给第 N 页另一个滚动代理，或置空。

        > pageDelegate 0 nil
      """
    ),
    ("what the app does when it is next told of an effect", "App 下次收到某个效果时做什么"),
    (
      "help callback",
      """
      下次发出 EFFECT 时，INPUT 当场执行一次。EFFECT 是回调名；要限定某一页或某个滚动
      视图时，后面加上它。

        > callback didScrollToPage 1 do layout 390 600
        > tap 1
      """
    ),
  ]
}
