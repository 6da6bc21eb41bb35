extension Chinese {
  /// What comes of judging a record.
  static let judging: [(key: String, sentence: String)] = [
    ("(%@ expected, %@ found)", "(应为 %@，实为 %@)"),
    ("(%@ expected, %@ found on page %@)", "(应为 %1$@，页 %3$@ 实为 %2$@)"),
    ("%@ holds under %@ too", "%@ 在 %@ 下也成立"),
    ("failsUnder names no rule: nothing could fail under it", "failsUnder 没有写规则，断言不可能因它而不成立"),
    ("%@ changes nothing: the recording has these rules", "%@ 没有改变什么：录制用的就是这些规则"),
    ("exempt: %@ is no invariant. They are %@", "exempt: %@ 不是不变式。不变式有 %@"),
  ]
}
