extension Chinese {
  /// What the shell says of itself and of the session that is open.
  static let shell: [(key: String, sentence: String)] = [
    ("interrupted", "已中断"),
    ("interrupted: %@ more lines", "已中断：还有 %@ 行"),
    (", ", "，"),
    ("%@ more", "还有 %@ 项"),
    // Scripts.
    ("the line is too long", "这一行过长"),
    ("%@ cannot be read: %@", "%@ 无法读取：%@"),
    ("%@: scripts call each other more than %@ deep", "%@：脚本互相调用超过 %@ 层"),
    ("%@ not saved", "%@未保存"),
    ("%@ new record was", "%@ 条新记录"),
    ("%@ new records were", "%@ 条新记录"),
    ("a trial, not written yet: the next input or save writes it", "这是试验，还没有写入：下一个输入或 save 会写入"),
    // At a terminal.
    ("that line is too long: nothing was done", "这一行过长：没有执行"),
    ("quit or ctrl-D leaves", "quit 或 ctrl-D 离开"),
    ("the terminal cannot be read: %@", "无法读取终端：%@"),
    ("%@ new record is", "%@ 条新记录"),
    ("%@ new records are", "%@ 条新记录"),
    ("%@ not saved: save, or quit again to lose what is new", "%@未保存：用 save 保存，或再次 quit 放弃新内容"),
    // The greeting.
    ("%@ of %@ observations differ", "%2$@ 个观测中有 %1$@ 个与模型不同"),
    ("too long to be checked at once", "过长，没有立即检查"),
    ("assertions not checked to the end", "断言没有检查完"),
    ("1 of %@ fails", "%@中有 1 个不成立"),
    ("%@ of %@ fail", "%2$@中有 %1$@ 个不成立"),
    ("Type help for the commands.", "输入 help 查看命令。"),
    (
      "Type check to see whether all holds, help for the commands.",
      "输入 check 检查是否全部成立，输入 help 查看命令。"
    ),
    (
      "Type log --graph to see on which branch, help for the commands.",
      "输入 log --graph 查看在哪个分支上，输入 help 查看命令。"
    ),
    ("Type check to see what fails, help for the commands.", "输入 check 查看哪些不成立，输入 help 查看命令。"),
    // Counts.
    ("%@ event", "%@ 个事件"),
    ("%@ events", "%@ 个事件"),
    ("%@ branch", "%@ 个分支"),
    ("%@ branches", "%@ 个分支"),
    ("%@ assertion", "%@ 个断言"),
    ("%@ assertions", "%@ 个断言"),
    ("%@ moment", "%@ 个时刻"),
    ("%@ moments", "%@ 个时刻"),
    ("%@ record", "%@ 条记录"),
    ("%@ records", "%@ 条记录"),
    ("%@ hit", "命中 %@ 次"),
    ("%@ hits", "命中 %@ 次"),
    // Settings.
    ("an empty line does the last move or listing again: on, off", "空行是否重复上一次移动或列表：on, off"),
    ("what stands before what is typed: help set has its pieces", "输入前显示的内容：各字段见 help set"),
    (
      "colours: auto (where the terminal has them), always, never",
      "颜色：auto（终端支持时）, always, never"
    ),
    ("how many lines list shows before and after this one", "list 在当前位置前后各显示多少行"),
    ("a prompt is one line of text", "提示符是一行文字"),
    ("a { is not closed", "{ 没有闭合"),
    ("a prompt's pieces are %@", "提示符可用的字段：%@"),
    ("%@. Did you mean {%@}?", "%@。是否想写 {%@}？"),
  ]

  /// Where a session stands, and how it moves.
  static let moving: [(key: String, sentence: String)] = [
    ("   here: #%@", "   当前位置：#%@"),
    ("unknown event", "未知的事件"),
    ("%@, %@ s after it", "%@，其后 %@ s"),
    ("undone: %@", "撤销：%@"),
    ("(%@ more in state)", "（state 中还有 %@ 项）"),
    ("interrupted: still at the start", "已中断：仍在起点"),
    ("interrupted: still at #%@", "已中断：仍在 #%@"),
    (
      "#%@ is an event that this version cannot replay, and so is what stands below it",
      "#%@ 是本版本无法重放的事件，它之下的也一样"
    ),
    // Points.
    ("watch %@", "监视点 %@"),
    ("breakpoint %@", "断点 %@"),
    ("every moment", "每个时刻"),
    ("at rest", "静止"),
    ("the condition of %@", "%@ 的条件"),
    ("the expression", "表达式"),
    ("%@ had no value at %@: %@", "%@在 %@没有值：%@"),
    // Playing and following.
    ("%@%   speed %@   ctrl-C stops%@", "%@%   速度 %@   ctrl-C 停止%@"),
    ("   %@ s at rest, shortened to 0.5 s", "   静止 %@ s，缩短为 0.5 s"),
    ("following %@   ctrl-C stops", "正在跟随 %@   ctrl-C 停止"),
    ("following %@; ctrl-C stops", "正在跟随 %@；ctrl-C 停止"),
    ("%@; still at #%@", "%@；仍在 #%@"),
    (
      "%@ not saved, and the other program's would come between: save FILE keeps the session elsewhere, or open the file again",
      "%@未保存，另一个程序的记录会插到它们前面：用 save FILE 把会话存到别处，或重新打开文件"
    ),
    ("standard input cannot be followed: open a file by its name", "标准输入无法跟随：请按名称打开文件"),
    (
      "this session writes the file itself, so that nobody else can: open it without --append",
      "此会话自己在写这个文件，别的程序写不了：请不带 --append 打开"
    ),
    (
      "%@ holds another session now than the one that was opened: open it again",
      "%@ 里已不是打开时的会话：请重新打开"
    ),
    // What moved.
    ("%@ has not changed: it is %@ from the start", "%@ 没有变过：从起点起就是 %@"),
    ("no change of %@ before that", "在那之前 %@ 没有变过"),
  ]

