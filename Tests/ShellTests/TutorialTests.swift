import Foundation
import TerminalHarness
import Testing

@testable import Shell

@Suite("The tutorial", .timeLimit(.minutes(2)))
struct TutorialTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program in the test's folder, without a history or start-up file of anybody's.
  private func open(
    _ arguments: String, language: String = "C.UTF-8"
  ) throws -> TerminalScreen {
    let screen = try TerminalScreen(
      "/bin/sh", ["-c", "cd '\(folder.path)' && exec \(builtProgram("unscroll")) \(arguments)"],
      environment: ["HOME": folder.path, "NO_COLOR": "1", "LANG": language], rows: 900,
      columns: 100)
    #expect(isAtPrompt(screen, below: -1), "\(screen.text)")
    return screen
  }

  private func isAtPrompt(_ screen: TerminalScreen, below row: Int) -> Bool {
    screen.shows {
      $0.cursor.row > row
        && $0.line($0.cursor.row).firstMatch(of: #/^[0-9]+% .*>$/#) != nil
    }
  }

  private func type(_ line: String, on screen: TerminalScreen) {
    let row = screen.cursor.row
    screen.type("\(line)\r")
    #expect(isAtPrompt(screen, below: row), "\(line)\n\(screen.text)")
  }

  /// The number and the suggestion of the lesson that was shown last.
  private func lesson(_ screen: TerminalScreen) throws -> (number: Int, typed: String) {
    let heading = try #require(
      screen.text.matches(of: #/lesson ([0-9]+) of ([0-9]+): /#).last, "\(screen.text)")
    #expect(Int(heading.2) == Lesson.all.count)
    let typed = try #require(screen.text.matches(of: #/(?m)^  type: (.+)$/#).last)
    return (try #require(Int(heading.1)), String(typed.1))
  }

  @Test("is followed from the first lesson to the last by typing what each says, and nothing else")
  func followed() throws {
    let screen = try open("tutorial")
    for number in 1..<Lesson.all.count {
      type("when", on: screen)
      type("setp", on: screen)
      let lesson = try lesson(screen)
      #expect(lesson.number == number, "\(screen.text)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("pulled-out.jsonl")))
      type(lesson.typed, on: screen)
      #expect(try self.lesson(screen).number == number + 1, "\(lesson.typed)\n\(screen.text)")
    }
    let last = try lesson(screen)
    screen.type("\(last.typed)\r")
    #expect(screen.exit() == .code(0))
    // What it teaches to do in CI.
    let verify = try unscroll(["verify", folder.path("pulled-out.jsonl")], in: folder)
    #expect(verify.exit == .code(1))
    #expect(verify.text.contains("on pin-holds  isPinned == false  (false expected, true found)"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pulled-out.jsonl"])
  }

  @Test("is followed in Chinese, every lesson in lines of at most 80 columns")
  func followedInChinese() throws {
    let screen = try open("tutorial", language: "zh_CN.UTF-8")
    for number in 1...Lesson.all.count {
      let (heading, text, typed) = try lessonInChinese(screen)
      #expect(heading.hasPrefix("第 \(number) 课（共 \(Lesson.all.count) 课）："), "\(screen.text)")
      #expect((1...4).contains(text.count))
      #expect(isInChinese(heading.drop { $0 != "：" }), "\(heading)")
      for line in text {
        #expect(isInChinese(line), "\(line)")
        #expect(line.reduce(0) { $0 + (isWide($1) ? 2 : 1) } <= 80, "\(line)")
      }
      if number < Lesson.all.count { type(typed, on: screen) } else { screen.type("\(typed)\r") }
    }
    #expect(screen.exit() == .code(0))
    #expect(try unscroll(["verify", folder.path("pulled-out.jsonl")]).exit == .code(1))
  }

  /// The lesson that was shown last: its heading, its text, and what is to be typed.
  private func lessonInChinese(
    _ screen: TerminalScreen
  ) throws -> (heading: Substring, text: ArraySlice<Substring>, typed: String) {
    let lines = screen.text.split(separator: "\n")
    let start = try #require(lines.lastIndex { $0.hasPrefix("第 ") }, "\(screen.text)")
    let end = try #require(lines.lastIndex { $0.hasPrefix("  输入：") }, "\(screen.text)")
    try #require(start < end, "\(screen.text)")
    return (lines[start], lines[start + 1..<end], String(lines[end].dropFirst("  输入：".count)))
  }

  private func isInChinese(_ text: Substring) -> Bool {
    text.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
  }

  private func isWide(_ character: Character) -> Bool { character >= "\u{2E80}" }

  @Test("its recording is the one that is shipped")
  func recording() throws {
    let file = ReadmeTests.root.appending(path: "Recordings/\(TutorialRecording.source)")
    #expect(try TutorialRecording.text == String(contentsOf: file, encoding: .utf8))
  }

  @Test(
    "its lessons fit a terminal, in one to four lines and a command", arguments: Lesson.all.indices)
  func shape(_ index: Int) {
    var tutorial = Tutorial()
    for _ in 0..<index { tutorial.advance() }
    #expect((3...6).contains(tutorial.lines.count))
    #expect(tutorial.lines.allSatisfy { $0.count <= 80 })
  }

  @Test("a lesson is repeated and skipped, to the last, and quit leaves with what was practised")
  func skipped() throws {
    let screen = try open("tutorial")
    for number in 2...Lesson.all.count {
      type("tutorial next", on: screen)
      #expect(try lesson(screen).number == number)
    }
    type("tutorial next", on: screen)
    #expect(screen.text.contains("this is the last lesson: quit leaves"))
    type("tutorial", on: screen)
    #expect(screen.text.ranges(of: "lesson \(Lesson.all.count) of").count == 2)
    type("mark here", on: screen)
    type("save", on: screen)
    #expect(
      screen.text.contains("the tutorial's recording is no file: name one, as in save FILE"))
    type("shrink main.y < 100", on: screen)
    #expect(screen.text.contains("the tutorial's recording is no file: name one with -o FILE"))
    screen.type("tutorial quit\r")
    #expect(screen.exit() == .code(0))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "in a session of one's own it puts that aside, and gives it back as it was",
    arguments: ["quit", "tutorial quit", "\u{4}"])
  func aside(_ leaving: String) throws {
    try folder.write("own.jsonl", SampleSession.fling)
    let screen = try open("own.jsonl")
    type("step 2", on: screen)
    type("note mine", on: screen)
    type("tutorial", on: screen)
    #expect(screen.line(screen.cursor.row).hasPrefix("0% 0/25"))
    type("goto end", on: screen)
    type("note practice", on: screen)
    let row = screen.cursor.row
    screen.type(leaving == "\u{4}" ? leaving : "\(leaving)\r")
    #expect(isAtPrompt(screen, below: row), "\(screen.text)")
    #expect(screen.line(screen.cursor.row) == "40% 2/5 @0.250s main+1>")
    #expect(screen.text.contains("the tutorial is over: back in own.jsonl"))
    type("back", on: screen)
    #expect(screen.line(screen.cursor.row) == "0% 0/5 @0.000s main+1>")
    type("tutorial next", on: screen)
    #expect(screen.text.contains("no tutorial is on: tutorial begins one"))
  }
}
