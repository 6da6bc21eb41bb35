extension Chinese {
  /// What is said of inputs as they are typed.
  static let inputs: [(key: String, sentence: String)] = [
    ("a touch is down X Y, up or cancelled", "touch 之后是 down X Y、up 或 cancelled"),
    (
      "after DX DY come at X Y, velocity VX VY, in T",
      "DX DY 之后是 at X Y、velocity VX VY、in T"
    ),
    ("a drag is at most 100,000 frames long", "一次拖动最长 100,000 帧"),
    ("an inset is written by one of %@", "内边距的写入者可用 %@"),
    (
      "content scrolls sideways: this is for main or page N",
      "content 横向滚动：这里只能用 main 或 page N"
    ),
    ("a scroll view is main, content or page N", "滚动视图可用 main、content 或 page N"),
    ("the delegate is replaced or nil", "代理可用 replaced 或 nil"),
    (
      "a callback does one thing, at once: drag began, tap and the like",
      "一个回调只立即做一件事：drag began、tap 之类"
    ),
    ("this could not be saved: %@", "这样无法保存：%@"),
    (
      "an effect is a name, or a name and its page or scroll view: didScrollToPage 2",
      "效果是名称，或名称加上它的页或滚动视图：如 didScrollToPage 2"
    ),
    ("a data source answers with at most %@ pages", "数据源最多回答 %@ 页"),
    (
      "what is set is isHorizontalScrollEnabled, showIndicator, dataSource, delegate or policy",
      "可设置 isHorizontalScrollEnabled、showIndicator、dataSource、delegate 或 policy"
    ),
    ("a policy is NAME=VALUE", "策略写作 NAME=VALUE"),
    ("the presets are %@", "预设有 %@"),
    ("the values of %@ are %@", "%@ 的取值有 %@"),
    (
      "a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them",
      "一页写作 HEIGHT 或 ROWSxHEIGHT，前面可加 TITLE="
    ),
    ("a tab is its number of CELLS, or TITLE=CELLS", "一个标签写作单元格数 CELLS，或 TITLE=CELLS"),
    (
      "a tab is ROWSxHEIGHT, with /VALUES for so many different rows and @FIRST for the first row's value, and TITLE= before it",
      "一个标签写作 ROWSxHEIGHT，后面可加 /VALUES（多少种不同的行）和 @FIRST（首行的值），前面可加 TITLE="
    ),
  ]
}
