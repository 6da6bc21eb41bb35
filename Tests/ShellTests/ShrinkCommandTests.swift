import TerminalHarness
import Testing

@Suite("The command shrink")
struct ShrinkCommandTests {
  static let small =
    "41 events → 11, in 7 steps:  reload · drag up 700 · tap 1 · drag down 100 · tap 0 · "
    + "wait 0.300 s · drag up 10, finger stays"

  @Test("finds where a stored assertion fails, on another branch than this one too")
  func otherBranch() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("lost-place.jsonl", LostPlace.session)
    let run = try unscroll(
      [
        "run", file, "-e", "goto end", "-e", "policy otherPagesOnReveal=keep", "-e",
        "shrink pages[0].y == 500",
      ], in: folder)
    #expect(
      Array(run.lines.suffix(4)) == [
        Self.small, "pages[0].y == 500   500 expected, 0 found   (#41 of the whole session)",
        "written to lost-place.small.jsonl", "43 new records were not saved",
      ])
    #expect(run.exit == .code(0))
    let check = try unscroll(["verify", folder.path("lost-place.small.jsonl")])
    #expect(check.exit == .code(1))
    #expect(check.text.contains("pages[0].y == 500  (500 expected, 0 found)"))
  }

  @Test("replaces a file only with --force, and writes where -o says")
  func files() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("lost-place.jsonl", LostPlace.session)
    let small = folder.path("small.jsonl")
    let command = "shrink pages[0].y == 500 -o \(small)"
    #expect(try unscroll(["run", file, "-e", command]).exit == .code(0))
    let again = try unscroll(["run", file, "-e", command], in: folder)
    #expect(again.exit == .code(4) && again.text.contains("(--force replaces it)"))
    #expect(try unscroll(["run", file, "-e", command + " --force"]).exit == .code(0))
    let nowhere = try unscroll(["run", file, "-e", "shrink -o \(folder.path("none/x.jsonl"))"])
    #expect(nowhere.exit == .code(4) && nowhere.text.contains("x.jsonl: its folder is not there"))
    let own = try unscroll(
      [
        "run", file, "-e",
        "shrink pages[0].y == 500 -o \(folder.path("./lost-place.jsonl")) --force",
      ])
    #expect(own.exit == .code(4) && own.text.contains("is the recording itself"))
    #expect(try folder.text("lost-place.jsonl") == LostPlace.session)
    let piped = try unscroll(
      ["run", "-", "-e", "shrink pages[0].y == 500"], input: LostPlace.session)
    #expect(piped.exit == .code(2) && piped.text.contains("name one with -o FILE"))
  }

  @Test(
    "says what is wrong with a question",
    arguments: [
      ("shrink main.y", "main.y: true or false is needed"),
      ("shrink invariant", "the invariant is missing"),
      ("shrink invariant fingerTravelKep", "Did you mean fingerTravelKept?"),
      ("shrink invariant indexExists", "indexExists is not broken"),
      ("shrink divergence", "no device reported anything here"),
      ("shrink main.y >= 0", "main.y >= 0 holds after every event"),
      ("shrink main.y == pages[0].z", "did you mean pages[0].y?"),
      ("shrink main.y < 9 --test --issue", "--test and --issue do not go together"),
    ])
  func questions(_ command: String, _ answer: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("lost-place.jsonl", LostPlace.session)
    let run = try unscroll(["run", file, "-e", command])
    #expect(run.exit == .code(2) && run.text.contains(answer), "\(run)")
  }

  @Test("--issue and --test say the steps, what should be and what is, and hold the recording")
  func texts() throws {
    let issue = try unscroll(
      ["run", "-", "-e", "shrink pages[0].y == 500 --issue"], input: LostPlace.session)
    for part in [
      "### Back on the first tab the list jumps to its top", "2. `drag up 700`",
      "7. `drag up 10, finger stays`",
      "**Expected**: `pages[0].y == 500`", "**Actual**: `500 expected, 0 found`",
      "`preset=clNestedSlide`", #"{"kind":"expect","at":11,"that":"pages[0].y == 500"}"#,
    ] {
      #expect(issue.text.contains(part), "\(part) is not in \(issue.text)")
    }
    let test = try unscroll(
      ["run", "-", "-e", "shrink pages[0].y == 500 --test"], input: LostPlace.session)
    for part in [
      "import Testing", #"try await pager.perform("drag changed 0, -700")"#,
      #"#expect(try await pager.holds("pages[0].y == 500"))"#,
      #"  {"kind":"expect","at":11,"that":"pages[0].y == 500"}"#,
    ] {
      #expect(test.text.contains(part), "\(part) is not in \(test.text)")
    }
  }
}
