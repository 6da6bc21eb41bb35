extension Chinese {
  /// The policies of reloads, of layout and of insets.
  static let layoutPolicies: [(key: String, sentence: String)] = [
    ("What of a reload while a finger turns the page?", "手指正在翻页时 reload，会怎样？"),
    (
      "the index's page is made anew and is the current one, and the finger goes on",
      "索引所指的页重新创建并成为当前页，手指继续"
    ),
    (
      "the old pages are gone, and none is the current one until another is gone to",
      "旧页全部移除，切换到另一页之前没有当前页"
    ),
    ("Where does a reload go whose index is no longer there?", "索引已不存在时，reload 移到哪里？"),
    ("to the last page", "最后一页"),
    ("to page 0", "第 0 页"),
    ("What does a reload do to main's offset?", "reload 对 main 的偏移做什么？"),
    ("it puts main to its minimum: the header shows", "把 main 移到最小偏移：头部露出"),
    ("What of a reload that finds as many pages as before?", "reload 得到的页数与之前相同时，会怎样？"),
    ("all pages are made anew", "所有页重新创建"),
    ("the old pages stay, where one of them is loaded", "只要有一页已加载，就保留旧页"),
    ("What does a reload do that finds no pages?", "reload 得到的页数为 0 时，会怎样？"),
    ("the index is 0 and nobody is told", "索引为 0，不通知任何人"),
    (
      "the delegate hears of page -1, and content stands one page to the left",
      "把第 -1 页通知给代理，content 停在左侧一页处"
    ),
    (
      "Does a pager without pages, or left without, hear of it without a reload?",
      "分页容器没有页，或失去最后一页时，不经 reload 能否得知变化？"
    ),
    (
      "yes: the first page shows and is the index, and after the last there is none",
      "能：插入的第一页会显示并成为索引；最后一页删除后，没有当前页"
    ),
    (
      "not before a reload: in place of the last page, page −1 is asked for",
      "直到 reload 才能：要显示什么来替代最后一页时，请求的是第 −1 页"
    ),
    (
      "Where does a reload put content under a header of height 0?",
      "头部高度为 0 时，reload 把 content 放到哪里？"
    ),
    ("at the index's page", "索引所指的页"),
    ("from the second reload on a page further, and the index stays", "从第二次 reload 起多移一页，索引不变"),
    ("Where does the first layout with a width put content?", "首次有宽度的布局把 content 放到哪里？"),
    (
      "at the last page, whatever the index: its frame is not there yet",
      "最后一页，不论索引是多少：它的 frame 还没有设置"
    ),
    ("What does a new width of the bounds keep?", "bounds 的宽度改变时，保留什么？"),
    ("the index: content goes to where its page now is", "索引：content 移到该页的新位置"),
    (
      "the offset: the index is what it makes in pages of the new width, and content goes there",
      "偏移：用偏移和新页宽算出索引，content 移到那一页"
    ),
    ("What do new bounds do while another screen covers the pager?", "另一个界面盖住分页容器时，bounds 改变会怎样？"),
    ("content is put back to its page, as on the screen", "content 重新对齐到它的页，与在屏幕上时一样"),
    ("content stays where it was, between pages", "content 留在原处，停在两页之间"),
    ("What of a header that is set to a greater height?", "给头部设置更大的高度时，会怎样？"),
    ("it is as high as it is set", "变成所设的高度"),
    ("it keeps its height: it can only shrink", "高度不变：只能变小"),
    ("Which height of the header does the pin stand at?", "吸顶位置取头部的哪个高度？"),
    ("the one that is set, at once", "所设的高度，立即生效"),
    ("the one of the last layout pass", "上一次布局时的高度"),
    ("How high is a page?", "页有多高？"),
    ("what the bounds leave below the hover bar", "bounds 减去悬停栏后剩下的高度"),
    ("the whole bounds: its last rows stay below the screen", "整个 bounds：最后几行落在屏幕下方"),
    ("When does a pin offset act that is set anew?", "新设的吸顶偏移何时生效？"),
    ("at once", "立即"),
    ("at the next reload: until then the bar pins where it did", "下次 reload 时：此前仍在原位置吸顶"),
    ("What do two writers of one contentInset make of it?", "同一个 contentInset 有两个写入方时，结果是什么？"),
    ("each has a share of its own, and the inset is their sum", "各占一份，内边距是各份之和"),
    (
      "what was written last stands: the pin takes away what a refresh wrote",
      "以最后写入的为准：吸顶会抹去刷新写入的值"
    ),
    (
      "as last, but the pin leaves an inset alone that is neither 0 nor its own",
      "同 last，但内边距既不是 0、也不是吸顶所写的值时，吸顶不改它"
    ),
    (
      "as named, but each later reload adjusts main for the pin offset again",
      "同 named，但之后每次 reload 都会按吸顶偏移再调整一次 main"
    ),
    (
      """
      as last, but a list below its top does not keep the pin from it: main comes down \
      in a fling
      """,
      "同 last，但列表不在顶部时吸顶也会写入：快速滑动中 main 会落下来"
    ),
    (
      "as last, but new bounds in a glide have the pin write it without end, and all glides stop",
      "同 last，但滑行中 bounds 改变时，吸顶会无休止地写入，所有滑行停止"
    ),
    (
      "as named, but the safe area takes others' shares for a change of its own",
      "同 named，但安全区会把其他写入方的份额当成自身的变化"
    ),
  ]
}
