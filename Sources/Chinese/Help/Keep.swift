extension Chinese {
  /// The commands that keep.
  static let keepHelp: [(key: String, sentence: String)] = [
    ("name this place", "给当前位置命名"),
    (
      "help mark",
      """
      上一个事件处的标记，供 goto 和 PATH@NAME 使用。它不会移动。

        > mark again
        again 是 #13
      """
    ),
    ("keep a comment at this place", "在当前位置留下备注"),
    (
      "help note",
      """
      该行余下的文字，原样保存。

        > note The list jumps here.
        已在 #13 留下备注
      """
    ),
    ("append what is new to the file, or write all to another", "把新内容追加到文件，或全部写入另一个文件"),
    (
      "help save",
      """
      输入的内容先留在内存里，数目显示在提示符中（+3），保存时一次追加到文件，确已写入
      磁盘后才报告。带 FILE 时，把整棵树写入这个新文件，shell 之后使用该文件。

        > mark before
        before 是 #0
        > save
        已保存 1 条记录到 fling.jsonl
      """
    ),
    ("run the commands of a file", "运行文件中的命令"),
    (
      "help source",
      """
      一行一条；# 之后是注释。这里 checks.txt 中是 `print main.y` 和 `print owner`。

        > source checks.txt
        0
        "none"
      """
    ),
    ("list the commands, or explain one, a rule or a policy", "列出命令，或解释命令、规则或策略"),
    (
      "help help",
      """
      对命令：它的名字、参数、作用、示例，以及同族的命令；COMMAND --help 相同。对命令
      族（move、look、stop、input、branch、assert、keep）：其中的命令。RULE 是
      effects、compare 等输出中 by 之后的名字；help rules 列出全部规则，规则名斜杠前的
      词列出该类规则。POLICY 是各分页容器的不同之处，附其取值，与 policy 所述相同；
      preset 列出成套的命名策略。

        > help reverse-step
        > help move
        > help flags/page-held
        > help exact
        > help pinRelease
      """
    ),
    ("list the commands and rules that have to do with something", "列出与某事有关的命令和规则"),
    (
      "help apropos",
      """
      名字、摘要或帮助中含有该词的命令，以及名字或说明中含有它的策略（help POLICY）和
      规则（help RULE）。

        > apropos bookmark
      """
    ),
    ("leave the shell", "离开 shell"),
    (
      "help quit",
      """
      有内容未保存时，第一次 quit 会提示并留下，第二次才离开。在脚本中，第一次就离开。

        > quit
      """
    ),
    ("list the shell's settings, or change one", "列出 shell 的设置，或更改其中一项"),
    (
      "help set",
      """
      repeat on | off                 空行重复上一次移动或列表
      prompt FORMAT                   输入前显示的提示符
      color auto | always | never     颜色
      list N                          list 在当前位置前后各显示多少行

      FORMAT 是文字加花括号中的字段，含空格时用引号：{share} 此前部分占分支的比例，
      {depth} 事件数，{time}，{branch}，{unsaved} 未保存的记录（+3）；还有 {failed}，
      本分支上有断言不成立时为 !；{diverged}，有观测与模型不同时为 ?。

        > set list 2
        > set prompt "{branch} {time}{failed}> "
        > set list
        list  2  list 在当前位置前后各显示多少行

      设置在 shell 运行期间有效；适用于每次会话的设置放在 $XDG_CONFIG_HOME
      （~/.config）下的 unscroll/init 中。
      """
    ),
    ("write the smallest session found that still fails", "写出仍会失败的最小会话"),
    (
      "help shrink",
      """
      只要会话仍以同样方式失败，就不断删减手势、事件和数字。不带参数时，针对第一个不成
      立的存储断言，先本分支，再其他分支。EXPR 若是存储的断言或其中一部分，就在存储之
      处检查：那里须是同一部分不成立，它所读的值须由同一条规则、在同类事件中写入。其他
      EXPR 须在同类事件到来、同一条规则起作用时变为假：在此处，或在本分支上接下来变为
      假之处，或最初变为假之处。若它在录制自己的策略下成立、而本分支用了别的策略，则依
      然如此。`invariant NAME` 必须被同类事件（或帧）和同一条规则违反；`divergence` 是
      模型未能吻合的第一个设备观测。

      手指的整段路程算一步。录制写入文件旁的 NAME.small.jsonl，或 -o FILE。--test 改为
      显示 Swift Testing 用例，--issue 改为可贴进报告的文字。--force 允许替换文件。

        > shrink main.y < 100 --issue
      """
    ),
    ("write this branch in another form, as a table or a text", "以另一种形式写出本分支：表格或文字"),
    (
      "help export",
      """
      从分支起点到末端；json 包含所有分支。格式有：

      json       一个对象：各节点及其事件、效果和状态，以及断言和观测的结果
                 （Recordings/FORMAT.md）
      csv        每个时刻（事件或帧）一行：时间、节点，以及 --paths 的各路径；不写时，
                 为各视图的位置和当前页。--long：每个值一行

      html       一个能播放会话的页面，只有一个文件，不加载任何东西
      test       Swift Testing 用例，对 App 自己的分页容器做同样的操作
      issue      可贴进报告的 Markdown 文字
      asciicast  play 所显示的内容，供 asciinema 的播放器使用

      直接显示；或用 -o 写入 FILE，加 --force 时替换已有文件。

        > export csv --paths main.y,isPinned
      """
    ),
  ]
}
