extension Chinese {
  /// The policies of who takes a vertical move, and of the pin.
  static let handOverPolicies: [(key: String, sentence: String)] = [
    ("Who takes a vertical move: the outer view or the page?", "竖向移动由谁接收：外层视图还是页？"),
    (
      "each move is split between the two and never doubled: up, main first; down, the page",
      "每次移动由二者分摊，绝不重复计算：向上先给 main，向下先给页"
    ),
    (
      "both follow by the whole move, and two flags put one of them back",
      "二者都跟随整段移动，再由两个标志把其中一个推回"
    ),
    (
      """
      both follow by the whole move; a list is held at its top until main is at its \
      maximum, and main there while the list is below its top
      """,
      "二者都跟随整段移动；main 到达最大偏移之前，列表停在顶部；列表不在顶部时，main 停在最大偏移"
    ),
    (
      "there is no outer view: header and bar lie in each list's top inset",
      "没有外层视图：头部和悬停栏放在每个列表的顶部内边距里"
    ),
    (
      "What of a drag that begins on header or bar and goes past the pin?",
      "从头部或悬停栏开始的拖动越过吸顶位置后，会怎样？"
    ),
    ("it carries on into the current page", "继续带动当前页"),
    ("it stops at the pin: the page is not under the finger", "停在吸顶位置：手指下面不是页"),
    ("What pulls the pinned header out again?", "什么操作能把吸顶后的头部再拉出来？"),
    ("any drag downwards, once the page is at its top", "页回到顶部后，任何向下的拖动"),
    ("a drag of the page only: from header or bar the pin holds", "只有拖动页：从头部或悬停栏拖动时，不解除吸顶"),
    (
      "What of the other pages' offsets when one page pulls the header out?",
      "一页把头部拉出来时，其他页的偏移会怎样？"
    ),
    ("they are kept", "保留"),
    ("they are kept until the page is touched, which throws it to its top", "保留到该页被触摸为止，一触摸就跳到顶部"),
    ("they go to their top", "回到顶部"),
    ("they fall by as much as the header comes out", "头部露出多少，就减去多少"),
    ("they share the current page's while the header shows", "头部可见时，与当前页的偏移保持一致"),
    ("What of a page that is made while the header is gone?", "头部不可见时创建的页，会怎样？"),
    ("it scrolls", "可以滚动"),
    ("it stays at its top until main has moved", "停在顶部，直到 main 移动过"),
    ("What of a page off the screen that scrolls, by a glide or by code?", "屏幕外的页因滑行或代码而滚动时，会怎样？"),
    ("only the current page's scrolling counts", "只计当前页的滚动"),
    ("a hidden page takes or gives the lock, too", "隐藏的页也会取得或释放锁"),
    ("Which of two views that follow one finger hears of a move first?", "两个视图跟随同一根手指时，谁先收到移动？"),
    ("the outer view", "外层视图"),
    ("the page", "页"),
    ("What keeps a sideways swipe from moving the header?", "横滑时，靠什么不让头部跟着动？"),
    ("a gesture keeps the axis it began with to its end", "手势自始至终保持开始时的轴"),
    (
      "a swipe faster sideways than up or down switches main off until the finger lifts",
      "横向快于竖向的滑动会停用 main 的滚动，直到手指抬起"
    ),
    (
      "main is off until content's paging ends, and content while a finger or a glide moves main",
      "content 翻页结束之前停用 main；手指拖动 main 或 main 滑行时停用 content"
    ),
    (
      """
      as paging, but only content's end of decelerating gives main back: a swipe lifted \
      on a page's edge leaves it off
      """,
      "同 paging，但只有 content 减速结束才恢复 main：在页边界上抬起的横滑会让 main 一直停用"
    ),
    ("nothing: main follows a sideways swipe, too", "没有限制：main 也跟随横滑"),
    (
      "What of a page too short to keep the header closed? (handOver=inset only)",
      "页太短、无法让头部保持收起时，会怎样？（仅 handOver=inset）"
    ),
    ("it is padded, and the header can stay closed", "补足高度，头部可以保持收起"),
    ("its offset is clamped, and the header comes out", "偏移被限制，头部露出"),
    ("Where is a page's top for the hand-over?", "交接时，页的顶部在哪里？"),
    ("at minus its top inset", "在负的顶部内边距处"),
    ("at 0, whatever its inset", "在 0，不论内边距是多少"),
    ("How does the pager learn of a page's scrolling?", "分页容器如何得知页的滚动？"),
    ("it observes every page for as long as that lives", "观察每一页，直到该页销毁"),
    (
      "it does not observe a page made by a reload in the place of the current one",
      "不观察 reload 为替代当前页而新建的页"
    ),
    ("by the page's delegate: lost when the app sets another, or none", "通过页的代理：App 换了代理或置空后就收不到"),
    ("What of a hover bar of height 0?", "悬停栏高度为 0 时，会怎样？"),
    ("main scrolls as with any other", "main 照常滚动"),
    (
      "main, once at its maximum, is held there: no finger brings the header back",
      "main 一到最大偏移就被锁住：手指再也拉不出头部"
    ),
    (
      "What of a pull past the top under a header higher than the bounds?",
      "头部高于 bounds 时，拉过顶部会怎样？"
    ),
    ("it stretches as under any header", "与普通头部一样拉伸"),
    ("each move adds to main all that it is past its top", "每次移动都把 main 越过顶部的全部距离再加给 main"),
    ("Where does the header rest after a glide that ends at its top?", "滑行在顶部结束时，头部停在哪里？"),
    ("at its top", "顶部"),
    ("a point further up", "再往上 1 点（pt）"),
  ]
}
