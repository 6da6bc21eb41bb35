import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("play, on a terminal", .timeLimit(.minutes(1)))
struct PlayOnTerminalTests {
  private static let beginning = "\u{1B}[?1049h"
  private static let end = "\u{1B}[?25h\u{1B}[?1049l"

  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("fling.jsonl", SampleSession.fling)
  }

  /// What `show` draws at a place.
  private func picture(at place: String) throws -> [String] {
    let run = try unscroll(["show", file, "--at", place])
    #expect(run.exit == .code(0))
    return run.lines
  }

  /// The shell at #2, a finger down, playing so slowly that the next moment is far away.
  private func slowly(rows: Int = 40, columns: Int = 100) throws -> TerminalScreen {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), [file], environment: ["UNSCROLL_HISTORY": ""], rows: rows,
      columns: columns)
    #expect(screen.shows { $0.text.hasSuffix("main>") }, "\(screen.text)")
    screen.type("goto 2\r")
    #expect(screen.shows { $0.text.hasSuffix("40% 2/5 @0.250s main>") }, "\(screen.text)")
    screen.type("play 0.001\r")
    #expect(screen.shows { $0.line(0).hasPrefix("#2 @0.250s drag beg") }, "\(screen.text)")
    return screen
  }

  private func isBackAtThePrompt(_ screen: TerminalScreen) -> Bool {
    screen.shows { $0.line($0.cursor.row) == "40% 2/5 @0.250s main>" }
  }

  @Test("it goes to the end, and leaves the last picture below what stood there")
  func toTheEnd() throws {
    let terminal = try Terminal(file)
    let answer = terminal.type("play 1000")
    let end = try #require(answer.firstIndex(of: "at the end of the branch"))
    #expect(Array(answer[..<end]) == (try picture(at: "end")))
    #expect(answer[end + 1].hasPrefix("#5 @0.308s tap 1   numberOfPages 0 → 3   "))
    #expect(terminal.prompt == "100% 5/5 @0.308s main>")
    #expect(terminal.screen.line(0).hasSuffix("6 events, 0.308 s, 2 branches"))
    let output = String(decoding: terminal.screen.output, as: UTF8.self)
    #expect(output.ranges(of: Self.beginning).count == 1)
    #expect(output.ranges(of: Self.end).count == 1)
  }

  @Test("ctrl-C stops it at once, at the moment that is shown")
  func interrupted() throws {
    let screen = try slowly()
    let shown = try picture(at: "2")
    #expect(screen.shows { (3..<3 + shown.count).map($0.line) == shown }, "\(screen.text)")
    #expect(screen.line(1) == "40%   speed 0.001   ctrl-C stops")
    screen.type("\u{3}")
    #expect(isBackAtThePrompt(screen), "\(screen.text)")
    let row = screen.cursor.row
    #expect(screen.line(row - 1) == "#2 @0.250s drag began at 195, 600")
    #expect(screen.line(row - 2) == "interrupted")
    screen.type("quit\r")
    #expect(screen.exit() == .code(0))
    #expect(screen.isCooked)
  }

  @Test("what is typed meanwhile is not shown, and is read after it")
  func typedAhead() throws {
    let screen = try slowly()
    #expect(!screen.isCooked)
    screen.type("step\r")
    screen.child.send(SIGINT)
    #expect(screen.shows { $0.text.hasSuffix("60% 3/5 @0.266s main>") }, "\(screen.text)")
    let output = String(decoding: screen.output, as: UTF8.self)
    let played = output.components(from: Self.beginning, to: Self.end)
    #expect(!played.contains("step"))
  }

  @Test("time in which nothing moves is half a second, and that is said")
  func rest() throws {
    let still = movingSession([(0, #"{"reload":{}}"#), (40_000_000, #"{"wait":{}}"#)])
    let terminal = try Terminal(try folder.write("still.jsonl", still))
    let row = terminal.screen.cursor.row
    terminal.screen.type("play\r")
    #expect(
      terminal.screen.shows {
        $0.line(1) == "50%   speed 1   ctrl-C stops   40.000 s at rest, shortened to 0.5 s"
      })
    #expect(terminal.prompts(after: row, within: 20))
    #expect(terminal.prompt == "100% 2/2 @40.000s main>")
    // 40 s but for the half second that was waited.
    #expect(terminal.screen.text.contains("skipped 39.500 s in which nothing moved\n"))
  }

  @Test("rows that stay as they are are not written again")
  func onlyChanges() throws {
    let waits = (0..<5).map { _ in (200, #"{"wait":{}}"#) }
    let still = movingSession([(0, #"{"reload":{}}"#)] + waits)
    let terminal = try Terminal(try folder.write("still.jsonl", still))
    terminal.type("goto 1")
    terminal.type("play 0.01")
    let output = String(decoding: terminal.screen.output, as: UTF8.self)
    let played = output.components(from: Self.beginning, to: Self.end)
    #expect(played.ranges(of: "┌").count == 1)
    #expect((1...6).allSatisfy { played.ranges(of: "#\($0) @").count == 1 }, "\(played)")
  }

  @Test(
    "a window too small for the picture has the notes instead, as show does, once it shrinks, too")
  func smallWindow() throws {
    let screen = try slowly()
    screen.resize(rows: 12, columns: 30)
    screen.child.send(SIGWINCH)
    #expect(screen.shows { $0.line(3) == "too narrow: needs 34 columns" }, "\(screen.text)")
    #expect(screen.line(0) == "#2 @0.250s drag began at 195,")
    #expect(screen.line(4) == "bounds 390 × 844")
    screen.resize(rows: 12, columns: 50)
    screen.child.send(SIGWINCH)
    #expect(screen.shows { $0.line(3) == "too low: needs 20 rows" }, "\(screen.text)")
    screen.type("\u{3}")
    #expect(screen.shows { $0.text.contains("interrupted") })
  }

  @Test("ctrl-Z gives the window back, and it is drawn again when the process goes on")
  func suspended() throws {
    let screen = try slowly()
    screen.type("\u{1A}")
    #expect(
      screen.shows { screen in
        let output = String(decoding: screen.output, as: UTF8.self)
        return output.ranges(of: Self.end + Self.beginning).count == 1
          && screen.line(0) == "#2 @0.250s drag began at 195, 600"
      })
    screen.type("\u{3}")
    #expect(isBackAtThePrompt(screen), "\(screen.text)")
  }

  @Test(
    "a signal that ends the process leaves the terminal as it was", arguments: [SIGTERM, SIGHUP])
  func killed(by signal: Int32) throws {
    let screen = try slowly()
    screen.child.send(signal)
    #expect(screen.exit() == .signal(signal))
    #expect(String(decoding: screen.output, as: UTF8.self).hasSuffix(Self.end))
    #expect(screen.isCooked)
  }

  @Test("with --ascii it is drawn in ASCII")
  func ascii() throws {
    let screen = try TerminalScreen(
      builtProgram("unscroll"), ["run", file, "--ascii", "-e", "play 0.001"], rows: 40)
    // At rest until the finger comes: half a second.
    #expect(screen.shows { $0.line(4).hasPrefix("+----") }, "\(screen.text)")
    screen.child.send(SIGINT)
    #expect(screen.exit() == .code(130))
    let output = String(decoding: screen.output, as: UTF8.self)
    #expect(!output.contains("┌"))
  }
}

extension String {
  /// What stands after the last `start`, up to the `end` after it.
  fileprivate func components(from start: String, to end: String) -> Substring {
    guard let first = ranges(of: start).last else { return "" }
    let rest = self[first.upperBound...]
    return rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)]
  }
}
