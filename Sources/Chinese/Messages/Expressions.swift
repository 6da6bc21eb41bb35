extension Chinese {
  /// Why a text is no expression, why one has no value, and what a false one found.
  static let expressions: [(key: String, sentence: String)] = [
    // Where and what.
    ("column %@: %@", "第 %@ 列：%@"),
    ("found %@, expected %@", "遇到%@，应为：%@"),
    ("found %@, expected %@; %@", "遇到%@，应为：%@；%@"),
    ("\"%@\"", "“%@”"),
    ("the end", "末尾"),
    // What was expected there; `a value`, `a digit` are among the recordings'.
    ("an operator or %@", "运算符或%@"),
    ("\")\"", "“)”"),
    ("\",\"", "“,”"),
    ("\",\" or \")\"", "“,”或“)”"),
    ("\"&&\", \"||\" or the end", "“&&”、“||”或末尾"),
    ("a name", "名称"),
    ("a state path", "状态路径"),
    ("a state path of a page", "页的状态路径"),
    ("an index, a whole number", "索引（整数）"),
    ("a parameter of an event", "事件的参数"),
    ("an effect", "效果"),
    ("a function", "函数"),
    ("%@ or %@", "%@ 或 %@"),
    ("\"#\" and a node's number, or a name", "“#”加节点编号，或名称"),
    ("a node's number", "节点编号"),
    ("a number that is not too large", "不过大的数值"),
    ("a quotation mark that ends the string", "字符串结尾的引号"),
    (#"one of \" \\ \/ \b \f \n \r \t \uXXXX"#, #"\" \\ \/ \b \f \n \r \t \uXXXX 之一"#),
    ("no control character in a string", "控制字符以外的字符（在字符串里）"),
    ("no more than %@ levels", "不超过 %@ 层"),
    // Hints.
    ("strings stand in \"...\"", "字符串写在 \"...\" 里"),
    ("did you mean %@?", "是否想写 %@？"),
    ("container `%@` does not have it", "容器 `%@` 没有它"),
    ("comparisons do not chain", "比较不能连写"),
    ("\"within\" follows \"~=\"", "“within”要跟在“~=”之后"),
    (
      "a path begins with a dot only inside all(pages, ...), any or count",
      "只有在 all(pages, ...)、any 或 count 里，路径才能以点开头"
    ),
    ("all, any and count of pages do not stand within each other", "对页的 all、any 和 count 不能互相嵌套"),
    ("\"before.\" and \"@\" do not go together", "“before.”和“@”不能同时用"),
    ("a number has a digit before its point", "数值的小数点前要有数字"),
    // An expression without a value.
    ("%@ (page %@)", "%@（页 %@）"),
    ("%@ and %@", "%@ 和 %@"),
    ("%@: %@, found %@", "%@: %@，得到 %@"),
    ("numbers are needed", "需要数值"),
    ("true or false is needed", "需要 true 或 false"),
    ("division by zero", "除数为零"),
    ("the result is too large", "结果过大"),
    ("a tolerance is not negative", "容差不能为负"),
    ("no node #%@", "没有节点 #%@"),
    ("no node or mark named %@", "没有名为 %@ 的节点或标记"),
    ("%@: there is %@ in this recording", "%@: 此录制中%@"),
    // What a false one found.
    ("%@ expected, %@ found", "应为 %@，实为 %@"),
    ("%@ expected, %@ found on page %@", "应为 %1$@，页 %3$@ 实为 %2$@"),
    ("not %@", "!= %@"),
  ]
}
