extension Chinese {
  /// Why there is nothing to shrink, and how a smaller session was found.
  static let shrinking: [(key: String, sentence: String)] = [
    ("%@ is not broken: %@", "%@ 没有违反：%@"),
    (
      "no device reported anything here: the session has no observe records",
      "没有设备报告过任何内容：会话里没有 observe 记录"
    ),
    ("all that devices reported agrees with the model", "设备报告的全部与模型吻合"),
    (
      "all stored assertions hold: name an expression, invariant NAME or divergence",
      "存储的断言全部成立：请写表达式、invariant NAME 或 divergence"
    ),
    (
      "no assertion is stored: name an expression, invariant NAME or divergence",
      "没有存储断言：请写表达式、invariant NAME 或 divergence"
    ),
    ("%@ holds wherever it is stored", "%@ 在存储它的各处都成立"),
    ("%@ holds after every event", "%@ 在每个事件之后都成立"),
    (
      "%@ holds from #%@ on, and never turns false: it only was not true before",
      "%@ 从 #%@ 起成立，从未变为假：只是在那之前不为真"
    ),
    (
      "%@ fails before the first event: there is nothing to cut",
      "%@ 在第一个事件之前就不成立：没有可删的"
    ),
    (
      "%@ on the way to the failure: what it names must stand on the same branch",
      "到失败处的路上%@：它写到的必须在同一个分支上"
    ),
    (
      "what fails at #%@ fails otherwise where its branch stands alone in a file: nothing was cut",
      "#%@ 处的失败，在它的分支单独成为文件时不再相同：没有删减"
    ),
    ("interrupted before anything was cut", "在删减之前就中断了"),
    ("%@   (#%@ of the whole session)", "%@   （完整会话的 #%@）"),
    ("it is the first of %@ assertions that fail", "它是 %@ 个不成立的断言中的第一个"),
    (
      "it is number %@ of %@ assertions that fail: those before it cannot be cut",
      "它是第 %@ 个不成立的断言（共 %@ 个）：前面的无法缩减"
    ),
    (
      "under the recording's own rules both sessions hold",
      "在录制自己的策略下，两个会话都成立"
    ),
    (
      "the whole session fails under the recording's own rules, too: the others need not be why",
      "完整会话在录制自己的策略下也不成立：原因不一定是换用的策略"
    ),
    // Its file.
    (
      "the tutorial's recording is no file: name one with -o FILE",
      "教程的录制不是文件：请用 -o FILE 指定一个"
    ),
    (
      "%@ is the recording itself: name another file",
      "%@ 就是录制本身：请指定其他文件"
    ),
    ("%@ (--force replaces it)", "%@（--force 可替换它）"),
    ("%@: its folder is not there", "%@：所在文件夹不存在"),
  ]
}
