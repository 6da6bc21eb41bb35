import PagerModel
import TerminalHarness
import Testing

@Suite("Help of rules")
struct HelpOfRulesTests {
  @Test("says what a rule's name means, by its whole name or a beginning that only it has")
  func names() throws {
    for rule in Rule.allCases {
      try expectTranscript("help \(rule.rawValue)", "\(rule.rawValue)\n\(rule.meaning)")
    }
    try expectTranscript(
      "help flags/page-h",
      "flags/page-held\nA page that may not scroll is put back, as otherPagesOnReveal says.")
  }

  @Test("refuses a beginning of several, and names that no rule has")
  func refused() throws {
    try expectTranscript(
      #"""
      help exact/e
      help flags/page-
      help flag/page-held
      help no/such-rule-at-all
      """#,
      #"""
      exact/excess
      What neither view has room for stretches the last of them to move as a rubber band.
      -e 2:6: flags/page- could be flags/page-held, flags/page-at-top
      -e 3:6: no such rule. Did you mean flags/page-held?
      -e 4:6: no such rule. help rules lists them.
      """#, exit: 2)
  }

  @Test("lists every rule once, and apropos finds them, and policies, by name and meaning")
  func lists() throws {
    let run = try unscroll(["run", "-", "-e", "help rules"], input: SampleSession.fling)
    #expect(run.lines.count == Rule.allCases.count)
    for (line, rule) in zip(run.lines, Rule.allCases) {
      #expect(line.hasPrefix(rule.rawValue + " ") && line.hasSuffix("  " + rule.meaning))
    }
    try expectTranscript(
      #"""
      apropos otherpages
      apropos rubber
      apropos "end of decelerating"
      apropos nonsensical
      """#,
      #"""
      otherPagesOnReveal  What of the other pages' offsets when one page pulls the header out?
      exact/page-touched-below-pin  A page that is grabbed while the header shows goes to its top (otherPagesOnReveal).
      flags/page-held               A page that may not scroll is put back, as otherPagesOnReveal says.
      exact/excess  What neither view has room for stretches the last of them to move as a rubber band.
      axisLock  What keeps a sideways swipe from moving the header?
      no command and no rule speaks of nonsensical
      """#)
  }

  @Test(
    "says of a policy what policy says, of an area its rules, and of failsUnder where it stands")
  func policies() throws {
    for (help, same) in [
      ("help pinRelease", "policy pinRelease"), ("help preset", "policy preset"),
      ("help smooth", "policy preset"), ("help failsUnder", "help expect"),
    ] {
      let run = try unscroll(["run", "-", "-e", help], input: SampleSession.fling)
      let other = try unscroll(["run", "-", "-e", same], input: SampleSession.fling)
      #expect(run == other && run.exit == .code(0), "\(help)")
    }
    let exact = try unscroll(["run", "-", "-e", "help exact"], input: SampleSession.fling)
    let names = exact.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == Rule.allCases.map(\.rawValue).filter { $0.hasPrefix("exact/") })
    let found = try unscroll(["run", "-", "-e", "apropos failsUnder"], input: SampleSession.fling)
    #expect(found.lines.contains { $0.hasPrefix("expect  ") }, "\(found)")
  }
}
