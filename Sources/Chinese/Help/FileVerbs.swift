extension Chinese {
  /// The verbs that write a recording anew.
  static let fileVerbHelp: [(key: String, sentence: String)] = [
    ("write a recording as this program would have written it", "按本程序的写法重新写出录制"),
    (
      "verb fmt",
      """
      行以 LF 结尾，第一行之前没有字节顺序标记；字段按格式规定的顺序，数字用最短写法，
      没有含义的内容省略。本版本不认识的记录和字段保持原样。会说明改了什么。

      写到标准输出，或 -o FILE：一个尚不存在的文件，加 --force 时也可以是已有的文件，
      包括 FILE 自己。内容写入磁盘后才用上该文件名。

        unscroll fmt Recordings/B04-cancelled-swipe.jsonl
      """
    ),
    ("write a recording with a checksum on every line", "写出录制，每行带校验和"),
    (
      "verb seal",
      """
      封存的录制中，任何一行被改动、删除、重复或移动都是错误。各行字节不变，只多出校验
      和，以及首行中的 `sealed`。

      写到标准输出，或 -o FILE：一个尚不存在的文件，加 --force 时也可以是已有的文件，
      包括 FILE 自己。内容写入磁盘后才用上该文件名。

        unscroll seal Recordings/B04-cancelled-swipe.jsonl
      """
    ),
    ("write a sealed recording without its checksums", "写出封存的录制，去掉校验和"),
    (
      "verb unseal",
      """
      检验校验和之后将其去掉；没有校验和的录制可以手工编辑。

      写到标准输出，或 -o FILE：一个尚不存在的文件，加 --force 时也可以是已有的文件，
      包括 FILE 自己。内容写入磁盘后才用上该文件名。

        unscroll unseal Recordings/B04-cancelled-swipe.jsonl
      """
    ),
    ("write a recording without its torn tail, which is kept beside", "写出去掉残缺尾部的录制，尾部另存在旁边"),
    (
      "verb recover",
      """
      程序被杀死或磁盘写满时，录制末尾可能留下半行或一串零。写出所有完整的行；加
      -o FILE 时，余下的写入 FILE.torn（已有时为 FILE.torn-2，以此类推）。更靠前的损坏
      不修复：只会指出，--salvage 可打开损坏之前的部分。

      写到标准输出，或 -o FILE：一个尚不存在的文件，加 --force 时也可以是已有的文件，
      包括 FILE 自己。内容写入磁盘后才用上该文件名。

        unscroll recover Recordings/B04-cancelled-swipe.jsonl
      """
    ),
  ]
}
