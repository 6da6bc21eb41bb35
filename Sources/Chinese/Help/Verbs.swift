extension Chinese {
  /// The verbs of the command line.
  static let verbHelp: [(key: String, sentence: String)] = [
    ("open a recording in the shell", "在 shell 中打开录制"),
    (
      "verb open",
      """
      在起点打开录制并读取命令：在终端上逐行读取，否则从标准输入读取，到第一个失败的为
      止。打开时不写入任何内容，save 才写入。加 --append 时位于 main 的末端，每次添加
      都随输入立即写入。加 --follow 时，跟随另一个程序追加的内容，直到 ctrl-C
      （help follow）。- 从标准输入读取录制。加 --salvage 时，损坏的录制打开到损坏处为
      止，只能用 save FILE 保存。

      在终端上，先运行 $XDG_CONFIG_HOME（~/.config）下 unscroll/init 中的命令，除非给
      出 --no-init。

        unscroll Recordings/B06-header-pulled-out-by-the-bar.jsonl
      """
    ),
    ("begin a recording, and write each event as it is typed", "开始一个录制，并在输入时写下每个事件"),
    (
      "verb new",
      """
      新建一个尚不存在的文件。容器为 pinned：bounds 390 x 844，头部 240 点，悬停栏 60
      点，三页各 2000 点，懒加载。或 grid：头部 160 点，三个标签各 20 个单元格。或
      sticky：五个头部行，悬停栏 54 点，标签分别有 1000、125、123 行，行高 52。用
      layout、header、hover 和 pages 更改。每个事件都在下一个提示符出现之前写入磁盘。

      预设为 reference，或以名字指定：clNestedSlide, jxPagingView, smooth；grid 和
      sticky 还有 asWritten，即它们所依据的代码。

        unscroll new lost-place.jsonl --title "The list jumps to its top"
      """
    ),
    ("replay recordings and check all that is stored in them", "重放录制，并检查其中存储的一切"),
    (
      "verb verify",
      """
      重放每个录制的每条分支；在文件夹中查找 *.jsonl。每个 expect 都必须成立，并在
      failsUnder 所列的策略下不成立；每个 observe 都必须与模型一致：一个文件中有多处不
      同时，显示第一处及其可能的原因，其余只计数；--all 逐一显示，其他格式总是如此。
      --invariants 还在每个事件和每一帧之后检查任何分页容器都应成立的性质，录制首行的
      `exempt` 所列的除外。--closed 要求每个文件以 `end` 记录结尾。

      json 是一个对象，含每个结果的文件、行、节点和值；junit 是 JUnit 的 XML：每个录制
      是一个 suite，每个断言、观测或不变式是一个 case，无法判断的记为 skipped；tap 把
      同样的 case 写成 Test Anything Protocol。除用时外，写出的内容与 --jobs 无关。
      --shard 用于 N 台机器：录制按顺序轮流分到各份。

        unscroll verify Recordings
        unscroll verify Recordings --format json
        unscroll verify Recordings --format junit --shard 1/4

      退出码，取最严重的：0 全部成立，125 无法判断，3 有观测不同，1 有断言或不变式不成
      立，4 文件无法读取或已损坏，2 用法错误或没有找到录制，130 被中断。
      """
    ),
    ("run commands on a recording, from its beginning", "从起点开始，对录制运行命令"),
    (
      "verb run",
      """
      按顺序运行脚本和命令，到第一个失败的为止；加 --keep-going 则运行到底。退出码取其
      中最严重的。- 为标准输入。

        unscroll run Recordings/tour-lazy.jsonl -e "goto end" -e "assert isPinned"
      """
    ),
    (
      "draw the pager, at the end of main or at a place, or as events come",
      "画出分页容器在 main 末端或某个位置的样子，或随事件更新"
    ),
    (
      "verb show",
      """
      PLACE 与 goto 的相同：N、#ID、N%、@TIME、名字。

      加 --follow 时画出 main 的末端，此后每当另一个程序追加一个事件就重画，直到
      ctrl-C：在终端上原位重画，否则一幅接一幅。不加锁：写入方无需等待。

        unscroll show Recordings/B06-header-pulled-out-by-the-bar.jsonl --at @0.4s
      """
    ),
    ("say what an expression is, at the end of main or at a place", "显示表达式在 main 的末端或某个位置的值"),
    (
      "verb print",
      """
      PLACE 与 goto 的相同：N、#ID、N%、@TIME、名字。

        unscroll print Recordings/tour-hand-over.jsonl main.y --at '#4'
      """
    ),
    (
      "list the events of main, draw the tree, or show events as they come",
      "列出 main 的事件，画出事件树，或显示陆续到来的事件"
    ),
    (
      "verb log",
      """
      加 --follow 时从文件末尾开始，显示另一个程序在任何分支上追加的事件，直到
      ctrl-C。不加锁：写入方无需等待。

        unscroll log Recordings/B06-header-pulled-out-by-the-bar.jsonl --graph
      """
    ),
    ("list what differs between two states of a recording, or of two", "列出一个或两个录制的两个状态的不同之处"),
    (
      "verb diff",
      """
      A 和 B 与 shell 的 diff 相同：位置、快照、策略，或另一个录制（代表其 main 的末
      端）。不带 B 时，A 与 FILE 的 main 末端比较。相差不超过 T 的数视为相同。

        unscroll diff Recordings/B06-header-pulled-out-by-the-bar.jsonl smooth --within 1
      """
    ),
    (
      "verb shrink",
      """
      只要会话仍以同样方式失败，就不断删减手势、事件和数字的位数，main 先于其他分支。
      不写问题时，是第一个不成立的已存储断言。存储的表达式，或其中的一部分，在它所处的
      位置上看：同一部分在那里必须为假，它所读的值必须由同一条规则在同类事件中写下。其
      他表达式在同类事件到来、同一条规则起作用时变为假。不变式被同类事件和同一条规则违
      反；模型未能吻合的第一个设备观测依然未吻合。

      换用其他策略时，失败的内容若在整个会话中、录制自己的策略下成立，缩减之后也必须如
      此。

        unscroll shrink Recordings/B23-no-width.jsonl --policy boundsChange=offset
      """
    ),
    ("try sessions until an invariant breaks, and make them small", "尝试各种会话直到某个不变式被违反，再加以缩减"),
    (
      "verb explore",
      """
      随机生成由整段手势、点按、调用、reload 和旋转组成的会话并重放，检查任何分页容器
      都应成立的性质（见 verify --invariants）。违反不变式的会话会缩减，并列出单独改变
      就能使它不再违反的各个策略。结果按不变式、违反它的事件或帧、造成它的规则以及这些
      策略区分。同一个种子在任何机器上的结果相同，只是走得远近不同。

      加 --recording 和 --insert 时不随机生成会话，而在 FILE 的 main 上，手指抬起后仍
      有运动的每一帧插入 EVENT，每秒 60 帧和 120 帧。

      同一个不变式、又能由同样的策略避免的结果，只显示最小的，其余计数；-o 和 --format
      json 给出全部。FOLDER 中不能有录制。有结果时退出码为 1，否则为 0。

        unscroll explore --seed 7 --sessions 64
      """
    ),
    ("time what unscroll does, beside other programs", "测量 unscroll 各项操作的时间，与其他程序对照"),
    (
      "verb bench",
      """
      在 $TMPDIR 或 /var/tmp 下自己的文件夹里生成最多一千万个事件的录制，在上面测量
      shell 和 verify 的操作，每项都与做同类工作的程序（wc、sqlite3、SQLite 库、
      sha256sum、node）或机器的极限交替进行。每行是中位数、最小值、最大值和要求：与
      下面一行之比，或一个数值。没有安装的会指名，相应的要求不作比较。全部需要几分钟
      和 1.3 GB。

      NAME 可以是 memory、open、seek、append、last、prompt、verify、diff、skip、fold、
      record。另有 growth，没有要求，输出一张 Markdown 表：开销如何从一千个事件增长到
      一千万个。

      是否达到要求不影响退出码。

        unscroll bench --case diff
      """
    ),
    ("list the verbs, or explain one", "列出子命令，或解释其中一个"),
    ("verb help", "  unscroll help verify"),
  ]
}
