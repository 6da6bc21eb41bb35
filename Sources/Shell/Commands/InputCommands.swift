import PagerModel

extension CommandTable {
  static let inputCommands =
    gestureCommands + pagerCommands + viewCommands + insetCommands + appCommands
    + pageCommands

  private static let gestureCommands = [
    Command(
      input: "drag", arguments: "DX DY [at X Y] [velocity VX VY] [in T]",
      completion: .words(["at", "velocity", "in", "began", "changed", "ended", "cancelled"]),
      summary: "one finger's whole pan, or one phase of it",
      help: """
        A pan of DX, DY points: began in the middle of what shows of the page, or at X Y; equal
        moves, a frame apart, for T (160ms); ended a frame later, with the finger's velocity in
        points per second (0). Up is negative.

          > drag 0 -300
          > drag -250 0 velocity -900 0
          > drag 0 100 at 195 30 in 80ms

        A single phase: drag began X Y [VX VY], drag changed DX DY, drag ended VX VY [target Y],
        drag cancelled.
        """,
      events: drag),
    Command(
      input: "touch", arguments: "down X Y | up | cancelled",
      completion: .words(["down", "up", "cancelled"]),
      summary: "a finger lands or lifts without a pan",
      help: """
        It stops the glides of the views above which it lands.

          > touch down 195 600
          #7 @0.308s touch down at 195, 600   pages[0].scrollView.isDecelerating true → false
        """, events: touch),
  ]

  private static let pagerCommands = [
    Command(
      input: "reload", arguments: "[N]", summary: "reload(toPageAt:)",
      help: """
        The data source is asked again; N: the page to go to.

          > reload
        """
    ) { _, arguments throws(CommandError) in
      let index = arguments.isEmpty ? nil : try arguments.requireInteger("the page")
      return [DelayedEvent(.reload(toPageAt: index))]
    },
    Command(
      input: "scrollToPage", arguments: "N [animated]", completion: .words(["animated"]),
      summary: "scrollToPage(at:animated:)",
      help: """
        The public call, animated or not.

          > scrollToPage 2 animated
        """
    ) { _, arguments throws(CommandError) in
      let index = try arguments.requireInteger("the page")
      let isAnimated = try arguments.takeAnimated(otherwise: false)
      return [DelayedEvent(.scrollToPage(at: index, animated: isAnimated))]
    },
    Command(
      input: "setCurrentPageIndex", arguments: "N", summary: "set currentPageIndex",
      help: """
        The property's setter: never animated.

          > setCurrentPageIndex 2
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.setCurrentPageIndex(to: try arguments.requireInteger("the page")))]
    },
    Command(
      input: "tap", ["selectTab"], arguments: "N [animated true|false]",
      completion: .words(["animated"]), summary: "a tab is tapped",
      help: """
        The bar selects tab N and asks the pager to move, animated unless said otherwise.

          > tap 2
        """
    ) { _, arguments throws(CommandError) in
      let index = try arguments.requireInteger("the tab")
      let isAnimated = try arguments.takeAnimated(otherwise: true)
      return [DelayedEvent(.selectTab(at: index, animated: isAnimated))]
    },
    Command(
      input: "setContentOffset", arguments: "main Y | content X | page N Y [animated]",
      completion: .words(["main", "content", "page", "animated"]), summary: "code scrolls a view",
      help: """
        In points, never clamped; animated takes 0.3 s.

          > setContentOffset main 40
          #7 @0.308s setContentOffset main 40   isPinned true → false   main.y 240 → 40
        """
    ) { _, arguments throws(CommandError) in
      let view = try arguments.requireScrollView()
      let offset = try arguments.requireNumber("the offset", in: Ranges.offset)
      let isAnimated = try arguments.takeAnimated(otherwise: false)
      let isSideways = view == .content
      let event = PagerEvent.setContentOffset(
        view, x: isSideways ? offset : nil, y: isSideways ? nil : offset, animated: isAnimated)
      return [DelayedEvent(event)]
    },
  ]

  private static let viewCommands = [
    Command(
      input: "layout", arguments: "W H [insets TOP BOTTOM]", completion: .words(["insets"]),
      summary: "the bounds change: first layout, rotation",
      help: """
        The container's size in points, and what of it the safe area leaves out: an inset of main
        at the top, of the pages at the bottom. Without insets it stays as it was.

          > layout 390 844 insets 47 34
        """
    ) { _, arguments throws(CommandError) in
      let width = try arguments.requireNumber("the width", in: Ranges.size)
      let height = try arguments.requireNumber("the height", in: Ranges.size)
      let insets = arguments.take(keyword: "insets") ? try arguments.requireInsets() : nil
      return [DelayedEvent(.layout(Size(width: width, height: height), insets: insets))]
    },
    Command(
      input: "header", arguments: "H | none", completion: .words(["none"]),
      summary: "the header is set, resized or removed",
      help: """
        Its height in points.

          > header 100
          #7 @0.308s header 100   headerHeight 240 → 100   main.y 240 → 100
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.header(height: try arguments.requireHeight()))]
    },
    Command(
      input: "hover", arguments: "H | none",
      completion: .words(["none"]), summary: "the hover bar is set, resized or removed",
      help: """
        Its height in points.

          > hover 44
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.hover(height: try arguments.requireHeight()))]
    },
    Command(
      input: "contentSize", arguments: "PAGE H",
      summary: "a page's content grows or shrinks",
      help: """
        Its new height in points.

          > contentSize 0 900
          #7 @0.308s contentSize 0 900   pages[0].contentHeight 2000 → 900
        """
    ) { _, arguments throws(CommandError) in
      let page = try arguments.requireInteger("the page")
      let height = try arguments.requireNumber("the height", in: Ranges.size)
      return [DelayedEvent(.contentSize(page: page, height: height))]
    },
  ]

  private static let appCommands = [
    Command(
      input: "pages", arguments: "[TITLE=]HEIGHT | [TITLE=]ROWSxHEIGHT | [TITLE=]CELLS ...",
      summary: "the data source's next answer",
      help: """
        A page a word: its content's height in points, or rows and their height, 10,000,000
        points together at the most. Nothing moves until reload.

        In a grid a tab is its number of CELLS. In a sticky pager it is ROWSxHEIGHT; behind that
        /VALUES is how many different rows there are, in turn, and @FIRST the first row's value:
        125x52/26, or 1010x52@-10 for a list of which ten rows came above.

          > pages 2000 首页=2000 40x48
        """,
      events: pages),
    Command(
      input: "setting", arguments: "NAME true|false | policy NAME=VALUE ...",
      completion: .setting, summary: "set a property or a rule",
      help: """
        isHorizontalScrollEnabled, showIndicator, dataSource and delegate (attached or not), or
        rules, from here on:

          > setting isHorizontalScrollEnabled false
          > setting policy headerDrag=stops pinRelease=pageOnly
        """,
      events: setting),
    Command(
      input: "wait", arguments: "T", summary: "time passes",
      help: """
        T with its unit: wait 200ms, wait 1.5s. Glides go on.

          > wait 200ms
          #7 @0.508s wait   content.x 0 → 278   pages[0].y 119.33333333333333 → 482.6666666666667
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.wait, after: try arguments.requireDuration("how long"))]
    },
  ]
}
