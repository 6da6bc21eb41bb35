extension Chinese {
  /// Whose policies the presets are.
  static let presets: [(key: String, sentence: String)] = [
    ("what the documentation of pagers promises and a user expects", "分页容器的文档所承诺、用户所期待的行为"),
    ("CLNestedSlide's code, as its traces show it", "CLNestedSlide 的代码，依据其轨迹"),
    (
      "JXPagingView's code: outer view and lists hold each other by offsets",
      "JXPagingView 的代码：外层视图与列表通过偏移互相牵制"
    ),
    (
      "JXPagingSmoothView's and GKPageSmoothView's: the header lies in the lists",
      "JXPagingSmoothView 与 GKPageSmoothView 的代码：头部放在列表里"
    ),
    ("the article's code that the container is made after, as it stands", "文章中的原始代码，该容器即据此而来"),
  ]
}
