extension Chinese {
  /// What why, last and history answer.
  static let originAnswers: [(key: String, sentence: String)] = [
    ("it follows from %@", "由 %@ 得出"),
    ("a frame after %@", "%@ 之后的一帧"),
    ("%@ has not been sent up to here", "到此为止没有发出过 %@"),
    (
      "Since the finger came down at #%@, in %@: %@ → %@.",
      "自手指在 #%@ 落下以来，经过 %@：%@ → %@。"
    ),
    ("nothing has happened yet: goto end, and ask there", "还什么都没有发生：goto end 之后再问"),
    ("nothing sent it", "没有规则发出它"),
    ("%@ sent it", "%@ 发出了它"),
    ("%@ set it: %@", "%@ 写入：%@"),
    ("%@ set %@: %@", "%@ 写入 %@：%@"),
    ("%@ follows from %@: %@", "%@ 由 %@ 得出：%@"),
    ("in the same frame", "在同一帧"),
    ("in the same event", "在同一事件"),
    ("in a frame %@, after #%@ %@", "在一帧 %@，#%@ %@ 之后"),
    ("← input", "← 输入"),
    ("← as it was from the start", "← 从起点起就是如此"),
    ("← cut here: goto there, and why goes on", "← 到此截断：goto 到那里，why 会继续"),
    ("← interrupted here", "← 在此中断"),
    ("it saw %@", "它看到 %@"),
    ("policy %@ %@ decides it: %@", "由策略 %@ %@ 决定：%@"),
    ("so do %@", "起同样作用的还有 %@"),
    ("under %@ %@", "在 %@ 下%@"),
    ("; ", "；"),
    ("it would be %@", "会是 %@"),
    ("it would not be sent", "不会发出"),
    ("it would be sent %@ times, the last %@", "会发出 %@ 次，最后一次是 %@"),
    ("From the start, no other value of a rule changes it.", "从起点试起，策略的任何其他取值都不会改变它。"),
    (
      "From the start, every other value of a rule, also of those above, comes to the same here in other steps.",
      "从起点试起，策略的任何其他取值（包括上面那些），都会经由不同的步骤在此得到相同的结果。"
    ),
    ("From the start:", "从起点试起："),
    (
      "Other rules from the start were not tried: %@ events are too many.",
      "没有从起点试其他策略：%@ 个事件太多。"
    ),
    ("interrupted: other rules from the start were not all tried", "已中断：没有从起点试完其他策略"),
    ("So: %@", "即：%@"),
    ("what holds", "当前的一切"),
    ("%@ move", "%@ 次移动"),
    ("%@ moves", "%@ 次移动"),
    ("%@ frame", "%@ 帧"),
    ("%@ frames", "%@ 帧"),
    // history
    ("%@ does not change on %@", "%@ 在 %@ 上没有变化"),
    ("%@ more: history %@ --all", "还有 %@ 行：history %@ --all"),
    ("after #%@", "#%@ 之后"),
    ("glide", "滑行"),
    ("animation", "动画"),
    ("%@ → %@ in %@", "%@ → %@，共 %@"),
    ("%@, up to %@", "%@，最大 %@"),
    ("%@, down to %@", "%@，最小 %@"),
  ]

