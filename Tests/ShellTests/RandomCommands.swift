import SeededRandom

/// What somebody might type, some of it misspelt.
struct RandomCommands {
  private var random: Seeded

  init(seed: Int) { random = Seeded(UInt64(seed)) }

  mutating func lines(_ count: Int) -> [String] {
    (0..<count).map { _ in number(0...9) == 0 ? misspelt(command()) : command() }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one(of words: [String]) -> String {
    words[number(0...words.count - 1)]
  }

  private mutating func command() -> String {
    switch number(0...5) {
    case 0: gesture()
    case 1, 2: input()
    case 3: move()
    case 4: question()
    case _: record()
    }
  }

  private mutating func gesture() -> String {
    switch number(0...5) {
    case 0: "drag \(number(-400...400)) 0 velocity \(number(-2000...2000)) 0"
    case 1:
      "drag 0 \(number(-900...900)) velocity 0 \(number(-4000...4000)) in \(number(0...300))ms"
    case 2: "drag \(number(-60...60)) \(number(-60...60)) at \(number(0...390)) \(number(0...844))"
    case 3: "touch down \(number(0...390)) \(number(0...844))"
    case 4: one(of: ["touch up", "touch cancelled", "drag cancelled", "drag ended 0 -900"])
    case _: one(of: ["drag began 195 600", "drag changed 0 -33.3", "drag changed 41 2"])
    }
  }

  private mutating func input() -> String {
    switch number(0...14) {
    case 0: one(of: ["reload", "reload", "reload \(number(-1...4))"])
    case 1: "tap \(number(-1...4))"
    case 2: "scrollToPage \(number(0...3)) animated"
    case 3: "setCurrentPageIndex \(number(-1...3))"
    case 4: "setContentOffset main \(number(-50...400)).5 animated"
    case 5: "setContentOffset page \(number(0...2)) \(number(0...2000))"
    case 6: one(of: ["layout 844 390", "layout 390 844", "layout 0 0", "layout 375.5 667"])
    case 7: one(of: ["header 100", "header none", "header 0", "hover 40", "hover none"])
    case 8: one(of: ["pages", "pages 100 2000", "pages 首=50x44 3000 \"乙 乙=10\" 0 7"])
    case 9: "contentSize \(number(0...3)) \(number(0...5000))"
    case 10:
      one(of: [
        "setting policy preset=clNestedSlide", "setting policy headerDrag=stops",
        "setting dataSource false", "setting isHorizontalScrollEnabled false",
        "setting policy handOver=flags axisLock=none", "setting dataSource true",
        "refresh main 54", "refresh main ended", "contentInset page 0 20 0 by header",
        "pinOffset 64", "scrollToTop", "layout 390 844 insets 47 34",
      ])
    case 11: one(of: ["pageInsert 0 500", "pageInsert 1 9x50 follow", "pageDelete 0"])
    case 12: one(of: ["appear", "appear animated", "disappear", "disappear animated"])
    case 13:
      one(of: [
        "callback didScroll do reload", "callback didScrollToPage do pages 1 2 3",
        "callback pageDidScroll 0 do pageDelete 0", "pageDelegate 0 nil",
      ])
    case _: "wait \(number(0...900))ms"
    }
  }

  private mutating func move() -> String {
    switch number(0...7) {
    case 7:
      one(of: ["play", "play 4", "next \(number(1...3))", "reverse-next \(number(1...3))"])
    case 0: "step \(number(1...9))"
    case 1: "rewind \(number(1...9))"
    case 2: "goto \(number(0...100))%"
    case 3: "goto #\(number(0...30))"
    case 4: "goto @\(number(0...900))ms"
    case 5: one(of: ["goto start", "goto end", "s", "rs", "rewind"])
    case _:
      one(of: ["switch main", "switch b1", "switch b2", "goto m1", "switch #\(number(0...9))"])
    }
  }

  private mutating func question() -> String {
    one(of: [
      "set", "set list \(number(1...3))", "set prompt \"{branch}{failed}\"", "info recording",
      "info", "info marks", "state", "effects", "list", "log", "log --graph", "check", "when",
      "help drag", "branch",
      "print main.y", "print pages[1].y - before.main.y", "print all(pages, .isLoaded)",
      "print main.y@m1 / content.x", "print event.dy", "print count(effects, pageAt)",
    ])
  }

  private mutating func record() -> String {
    one(of: [
      "mark m\(number(1...3))", "branch b\(number(1...3))", "note 第 \(number(0...9)) \"", "save",
      "expect main.y = \(number(0...240)) within 300", "expect isPinned = true",
      "assert main.y >= 0 --keep", "assert pages[0].y == 0", "expect pages[0].title = \"首页\"",
    ])
  }

  /// The line with a character dropped, doubled, or replaced; never one that leaves or writes.
  private mutating func misspelt(_ line: String) -> String {
    var letters = Array(line)
    let place = number(0...letters.count - 1)
    switch number(0...3) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters[place] = Character(one(of: ["\"", "🙂", "-", "9", "#", "\t", "\\", "\u{301}"]))
    case _: letters.removeSubrange(place...)
    }
    let text = String(letters)
    let isSafe = !["q", "sa", "so"].contains { text.hasPrefix($0) }
    return isSafe ? text : "when"
  }
}
