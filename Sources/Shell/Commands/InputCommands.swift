import Inspection
import PagerModel
import Recording
import Timeline

extension CommandTable {
  static let inputCommands = [
    Command(
      "drag", family: .input, arguments: "DX DY [at X Y] [velocity VX VY] [in T]",
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
      run: drag),
    Command(
      "touch", family: .input, arguments: "down X Y | up | cancelled",
      summary: "a finger lands or lifts without a pan",
      help: "It stops the glides of the views above which it lands.",
      run: touch),
    Command(
      "reload", family: .input, arguments: "[N]",
      summary: "reload(toPageAt:)", help: "The data source is asked again; N: the page to go to.",
      run: reload),
    Command(
      "scrollToPage", family: .input, arguments: "N [animated]",
      summary: "scrollToPage(at:animated:)", help: "The public call, animated or not.",
      run: scrollToPage),
    Command(
      "setCurrentPageIndex", family: .input, arguments: "N",
      summary: "set currentPageIndex", help: "The property's setter: never animated.",
      run: setCurrentPageIndex),
    Command(
      "tap", ["selectTab"], family: .input, arguments: "N [animated true|false]",
      summary: "a tab is tapped",
      help: "The bar selects tab N and asks the pager to move, animated unless said otherwise.",
      run: tap),
    Command(
      "setContentOffset", family: .input, arguments: "main Y | content X | page N Y [animated]",
      summary: "code scrolls a view", help: "In points, never clamped; animated takes 0.3 s.",
      run: setContentOffset),
    Command(
      "layout", family: .input, arguments: "W H",
      summary: "the bounds change: first layout, rotation", help: "The container's size in points.",
      run: layout),
    Command(
      "header", family: .input, arguments: "H | none",
      summary: "the header is set, resized or removed", help: "Its height in points.",
      run: header),
    Command(
      "hover", family: .input, arguments: "H | none",
      summary: "the hover bar is set, resized or removed", help: "Its height in points.",
      run: hover),
    Command(
      "pages", family: .input, arguments: "[TITLE=]HEIGHT | [TITLE=]ROWSxHEIGHT ...",
      summary: "the data source's next answer",
      help: """
        A page a word: its content's height in points, or rows and their height. Nothing moves
        until reload.

          > pages 2000 首页=2000 40x48
        """,
      run: pages),
    Command(
      "contentSize", family: .input, arguments: "PAGE H",
      summary: "a page's content grows or shrinks", help: "Its new height in points.",
      run: contentSize),
    Command(
      "setting", family: .input,
      arguments: "NAME true|false | policy NAME=VALUE ...",
      summary: "set a property or a rule",
      help: """
        isHorizontalScrollEnabled, showIndicator, dataSource and delegate (attached or not), or
        rules, from here on:

          > setting isHorizontalScrollEnabled false
          > setting policy headerDrag=stops pinRelease=pageOnly
        """,
      run: setting),
    Command(
      "wait", family: .input, arguments: "T",
      summary: "time passes", help: "T with its unit: wait 200ms, wait 1.5s. Glides go on.",
      run: wait),
  ]

  private static func reload(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let index = arguments.isEmpty ? nil : try arguments.requireInteger("the page")
    return try session.input(.reload(toPageAt: index), &arguments)
  }

  private static func scrollToPage(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let index = try arguments.requireInteger("the page")
    let isAnimated = try arguments.takeAnimated(otherwise: false)
    return try session.input(.scrollToPage(at: index, animated: isAnimated), &arguments)
  }

  private static func setCurrentPageIndex(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try session.input(
      .setCurrentPageIndex(to: try arguments.requireInteger("the page")), &arguments)
  }

  private static func tap(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let index = try arguments.requireInteger("the tab")
    let isAnimated = try arguments.takeAnimated(otherwise: true)
    return try session.input(.selectTab(at: index, animated: isAnimated), &arguments)
  }

  private static func setContentOffset(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let view = try arguments.requireScrollView()
    let offset = try arguments.requireNumber("the offset", in: Ranges.offset)
    let isAnimated = try arguments.takeAnimated(otherwise: false)
    let event = PagerEvent.setContentOffset(
      view, x: view == .content ? offset : nil, y: view == .content ? nil : offset,
      animated: isAnimated)
    return try session.input(event, &arguments)
  }

  private static func layout(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let width = try arguments.requireNumber("the width", in: Ranges.size)
    let height = try arguments.requireNumber("the height", in: Ranges.size)
    return try session.input(.layout(Size(width: width, height: height)), &arguments)
  }

  private static func header(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try session.input(.header(height: try arguments.requireHeight()), &arguments)
  }

  private static func hover(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try session.input(.hover(height: try arguments.requireHeight()), &arguments)
  }

  private static func contentSize(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let page = try arguments.requireInteger("the page")
    let height = try arguments.requireNumber("the height", in: Ranges.size)
    return try session.input(.contentSize(page: page, height: height), &arguments)
  }

  private static func wait(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let duration = try arguments.requireDuration("how long")
    return try session.input([(duration, .wait)], &arguments)
  }
}
