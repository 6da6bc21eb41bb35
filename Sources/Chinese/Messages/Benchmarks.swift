extension Chinese {
  /// What bench says.
  static let benchmarks: [(key: String, sentence: String)] = [
    // What is measured.
    ("the memory that a recording takes, opened, sought in and searched", "打开一个录制、在其中跳转并搜索所占的内存"),
    ("open a recording: read, check, parse, fold, keep snapshots", "打开录制：读取、检查、解析、折叠、保留快照"),
    ("go to a random event, and one event back from there", "到任意一个事件，再从那里后退一个事件"),
    ("append one event, on the disk before it returns", "追加一个事件，写到磁盘后才返回"),
    (
      "search backwards from the end: last PATH, reverse-continue",
      "从末端向前查找：last PATH、reverse-continue"
    ),
    (
      "from the start of the program to its first prompt at a terminal",
      "从程序启动到终端上出现第一个提示符"
    ),
    ("replay a folder of recordings, the whole process", "重放一个文件夹的录制，整个进程"),
    ("leave an early event out, and stand at the end without it", "去掉一个靠前的事件，位于没有它的末端"),
    ("the silent fold alone, from the beginning to the end", "仅静默折叠，从起点到末端"),
    ("record one event from an app, the caller's time", "在 App 中录制一个事件，调用者所用的时间"),
    ("how cost grows with the number of events", "开销随事件数增长的情况"),
    // Rows.
    ("%@, %@ events", "%@，%@ 个事件"),
    ("%@ events against %@", "%@ 个事件与 %@ 个相比"),
    ("peak", "峰值"),
    ("peak memory", "内存峰值"),
    ("opened", "打开"),
    ("twice simdjson's parse alone", "simdjson 仅解析所用时间的两倍"),
    ("wc -l, the whole process", "wc -l，整个进程"),
    ("read into one buffer", "读入同一个缓冲区"),
    ("half of the seeks", "跳转的中位数"),
    ("99 of 100 seeks", "100 次跳转中的 99 次"),
    ("half of the steps back", "后退一步的中位数"),
    ("99 of 100 steps back", "100 次后退中的 99 次"),
    ("half of the seeks, %@ events against %@", "跳转的中位数，%@ 个事件与 %@ 个相比"),
    ("an event appended by `new` and --append", "`new` 和 --append 追加一个事件"),
    (
      "SQLite, one INSERT a transaction, WAL, synchronous=FULL",
      "SQLite，每个事务一条 INSERT，WAL，synchronous=FULL"
    ),
    ("write and fdatasync alone", "仅 write 和 fdatasync"),
    ("last of what never changed", "last 查从未改变的值"),
    ("last, never changed", "last，从未改变"),
    ("reverse-continue, watching that", "reverse-continue，监视它"),
    ("last of what changed %@ events before", "last 查 %@ 个事件之前改变的值"),
    ("reverse-continue to there", "reverse-continue 到那里"),
    ("one full fold", "完整折叠一遍"),
    ("one fold of these events", "折叠这些事件一遍"),
    ("unscroll --version, the floor", "unscroll --version，即下限"),
    ("verify of %@ events, %@", "verify %@ 个事件，%@"),
    ("core", "个核心"),
    ("cores", "个核心"),
    ("sha256sum of the files", "对这些文件 sha256sum"),
    (
      "node, JSON.parse of each line and a reducer of three fields",
      "node，每行 JSON.parse，加上三个字段的归约"
    ),
    ("two states of 100 pages, a drag apart", "100 页的两个状态，相差一次拖动"),
    ("folded", "折叠"),
    ("objects on the heap, second half", "后一半事件在堆上分配的对象"),
    ("half of the calls", "调用的中位数"),
    ("99 of 100 calls", "100 次调用中的 99 次"),
    // Notes.
    ("%@ in all, %@ of them for one event", "共 %@，其中 %@ 为一个事件时所需"),
    ("field differs", "个字段不同"),
    ("fields differ", "个字段不同"),
    ("the disk is another thread's", "写磁盘由另一个线程负责"),
    ("%@ times", "%@ 次"),
    ("✓ reached", "✓ 达到"),
    ("✗ missed", "✗ 未达到"),
    ("? not compared", "? 未比较"),
    ("%@, at most %@ wanted", "%@，要求至多 %@"),
    ("at most %@ wanted", "要求至多 %@"),
    ("at least %@ wanted", "要求至少 %@"),
    ("%@ B an event", "每个事件 %@ B"),
    ("%@ million events a second", "每秒 %@ 百万个事件"),
    ("%@ allocations an event", "每个事件分配 %@ 次"),
    // What is missing.
    (
      "by a published 0.85 GB/s: install g++ and libsimdjson-dev to measure it",
      "按公布的 0.85 GB/s：要在此测量，请安装 g++ 和 libsimdjson-dev"
    ),
    ("install coreutils", "请安装 coreutils"),
    ("install sqlite3", "请安装 sqlite3"),
    ("install nodejs", "请安装 nodejs"),
    (
      "install libsqlite3-0 (Debian) or sqlite (Homebrew)",
      "请安装 libsqlite3-0（Debian）或 sqlite（Homebrew）"
    ),
    ("%@ has room for %@, not for %@: set TMPDIR", "%@ 还有 %@ 的空间，不够 %@：请设置 TMPDIR"),
    ("%@ is in memory, not on a disk: set TMPDIR", "%@ 在内存中，不在磁盘上：请设置 TMPDIR"),
    // The machine and the build.
    ("%@, %@, %@, %@, files on %@ in %@", "%1$@，%2$@，内存 %3$@，%4$@，文件在 %6$@，%5$@ 文件系统"),
    ("release build of unscroll %@", "unscroll %@，release 构建"),
    (
      "! A debug build: these figures say nothing. Build with -c release.",
      "! 这是 debug 构建，数字没有意义。请用 -c release 构建。"
    ),
    // On the way.
    ("%@: %@ of %@", "%@：%@ / %@"),
    ("a recording of %@ events is made", "正在生成 %@ 个事件的录制"),
    // What went wrong.
    ("bench takes no %@", "bench 不接受 %@"),
    ("no such case: %@. There are %@.", "没有这一项：%@。可以是 %@。"),
    ("no such case: %@. Did you mean %@? There are %@.", "没有这一项：%@。是不是 %@？可以是 %@。"),
    ("%@: cannot be started: %@", "%@：无法启动：%@"),
    ("%@: ended with status %@", "%@：以状态 %@ 结束"),
    ("%@: failed", "%@：失败"),
    ("%@: no prompt came within %@", "%@：%@ 内没有出现提示符"),
    ("%@: no folder can be made there: %@", "%@：无法在那里建立文件夹：%@"),
    ("%@: SQLite's error %@", "%@：SQLite 的错误 %@"),
    ("there is no pseudo-terminal: %@", "没有伪终端：%@"),
    ("%@ cannot be made", "无法建立 %@"),
    ("%@ cannot be read", "无法读取 %@"),
    ("nothing can be appended: %@", "无法追加：%@"),
    ("diff: not the same each time", "diff：每次结果不同"),
  ]
}
