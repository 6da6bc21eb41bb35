extension Chinese {
  /// Why a recording cannot be read or written.
  static let recordingFiles: [(key: String, sentence: String)] = [
    // Reading.
    ("cannot be opened: %@", "无法打开：%@"),
    ("cannot be read: %@", "无法读取：%@"),
    ("was replaced or shortened meanwhile; open it again", "其间被替换或截短；请重新打开"),
    ("is %@; name a recording, or - for standard input", "是%@；请指定录制文件，或用 - 表示标准输入"),
    ("a folder", "文件夹"),
    ("a FIFO", "命名管道（FIFO）"),
    ("a socket", "套接字"),
    ("a device", "设备文件"),
    ("no regular file", "特殊文件"),
    // Writing.
    ("standard input cannot be appended to; save into a file", "标准输入不能追加；请保存到文件"),
    (
      "is a symbolic link, which is not written through; name the file itself",
      "是符号链接，不会经它写入；请指定文件本身"
    ),
    ("exists already; choose another name", "已经存在；请换一个名称"),
    ("is %@; save into a file", "是%@；请保存到文件"),
    ("cannot be written: %@; save into another file", "无法写入：%@；请保存到其他文件"),
    ("cannot be locked: %@; save into another file", "无法加锁：%@；请保存到其他文件"),
    (
      "another writer holds it; wait for that, or save into another file",
      "正由另一个程序写入；请等它结束，或保存到其他文件"
    ),
    (
      "has CR LF line ends or a byte order mark; mend it with `unscroll fmt`, or save into another file",
      "有 CR LF 行尾或字节顺序标记（BOM）；请用 `unscroll fmt` 修复，或保存到其他文件"
    ),
    (
      "ends in %@; mend it with `unscroll recover`, or save into another file",
      "末尾有 %@；请用 `unscroll recover` 修复，或保存到其他文件"
    ),
    ("1 torn byte", "1 个残缺字节"),
    ("%@ torn bytes", "%@ 个残缺字节"),
    (
      "is damaged at line %@, and was opened up to there only; save into another file",
      "第 %@ 行损坏，只打开了它之前的部分；请保存到其他文件"
    ),
    (
      "is damaged, and was opened up to there only; save into another file",
      "已损坏，只打开了损坏处之前的部分；请保存到其他文件"
    ),
    ("%@; nothing can be appended", "%@；无法追加"),
    (
      "was removed; nothing was written, save into another file",
      "已被删除；没有写入任何内容，请保存到其他文件"
    ),
    (
      "another file has taken its name; nothing was written, save into another file",
      "这个名称已属于另一个文件；没有写入任何内容，请保存到其他文件"
    ),
    (
      "was shortened from %@ to %@ bytes by another; nothing was written, save into another file",
      "被其他程序从 %@ 字节截短到 %@ 字节；没有写入任何内容，请保存到其他文件"
    ),
    (
      "grew from %@ to %@ bytes by another; nothing was written, save into another file",
      "被其他程序从 %@ 字节加长到 %@ 字节；没有写入任何内容，请保存到其他文件"
    ),
    ("node %@ cannot be replayed (%@), so nothing is written below it", "节点 %@ 无法重放（%@），所以它之下不会写入"),
    ("event %@ is out of turn; the next is %@", "事件 %@ 不连续；下一个是 %@"),
    ("there is no node %@; so far there are 0 to %@", "没有节点 %@；到此为止有 0 到 %@"),
    ("has its header already", "已有文件头"),
    ("record %@ cannot be written: %@", "第 %@ 条记录无法写入：%@"),
    ("%@; nothing was written, save into another file", "%@；没有写入任何内容，请保存到其他文件"),
    ("%@; the file is as it was before", "%@；文件保持原样"),
    (
      "%@, and the file could not be cut back: it ends in a torn line; save into another file",
      "%@，而且文件无法截回原样：最后一行残缺；请保存到其他文件"
    ),
    ("written, but perhaps not on the disk: %@", "已写入，但也许还没有落盘：%@"),
    ("an earlier failure left it in doubt; save into another file", "先前的失败使它的内容不再可靠；请保存到其他文件"),
  ]
}
