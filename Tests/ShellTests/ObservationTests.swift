import TerminalHarness
import Testing

@Suite("What devices reported, in the shell")
struct ObservationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("check names the observed values that differ, and counts those that agree")
  func check() throws {
    let wrong = #"{"kind":"observe","at":4,"state":{"currentPageIndex":1}}"# + "\n"
    let file = try folder.write("fling.jsonl", SampleSession.fling + wrong)
    let run = try unscroll(["run", file, "-e", "check"])
    #expect(
      run.lines == [
        "✓ line 9, #5: currentPageIndex == 1 && main.y == 240",
        "≠ line 13, #4: currentPageIndex == 1   (1 observed, 0 in the model)",
        "✓ 1 observation agrees",
      ])
    #expect(run.exit == .code(3))
  }

  @Test("a trial is not written at once, even where each input is")
  func trial() throws {
    let file = folder.path("new.jsonl")
    let typed = "reload\ndrag 0 -100\nskip 3\nswitch main\n"
    let run = try unscroll(["new", file], input: typed)
    #expect(run.lines.contains("a trial, not written yet: the next input or save writes it"))
    #expect(!(try folder.text("new.jsonl").contains("skip-1")))
  }
}
