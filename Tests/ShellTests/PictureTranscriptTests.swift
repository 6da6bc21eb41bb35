import Foundation
import TerminalHarness
import Testing

/// What the program prints, run on a recording of the repository with its output piped.
struct PictureTranscriptTests {
  @Test func showOnTheCommandLine() throws {
    let text = try transcript(
      "show", Self.recording, "--at", "#4", "--ascii")
    #expect(
      text == """
         ........... 48 above ...........
        +--------------------------------+  bounds 390 x 844
        |::::::::::::::::::::::::::::::::|
        |:::::: header 192 of 240 :::::::|  main.y 48 of 240, dragged
        |::::::::::::::::::::::::::::::::|  content.x 0 of 780
        |::::::::::::::::::::::::::::::::|  index 0, page 0, tab 0
        |   [0]         1          2     |  finger from 195, 600, moves main
        +-=========----------------------+
        |  - 0                          #|  > pages[0].y 0 of 1216, dragged
        |  - 100                        #|    pages[1] not loaded
        |                               #|    pages[2] not loaded
        |  - 200                        #|
        |                                |
        |  - 300         @               |
        |  - 400                         |
        |                                |
        |  - 500                         |
        |                                |
        +--------------------------------+
        """)
  }

  @Test func historyOfAPath() throws {
    let text = try transcript(
      "run", Self.recording, "-e", "history main.y", "-e", "history currentPage", "-e",
      "history hoverHeight")
    #expect(
      text == """
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▂▂▃▄▅▅▆▇▇██████████████████████▇▇▇▇▆▆▆▅▅▅  0 to 240, 0.966 s
                                      ▴
        ▴ pinned #13
        #3..#12   @0.316667s  drag  0 → 240 in 10 moves
        #15..#24  @0.800004s  drag  240 → 140 in 10 moves
        #1  @0.000s  reload  null → 0
        hoverHeight does not change on main
        """)
  }

  @Test("history has marks and failing assertions on its time axis")
  func marksAndFailures() throws {
    let text = try transcript(
      "run", Self.recording, "-e", "goto 25", "-e", "mark late", "-e", "expect main.y = 1", "-e",
      "history main.y", "--keep-going", "--ascii")
    // Of 0.966674 s in 60 columns, #13 stands at 0.483337 s; a failure hides a mark.
    #expect(
      text.contains(
        """
        \n\(String(repeating: " ", count: 30))^\(String(repeating: " ", count: 28))x
        ^ pinned #13  ^ late #25  x #25

        """))
  }

  @Test("a trail shows where the header ended, where the list's top was, and the finger's way")
  func trail() throws {
    let text = try transcript(
      "run", Self.recording, "-e", "goto 22", "-e", "show --trail 8")
    let lines = text.components(separatedBy: "\n").dropFirst()
    // Header and bar are 80 and 60 points high here, in two rows each. In the frames before, the
    // header ended at 0 to 70, the list began at 60 to 130; the finger went from 30 to 110.
    #expect(
      lines.map { String($0.prefix(3)) }.filter { $0 != "   " } == ["╴  ", "╴• ", " • ", " • "])
    #expect(text.contains("│  ╴ header's end 0 → 80, at most 10 a frame @0.800s\n"))
    #expect(text.contains("│  • pages[0].y 0, still\n"))
    #expect(text.components(separatedBy: "∙").count == 2)
    let plain = try transcript(
      "run", Self.recording, "--ascii", "-e", "goto 22", "-e", "show --trail 8")
    #expect(plain.utf8.allSatisfy { $0 < 128 })
  }

  @Test("a trail shows a jump: from where, and in which frame")
  func jump() throws {
    let file = Self.recording.replacing(
      "B06-header-pulled-out-by-the-bar", with: "B02-other-list-thrown-to-its-top")
    let text = try transcript(
      "run", file, "--keep-going", "-e", "policy otherPagesOnReveal=keepUntilTouch", "-e",
      "show --trail 10")
    #expect(text.contains("• pages[0].y 500 → 0, at most 500 a frame @3.250s\n"))
    #expect(text.contains("\n ↑ │"))
  }

  @Test func dragsInAList() throws {
    let text = try transcript(
      "run", Self.recording, "-e", "goto 5", "-e", "list", "-e", "list 1 --events")
    #expect(
      text == """
        #5 @0.350001s drag changed 0, -24   numberOfPages 0 → 3   currentPage null → 0   owner "none" → "main"   main.y 0 → 72   pages[0].isLoaded false → true
           #0 @0.000s start
           #1 @0.000s reload
        => #2..#13 @0.300s drag x12, dy -240, 0.183 s (pinned)   here: #5
           #14..#25 @0.783337s drag x12, dy 100, 0.183 s
           #4 @0.333334s drag changed 0, -24
        => #5 @0.350001s drag changed 0, -24
           #6 @0.366668s drag changed 0, -24
        """)
  }

  @Test func failuresInTheTree() throws {
    let text = try transcript(
      "run", Self.recording, "-e", "goto 14", "-e", "expect main.y = 1", "-e", "log --graph",
      "--keep-going")
    #expect(
      text == """
        #14 @0.783337s drag began at 195, 30   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   owner "none" → "page 0"   main.y 0 → 240   pages[0].isLoaded false → true
        ✗ mainScrollView.contentOffset.y == 1   (1 expected, 240 found)
        * #0  @0.000s  start
        |   12 events, 1 drag
        * #13  @0.483337s  drag ended velocity 0, 0  (pinned)
        * #14  @0.783337s  drag began at 195, 30  ✗  <- here
        |   10 events
        * #25  @0.966674s  drag ended velocity 0, 0  [main]
        1 new record was not saved
        """)
  }

  /// Its output, the last newline left out.
  private func transcript(_ arguments: String...) throws -> String {
    let program = try PipedProgram(builtProgram("unscroll"), arguments)
    _ = program.exit()
    return program.text.hasSuffix("\n") ? String(program.text.dropLast()) : program.text
  }

  /// A recording of the repository.
  private static let recording =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/") + "/Recordings/B06-header-pulled-out-by-the-bar.jsonl"
}
