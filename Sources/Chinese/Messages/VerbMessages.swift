extension Chinese {
  /// What cannot be done of what was typed after `unscroll`.
  static let verbs: [(key: String, sentence: String)] = [
    // Which verb.
    (
      "a recording or a verb is missing: unscroll --help lists them",
      "缺少录制或子命令：unscroll --help 会列出子命令"
    ),
    ("no such verb or file: %@. Did you mean %@?", "没有这个子命令或文件：%@。是不是 %@？"),
    ("no such verb: %@.", "没有这个子命令：%@。"),
    ("no such verb: %@. Did you mean %@?", "没有这个子命令：%@。是不是 %@？"),
    // Its options and operands.
    ("%@ needs a value", "%@ 需要一个值"),
    ("%@ takes no value", "%@ 不带值"),
    ("no such option: %@. --help lists them.", "没有这个选项：%@。--help 会列出选项。"),
    ("no such option: %@. Did you mean %@?", "没有这个选项：%@。是不是 %@？"),
    ("only one %@ was expected: %@", "参数“%@”只能有一个，多出了 %@"),
    ("recording", "录制"),
    ("shell", "shell 的名称"),
    ("--color is auto, always or never", "--color 的值是 auto、always 或 never"),
    ("--force needs -o FILE", "--force 需要与 -o FILE 一起用"),
    ("--format is missing: %@", "缺少 --format，可以是：%@"),
    ("--format is text or json, not %@", "--format 的值是 text 或 json，不能是 %@"),
    ("--format is text, json, junit or tap, not %@", "--format 的值是 text、json、junit 或 tap，不能是 %@"),
    ("--jobs is a whole number from 1 on", "--jobs 的值是不小于 1 的整数"),
    ("--seed is a whole number from 0 on", "--seed 的值是不小于 0 的整数"),
    ("--sessions is a whole number from 1 on", "--sessions 的值是不小于 1 的整数"),
    ("--time is a number and its unit, as in 30s", "--time 的值是数字加单位，例如 30s"),
    (
      "--shard is K/N, as in 2/4, with K from 1 to N, not %@",
      "--shard 的值是 K/N，例如 2/4，K 从 1 到 N，不能是 %@"
    ),
    ("--follow goes with no other option", "--follow 不能与其他选项一起用"),
    ("--recording FILE and --insert EVENT go together", "--recording FILE 与 --insert EVENT 要一起用"),
    (
      "%@ is for made-up sessions, not for those of --recording", "%@ 用于随机生成的会话，不能与 --recording 一起用"
    ),
    (
      "with --append nobody else can write what --follow waits for: leave one out",
      "加了 --append，别的程序就无法写入 --follow 所等的内容：请去掉其中一个"
    ),
    ("completion is for bash, zsh or fish, not %@", "completion 用于 bash、zsh 或 fish，不用于 %@"),
    ("explore takes no %@", "explore 不接受 %@"),
    ("man takes no %@", "man 不接受 %@"),
    ("tutorial takes no %@", "tutorial 不接受 %@"),
    (
      "import-observations needs a recording and a log, as CSV",
      "import-observations 需要一个录制和一个 CSV 日志"
    ),
    ("run needs -x SCRIPT or -e COMMAND", "run 需要 -x SCRIPT 或 -e COMMAND"),
    ("print needs a recording and an expression", "print 需要一个录制和一个表达式"),
    ("diff needs a recording, and one or two states", "diff 需要一个录制，以及一个或两个状态"),
    ("shrink needs a recording", "shrink 需要一个录制"),
    ("shrink ... invariant needs its name", "shrink ... invariant 需要不变式的名称"),
    ("an expression is one argument: quote it (%@ is over)", "表达式是一个参数：请加引号（多出了 %@）"),
    ("verify needs a recording or a folder", "verify 需要录制或文件夹"),
    (
      "verify trusts no part of a damaged recording: it takes no --salvage",
      "verify 不相信损坏的录制的任何部分：它不接受 --salvage"
    ),
    ("no such container: %@. There are %@.", "没有这种容器：%@。容器有 %@。"),
    ("no such preset: %@. There are %@.", "没有这个预设：%@。预设有 %@。"),
    // Files.
    ("no recording found in %@", "在 %@ 中没有找到录制"),
    ("the folder cannot be searched: %@", "无法搜索文件夹：%@"),
    ("%@: cannot be made: %@", "%@：无法创建：%@"),
    ("%@: cannot be written to: %@", "%@：无法写入：%@"),
    ("%@: holds %@ already: name a folder without recordings", "%@：其中已有 %@：请指定没有录制的文件夹"),
    ("%@: cannot be replayed: %@", "%@：无法重放：%@"),
    ("only what stands before that is opened", "只打开了它之前的部分"),
    ("%@: it has what this version does not know and cannot write", "%@：其中有本版本不认识、无法写出的内容"),
    ("standard input", "标准输入"),
    ("standard output cannot be written", "无法写入标准输出"),
  ]

  /// What came of a verb.
  static let verbResults: [(key: String, sentence: String)] = [
    ("read  %@", "读取  %@"),
    ("fold  %@", "折叠  %@"),
    ("%@   %@ million a second", "%@   每秒 %@ 百万个"),
    ("%@ sessions, %@ findings", "%@ 个会话，%@ 个结果"),
    ("unscroll verify --invariants %@ replays them", "unscroll verify --invariants %@ 可重放它们"),
    ("following %@, %@ so far; ctrl-C ends it", "正在跟随 %@，到此为止有 %@；ctrl-C 结束"),
    ("%@   after #%@", "%@   在 #%@ 之后"),
    // Observations taken in.
    ("%@ wait", "%@ 个 wait"),
    ("%@ waits", "%@ 个 wait"),
    ("%@ taken in, %@ put in for them", "收入 %@，为此插入 %@"),
    ("it is not sealed: unscroll seal does that", "它没有封存：可用 unscroll seal 封存"),
    ("what this version does not know in %@ is not in it", "其中不含 %@ 里本版本不认识的内容"),
    (
      "line %@ of %@ counts effects, and hears only those since the wait that was put in before it",
      "%2$@ 的第 %1$@ 行统计效果的个数，现在只计入它之前插入的 wait 以来的效果"
    ),
    // A recording written anew.
    ("%@ line", "%@ 行"),
    ("%@ lines", "%@ 行"),
    ("%@ byte", "%@ 字节"),
    ("%@ rewritten", "改写了 %@"),
    ("nothing had to change", "无需改动"),
    ("CR LF made LF", "CR LF 改为 LF"),
    ("byte order mark dropped", "去掉了字节顺序标记（BOM）"),
    ("LF added to the last line", "最后一行补上了 LF"),
    ("was sealed already", "原本就已封存"),
    ("%@ sealed", "封存了 %@"),
    ("was not sealed", "原本没有封存"),
    ("%@ unsealed", "%@去掉了校验和"),
    ("no torn tail; %@", "没有残缺的尾部；%@"),
    ("%@ of a torn tail kept in %@; %@ left", "残缺的尾部有 %@，另存在 %@；保留了 %@"),
    ("%@ of a torn tail dropped; %@ left", "丢弃了残缺的尾部 %@；保留了 %@"),
    ("unscroll recover %@ takes it off", "可用 unscroll recover %@ 去掉它"),
  ]

  /// What `unscroll --help` says.
  static let verbOverview: [(key: String, sentence: String)] = [
    ("A time-travel debugger for pinned-header pagers.", "吸顶头部分页容器的时间旅行调试器。"),
    ("replays all recorded bug sessions", "重放所有录下的缺陷会话"),
    ("explains a verb, with an example", "解释一个子命令，并给出示例"),
    ("says which version this is", "显示版本"),
    (
      "Every verb takes --color auto|always|never and --ascii; NO_COLOR and\nCLICOLOR_FORCE are obeyed.",
      """
      每个子命令都接受 --color auto|always|never 和 --ascii；
      遵从 NO_COLOR 和 CLICOLOR_FORCE。
      """
    ),
    ("Exit codes: %@.", "退出码：%@。"),
    ("all held", "全部成立"),
    ("an assertion or an invariant failed", "有断言或不变式不成立"),
    ("wrong usage, or no recording found", "用法错误或没有找到录制"),
    ("an observation differs", "有观测不同"),
    ("a file cannot be read or written", "文件无法读取或写入"),
    ("cannot judge", "无法判断"),
    ("%@ is a command of the shell: %@", "%@ 是 shell 的命令：%@"),
    ("runs it on a recording", "对录制运行它"),
    ("opens the shell, where help %@ explains it", "打开 shell，其中 help %@ 会解释它"),
  ]
}
