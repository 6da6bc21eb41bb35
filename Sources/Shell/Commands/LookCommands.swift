import Inspection
import PagerModel
import Picture
import Timeline

extension CommandTable {
  static let lookCommands = [
    Command(
      "print", ["p"], family: .look, arguments: "EXPR",
      takesText: true, completion: .expression, summary: "say what an expression is here",
      help: """
        A state path in its full or short spelling, or an expression over them:

          > print main.y
          240
          > print pages[0].y - pages[0].y@released > 50
          true
          > print count(effects, didScrollToPage) == 1 && all(pages, .y == 0)
          false

        `before.PATH` is the state just before the last event acted, `PATH@MARK` and `PATH@#12`
        the state at another place, `event.dy` a parameter of the last event.
        """,
      run: printValue),
    Command(
      "state", family: .look, arguments: "[PATH]",
      completion: .expression, summary: "list the state, or the part of it below a path",
      help: """
        `state main`, `state pages[1]`, `state policy`: every path there with its value.

          > state tabBar
          tabBar.selectedIndex = 1
          tabBar.indicator.x = 16
          tabBar.indicator.width = 28
          tabBar.contentOffset.x = 0
        """,
      run: state),
    Command(
      "effects", family: .look,
      summary: "list what the last event sent, with the rules that sent it",
      help: """
        Callbacks and data source calls in their order, indented by how deep in the rules they were
        sent, and the rule's name. What was sent while time ran up to the event is among them.

          > effects
          numberOfPages   by pager/reload
              pageAt 0   by pager/load-page
          didScrollToPage 0   by pager/reload
        """,
      run: effects),
    Command(
      "list", ["l"], family: .look, arguments: "[N] [--events]", isRepeatable: true,
      completion: .words(["--events"]), summary: "list what happened around this place",
      help: """
        Five lines before and after this one (set list says how many), or N; => is where this is. A drag is one line, from
        began to ended, with how far the finger went and how long it took; with --events, each of
        its events is one.

          > list
             #0 @0.000s start
             #1 @0.000s reload
             #2..#4 @0.250s drag x3, dy -300, 0.024 s, velocity 0, -2400 (released)
          => #5 @0.308s tap 1
        """,
      run: list),
  ]

  private static func printValue(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let (text, column) = arguments.takeRest()
    let expression = try session.expression(text, at: column)
    return Reply("\(try session.evaluate(expression, at: column))")
  }

  private static func state(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    let word = arguments.take()
    try arguments.requireEnd()
    let state = session.timeline.state
    let paths = state.paths.filter { $0.isBelow(word?.text ?? "") }
    if let word, paths.isEmpty {
      if let near = nearest(to: word.text, among: state.heads) {
        throw CommandError("no state is called \(word.text). Did you mean \(near)?", at: word)
      }
      let path = try statePath(word, in: state.container)
      return Reply("\(path) = \(state.value(path))")
    }
    return Reply(paths.map { "\($0) = \(state.value($0))" })
  }

  private static func effects(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    try arguments.requireEnd()
    let sent = try session.effectsHere()
    guard !sent.isEmpty else { return Reply("nothing was sent") }
    return Reply(
      sent.map { effect in
        let indent = String(repeating: "  ", count: effect.depth - 1)
        return "\(indent)\(effect.effect)   by \(effect.rule.rawValue)"
      })
  }

  private static func list(
    _ session: inout Session, _ arguments: inout Arguments
  ) throws(CommandError) -> Reply {
    var isOfEvents = arguments.take(keyword: "--events")
    let count = arguments.isEmpty ? session.settings.listCount : try arguments.takeCount()
    isOfEvents = arguments.take(keyword: "--events") || isOfEvents
    try arguments.requireEnd()
    let timeline = session.timeline
    let depth = timeline.depth
    guard isOfEvents else {
      let items: [ClosedRange<Int>]
      do {
        items = try GestureFold.items(
          of: timeline.path, around: depth, count: count, in: timeline.tree,
          unless: session.isInterrupted)
      } catch {
        throw CommandError(error, in: session)
      }
      return Reply(try session.lines(for: items) { session.line(ofItem: $0) })
    }
    let most = min(count, timeline.length)
    let depths = max(0, depth - most)...min(timeline.length, depth + most)
    return Reply(try session.lines(for: depths) { session.line(ofItem: $0...$0) })
  }
}

extension Session {
  /// What the last event sent, and what was sent since while time passed.
  mutating func effectsHere() throws(CommandError) -> [SentEffect] {
    let cursor = timeline.cursor
    do {
      return try timeline.withReplay { replay throws(ReplayError) in
        let sent = try replay.effects(at: cursor.node)
        var state = try replay.state(at: cursor.node)
        var probe = EffectProbe()
        state.advance(to: cursor.time, &probe)
        return sent + probe.effects
      }
    } catch {
      throw CommandError(error, in: self)
    }
  }
}

extension Pager {
  /// What the paths begin with, in either spelling: `main`, `pages`, `policy`.
  fileprivate var heads: [String] {
    let heads = paths.flatMap { [$0.description, $0.shortDescription] }
    return heads.map { String($0.prefix { $0 != "." && $0 != "[" }) }
  }
}

extension StatePath {
  /// Whether the path is `prefix` or stands below it, in either spelling.
  fileprivate func isBelow(_ prefix: String) -> Bool {
    if prefix.isEmpty { return true }
    return [description, shortDescription].contains { text in
      guard text.hasPrefix(prefix) else { return false }
      let rest = text.dropFirst(prefix.count)
      return rest.isEmpty || rest.first == "." || rest.first == "["
    }
  }
}