  /// What divergence and explain answer.
  static let explanations: [(key: String, sentence: String)] = [
    ("line %@, %@", "第 %@ 行，%@"),
    ("%@ observed, %@ in the model", "观测为 %@，模型为 %@"),
    ("(device %@)", "(设备 %@)"),
    ("%@; %@", "%@；%@"),
    ("it is the only observation", "它是唯一的观测"),
    ("it is the first of %@ observations", "它是 %@ 个观测中的第一个"),
    ("%@ of %@ observations comes before it, and agrees", "%2$@ 个观测中有 %1$@ 个在它之前，并且吻合"),
    ("%@ of %@ observations come before it, and agree", "%2$@ 个观测中有 %1$@ 个在它之前，都吻合"),
    ("model", "模型"),
    ("device", "设备"),
    ("no rule was tried: the session is too long for that", "没有试任何策略：会话太长"),
    ("interrupted: other causes were not tried", "已中断：没有试其他原因"),
    ("nothing that was tried so far explains it", "到此为止试过的都不能解释它"),
    (
      "nothing that was tried explains it: no length, time or single missing event",
      "试过的都不能解释它：无论长度、时间，还是缺少单个事件"
    ),
    ("and no single rule", "也没有单个策略能解释它"),
    ("or %@ more", "还有 %@ 种可能"),
    ("could be", "可能是"),
    ("%@; nothing that was tried explains it", "%@；试过的都不能解释它"),
    ("%@; could be %@", "%@；可能是%@"),
    ("it was not observed before", "此前没有观测过"),
    ("it agreed at the same event", "在同一事件上曾经吻合"),
    ("it last agreed at #%@, so it comes of #%@", "最后一次吻合在 #%@，所以来自 #%@"),
    ("it last agreed at #%@, so it comes of #%@ to #%@", "最后一次吻合在 #%@，所以来自 #%@ 到 #%@"),
    ("%@: then the model meets all observations", "%@：这样模型与全部观测吻合"),
    ("%@: then this one is met", "%@：这样模型与这一个吻合"),
    ("%@: then this one and %@ after it are met", "%@：这样模型与这一个及其后 %@ 个吻合"),
    ("rounding, off by %@ pixel", "取整，相差 %@ 像素"),
    ("rounding, off by %@ pixels", "取整，相差 %@ 像素"),
    ("time, the model is there %@ ms later", "时间，模型晚 %@ ms 到达"),
    ("time, the model is there %@ ms earlier", "时间，模型早 %@ ms 到达"),
    ("another rule, %@", "另一种策略，%@"),
    (" or ", " 或 "),
    ("wrong geometry, %@ %@ and not %@", "尺寸有误，%@是 %@ 而不是 %@"),
    ("a missing event, %@ just before #%@", "缺少一个事件，紧接在 #%2$@ 之前的 %1$@"),
    ("a missing event, %@ just after #%@", "缺少一个事件，紧接在 #%2$@ 之后的 %1$@"),
    ("a header of", "头部高度"),
    ("a hover bar of", "悬停栏高度"),
    ("bounds as wide as", "bounds 宽度"),
    ("bounds as high as", "bounds 高度"),
    ("#%@'s %@", "#%@ 的 %@"),
    // explain
    ("observation", "观测"),
    ("expectation", "期望"),
    ("%@ observation", "%@ 个观测"),
    ("%@ observations", "%@ 个观测"),
    ("%@ expectation", "%@ 个期望"),
    ("%@ expectations", "%@ 个期望"),
    ("it asks observations or expectations, not %@", "可以问 observations 或 expectations，不能问 %@"),
    ("there is no %@ to explain", "没有可解释的%@"),
    ("there is no observation on this branch", "本分支上没有观测"),
    ("the model meets all %@ on this branch", "模型与本分支上全部 %@吻合"),
    ("the recording's rules meet all %@", "录制所用的策略与全部 %@吻合"),
    (
      "under the recording's rules %@ of %@ is met, then %@",
      "在录制所用的策略下，%2$@中有 %1$@ 个吻合，接下来：%3$@"
    ),
    (
      "under the recording's rules %@ of %@ are met, then %@",
      "在录制所用的策略下，%2$@中有 %1$@ 个吻合，接下来：%3$@"
    ),
    ("line %@, #%@ not: %@", "第 %@ 行，#%@ 不吻合：%@"),
    ("#%@ not: %@", "#%@ 不吻合：%@"),
    ("interrupted: others were not tried", "已中断：没有试其他策略"),
    ("%@ more set meets all of them", "还有 %@ 套也全部吻合"),
    ("%@ more sets meet all of them", "还有 %@ 套也全部吻合"),
    ("all are met under", "以下策略全部吻合"),
    (
      "what they say of the app's pager is a hypothesis: look for it there",
      "这些对 App 的分页容器只是假设：请到那里查证"
    ),
    ("preset %@ (%@): %@", "预设 %@（%@）：%@"),
    ("%@ rule differs", "%@ 个策略不同"),
    ("%@ rules differ", "%@ 个策略不同"),
    ("nothing that is asked tells these %@ apart", "问过的一切都分不出这 %@ 种"),
    ("no rules that were tried get further", "试过的策略都没有走得更远"),
    ("no rules that were tried meet all; the furthest get", "试过的策略都不能全部吻合；走得最远的是"),
    ("or", "或"),
    ("each to %@ of %@, then %@", "各吻合到%2$@中的第 %1$@ 个，接下来：%3$@"),
    ("to %@ of %@, then %@", "吻合到%2$@中的第 %1$@ 个，接下来：%3$@"),
    (
      "#%@ sets %@: what it sets was tried otherwise up to there only",
      "#%@ 设置 %@：它所设置的，只在它之前试过其他取值"
    ),
    ("%@ was left out: check says what cannot be judged", "略去 %@：check 会说明哪些无法判断"),
    ("%@ were left out: check says what cannot be judged", "略去 %@：check 会说明哪些无法判断"),
    ("the presets", "各预设"),
    ("%@ single rule", "%@ 个单独的策略"),
    ("%@ single rules", "%@ 个单独的策略"),
    ("%@ pair", "%@ 对"),
    ("%@ pairs", "%@ 对"),
    ("%@ set of three", "%@ 组三个"),
    ("%@ sets of three", "%@ 组三个"),
    ("tried: %@", "试过：%@"),
    (
      "tried: %@ (the session is long: of the pairs, those of which one alone changes the first answer)",
      "试过：%@（会话较长：成对的只试其中一个单独就能改变第一个答案的）"
    ),
    (
      "tried: %@ (of three, a third rule for pairs that get further than either alone)",
      "试过：%@（三个一组的，只给比其中任一个单独走得更远的对子加第三个策略）"
    ),
  ]

