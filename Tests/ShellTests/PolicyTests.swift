import TerminalHarness
import Testing

@Suite("policy")
struct PolicyTests {
  @Test("lists each rule with the value that holds and the others")
  func list() throws {
    let run = try unscroll(["run", "-", "-e", "policy"], input: SampleSession.fling)
    #expect(run.lines.contains("boundsChange          index   (or offset)"), "\(run)")
    #expect(
      run.lines.contains("axisLock              gesture   (or mainOff, paging, decelerated, none)"),
      "\(run)")
    #expect(
      run.text.contains(
        """
        insetWriters          named   (or last, guarded, readjusted, unguarded, looped,
                                      subtracted)

        """), "\(run)")
    #expect(run.lines.allSatisfy { $0.count <= 80 }, "\(run)")
  }

  @Test("explains a rule: its question, its values, their presets, the reports")
  func explain() throws {
    try expectTranscript(
      #"""
      goto 1
      setting policy boundsChange=offset
      policy boundsChange
      policy indexComit
      policy boundsChange axisLock
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s setting policy boundsChange=offset   policy.boundsChange "index" → "offset"
      a new branch: #7, off main
      What does a new width of the bounds keep?
         index   the index: content goes to where its page now is
                 (reference, clNestedSlide, jxPagingView)
      => offset  the offset: the index is what it makes in pages of the new width, and
                 content goes there
                 (smooth)
      https://github.com/maxep/MXPagerView/issues/1
      https://github.com/rechsteiner/Parchment/issues/575
      https://github.com/rechsteiner/Parchment/pull/596
      -e 4:8: no policy is called indexComit. Did you mean indexCommit?
      -e 5:21: nothing more was expected here
      1 new record was not saved
      """#, exit: 2)
  }

  @Test("explains every rule, and the presets, in 80 columns")
  func narrow() throws {
    let list = try unscroll(["run", "-", "-e", "policy"], input: SampleSession.fling)
    let names = list.lines.dropLast().filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.contains("panOrder"))
    for name in names + ["preset"] {
      let run = try unscroll(["run", "-", "-e", "policy \(name)"], input: SampleSession.fling)
      #expect(run.exit == .code(0), "\(name)")
      #expect(run.lines.count { $0.hasPrefix("=> ") } == 1, "\(run)")
      #expect(run.lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("https://") }, "\(run)")
    }
  }

  @Test("says whose rules the presets are, and which of them hold")
  func presets() throws {
    let run = try unscroll(
      ["run", "-", "-e", "policy preset", "-e", "policy headerDrag=stops", "-e", "policy preset"],
      input: SampleSession.fling)
    #expect(
      run.lines.first
        == "=> reference      what the documentation of pagers promises and a user expects",
      "\(run)")
    #expect(
      run.lines.contains("   clNestedSlide  CLNestedSlide's code, as its traces show it"), "\(run)")
    #expect(run.lines.count { $0.hasPrefix("=> ") } == 1, "of mixed rules none holds: \(run)")
    #expect(run.text.contains("headerDrag=stops axisLock=mainOff"), "\(run)")
  }

  @Test("takes rules parted by blanks or commas, a preset first, and compare as well")
  func separators() throws {
    let written = [
      "smooth,pinRelease=anyDrag", "smooth pinRelease=anyDrag",
      "preset=smooth, pinRelease=anyDrag",
    ]
    for rules in written {
      let run = try unscroll(
        ["run", "-", "-e", "policy \(rules)", "-e", "print policy.pinRelease"]
          + ["-e", "print policy.handOver", "-e", "compare anyDrag-1 \(rules)"],
        input: SampleSession.fling)
      #expect(run.lines.contains("on anyDrag-1, off main at #0, at its end"), "\(run)")
      #expect(run.lines.contains("\"anyDrag\"") && run.lines.contains("\"inset\""), "\(run)")
      #expect(run.lines.contains { $0.hasPrefix("they never differ: ") }, "\(run)")
    }
    let run = try unscroll(
      ["run", "-", "-e", "compare smooth,pinRelease=anyDrag headerDrag=stops sameTab=nothing"],
      input: SampleSession.fling)
    #expect(
      run.lines.first == "A: smooth,pinRelease=anyDrag   B: headerDrag=stops,sameTab=nothing",
      "\(run)")
  }
}
