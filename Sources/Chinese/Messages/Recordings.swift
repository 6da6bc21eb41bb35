extension Chinese {
  /// Why a line of a recording is no record, and what is odd about it.
  static let recordings: [(key: String, sentence: String)] = [
    // Warnings and obstacles.
    ("unknown container %@", "未知的容器 %@"),
    ("unknown event %@", "未知的事件 %@"),
    ("unknown kind of record %@", "未知的记录种类 %@"),
    ("warning: ", "警告："),
    ("unknown kind %@, kept and not looked at", "未知的种类 %@；保留，但不解读"),
    ("`%@` has no field %@; kept and not looked at", "`%@` 没有字段 %@；保留，但不解读"),
    ("lines end in CR LF; save them with LF alone", "行以 CR LF 结尾；请只用 LF 保存"),
    ("the file begins with a byte order mark; save it without", "文件以字节顺序标记（BOM）开头；请去掉后保存"),
    ("the last line does not end in LF", "最后一行没有以 LF 结尾"),
    ("1 byte", "1 字节"),
    ("%@ bytes", "%@ 字节"),
    ("the last line is torn: %@ dropped, what stands before is whole", "最后一行残缺：丢弃 %@，之前的内容完整"),
    // A line that is no JSON.
    (
      "the line is longer than 1 MiB; split what it holds into several records",
      "这一行超过 1 MiB；请把内容拆成几条记录"
    ),
    ("blank line; every line holds one record, delete it", "空行；每行应有一条记录，请删除它"),
    ("the line ends where %@ is expected", "行过早结束，此处应为%@"),
    ("expected %@", "此处应为%@"),
    ("NUL byte; text has none, restore the line from a copy", "NUL 字节；文本里不会有，请用备份恢复这一行"),
    ("invalid UTF-8; save the file as UTF-8", "无效的 UTF-8；请把文件存为 UTF-8"),
    ("control character 0x%@ in a string; write it as \\u%@", "字符串里有控制字符 0x%@；请写成 \\u%@"),
    (
      #"unknown escape; JSON has \" \\ \/ \b \f \n \r \t \uXXXX"#,
      #"未知的转义；JSON 有 \" \\ \/ \b \f \n \r \t \uXXXX"#
    ),
    (
      "half of a surrogate pair; write both halves, or the character itself",
      "只有半个代理对；请写全两半，或直接写这个字符"
    ),
    ("a number with a leading zero; drop the zero", "数值以零开头；请去掉这个零"),
    ("the number is infinite as a double; use a smaller one", "这个数值超出双精度的范围；请用小一些的"),
    (
      "the integer is past 2^53 and would lose digits; use a smaller one",
      "这个整数超过 2^53，会丢失精度；请用小一些的"
    ),
    ("the key %@ stands twice in one object; keep one", "键 %@ 在同一个对象里出现了两次；请只留一个"),
    ("nested deeper than %@; flatten it", "嵌套超过 %@ 层；请减少层数"),
    // What was expected there.
    ("a value", "值"),
    ("a digit", "数字（0 到 9）"),
    ("a string", "字符串"),
    ("the closing quote of a string", "字符串结尾的引号"),
    ("a key in quotes", "带引号的键"),
    ("':' after the key", "键后面的“:”"),
    ("',' or '}'", "“,”或“}”"),
    ("',' or ']'", "“,”或“]”"),
    ("'{': a record is one JSON object", "“{”：一条记录就是一个 JSON 对象"),
    ("the end of the line", "行尾"),
    // What a value must be.
    ("a number", "数值"),
    ("a whole number", "整数"),
    ("true or false", "布尔值 true 或 false"),
    ("an array", "数组"),
    ("an object", "对象"),
    ("a string that says why", "说明原因的字符串"),
    ("null, true, false, a number or a string", "单个值：null、true、false、数值或字符串"),
    // The object at fault.
    ("the record `%@`", "记录 `%@`"),
    ("a record", "记录"),
    ("event `%@`", "事件 `%@`"),
    ("event `%@`, phase `%@`", "事件 `%@` 的阶段 `%@`"),
    ("a page", "页"),
    ("a policy", "策略"),
  ]

  /// Names, values and places that are not the format's.
  static let recordNames: [(key: String, sentence: String)] = [
    // Names and values.
    ("unknown name %@: %@ has no names", "%2$@：未知的名称 %1$@；此处没有任何名称"),
    ("unknown name %@ in %@; it has %@", "%2$@：未知的名称 %1$@；此处可用 %3$@"),
    ("%@ is no value of `%@`; it is one of %@", "%@ 不是 `%@` 的取值；可用 %@"),
    ("%@ lacks `%@`; add it", "%@：缺少 `%@`；请补上"),
    ("`%@` must be %@", "`%@` 必须是%@"),
    ("%@ must be an object", "%@：必须是对象"),
    ("`%@` is outside of %@", "`%@` 超出范围：%@"),
    ("%@ pages; a pager has at most %@", "有 %@ 页；分页容器最多有 %@ 页"),
    (
      "`event` holds %@ events; write one name with its parameters, as {\"wait\":{}}",
      "`event` 里有 %@ 个事件；请只写一个名称及其参数，如 {\"wait\":{}}"
    ),
    (
      "unknown state path %@ of container `%@`; `state` in the shell lists them all",
      "容器 `%2$@` 没有状态路径 %1$@；shell 里的 `state` 会列出全部"
    ),
    (
      "unknown state path %@; `state` in the shell lists them all",
      "未知的状态路径 %@；shell 里的 `state` 会列出全部"
    ),
    ("unknown effect %@; it is one of %@", "未知的效果 %@；可用 %@"),
    (
      "%@ is no effect of a callback; it is a name, or a name and its page or scroll view: `didScrollToPage 2`, `scrollViewDidScroll page 1`",
      "%@ 不是回调的效果；应为名称，或名称加上它的页或滚动视图：`didScrollToPage 2`、`scrollViewDidScroll page 1`"
    ),
    ("%@ says nothing; add `state`, `effects` or `that`", "%@：没有内容；请加上 `state`、`effects` 或 `that`"),
    ("%@ says nothing; add `state` or `effects`", "%@：没有内容；请加上 `state` 或 `effects`"),
    (
      "a page of `pinned` needs `contentHeight`, or `items` and `rowHeight`, and only one of these",
      "`pinned` 的页需要 `contentHeight`，或 `items` 加 `rowHeight`，只能二选一"
    ),
    (
      "a page of `grid` needs `grid`, its number of cells, and nothing else beside names",
      "`grid` 的页需要 `grid`，即单元格数；除名称外不能有别的"
    ),
    ("a page of `sticky` needs `items` and `rowHeight`", "`sticky` 的页需要 `items` 和 `rowHeight`"),
    // Ranges.
    ("%@...%@ points", "%@...%@ 点"),
    ("%@...%@ points per second", "每秒 %@...%@ 点"),
    ("%@...%@ microseconds, a day", "%@...%@ 微秒，即一天"),
    ("0...1000 pixels a point, 0 left out", "每点 0...1000 像素，不含 0"),
    ("%@ frames a second", "每秒 %@ 帧"),
    ("the finite numbers", "有限的数值"),
    // The order of records.
    (
      "no header; a recording's first line is a record of the kind `recording`",
      "没有文件头；录制的第一行是种类为 `recording` 的记录"
    ),
    (
      "a second header; only the first line is a record of the kind `recording`",
      "第二个文件头；只有第一行是种类为 `recording` 的记录"
    ),
    (
      "the format's version %@ is newer than %@, the newest that this program reads; use a newer program",
      "格式版本 %@ 比本程序能读的最新版本 %@ 还新；请用更新的程序"
    ),
    ("there is no version %@ of the format; write %@", "格式没有版本 %@；请写 %@"),
    ("event %@ stands on an earlier line already; ids count up", "事件 %@ 在前面的行已经出现；id 应递增"),
    ("id %@ is out of turn; the next event's is %@", "id %@ 不连续；下一个事件的 id 是 %@"),
    ("no earlier line has the parent %@; so far there are 0 to %@", "前面的行没有父节点 %@；到此为止有 0 到 %@"),
    ("no earlier line has the node %@; so far there are 0 to %@", "前面的行没有节点 %@；到此为止有 0 到 %@"),
    ("more than 2^53 microseconds since the start; shorten `dt`", "距起点超过 2^53 微秒；请缩短 `dt`"),
    ("more than %@ events; begin another recording", "超过 %@ 个事件；请另开一个录制"),
    (
      "unknown kind %@ that names no node; a record has `at`, or an `id` of its own",
      "未知的种类 %@，而且没有指明节点；记录要有 `at`，或自己的 `id`"
    ),
    (
      "`since` %@ is not above %@ on its path; name one of the nodes before it",
      "`since` %1$@ 不在 %2$@ 之前的路径上；请写它之前的一个节点"
    ),
    ("`since` without `effects`; add them, or drop it", "有 `since` 却没有 `effects`；请补上后者，或去掉前者"),
    (
      "`end` counts %@ records, but %@ stand before it; lines were lost or added",
      "`end` 记的是 %@ 条记录，它之前却有 %@ 条；有行丢失或增加"
    ),
    // Checksums.
    (
      "no checksum, though the header says `sealed`; lines of a sealed file are not edited by hand",
      "没有校验和，而文件头写着 `sealed`；封存文件的行不能手工修改"
    ),
    (
      "a checksum, though the header does not say `sealed`; delete it", "有校验和，而文件头没有写 `sealed`；请删除它"
    ),
    (
      "the checksum is not the last thing of the line, as in ,\"crc\":\"cbf43926\"}",
      "校验和不在行的最后；应如 ,\"crc\":\"cbf43926\"}"
    ),
    ("a checksum is eight lowercase hexadecimal digits", "校验和是八位小写的十六进制数字"),
    (
      "checksum %@ instead of %@: this line was changed, or one before it dropped, repeated or moved",
      "校验和是 %@，应为 %@：这一行改动过，或前面有行丢失、重复或移动过"
    ),
  ]
}
