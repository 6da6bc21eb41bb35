extension Chinese {
  /// The commands that move.
  static let moveHelp: [(key: String, sentence: String)] = [
    ("go on by one event, or N", "前进一个事件，或 N 个"),
    (
      "help step",
      """
      移到分支的下一个事件，并说明它改变了什么。

        > step
        #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      """
    ),
    ("go back by one event, or N", "后退一个事件，或 N 个"),
    (
      "help reverse-step",
      """
      移到前一个事件，并按发生时的顺序说明撤销了什么。位于两个事件之间时，移到其中靠
      前的一个。

        > reverse-step
        #12 @0.466670s drag changed 0, -24
        撤销：owner "main" → "none"
      """
    ),
    ("go back to the start, or by N events", "回到起点，或后退 N 个事件"),
    (
      "help rewind",
      """
      不带 N 时，回到第一个事件之前的状态。

        > rewind 3
        #10 @0.433336s drag changed 0, -24
        撤销：isPinned false → true   owner "main" → "none"   main.y 192 → 240
      """
    ),
    ("go to an event, a time, a mark or a branch's end", "移到事件、时间、标记或分支末端"),
    (
      "help goto",
      """
      N          分支的前 N 个事件之后
      #ID        某个节点，不论在哪条分支；加上 @TIME 时，移到它之后的那个时间，
                 下一个事件尚未生效
      N%         分支的某个比例处
      start, end 起点，末端
      @2.35s     某个时间，也可以在两个事件之间：到这一刻为止的帧都已运行
      NAME       标记，或分支的末端
      if EXPR    从这里起，表达式首次成立的事件或帧

        > goto if main.y >= 240
      """
    ),
    ("say where this is", "说明当前位置"),
    (
      "help when",
      """
      事件、它的时间、所在分支，以及此前部分占分支的比例。

        > when
        #13 @0.483337s drag ended velocity 0, 0
        main 的 25 个事件中的第 13 个（52%），@0.483337s
      """
    ),
    ("go on by a whole gesture, or N", "前进一整个手势，或 N 个"),
    (
      "help next",
      """
      移到手势结束、随后的运动停稳之处，但不越过下一个事件；位于手势中间时，移到该手势
      结束处。其他事件连同随后的停稳算作一个。途中遇到断点或监视点就停下。

        > next
        #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
      """
    ),
    ("go back by a whole gesture, or N", "后退一整个手势，或 N 个"),
    (
      "help reverse-next",
      """
      移到前一个手势停稳之处，即撤销 next。途中遇到断点或监视点就停下。

        > reverse-next
        #1 @0.000s reload
        撤销：isPinned false → true   main.y 0 → 240
      """
    ),
    ("go on until nothing moves and no finger is down", "前进到一切静止、没有手指按下为止"),
    (
      "help finish",
      """
      需要经过多少事件就经过多少。分支的最后一个事件之后，时间继续流逝。途中遇到断点或
      监视点就停下。

        > goto 15
        > finish
        静止
        #25 @0.966674s drag ended velocity 0, 0   owner "main" → "none"   main.y 230 → 140
      """
    ),
    ("go on to the next stop, or to the end of the branch", "前进到下一个停止点，或分支末端"),
    (
      "help continue",
      """
      断点或监视点命中事件时，停在该事件之后；命中帧时，停在该帧。

        > goto pinned
        > watch isPinned
        监视点 1: isPinned
        > continue
        监视点 1: isPinned true → false
        #15 @0.800004s drag changed 0, 10   isPinned true → false   owner "none" → "main"   main.y 240 → 230
      """
    ),
    ("go back to the stop before, or to the start", "后退到上一个停止点，或起点"),
    (
      "help reverse-continue",
      """
      找到的位置与 continue 相同，从最后一个开始：监视的值改变时，位置就在改变之后。

        > watch isPinned
        监视点 1: isPinned
        > reverse-continue
        监视点 1: isPinned true → false
        #15 @0.800004s drag changed 0, 10
        撤销：owner "main" → "none"   main.y 230 → 140
      """
    ),
    ("let time pass along the branch, or go to the next frame", "沿分支推进时间，或移到下一帧"),
    (
      "help advance",
      """
      途中的事件照常生效；分支的最后一个事件之后，时间继续流逝。途中遇到断点或监视
      点就停下。

        > advance 16ms
        > advance frame
      """
    ),
    ("go back to where the last move came from", "回到上一次移动的出发处"),
    (
      "help back",
      """
      再次执行：回到更早一次移动的出发处。连续的步进算作一次移动。

        > goto 1
        #1 @0.000s reload
        撤销：isPinned false → true   main.y 0 → 240
        > back
        #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
      """
    ),
    ("go again to where back came from", "重新回到 back 离开的位置"),
    (
      "help forward",
      """
      在进行别的移动之前有效。

        > goto 1
        #1 @0.000s reload
        撤销：isPinned false → true   main.y 0 → 240
        > back
        #13 @0.483337s drag ended velocity 0, 0   isPinned false → true   main.y 0 → 240
        > forward
        #1 @0.000s reload
        撤销：isPinned false → true   main.y 0 → 240
      """
    ),
    ("play the branch from here to its end, in real time", "从当前位置实时播放到分支末端"),
    (
      "help play",
      """
      当前位置就是末端时，从起点开始。在终端上逐帧显示 show 所画的图；play 4x 为四倍
      速，play 0.25x 为四分之一。静止且没有手指按下时，每段时间最多用半秒播完；到末端
      时说明这样跳过了多少。ctrl-C 停在正显示的那一刻。断点和监视点不会使它停下。

      不在终端上时不等待：每次拖动和每个其他事件各占一行，并列出它及其后的停稳改
      变了什么。

        > goto 1
        > play
        #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].y 0 → 119.33333333333333   pages[0].scrollView.isDecelerating false → true
        #5 @0.308s tap 1   currentPageIndex 0 → 1   currentPage 0 → 1   pendingPageIndex null → 1   tabBar.selectedIndex 0 → 1   main.isDecelerating true → false   content.isAnimating false → true   （state 中还有 1 项）
        在分支末端
      """
    ),
    (
      "go along with what another program appends to the file, until ctrl-C",
      "跟随另一个程序向文件追加的内容，直到 ctrl-C"
    ),
    (
      "help follow",
      """
      重新读取文件，移到分支末端，再从那里移到追加到文件的每一个事件，不论它在哪条分
      支，并列出它改变了什么。不加锁，另一个程序无需等待。按 ctrl-C 后，光标停在最后显
      示的事件上。文件损坏、变短或被替换时也会结束。

      这里的新内容必须先保存。unscroll FILE --follow 以这种方式打开文件，
      unscroll show FILE --follow 则改为绘制分页容器。lost-place.jsonl 由录制分页容器
      的 App 写入，或由另一个终端里的 unscroll new 写入时：

        $ unscroll lost-place.jsonl --follow
        正在跟随 lost-place.jsonl；ctrl-C 停止
        #0 start
        #1 @1.204s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      """
    ),
  ]
}
