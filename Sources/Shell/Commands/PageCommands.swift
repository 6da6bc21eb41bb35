import PagerModel
import Recording
import Timeline

extension CommandTable {
  static let pageCommands = [
    Command(
      input: "pageInsert", arguments: "N [PAGE] [follow]", completion: .words(["follow"]),
      summary: "a page is put in without a reload",
      help: """
        PAGE is described as for pages; without it the data source's answer describes it already.
        The index stays with its page, or goes to the new one: follow.

          > pageInsert 0 首页=2000
          > pageInsert 1 40x48 follow
        """,
      events: pageInsert),
    Command(
      input: "pageDelete", arguments: "N [follow]", completion: .words(["follow"]),
      summary: "a page is taken out without a reload",
      help: """
        The index stays with its page; of the page that is taken out, and with follow, it goes to
        the page that takes its place.

          > pageDelete 1
        """
    ) { _, arguments throws(CommandError) in
      let index = try arguments.requireInteger("the page")
      return [DelayedEvent(.pageDelete(at: index, follow: arguments.take(keyword: "follow")))]
    },
    Command(
      input: "appear", arguments: "[animated]", completion: .words(["animated"]),
      summary: "the pager comes onto the screen",
      help: "Animated it takes 0.35 s.\n\n  > disappear\n  > appear animated"
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.appear(animated: try arguments.takeAnimated(otherwise: false)))]
    },
    Command(
      input: "disappear", arguments: "[animated]", completion: .words(["animated"]),
      summary: "another screen covers the pager",
      help: """
        Off the screen no finger reaches it, and what moved has come to rest. Animated it takes
        0.35 s.

          > disappear
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.disappear(animated: try arguments.takeAnimated(otherwise: false)))]
    },
    Command(
      input: "pageDelegate", arguments: "N replaced|nil", completion: .words(["replaced", "nil"]),
      summary: "a page's own scroll delegate changes",
      help: "The app gives page N another scroll delegate, or none.\n\n  > pageDelegate 0 nil"
    ) { _, arguments throws(CommandError) in
      let index = try arguments.requireInteger("the page")
      let word = try arguments.require("the delegate")
      guard let delegate = PagerEvent.PageDelegate(rawValue: word.text) else {
        throw CommandError("the delegate is replaced or nil", at: word)
      }
      return [DelayedEvent(.pageDelegate(page: index, to: delegate))]
    },
    Command(
      input: "callback", arguments: "EFFECT do INPUT", completion: .callback,
      summary: "what the app does when it is next told of an effect",
      help: """
        When EFFECT is next sent, INPUT happens there and then, once. EFFECT is a callback's name,
        and its page or scroll view, if it is to be that one.

          > callback didScrollToPage 1 do layout 390 600
          > tap 1
        """,
      events: callback),
  ]

  @Sendable private static func pageInsert(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let index = try arguments.requireInteger("the page")
    var page: Payloads.PagesID?
    if let word = arguments.next, word.text != "follow" || word.isQuoted {
      _ = arguments.take()
      page = session.timeline.add([try pageSpec(word, in: session.timeline.container)])
    }
    let follow = arguments.take(keyword: "follow")
    return [DelayedEvent(.pageInsert(at: index, page: page, follow: follow))]
  }

  @Sendable private static func callback(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    var patterns = [try effect(&arguments)]
    var input = try arguments.require("the input")
    while try CommandTable.command(input).name == "callback" {
      patterns.append(try effect(&arguments))
      input = try arguments.require("the input")
    }
    let events = try session.typedInput(input, &arguments)
    guard let innermost = events.first, events.count == 1, innermost.delay == 0 else {
      throw CommandError(
        "a callback does one thing, at once: drag began, tap and the like", at: input)
    }
    var event = innermost.event
    for pattern in patterns.reversed() {
      event = .callback(session.timeline.add(Callback(on: pattern, do: event)))
    }
    do throws(Problem) {
      try event.requireWritable(session.timeline.replay.payloads)
    } catch {
      throw CommandError("this could not be saved: \(error.sentence)", at: input)
    }
    return [DelayedEvent(event)]
  }

  /// What a callback answers, and the `do` behind it.
  private static func effect(_ arguments: inout Arguments) throws(CommandError) -> EffectPattern {
    let first = try arguments.require("the effect")
    var text = first.text
    while !arguments.take(keyword: "do") {
      text += " \(try arguments.require("do INPUT").text)"
    }
    guard let pattern = EffectPattern(text) else {
      throw CommandError(
        "an effect is a name, or a name and its page or scroll view: didScrollToPage 2", at: first)
    }
    return pattern
  }
}
