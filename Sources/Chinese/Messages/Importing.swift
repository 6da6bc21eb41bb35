extension Chinese {
  /// Why a log of observations cannot be taken in.
  static let importing: [(key: String, sentence: String)] = [
    ("a line is time,path,value", "每行应为 time,path,value"),
    ("it has no value: %@", "没有任何值：%@"),
    ("%@, and here are %@", "%@，而这里有 %@"),
    (
      "%@, and here are %@; a text with a comma stands in quotation marks",
      "%@，而这里有 %@；含逗号的文字要写在引号里"
    ),
    ("%@ field", "%@ 个字段"),
    ("%@ fields", "%@ 个字段"),
    (
      "times do not go back: %@ after %@ on line %@; sort the log by its first column",
      "时间不能倒退：第 %3$@ 行的 %2$@ 之后是 %1$@；请按第一列给日志排序"
    ),
    (
      "the time is a number of seconds since the session's start, as in 1.25, not %@",
      "时间应为距会话起点的秒数，如 1.25，而不是 %@"
    ),
    ("%@ lies before the session's start, which is 0", "%@ 在会话起点之前，起点是 0"),
    ("%@ is later than any session", "%@ 晚于任何会话"),
    ("%@ is more than a day after what stands before it", "%@ 比前一项晚一天以上"),
    ("container %@ has no %@", "容器 %@ 没有 %@"),
    ("no state is called %@.", "没有名为 %@ 的状态。"),
    (
      "%@ is a number, or nothing for null, not %@",
      "%@ 应为数值，或留空表示 null，而不是 %@"
    ),
    (
      "%@ is true or false, or nothing for null, not %@",
      "%@ 应为 true 或 false，或留空表示 null，而不是 %@"
    ),
    ("empty", "“”"),
    // CSV.
    ("these bytes are no UTF-8", "这些字节不是 UTF-8"),
    (
      "a quotation mark stands in a field that does not begin with one",
      "字段不以引号开头，中间却有引号"
    ),
    ("a quotation mark that nothing closes", "引号没有闭合"),
    (
      "a comma or the line's end follows a closing quotation mark",
      "结尾的引号之后应为逗号或行尾"
    ),
  ]
}
