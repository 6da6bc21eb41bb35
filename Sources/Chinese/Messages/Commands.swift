extension Chinese {
  /// What the commands that move, look, stop and branch say.
  static let commands: [(key: String, sentence: String)] = [
    // Moving.
    ("at the end of the branch", "在分支末端"),
    ("at the end of the branch, not at rest", "在分支末端，尚未静止"),
    ("at the start", "在起点"),
    ("nothing moves and no finger is down", "没有什么在动，也没有手指按着"),
    ("no move came before", "此前没有移动过"),
    ("no move was undone by back", "没有被 back 撤销的移动"),
    ("stopped following", "已停止跟随"),
    ("skipped %@ s in which nothing moved", "跳过了没有什么在动的 %@ s"),
    ("the speed is 0.001 to 1000, as in play 0.25x", "速度应在 0.001 到 1000 之间：如 play 0.25x"),
    (
      "time runs on for at most a day after the branch's last event",
      "分支的最后一个事件之后，时间最多再走一天"
    ),
    ("%@ of %@ of %@ (%@%), %@", "%3$@ 的 %2$@中的第 %1$@ 个（%4$@%），%5$@"),
    ("a share is 0% to 100%", "比例应在 0% 到 100% 之间"),
    ("the branch has events 0 to %@", "分支有事件 0 到 %@"),
    ("the branch has events 1 to %@", "分支有事件 1 到 %@"),
    ("a time after the node has its unit: @2.35s, @900ms", "节点之后的时间要带单位：@2.35s、@900ms"),
    ("#%@ is the last event from %@ to %@", "从 %2$@ 到 %3$@，最后的事件是 #%1$@"),
    ("a time has its unit: @2.35s, @900ms", "时间要带单位：@2.35s、@900ms"),
    ("a time is at most a day after the branch's last event", "时间最多比分支的最后一个事件晚一天"),
    ("a node is # and its number", "节点写作 # 加编号"),
    ("there is no node %@: the last is #%@", "没有节点 %@：最后一个是 #%@"),
    ("no mark or branch is called %@.", "没有名为 %@ 的标记或分支。"),
    // Looking.
    ("no state is called %@. Did you mean %@?", "没有名为 %@ 的状态。是否想写 %@？"),
    ("nothing was sent", "没有发出任何效果"),
    ("nothing is displayed", "没有显示项"),
    ("no displayed expression has this number", "没有这个编号的显示项"),
    ("a trail has 1 to %@ frames", "轨迹有 1 到 %@ 帧"),
    ("time passes by itself: nothing sets it", "time 自行流逝：没有什么写入它"),
    ("where moves stop, and how often they did", "移动在哪里停下，停过几次"),
    ("the branches, * the one this is", "各分支，* 为当前分支"),
    ("the bookmarks and their places", "标记及其位置"),
    ("what is shown after every move, as it is now", "每次移动后显示的内容，取当前的值"),
    ("the rules that hold here", "此处生效的策略"),
    ("the file, and what is in it", "文件及其内容"),
    ("no breakpoints or watches", "没有断点或监视点"),
    ("no marks", "没有标记"),
    ("file", "文件"),
    ("title", "标题"),
    ("container", "容器"),
    ("preset", "预设"),
    ("events", "事件"),
    ("length", "时长"),
    ("unsaved", "未保存"),
    ("%@ on %@ branch", "%@，在 %@ 个分支上"),
    ("%@ on %@ branches", "%@，在 %@ 个分支上"),
    ("%@ s, %@ on %@", "%1$@ s，%3$@ 上有 %2$@"),
    // Stopping.
    ("no event and no effect is called %@.", "没有名为 %@ 的事件或效果。"),
    ("%@ It is state: watch %@", "%@它是状态：watch %@"),
    (
      "no state is called %@. It is not state but happens: break %@",
      "没有名为 %@ 的状态。它不是状态，而是会发生的事：break %@"
    ),
    ("%@: %@, once", "%@: %@，只停一次"),
    ("deleted %@", "已删除 %@"),
    ("deleted 1", "已删除 1 个"),
    ("no breakpoint or watch has this number: there are none", "没有这个编号的断点或监视点：一个也没有"),
    ("no breakpoint or watch has this number, but %@", "没有这个编号的断点或监视点；有 %@"),
    // Branches.
    ("%@ ends at #%@ already: choose another name", "%@ 已在 #%@ 结束：请换一个名称"),
    ("%@ is the branch that ends at #%@", "%@ 是在 #%@ 结束的分支"),
    ("%@, to #%@ %@", "%@，到 #%@ %@"),
    ("on %@, at its end", "在 %@ 的末端"),
    ("%@ is a mark at #%@, no branch: goto goes there", "%@ 是 #%@ 处的标记，不是分支：用 goto 过去"),
    ("%@ is #%@ already: choose another name", "%@ 已经是 #%@：请换一个名称"),
    (
      "a name is not empty, no number, and not a place such as start, #3, @1s",
      "名称不能为空，不能是数字，也不能是 start、#3、@1s 之类的位置"
    ),
    ("%@ is not on %@", "%@ 不在 %@ 上"),
    ("an event is N or #ID", "事件写作 N 或 #ID"),
    ("skip N M leaves out the events from N to M", "skip N M 略去从 N 到 M 的事件"),
    ("%@ is no input: drag, tap, reload and the like are", "%@ 不是输入：drag、tap、reload 之类才是"),
    ("nothing is left after #%@: this is its end", "#%@ 之后什么也不剩：这里就是它的末端"),
    ("on %@, off %@ at #%@, at its end", "在 %1$@ 的末端，它自 %2$@ 的 #%3$@ 分出"),
    ("interrupted with %@ of %@ not checked: check does", "已中断：%2$@中有 %1$@ 个没有检查：请用 check"),
  ]

  /// What the commands that assert and keep say, and those about rules and help.
  static let gatherings: [(key: String, sentence: String)] = [
    // Asserting.
    ("nothing is stored on %@", "%@ 上没有存储任何断言"),
    ("%@ on other branches: switch goes there", "其他分支上有 %@：用 switch 过去"),
    ("%@ more assertion", "另外 %@ 个断言"),
    ("%@ more assertions", "另外 %@ 个断言"),
    (
      "%@ is %@, not true or false: compare it, as in %@ == %@",
      "%@ 是 %@，不是 true 或 false：请做比较，如 %@ == %@"
    ),
    ("✓ it fails under %@", "✓ 在 %@ 下不成立"),
    ("a value is a number, true, false, null or \"text\"", "值是数值、true、false、null 或 \"文字\""),
    ("no such invariant: %@. Did you mean %@?", "没有不变式 %@。是否想写 %@？"),
    ("no such invariant: %@. They are %@.", "没有不变式 %@。不变式有 %@。"),
    ("excused: %@", "豁免：%@"),
    ("demands: %@", "要求：%@"),
    ("because: %@", "理由：%@"),
    ("invariant: %@", "不变式：%@"),
    ("a snapshot", "快照"),
    ("%@ keeps %@ of #%@", "%1$@ 保存了 #%3$@ 的 %2$@"),
    ("%@ value", "%@ 个值"),
    ("%@ values", "%@ 个值"),
    ("no snapshot is called %@.", "没有名为 %@ 的快照。"),
    ("snapshot %@, %@", "快照 %@，%@"),
    // Keeping.
    ("%@ is a branch: choose another name", "%@ 是分支：请换一个名称"),
    ("%@ is #%@%@", "%@ 是 #%@%@"),
    ("the text is missing", "缺少文字"),
    ("noted at #%@%@", "已在 #%@ 留下备注%@"),
    ("written to %@", "已写入 %@"),
    ("--test and --issue do not go together", "--test 和 --issue 不能同用"),
    (
      "the session has no file to write beside: name one with -o FILE",
      "会话没有文件，不知写在哪里：请用 -o FILE 指定"
    ),
    // Rules and help.
    ("no command and no rule speaks of %@", "没有命令或规则提到 %@"),
    (
      "A beginning that only one command has is enough. help COMMAND says more, help rules what names such as flags/page-held mean.",
      "只需输入命令独有的开头。help COMMAND 给出详情，help rules 说明 flags/page-held 之类名称的意思。"
    ),
    ("no such rule. Did you mean %@?", "没有这条规则。是否想写 %@？"),
    ("no such rule. help rules lists them.", "没有这条规则。help rules 列出全部规则。"),
    ("%@ is a rule of %@, and this is %@", "%@ 是 %@ 的策略，而这里是 %@"),
    ("the rule's name is empty. policy lists them.", "策略的名称为空。policy 列出全部策略。"),
    ("no rule but an input is called %@: help %@ explains it", "%@ 不是策略而是输入：见 help %@"),
    ("no policy is called %@. Did you mean %@?", "没有名为 %@ 的策略。是否想写 %@？"),
    ("no policy is called %@. policy lists them.", "没有名为 %@ 的策略。policy 列出全部策略。"),
    (
      "policy NAME explains one, policy preset the presets",
      "policy NAME 解释一个策略，policy preset 解释各预设"
    ),
    ("(or %@)", "（或 %@）"),
    ("A rule of %@: it does nothing here.", "%@ 的策略：在这里不起作用。"),
  ]
}
