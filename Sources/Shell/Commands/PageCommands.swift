import PagerModel
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
      page = session.timeline.add([try pageSpec(word)])
    }
    let follow = arguments.take(keyword: "follow")
    return [DelayedEvent(.pageInsert(at: index, page: page, follow: follow))]
  }

  @Sendable private static func callback(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> [DelayedEvent] {
    let first = try arguments.require("the effect")
    var effect = first.text
    while let word = arguments.next, word.text != "do" {
      _ = arguments.take()
      effect += " \(word.text)"
    }
    guard let pattern = EffectPattern(effect) else {
      throw CommandError(
        "an effect is a name, or a name and its page or scroll view: didScrollToPage 2", at: first)
    }
    guard arguments.take(keyword: "do") else {
      throw CommandError("after the effect comes do INPUT", at: first)
    }
    let events = try session.typedInput(&arguments)
    guard let event = events.first, events.count == 1, event.delay == 0 else {
      throw CommandError(
        "a callback does one thing, at once: drag began, tap and the like", at: first)
    }
    let id = session.timeline.add(Callback(on: pattern, do: event.event))
    return [DelayedEvent(.callback(id))]
  }
}
