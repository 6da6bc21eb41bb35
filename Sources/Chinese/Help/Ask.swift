extension Chinese {
  /// The commands that ask.
  static let askHelp: [(key: String, sentence: String)] = [
    ("who changed a path last", "谁最后改变了某个路径"),
    (
      "help last",
      """
      在此处或之前的最后一次改变：所在的事件或帧、前后的值，以及造成它的规则。当前位置
      不变。再次执行，或按回车，继续往前找。

        > last pages[0].y
        #4 @0.300s   80.66666666666667 → 119.33333333333333   by exact/glide   (drag ended velocity 0, -2400 之后的一帧)
      """
    ),
    ("where a value comes from, back to an input", "一个值从何而来，一直追溯到输入"),
    (
      "help why",
      """
      路径在此处的值由哪条规则写入，那条规则看到了什么，看到的又是谁造成的，一直追溯
      到输入。对效果（如 didScrollToPage），是它最后一次发出的时候。由哪些策略
      （policy）决定，是逐一试出来的：每个策略的每个其他取值，先在那一个事件或帧中
      试，再从起点试。

        > why main.y
        main.y = 140
        └ exact/split 写入：150 → 140   #24 @0.950007s drag changed 0, 10   ← 输入
            它看到 main.y 150, main.minOffset 0, main.maxOffset 240, pages[0].y 0, 还有 3 项
            由策略 handOver exact 决定：在 inset 下会是 240
        即：手指的一次移动由 mainScrollView 和页分摊，不重复计算。
        自手指在 #14 落下以来，经过 10 次移动：240 → 140。
        从起点试起：
          由策略 handOver exact 决定：在 flags, offsets 下会是 170
          由策略 pinRelease anyDrag 决定：在 pageOnly 下会是 240
      """
    ),
    ("list what differs between two states", "列出两个状态的不同之处"),
    (
      "help diff",
      """
      A 和 B 可以是 goto 接受的位置（N、#ID、N%、start、end、@TIME、标记或分支）、快
      照、预设或策略（在其下的当前位置），也可以是录制（其 main 的末端）。只给 A 时，
      与当前位置比较；都不给时，比较上一个事件即将生效时与当前位置。相差不超过 T 的数
      视为相同。

        > diff #4 end
        > diff jxPagingView within 0.5
      """
    ),
    ("go to where an expression first holds on this branch", "移到表达式在本分支上首次成立之处"),
    (
      "help first",
      """
      从分支起点算起，表达式为真的第一个事件或帧：正是它使表达式成立。从未成立时，
      位置不变。

        > first main.y > 100
      """
    ),
    ("list how a path changed along the branch", "列出一个路径沿分支的变化"),
    (
      "help history",
      """
      用一行画出它在整条分支上的曲线，下方标出标记（▴）和不成立的断言（✗），再列出每
      次改变及其位置。一次拖动的各次移动占一行，一次滑行的各帧也占一行。--all：连长列
      表省略的也列出。

        > history pages[0].y
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▅▅▅▅▆▆▆██  0 to 119.3, 0.308 s
                                                             ▴
        ▴ released #4
        #1       @0.000s     reload  null → 0
        #3       @0.266667s  drag    0 → 60
        #4 之后  @0.283334s  滑行    60 → 119.33333333333333，共 2 帧
      """
    ),
    (
      "where a device first differs from the model, and what could be behind it",
      "设备首先在哪里与模型不同，可能是什么原因"
    ),
    (
      "help divergence",
      """
      本分支上模型未能吻合的第一个观测：它的字段、差多少、从哪个事件起，以及该字段在模
      型和设备上的曲线。下面是可能的原因，每一个都在模型上试过：另一种策略、某个长度、
      时间、取整、没有录下的事件。

        > divergence
        模型与本分支上全部 1 个观测吻合
      """
    ),
    (
      "find the rules under which the model would meet all that was reported or asserted",
      "找出能让模型吻合所有观测或断言的策略"
    ),
    (
      "help explain",
      """
      先试各个预设和每个单独改变的策略；单个策略不能全部吻合时，试两个一起，再试三个。
      并不试遍所有组合：三个一起，只试其中有两个合起来比各自单独走得更远的；会话很长
      时，两个一起，只试其中有一个单独就会改变首个不吻合结果的。改动最少的排在最前。
      所有分支都计入。不带参数时针对观测，没有观测则针对断言。找到的结果是关于 App 分
      页容器的假设。

        > explain
        录制所用的策略与全部 1 个观测吻合
      """
    ),
    ("go to an event by which an expression that held is false", "移到原本成立的表达式因之变为假的事件"),
    (
      "help bisect",
      """
      从分支起点（必须成立）到末端（必须不成立）二分：1,000,000 个事件只问 22 个。若变
      化不止一次，找到的是其中一处；first !(EXPR) 找到第一处。

        > bisect main.y < 240
        #3 @0.266667s drag changed 0, -300   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
        问了 6 处中的 4 处
      """
    ),
    (
      "replay the branch up to here with other values of one thing, and check each",
      "用某一项的其他取值重放分支到此处，并逐一检查"
    ),
    (
      "help sweep",
      """
      WHAT 是 header、hover、bounds.width、bounds.height、pageInsetTop、
      pages[N].contentHeight（以上单位为点）、frameRate、scale，或一个策略（逐个试它的
      取值）。省略 step 时为 20，scale 则为 1。不留下任何改动。

        > goto end
        > sweep header 160..320 step 80 check isPinned
        header 160  ✓
        header 240  ✓
        header 320  ✓
        > sweep boundaryRelease check currentPageIndex == 1
        boundaryRelease commits  ✓
        boundaryRelease missed   ✓
      """
    ),
    ("what should be true of every pager, and where it first is not", "任何分页容器都应成立的性质，以及首次不成立之处"),
    (
      "help invariants",
      """
      检查整条分支，在每个事件和每一帧之后，直到一切静止。带 NAME 时，说明该不变式的要
      求及其理由。录制首行所豁免的（`exempt`）会连同理由列出。

        > invariants contentAtIndex
      """
    ),
  ]
}
