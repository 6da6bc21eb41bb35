import TerminalHarness
import Testing

@Suite("unscroll new --container")
struct NewContainerTests {
  @Test(
    "begins a recording that replays",
    // Of a grid: 844 less 168 show five rows of 166, the last in part: cells 0 to 9.
    arguments: [("grid", "visibleCells.last", "9"), ("sticky", "firstVisibleItem", "0")])
  func containers(name: String, path: String, value: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.path("new.jsonl")
    let made = try unscroll(
      ["new", file, "--container", name, "--preset", "asWritten"], input: "reload\n")
    #expect(made.exit == .code(0), "\(made)")
    let asked = try unscroll(["print", file, path])
    #expect(asked.lines == [value], "\(asked)")
  }

  @Test(
    "names the containers, and the presets that one has",
    arguments: [
      (["--container", "Grid"], "no such container: Grid. There are pinned, grid, sticky."),
      (["--preset", "asWritten"], "no such preset: asWritten. There are reference, "),
      (
        ["--container", "grid", "--preset", "smooth"],
        "no such preset: smooth. There are reference, asWritten."
      ),
    ])
  func refused(arguments: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let run = try unscroll(["new", folder.path("new.jsonl")] + arguments)
    #expect(run.exit == .code(2))
    #expect(run.text.contains(message), "\(run)")
  }
}
