extension Chinese {
  /// The tutorial's lessons, and what is said around them.
  static let tutorial: [(key: String, sentence: String)] = [
    ("a guided session of five minutes", "五分钟的引导练习"),
    (
      "help tutorial",
      """
      短小的课程，一次一课，使用自带的录制：每课说明要输入什么，完成后出现下一课。其他
      命令照常执行，课程留在原处。tutorial 重复当前课，tutorial next 跳过；
      tutorial quit 或 quit 回到原来的会话。只写入你自己保存的内容，写到你指定的地方。

        > tutorial
        第 1 课（共 17 课）：画面
        > tutorial next
        第 2 课（共 17 课）：值
        > tutorial quit
      """
    ),
    ("lesson %@ of %@: %@", "第 %@ 课（共 %@ 课）：%@"),
    ("type: %@", "输入：%@"),
    ("the tutorial's recording: %@", "教程的录制：%@"),
    ("the tutorial is over: back in %@", "教程结束：回到 %@"),
    ("no tutorial is on: tutorial begins one", "教程没有在进行：tutorial 开始教程"),
    ("this is the last lesson: quit leaves", "这是最后一课：quit 离开"),
  ]

  /// Titles, and texts; `a value`, `a policy` and `an assertion` are said elsewhere, too.
  static let lessons: [(key: String, sentence: String)] = [
    ("the picture", "画面"),
    (
      """
      This is a recorded session: a finger scrolls the header away, then drags the
      bar down. You stand at its start. show draws the pager as it stands, to scale,
      and what does not show beside it.
      """,
      """
      这是一个录制好的会话：手指把头部滚到看不见，再把悬停栏向下拖。现在位于起点。
      show 按比例画出分页容器当前的样子，看不出来的写在旁边。
      """
    ),
    (
      """
      Every number in the picture is a state path, and state lists them all. main.y
      is how far the header is scrolled away. print takes expressions, too.
      """,
      """
      画面里的每个数都是一个状态路径，state 列出全部。main.y 是头部滚走了多远。print
      也接受表达式。
      """
    ),
    ("one event", "一个事件"),
    (
      """
      The session is a list of events, and the prompt says after how many of them
      you stand. step lets the next one act, and says what it changed; Return
      repeats it.
      """,
      """
      会话是一串事件，提示符显示当前位置在第几个之后。step 让下一个事件起作用，并说明
      它改变了什么；按回车重复。
      """
    ),
    ("a whole gesture", "整个手势"),
    (
      """
      A pan is many events: began, a change a frame, ended. next goes on by a whole
      gesture, with what settles after it.
      """,
      """
      一次拖动是许多事件：began、每帧一个 changed、ended。next 前进整个手势，直到之后
      停稳。
      """
    ),
    ("back", "返回"),
    (
      """
      Every move has its reverse. reverse-next takes a whole gesture back,
      reverse-step one event; what is undone is shown as it happened, before → after.
      """,
      """
      每种移动都有反向的命令。reverse-next 退回整个手势，reverse-step 退回一个事件；撤
      销的变化按发生时的方向显示，之前 → 之后。
      """
    ),
    ("the start", "起点"),
    ("rewind goes back to the start, rewind 3 by three events.", "rewind 回到起点，rewind 3 退回三个事件。"),
    ("any place", "任意位置"),
    (
      """
      goto goes anywhere: to an event (goto 13), a time (goto @0.8s), a mark (goto
      pinned), where something first holds (goto if isPinned), the branch's end.
      """,
      """
      goto 可到任何位置：事件（goto 13）、时间（goto @0.8s）、标记（goto pinned）、
      某条件首次成立之处（goto if isPinned）、分支末端。
      """
    ),
    ("who changed it", "谁改的"),
    (
      """
      At the end main.y is 140: of the 240 points that were scrolled away, 100 are
      back. last says which event changed a path last, and the rule by which it did;
      Return says who before that.
      """,
      """
      末端的 main.y 是 140：滚走的 240 点回来了 100 点。last 说出最后改变某个路径的
      事件，以及依据的规则；按回车说出再往前的一次。
      """
    ),
    ("why", "原因"),
    (
      """
      why goes on from there to an input. It also tries every policy, a question on
      which pagers differ, and says which of them decide the value.
      """,
      """
      why 从那里继续追溯到输入。它还逐个试用策略，也就是各分页容器做法不同的问题，并指
      出哪些策略决定这个值。
      """
    ),
    ("what must hold", "必须成立的"),
    (
      """
      A recording keeps what must hold at its events, so that it is a test. check
      judges all that is stored on this branch, wherever you stand.
      """,
      """
      录制存有在各事件处必须成立的断言，所以它就是一个测试。无论当前位置在哪里，check
      都检查本分支上存储的全部断言。
      """
    ),
    (
      """
      why named pinRelease. policy says what a policy decides, what each value does,
      and which reports of real pagers it comes from.
      """,
      """
      why 提到了 pinRelease。policy 说明一个策略决定什么，每个取值有何作用，以及它出自
      真实分页容器的哪些报告。
      """
    ),
    ("two sets of policies", "两套策略"),
    (
      """
      This session was recorded because in one pager the bar did not pull the header
      out. compare replays it under two sets of policies, and says where they part
      first.
      """,
      """
      录制这个会话，是因为有一个分页容器，拖悬停栏拉不出头部。compare 用两套策略重放
      它，并说出最先不同之处。
      """
    ),
    ("a branch", "分支"),
    (
      """
      A policy with a value makes a branch: the same events under that policy. The
      stored assertions come along; those that fail there describe the bug.
      """,
      """
      策略加取值会建立一个分支：同样的事件，换用该策略。存储的断言一并带过去；在那里不
      成立的，就描述了这个缺陷。
      """
    ),
    ("its name", "分支的名称"),
    (
      """
      branch names the branch you are on, and without a name it lists them all;
      switch goes to another. main is still as it was recorded.
      """,
      """
      branch 给当前分支命名，不带名称则列出全部分支；switch 转到另一个。main 仍与录制
      时一样。
      """
    ),
    (
      """
      expect stores what must hold at the event where you stand. This one fails
      here, as it should: it says what is wrong until the pager is mended.
      """,
      """
      expect 在当前事件处存储必须成立的断言。这一个在此处不成立，正应如此：在分页容器
      修好之前，它指出错在哪里。
      """
    ),
    ("a file", "文件"),
    (
      """
      Nothing is written until you save; the prompt's + counts what is new. save
      FILE writes the session with all its branches to a new file. It replaces none:
      where that one is there already, choose another name, or go on with tutorial
      next.
      """,
      """
      保存之前不会写入任何内容；提示符中的 + 是新内容的数目。save FILE 把会话连同所有
      分支写入新文件。它不替换已有的文件：若文件已存在，请换一个名称，或用 tutorial
      next 继续。
      """
    ),
    ("replay in CI", "在 CI 中重放"),
    (
      """
      unscroll verify FILE, typed in your terminal or in CI, replays every branch of
      the file that you saved, checks all that is stored, and ends with exit code 1
      as long as something fails. It takes folders, too. Leave, and try it there.
      """,
      """
      在终端或 CI 里输入 unscroll verify FILE，会重放你保存的文件的每个分支，检查存储
      的全部内容；只要还有不成立的，退出码就是 1。它也接受文件夹。请离开 shell，到那里
      试试。
      """
    ),
  ]
}
