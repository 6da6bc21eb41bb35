extension Chinese {
  /// What the rules do.
  static let rules: [(key: String, sentence: String)] = [
    ("A finger lands or lifts without a pan.", "手指落下或抬起，没有拖动。"),
    ("A pan begins: the finger takes hold of the views it may move.", "拖动开始：手指抓住它可以移动的视图。"),
    ("The finger moves, and the views that it holds follow it.", "手指移动，被它抓住的视图跟随。"),
    ("The finger lifts: what it held glides on or stands.", "手指抬起：被它抓住的视图继续滑行，或停住。"),
    (
      "A sideways pan switches mainScrollView off, for as long as axisLock says.",
      "横向拖动停用 mainScrollView，时间由 axisLock 决定。"
    ),
    ("A finger that lands stops the glides below it where they are.", "手指落下，使其下方的滑行就地停住。"),
    ("A view left at rest past its end bounces back.", "静止时越过端点的视图回弹。"),
    (
      "What mainScrollView is past its top is added to it at each move (tallHeader).",
      "每次移动都把 mainScrollView 越过顶部的距离再加给它（tallHeader）。"
    ),
    ("A view glides on by itself, slows down, and bounces at its ends.", "视图自行滑行，逐渐减速，并在端点处回弹。"),
    ("A view is on its animated way to an offset that code set.", "视图正带动画移向代码所设的偏移。"),
    ("contentScrollView goes to a whole page after a release.", "手指抬起后，contentScrollView 对齐到整页。"),
    (
      "A glide has ended at the top, and the view rests a point away (topRest).",
      "滑行在顶部结束，视图停在离顶部 1 点（pt）处（topRest）。"
    ),
    (
      "One move of the finger is shared between mainScrollView and the page, and none is doubled.",
      "手指的一次移动由 mainScrollView 和页分摊，不重复计算。"
    ),
    (
      "What neither view has room for stretches the last of them to move as a rubber band.",
      "两个视图都没有余地的部分，像橡皮筋一样拉伸最后移动的那个。"
    ),
    (
      "After the release, mainScrollView and the page share one glide.",
      "手指抬起后，mainScrollView 和页共同完成一次滑行。"
    ),
    (
      "The glide has come to its far end, and the last view to move bounces there.",
      "滑行到达远端，最后移动的视图在那里回弹。"
    ),
    (
      """
      The page of a shared glide is no longer the current one: it glides on alone, and \
      mainScrollView stops.
      """,
      "共同滑行中的页已不是当前页：它独自滑行，mainScrollView 停住。"
    ),
    (
      "A page that is grabbed while the header shows goes to its top (otherPagesOnReveal).",
      "头部可见时被抓住的页回到顶部（otherPagesOnReveal）。"
    ),
    (
      "mainScrollView is pulled down while the page is at its top: the pin lets go of it.",
      "页在顶部时把 mainScrollView 向下拉：解除吸顶。"
    ),
    (
      "The pin holds mainScrollView: it is put back there, and the page may scroll.",
      "吸顶锁住 mainScrollView：把它推回吸顶位置，页可以滚动。"
    ),
    (
      "mainScrollView reaches the pin: it is held there, and the page may scroll.",
      "mainScrollView 到达吸顶位置：锁在那里，页可以滚动。"
    ),
    ("The header shows: the current page may not scroll.", "头部可见：当前页不能滚动。"),
    (
      "A page that may not scroll is put back, as otherPagesOnReveal says.",
      "不能滚动的页被推回，方式由 otherPagesOnReveal 决定。"
    ),
    (
      "The page has come to its top: mainScrollView may scroll again, and the page may not.",
      "页回到顶部：mainScrollView 可以再次滚动，页不能。"
    ),
    (
      "mainScrollView scrolled: a list below its top, or the header, says who is put back.",
      "mainScrollView 滚动了：由不在顶部的列表或头部决定推回哪一个。"
    ),
    (
      """
      A list scrolled: it is held at its top while the header shows, else \
      mainScrollView is at the pin.
      """,
      "列表滚动了：头部可见时列表停在顶部，否则 mainScrollView 停在吸顶位置。"
    ),
    ("The header stands where the list that carries it says.", "头部的位置由承载它的列表决定。"),
    (
      "A list is put back that its finger, or a lock, does not let go so far.",
      "手指或锁不允许列表走这么远，列表被推回。"
    ),
    ("A list that is grabbed comes to where the header stands.", "被抓住的列表移到头部所在处。"),
    ("The header comes out, and the other pages go to their top.", "头部露出，其他页回到顶部。"),
    ("The header comes out, and the other pages fall by as much.", "头部露出，其他页的偏移减去同样的量。"),
    (
      "While the header shows, the other pages share the current one's offset.",
      "头部可见时，其他页与当前页的偏移一致。"
    ),
    ("The data source is asked anew, and the pages are made anew.", "重新向数据源请求，并重新创建各页。"),
    ("The pager goes to a page that code or a tab asked for.", "分页容器移到代码或标签请求的页。"),
    (
      "currentPageIndex changes: its page is loaded, and the delegate is told.",
      "currentPageIndex 改变：加载对应的页，并通知代理。"
    ),
    (
      """
      A page becomes the current one, and the data source is asked for it where it is \
      not loaded.
      """,
      "一页成为当前页；尚未加载时，向数据源请求它。"
    ),
    (
      "contentScrollView has come to rest, and where it stands becomes the index.",
      "contentScrollView 静止，所停处的页成为索引。"
    ),
    ("contentScrollView moved, and the delegate hears how far.", "contentScrollView 移动，并把进度通知给代理。"),
    (
      "contentScrollView has come to a page, which becomes the index (indexCommit).",
      "contentScrollView 到达一页，该页成为索引（indexCommit）。"
    ),
    (
      "The nearest page becomes the index at every scroll (indexCommit).",
      "每次滚动时，最近的页成为索引（indexCommit）。"
    ),
    ("A page that a move passes is loaded (passedPages).", "加载移动中经过的页（passedPages）。"),
    ("A page that is not current yet is made (preload).", "创建还不是当前页的页（preload）。"),
    ("A reload shows the whole header again (reloadOffset).", "reload 使头部重新完整露出（reloadOffset）。"),
    ("The app's own code sets the offset of a view.", "App 自己的代码设置视图的偏移。"),
    ("The app sets a property, or other rules.", "App 设置属性或另一套策略。"),
    ("The data source will answer otherwise at the next reload.", "下次 reload 时，数据源返回的内容将不同。"),
    (
      "The app changes the bounds, the header, the hover bar or a page's content.",
      "App 改变 bounds、头部、悬停栏或页的内容。"
    ),
    (
      "A tab is tapped: the bar selects it and asks the pager for its page.",
      "标签被点按：悬停栏选中它，并向分页容器请求对应的页。"
    ),
    ("A layout pass gives every view its frame and its content size.", "布局过程给每个视图设置 frame 和内容尺寸。"),
    ("An offset that a layout pass left past its end is put back to it.", "布局过程使偏移越过端点，偏移被拉回端点。"),
    (
      "contentScrollView has another size and is put where its page now stands.",
      "contentScrollView 的尺寸变了，移到它的页现在所在处。"
    ),
    (
      "The index is worked out anew from the old offset and the new width (boundsChange).",
      "用旧偏移和新宽度重新算出索引（boundsChange）。"
    ),
    ("The status bar is tapped: what is below its top scrolls there.", "状态栏被点按：不在顶部的视图滚到顶部。"),
    ("The pager writes a content inset for a header above the content.", "分页容器为内容上方的头部写入内边距。"),
    (
      "The system writes a content inset for what lies over the screen's edges.",
      "系统为屏幕边缘的遮挡写入内边距。"
    ),
    ("A refresh control writes a content inset, or takes it away.", "刷新控件写入或撤去内边距。"),
    (
      "The pager writes or corrects an offset or inset to pin its bar below the top.",
      "分页容器写入或修正偏移、内边距，使悬停栏吸顶在顶部以下。"
    ),
    ("The app writes a content inset.", "App 写入内边距。"),
    ("A page is put in without a reload.", "不经 reload 插入一页。"),
    ("A page is taken out without a reload.", "不经 reload 删除一页。"),
    (
      "The other pages' indices move by one, and all that knew a page stays with it.",
      "其他页的索引移动一位，凡是指向某一页的仍指向那一页。"
    ),
    ("The app acts inside a callback.", "App 在回调中执行操作。"),
    ("The app changes a page's scroll delegate.", "App 更换页的滚动代理。"),
    ("The container's appearance is handed on to the page.", "容器的出现或消失传递给页。"),
    ("The pager leaves the screen and comes to rest.", "分页容器离开屏幕，并静止下来。"),
    ("Pages come and go on the screen.", "页在屏幕上出现或消失。"),
    (
      "The header is configured: labels and their tap handlers are made, and the line sets out.",
      "配置头部：创建 label 及其点按处理，线条开始移动。"
    ),
    (
      "A tap handler answers: its tab's cells come into the collection view.",
      "点按处理响应：该标签的单元格进入集合视图。"
    ),
    (
      "The collection view goes where the chosen tab was left (tabOffset).",
      "集合视图移到所选标签上次离开时的位置（tabOffset）。"
    ),
    (
      "The line below the labels moves, and shows when its first way is done.",
      "label 下方的线条移动，第一段走完后显示。"
    ),
    ("A tab is chosen, and its rows take the place of the other's.", "选中标签，它的行取代另一个标签的行。"),
    (
      "A tab's rows appear, and one more observer will answer (observers).",
      "标签的行出现，又多一个观察者会响应（observers）。"
    ),
    (
      "An observer brings the tab back to what it remembers (anchor, restore).",
      "观察者使标签回到所记的位置（anchor、restore）。"
    ),
    ("A row comes into sight, and is what the tab remembers (anchor).", "一行进入视野，标签记住它（anchor）。"),
    ("Another row is the first below the bar, and the tab remembers it.", "悬停栏下方的第一行换成另一行，标签记住它。"),
    ("The event could not act in this state, and did nothing.", "该事件在这个状态下无法生效，什么也没做。"),
  ]
}