  /// What compare, diff, first, bisect and sweep answer.
  static let comparisons: [(key: String, sentence: String)] = [
    ("they never differ: %@ and %@ compared", "始终相同：比较了 %@和 %@"),
    ("they differ first %@", "最早的不同在 %@"),
    ("the same again after that, they differ next %@", "此后又相同，下一处不同在 %@"),
    ("what they send differs first %@", "发出的效果最早的不同在 %@"),
    ("A sends", "A 发出"),
    ("B sends", "B 发出"),
    ("A sends  nothing", "A 没有发出效果"),
    ("B sends  nothing", "B 没有发出效果"),
    ("after %@:", "%@之后："),
    ("at %@", "%@"),
    ("at %@, in a frame after %@", "%@，即 %@ 之后的一帧"),
    ("(%@ more: goto there, and state lists them)", "（还有 %@ 项：goto 到那里，由 state 列出）"),
    (
      "they differ after %@ of %@ and at %@ of %@",
      "%2$@中有 %1$@ 个之后不同，%4$@中有 %3$@ 帧不同"
    ),
    ("A goes on for %@", "A 还有 %@"),
    ("B goes on for %@", "B 还有 %@"),
    ("%@ more event", "%@ 个事件"),
    ("%@ more events", "%@ 个事件"),
    ("at rest at the end they do not differ", "在末端静止后两者相同"),
    ("at rest at the end:", "在末端静止后："),
    ("nothing differs", "没有不同"),
    ("there is no file %@, and no mark or branch is called so", "没有文件 %@，也没有标记或分支叫这个名称"),
    ("it holds from the start", "从起点起就成立"),
    ("this branch", "本分支上"),
    ("the rest of the branch", "本分支余下的部分"),
    ("nowhere on %@: %@", "%@没有一处成立：%@"),
    (
      "at the start it is false already: bisect needs what holds there and not at the end",
      "在起点就已不成立：bisect 需要在起点成立、在末端不成立的表达式"
    ),
    (
      "at the end it holds: bisect needs what holds at the start and not there",
      "在末端仍成立：bisect 需要在起点成立、在末端不成立的表达式"
    ),
    ("asked %@ of %@", "问了 %2$@ 处中的 %1$@ 处"),
    // sweep
    (
      "check and what must hold are missing: check main.y == 240",
      "缺少 check 和必须成立的表达式：如 check main.y == 240"
    ),
    ("nothing is called %@. Did you mean %@?", "没有名为 %@ 的项。是否想写 %@？"),
    ("a range is FROM..TO, the lesser first: 100..400", "范围写作 FROM..TO，小的在前：如 100..400"),
    ("it is %@ to %@", "应在 %@ 到 %@ 之间"),
    ("these are more than %@ values: take larger steps", "取值超过 %@ 个：请加大 step"),
    ("this session begins without %@", "这个会话开始时没有 %@"),
  ]
}
