extension Chinese {
  /// The commands of branches.
  static let branchHelp: [(key: String, sentence: String)] = [
    ("name this branch, or list the branches", "给本分支命名，或列出各分支"),
    (
      "help branch",
      """
      在后面已有事件的位置输入新事件，就会开始一条分支；此外没有别的途径。分支名位于最
      后一个节点，并随之前移。branch main 使本分支成为 main，即打开会话时所在的分支；
      原来的 main 不再有名字。不带名字时，列出各分支，* 为当前分支。

        > skip 1
        > branch main
      """
    ),
    ("go to the end of another branch", "移到另一条分支的末端"),
    (
      "help switch",
      """
      用分支名，或其上的任一节点指定。main 是由各个第一子节点组成的分支。

        > switch no-fling
        在 no-fling 的末端
      """
    ),
    ("list the events of this branch, or draw the tree", "列出本分支的事件，或画出事件树"),
    (
      "help log",
      """
      加 --graph 时画出整棵树：每个末端、分叉、标记、不成立的断言（✗ 及其数目）和当前
      位置各占一行。

        > log --graph
        * #0  @0.000s  start
        |   2 events, 1 drag
        * #3  @0.266667s  drag changed 0, -300
        |\\  | * #6  @0.386667s  drag ended velocity 0, 0  [no-fling]
        * #4  @0.274667s  drag ended velocity 0, -2400  (released)
        * #5  @0.308s  tap 1  [main]  <- here
      """
    ),
    ("this branch without event N, or N to M", "去掉事件 N，或 N 到 M 的本分支"),
    (
      "help skip",
      """
      新建一条分支，重复本分支但去掉这些事件，其余事件的时间不变。其后的断言一并带来，
      并立即检查。

        > skip 2 4
      """
    ),
    ("this branch with an input put in here", "在此处插入一个输入的本分支"),
    (
      "help insert",
      """
      在光标处插入任意输入命令；本分支后面的事件在新分支上接着重复。位于分支末端时后面
      没有事件，相当于直接输入。

        > insert tap 1
      """
    ),
    ("this branch with another input in place of event N", "把事件 N 换成另一个输入的本分支"),
    ("help edit", "  > edit 2 drag began 195 300"),
    ("this branch with event N so long after the one before it", "改变事件 N 与前一个事件间隔的本分支"),
    (
      "help retime",
      """
      后面的事件间隔不变：整体提前或推后。

        > retime 5 20ms
      """
    ),
    ("list the rules, explain one, or replay this branch under others", "列出策略，解释其中一个，或用另一套策略重放本分支"),
    (
      "help policy",
      """
      按名字列出策略，附此处的取值和其他取值。带 NAME 时，说明该策略决定什么、每个取值
      的作用、哪些预设采用它，以及说明各分页容器在此不同的报告；=> 为此处的取值。带
      preset 时，说明各预设出自何处。

        > policy pinRelease
        什么操作能把吸顶后的头部再拉出来？
        => anyDrag   页回到顶部后，任何向下的拖动
                     (reference, clNestedSlide, jxPagingView)
           pageOnly  只有拖动页：从头部或悬停栏拖动时，不解除吸顶
                     (smooth)
        https://github.com/JmoVxia/CLNestedSlide/commit/d17fd50

      带 NAME=VALUE，或以预设开头时，新建一条分支，用这套策略从起点重复本分支；断言一
      并带来，并立即检查。各项之间用空格或逗号分隔。

        > policy handOver=flags
        > policy smooth,pinRelease=anyDrag
      """
    ),
    ("find where two branches, or this one under two sets of rules, part", "找出两条分支，或本分支在两套策略下的分歧处"),
    (
      "help compare",
      """
      A 和 B 各是预设、策略（NAME=VALUE，用逗号连接，B 也可用空格，预设须在最前）、分
      支或录制文件；加引号时，是后两者之一。给出预设或策略时，从起点重放本分支；给出的
      策略覆盖在录制自己的策略之上，分支中途设置的策略不计。两者按事件、按帧并排推进，
      直到第一次出现字段不同：列出双方的值，以及写入它的规则。两条分支的事件时间不同
      时，在此之前按帧比较。光标不动；用 goto 前往那里。

        > compare reference pinRelease=pageOnly
        A: reference   B: pinRelease=pageOnly
        最早的不同在 #15 @0.800004s drag changed 0, 10   (goto #15)
      """
    ),
  ]
}
