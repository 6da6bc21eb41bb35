extension Chinese {
  /// The commands that stop.
  static let stopHelp: [(key: String, sentence: String)] = [
    ("stop at an event, at what is sent, at a node or at a time", "停在事件、效果、节点或时间"),
    (
      "help break",
      """
      EVENT      该类事件之后：drag、reload、selectTab（或 tap）等
      EFFECT     发出它的事件或帧：didScrollToPage、pageAt、ignored 等
      #ID        该事件之后
      @2.35s     该时间
      if EXPR    仅当它那时成立

        > break didScrollToPage if main.y > 0
        断点 1: didScrollToPage if main.y > 0

      断点会使 continue、next、finish、advance 以及后退的命令停下。断点属于会话，不
      属于录制。
      """
    ),
    ("stop once, as break does", "与 break 相同，但只停一次"),
    (
      "help tbreak",
      """
      断点停过一次后就删除。

        > tbreak drag
        断点 1: drag，只停一次
        > continue
        断点 1: drag
      """
    ),
    ("stop where a state path changes", "停在状态路径改变之处"),
    (
      "help watch",
      """
      停在任何使其值与之前不同的事件或帧，因此快速滑动中一闪而过的值也能捕捉到。

        > watch main.y if main.y < 0
        监视点 1: main.y if main.y < 0
      """
    ),
    ("give a breakpoint or watch another condition, or none", "给断点或监视点另一个条件，或取消条件"),
    (
      "help condition",
      """
      没有值的条件（例如页未加载）视为不成立。

        > break drag
        断点 1: drag
        > condition 1 main.y > 100
        断点 1: drag if main.y > 100
      """
    ),
    ("delete a breakpoint or watch, or all of them", "删除一个断点或监视点，或全部"),
    (
      "help delete",
      """
      用编号指定；info breakpoints 列出它们。

        > watch isPinned
        监视点 1: isPinned
        > delete 1
        已删除 监视点 1
        > info breakpoints
        没有断点或监视点
      """
    ),
  ]
}
