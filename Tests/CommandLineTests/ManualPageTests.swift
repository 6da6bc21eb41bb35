import TerminalHarness
import Testing

@Suite("The manual page")
struct ManualPageTests {
  @Test(
    "is taken by mandoc without a word",
    .enabled(if: Tool("mandoc").isExpected, "mandoc is not installed"))
  func lint() throws {
    let page = try unscroll(["man"]).text
    #expect(
      try Tool("mandoc").run(["-Tlint", "-Wwarning"], input: page)
        == Finished(text: "", exit: .code(0)))
  }

  @Test(
    "names every verb, its options, and what each does",
    .enabled(if: Tool("mandoc").isExpected, "mandoc is not installed"))
  func contents() throws {
    let page = try unscroll(["man"]).text
    let read = try Tool("mandoc").run(["-Tutf8", "-O", "width=300"], input: page)
    // Bold is a letter struck twice.
    let text = read.text.replacing(#/.\x08/#, with: "")
    for verb in HelpTests.verbs {
      let help = try unscroll([verb, "--help"]).lines
      for line in [help[0], help[2]] { #expect(text.contains(line), "\(line)") }
      for line in help where line.hasPrefix("  unscroll ") {
        #expect(text.contains(line.drop { $0 == " " }), "\(line)")
      }
    }
    #expect(text.contains("reverse-continue, rc") && text.contains("UNSCROLL_HISTORY"))
  }
}
