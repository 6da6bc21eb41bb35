import PagerModel

extension CommandTable {
  static let insetCommands = [
    Command(
      input: "contentInset", arguments: "main | page N TOP BOTTOM [by WRITER]",
      completion: .words(["main", "page", "by"] + InsetWriter.allCases.map(\.rawValue)),
      summary: "a view's inset is written",
      help: """
        In points, in somebody's name: header, safeArea, refresh, pin or app (app). The inset is the
        sum of what they wrote; policy insetWriters has other rules.

          > contentInset main 20 0
          > contentInset page 0 88 34 by safeArea
        """
    ) { _, arguments throws(CommandError) in
      let view = try arguments.requireVerticalScrollView()
      let insets = try arguments.requireInsets()
      return [DelayedEvent(.contentInset(view, insets, by: try arguments.takeInsetWriter()))]
    },
    Command(
      input: "refresh", arguments: "main | page N [began] HEIGHT|ended",
      completion: .words(["main", "page", "began", "ended"]),
      summary: "pull to refresh begins or ends",
      help: """
        It begins with an inset of HEIGHT points at the view's top, to which a view at its top
        scrolls, and ends without it.

          > refresh main 54
          > wait 300ms
          > refresh main ended
        """
    ) { _, arguments throws(CommandError) in
      let view = try arguments.requireVerticalScrollView()
      if arguments.take(keyword: "ended") { return [DelayedEvent(.refresh(view, .ended))] }
      _ = arguments.take(keyword: "began")
      let height = try arguments.requireNumber("the height", in: Ranges.size)
      return [DelayedEvent(.refresh(view, .began(height: height)))]
    },
    Command(
      input: "pinOffset", arguments: "Y", summary: "the bar pins below the top",
      help: """
        So many points below it: main's maximum is the header less Y, and the pages are so much
        shorter.

          > pinOffset 64
        """
    ) { _, arguments throws(CommandError) in
      [DelayedEvent(.pinOffset(try arguments.requireNumber("the offset", in: Ranges.size)))]
    },
    Command(
      input: "scrollToTop", summary: "the status bar is tapped",
      help: """
        The current page scrolls to its top, or main where the page is there already; animated, in
        0.3 s.

          > scrollToTop
        """
    ) { _, _ throws(CommandError) in [DelayedEvent(.scrollToTop)] },
  ]
}
