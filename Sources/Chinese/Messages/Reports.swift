extension Chinese {
  /// What verify, explore and shrink report.
  static let reports: [(key: String, sentence: String)] = [
    // verify.
    ("line %@: %@", "第 %@ 行：%@"),
    ("%@ on %@", "%@ 分支 %@"),
    ("≠ %@: 1 more observed value differs: --all shows it", "≠ %@：还有 1 个观测值不同：--all 会显示"),
    ("≠ %@: %@ more observed values differ: --all shows them", "≠ %@：还有 %@ 个观测值不同：--all 会逐一显示"),
    ("%@  (%@ observed, %@ in the model)", "%@  (观测为 %@，模型为 %@)"),
    ("invariant %@: %@", "不变式 %@：%@"),
    ("cannot judge: %@", "无法判断：%@"),
    ("%@ recording", "%@ 个录制"),
    ("%@ recordings", "%@ 个录制"),
    ("%@ failed", "%@ 个不成立"),
    ("%@ diverged", "%@ 个有分歧"),
    ("%@ unreadable", "%@ 个无法读取"),
    ("%@ not judged", "%@ 个无法判断"),
    ("shard %@ is empty: there is one recording for %@ shards", "第 %1$@ 份是空的：%2$@ 份却只有一个录制"),
    ("shard %@ is empty: there are %@ recordings for %@ shards", "第 %1$@ 份是空的：%3$@ 份却只有 %2$@ 个录制"),
    ("no `end` record closes it: lines may be missing", "没有 `end` 记录收尾：可能缺少若干行"),
    // explore.
    ("  and %@ more like it", "  另有 %@ 个类似"),
    ("  and %@ more like it: %@", "  另有 %@ 个类似：%@"),
    ("  and %@ more like it: %@ to %@", "  另有 %@ 个类似：%@ 至 %@"),
    ("%@ session", "%@ 个会话"),
    ("%@ sessions", "%@ 个会话"),
    ("1 finding in %@", "%@中有 1 个结果"),
    ("%@ findings in %@", "%2$@中有 %1$@ 个结果"),
    ("a frame", "某一帧"),
    ("what a finger can still do at the end", "结束时手指还能做的动作"),
    ("no single rule of reference makes it hold", "改用 reference 的任何一条策略都不能使它成立"),
    ("%@, or %@", "%@，或 %@"),
    ("it holds with %@", "改用 %@ 就成立"),
    ("  by %@: %@", "  由规则 %@ 造成：%@"),
    ("✗ %@, at %@: %@", "✗ %@（%@）：%@"),
    // shrink.
    ("%@ step", "%@ 步"),
    ("%@ steps", "%@ 步"),
    ("%@ → %@, in %@:  %@", "%@ → %@ 个，共 %@：  %@"),
    (
      "interrupted with %@ of %@ events left: it could be smaller still",
      "被中断，%2$@ 个事件还剩 %1$@ 个：也许还能更小"
    ),
  ]
}
