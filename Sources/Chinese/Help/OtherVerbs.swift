extension Chinese {
  /// The verbs for other programs and for learners.
  static let otherVerbHelp: [(key: String, sentence: String)] = [
    (
      "print a script that completes unscroll's arguments in a shell", "输出为 unscroll 补全参数的 shell 脚本"
    ),
    (
      "verb completion",
      """
      在 bash 中：在 ~/.bashrc 里写 eval "$(unscroll completion bash)"。在 zsh 中：
      unscroll completion zsh > _unscroll，放在 $fpath 的某个文件夹里。在 fish 中：
      unscroll completion fish > ~/.config/fish/completions/unscroll.fish。

      脚本向 `unscroll completion words -- WORD...` 询问最后一个词可以是什么：每行一
      个，后面是制表符和备注；可以是文件时有一行 :files。

        unscroll completion bash
      """
    ),
    ("print the manual page, for man", "输出供 man 使用的手册页"),
    (
      "verb man",
      """
      roff 格式的英文手册页，包括每个子命令及其选项，以及 shell 的命令。写入 $MANPATH
      中的 man1 文件夹：unscroll man > unscroll.1。man -l 可以读取任何位置的手册页。

        unscroll man
      """
    ),
    ("write a session in another form, as a table or a text", "把会话写成其他形式：表格或文字"),
    (
      "verb export",
      """
      会话的 main，或 --branch NAME，从起点到末端。FORMAT 为

      json       一个对象，包括所有分支：节点的事件、效果和状态，以及断言和观测的结果
                 （Recordings/FORMAT.md）
      csv        每个时刻一行，即每个事件和有运动的每一帧：以秒计的时间、最近事件的节
                 点，以及 --paths PATH,... 的值；不带它时为各视图的位置和当前页。
                 --long：每个值一行，`time,path,value`
      html       播放该会话的网页，只有一个文件，不加载任何内容
      test       Swift Testing 用例，对应用自己的分页容器做同样的事
      issue      可贴进报告的 Markdown 文字
      asciicast  play 显示的内容，供 asciinema 的播放器使用

        unscroll export Recordings/tour-lazy.jsonl --format csv --paths main.y
      """
    ),
    ("write a recording with what an app's log says of its state", "把应用日志中的状态写进录制"),
    (
      "verb import-observations",
      """
      CSV 每行一个值，`time,path,value`：距会话起点的秒数，状态路径，以及数字、true、
      false、文字，空表示 null；第一行可以是列名。每个值成为 main 上的一条 observe 记
      录，位于那一时刻的事件上，或位于在那里插入的 wait 上：把一段时间分成两段不改变任
      何结果。此后 verify 将它们与模型比较，divergence 和 explain 说明从哪里出现分歧。
      FILE 或 CSV 写作 - 时读取标准输入。

      整个录制写到标准输出，或 -o FILE；只有加 --force 才替换已有的文件。

        unscroll import-observations Recordings/tour-lazy.jsonl log.csv
      """
    ),
    ("learn the shell in five minutes", "用五分钟学会使用 shell"),
    (
      "verb tutorial",
      """
      在 shell 中打开程序自带的录制，并给出简短的课程：每一课说明该输入什么，完成后进
      入下一课。tutorial next 跳过一课，tutorial 重复一课，quit 离开。只有 save 才写
      入，写到指定的文件。

        unscroll tutorial
      """
    ),
  ]
}
