extension Chinese {
  /// The policies of how pages are turned, and of who is told.
  static let pagingPolicies: [(key: String, sentence: String)] = [
    ("When does currentPageIndex change?", "currentPageIndex 何时改变？"),
    ("a call changes it at once, a swipe when it settles", "调用时立即改变；横滑则在停稳时改变"),
    (
      """
      as request where loading is lazy; eager, when a glide or an animation ends, so \
      never for a move without animation
      """,
      "懒加载时同 request；预先加载时，在滑行或动画结束时改变，因此不带动画的移动不会改变它"
    ),
    ("when content rests on the page, after a call as after a swipe", "调用与横滑一样，都在 content 停到该页时改变"),
    (
      "a call changes it at once, a swipe when the offset reaches the page",
      "调用时立即改变；横滑则在偏移到达该页时改变"
    ),
    ("at every scroll: it is the nearest page, those that only pass too", "每次滚动都改变：取最近的页，只是路过的也算"),
    ("What of a swipe that is lifted exactly on a page's edge?", "横滑恰好在页边界上抬起时，会怎样？"),
    ("the page there is the index", "索引变为该处的页"),
    ("the index stays: no glide ends that would change it", "索引不变：没有滑行的结束来改变它"),
    ("What of a swipe that is given up?", "中途放弃的横滑，会怎样？"),
    ("nobody hears of it", "不通知任何人"),
    ("when it is back, the delegate is told of the page that only showed", "退回后，仍把只露过面的那一页通知给代理"),
    (
      "the page that only showed stays expected, and the next appearance goes there",
      "只露过面的那一页仍是预期页，下次出现时移到那里"
    ),
    ("What of a sideways swipe on header or bar?", "在头部或悬停栏上横滑，会怎样？"),
    ("it turns no page: that is for a finger below the bar", "不翻页：只有悬停栏下方的手指才能翻页"),
    ("it turns the page, as one below the bar does", "翻页，与悬停栏下方的横滑一样"),
    ("What of a move in whose callback the app asks for another page?", "在移动的回调里，App 又请求另一页，会怎样？"),
    ("the page asked for last is gone to, and the outer move ends there", "移到最后请求的页，外层的移动就此结束"),
    (
      "the outer move goes on after it, and puts content at its own page",
      "之后外层的移动继续，把 content 放到它自己的页"
    ),
    ("What becomes of an animated page change that another one replaces?", "带动画的翻页被另一次翻页取代时，会怎样？"),
    ("its end is told, and the other takes its place", "通知它已结束，由后者取代"),
    (
      "its end is never told, and after the other no page change begins until a reload",
      "不通知它已结束；后者完成之后，直到 reload 都不再翻页"
    ),
    ("Which tab is selected while a finger turns the page?", "手指翻页时，选中哪个标签？"),
    ("a tapped one, then the page that the delegate hears of", "点按的标签，之后是通知给代理的页"),
    (
      "a swipe's release selects where it goes, and nothing where it goes to the index",
      "横滑抬起时选中目标页；目标就是索引时不选"
    ),
    (
      "as reported, but a tapped tab stays whose animation a finger has stopped",
      "同 reported，但手指停住了点按引起的动画时，点按的标签仍保持选中"
    ),
    ("What does a tap on the selected tab do?", "点按已选中的标签会做什么？"),
    ("nothing", "没有变化"),
    ("it scrolls the current page to its top, or, if it is there, main", "把当前页滚到顶部；页已在顶部时，滚动 main"),
    ("What of the pages between the old and the new index of a move?", "移动时，新旧索引之间的页会怎样？"),
    ("they are not loaded", "不加载"),
    ("they are loaded, from the old index on, before the new one's page", "从旧索引起依次加载，先于新索引的页"),
    ("Which pages are made before they are current?", "哪些页在成为当前页之前就创建？"),
    ("none where loading is lazy, all where it is eager", "懒加载时没有，预先加载时全部"),
    ("lazy: with each page that is loaded, the ones before and after it", "懒加载：每加载一页，也创建它的前后两页"),
    ("lazy: a page of which a scroll shows a hundredth", "懒加载：滚动使其露出百分之一的页"),
    (
      "What becomes of an animated page change when the pager leaves the screen?",
      "分页容器离开屏幕时，进行中的带动画翻页会怎样？"
    ),
    ("it ends at its page at once", "立即到达目标页并结束"),
    (
      "it stops, its end is never told, and no page change begins until a reload",
      "中止，不通知结束，直到 reload 都不再翻页"
    ),
    (
      "What of a call or a tap for another page while the pager is off the screen?",
      "分页容器不在屏幕上时，调用或点按另一页，会怎样？"
    ),
    ("it goes there, as on the screen", "照常移过去，与在屏幕上时一样"),
    (
      "the index changes alone: nobody is told, and the old page goes on showing",
      "只改索引：不通知任何人，显示的仍是旧页"
    ),
    (
      "Who tells a page's controller that the container appears or disappears?",
      "容器出现或消失时，由谁通知页的视图控制器？"
    ),
    ("one of the container and UIKit", "容器与 UIKit 二者之一"),
    ("the container and UIKit, each", "容器和 UIKit 各通知一次"),
    (
      "Where does the first page stand when layoutDirection is rtl?",
      "layoutDirection 为 rtl 时，第一页在哪里？"
    ),
    ("where reading begins: page i at (n − 1 − i) × width", "阅读开始的一侧：第 i 页在 (n − 1 − i) × width"),
    ("at the left, in every language", "始终在左侧，不论语言"),
  ]
}