  /// What a session takes in, keeps and writes.
  static let keeping: [(key: String, sentence: String)] = [
    // Inputs.
    (
      "an event follows the one before it within a day: add a wait between",
      "事件与前一个相隔不能超过一天：请在中间加 wait"
    ),
    ("a new branch: %@, off %@", "新分支：%@，自 %@ 分出"),
    ("it did nothing: %@ (%@)", "它没有起作用：%@（%@）"),
    ("a finger is down already", "已有手指按着"),
    ("no finger is down", "没有手指按着"),
    ("no drag has begun", "没有开始过拖动"),
    ("there is nothing to scroll", "没有可滚动的内容"),
    ("there is no such page", "没有这一页"),
    ("the page is not loaded", "这一页没有加载"),
    ("the view does not scroll that way", "视图不能往那个方向滚动"),
    ("no data source is attached", "没有设置数据源"),
    ("there are no pages", "没有任何页"),
    ("the tab is selected already", "这个标签已经选中"),
    ("the index is that already", "索引已经是这个值"),
    ("what shows is at its top already", "显示的内容已在顶部"),
    ("it scrolls to its top already", "已经在滚动到顶部"),
    ("no refresh has begun", "没有开始过刷新"),
    ("callbacks are too deep in one another", "回调嵌套过深"),
    ("the pager is off the screen", "分页容器不在屏幕上"),
    ("the pager is on the screen already", "分页容器已在屏幕上"),
    ("this container has no such view", "此容器没有这个视图"),
    (
      "the data source's answer has no page more: describe the page, or give pages first",
      "数据源的回答里没有更多的页：请描述这一页，或先用 pages 给出"
    ),
    ("its content is made of items: pages and reload change it", "它的内容由条目构成：用 pages 和 reload 更改"),
    ("the pager is off the screen already", "分页容器已不在屏幕上"),
    ("a move to a page has not ended", "翻页还没有结束"),
    ("the event is missing", "缺少事件"),
    ("%@ is no event: help input lists them", "%@ 不是事件：help input 列出全部事件"),
    ("one event is put in, and this is %@", "只能插入一个事件，而这是 %@ 个"),
    // Assertions and observations.
    ("an assertion", "断言"),
    (
      "%@ is stored at an event, and the last one was %@ s ago: put one here with wait 0ms",
      "%@要存在事件上，而上一个事件在 %@ s 之前：请用 wait 0ms 在这里放一个"
    ),
    (", the last event, %@ s before this", "，即上一个事件，在此之前 %@ s"),
    ("line %@, #%@", "第 %@ 行，#%@"),
    ("unsaved, #%@", "未保存，#%@"),
    ("not taken along: %@: %@", "没有带过来：%@：%@"),
    ("its event is left out", "它的事件略去了"),
    ("it looks at #%@, which is left out", "它要看 #%@，而那里略去了"),
    ("line %@, #%@: ", "第 %@ 行，#%@: "),
    ("%@ observation agrees", "%@ 个观测吻合"),
    ("%@ observations agree", "%@ 个观测吻合"),
    ("(%@ observed, %@ in the model)", "(观测为 %@，模型为 %@)"),
    // Saving and exporting.
    ("nothing is new since the last save", "上次保存以来没有新内容"),
    (
      "the tutorial's recording is no file: name one, as in save FILE",
      "教程的录制不是文件：请指定一个，如 save FILE"
    ),
    ("saved %@ to %@", "已保存 %@到 %@"),
    (
      "what this version does not know in the old file is not in the new one",
      "旧文件中本版本不认识的内容不在新文件里"
    ),
    (
      "the recording has what this version does not know and cannot write: copy the file",
      "录制中有本版本不认识、无法写出的内容：请直接复制文件"
    ),
    ("no recording can have it: %@", "录制里不能有这样的内容：%@"),
    ("the format is %@, not %@.", "格式可用 %@，而不是 %@。"),
    ("--paths and --long are of csv", "--paths 和 --long 只用于 csv"),
    // Comparing.
    (
      "the name is empty: compare takes presets, rules, branches, files",
      "名称为空：compare 可接预设、策略、分支、文件"
    ),
    (
      "no preset, rule, branch or file is called %@.",
      "没有名为 %@ 的预设、策略、分支或文件。"
    ),
  ]
}
