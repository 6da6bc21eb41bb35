import TerminalHarness
import Testing

@Suite struct UsageErrorTests {
  /// What is typed; where in it the fault is; what is said.
  static let errors: [(String, Int?, String)] = [
    ("setp", 1, "no such command. Did you mean step?"),
    ("xyzzy", 1, "no such command. Type help for the list."),
    (
      "r", 1,
      "r could be reverse-step, rewind, reverse-next, reverse-continue, reload, refresh, retime"
    ),
    ("se", 1, "se could be setCurrentPageIndex, tap, setContentOffset, setting, set"),
    ("step x", 6, "how many is a whole number"),
    ("pageInsert 0 x", 14, "a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them"),
    (
      "callback nothing do wait 1s", 10,
      "an effect is a name, or a name and its page or scroll view: didScrollToPage 2"
    ),
    ("callback didScroll", 19, "do INPUT is missing"),
    (
      "callback didScroll do wait 1s", 23,
      "a callback does one thing, at once: drag began, tap and the like"
    ),
    ("callback didScroll do show", 23, "show is no input: drag, tap, reload and the like are"),
    ("pageDelegate 0 me", 16, "the delegate is replaced or nil"),
    ("step 0", 6, "how many is 1 or more"),
    ("step -1", 6, "how many is 1 or more"),
    ("  step   1 2", 12, "nothing more was expected here"),
    ("goto", 5, "where to go is missing"),
    ("goto 6", 6, "the branch has events 0 to 5"),
    ("goto -1", 6, "the branch has events 0 to 5"),
    ("goto #7", 6, "there is no node #7: the last is #6"),
    ("goto #x", 6, "a node is # and its number"),
    ("goto 101%", 6, "a share is 0% to 100%"),
    ("goto @3", 6, "a time has its unit: @2.35s, @900ms"),
    ("goto @-3s", 6, "a time has its unit: @2.35s, @900ms"),
    ("goto @86401s", 6, "a time is at most a day after the branch's last event"),
    ("goto relased", 6, "no mark or branch is called relased. Did you mean released?"),
    ("switch nowhere", 8, "no mark or branch is called nowhere."),
    ("print", 6, "an expression is missing"),
    ("print main.y +", 15, "found the end, expected a value"),
    (
      "print   mian.y", 9, #"found "mian.y", expected a state path; did you mean main.y?"#
    ),
    ("print main.y@relased", 14, "no mark or branch is called relased. Did you mean released?"),
    ("print 1 + main.y@#9", 18, "there is no node #9: the last is #6"),
    ("assert", 7, "an expression is missing"),
    ("assert --keep", 8, "an expression is missing"),
    ("assert main.y@gone == 0 --keep", 15, "no mark or branch is called gone."),
    ("state mian", 7, "no state is called mian. Did you mean main?"),
    ("state main.yy", 7, "no state is called main.yy. Did you mean main.y?"),
    ("expect", 7, "an expression is missing"),
    ("expect main.y", 8, "main.y is 0, not true or false: compare it, as in main.y == 0"),
    ("expect main.y=240", 14, #"found "=", expected an operator or the end; did you mean ==?"#),
    ("expect failsUnder headerDrag=stops", 8, "an expression is missing"),
    ("expect isPinned failsUnder", 27, "NAME=VALUE is missing"),
    (
      "expect isPinned failsUnder headrDrag=stops", 28,
      "no policy is called headrDrag. Did you mean headerDrag?"
    ),
    (#"policy """#, 8, "the rule's name is empty. policy lists them."),
    ("policy pinOffset", 8, "no rule but an input is called pinOffset: help pinOffset explains it"),
    ("policy smooth,headerDrag", 15, "a policy is NAME=VALUE"),
    (#"help """#, 6, "the command's name is empty. Type help for the list."),
    (#"compare "" """#, 9, "the name is empty: compare takes presets, rules, branches, files"),
    ("expect main.y = tall", 17, #"a value is a number, true, false, null or "text""#),
    ("expect main.y = 1 within -1", 26, "the tolerance is 0 to 1000000000"),
    ("drag 0", 7, "DY is missing"),
    ("drag 0 1e10", 8, "DY is -1000000000 to 1000000000"),
    ("drag 0 inf", 8, "DY is a number"),
    ("drag 0 1 over 3", 10, "after DX DY come at X Y, velocity VX VY, in T"),
    ("drag 0 1 in 86400s", nil, "a drag is at most 100,000 frames long"),
    ("touch sideways", 7, "a touch is down X Y, up or cancelled"),
    ("reload 1.5", 8, "the page is a whole number"),
    ("tap 99999999999999999999", 5, "the tab is a whole number"),
    ("tap 1 animated maybe", 16, "animated is true or false"),
    ("setContentOffset side 3", 18, "a scroll view is main, content or page N"),
    ("layout 10 -1", 11, "the height is 0 to 10000000"),
    ("header tall", 8, "the height is a number"),
    ("pages 20 wide", 10, "a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them"),
    ("contentSize 1", 14, "the height is missing"),
    ("wait 3", 6, "how long is a time with its unit: 200ms, 1.5s, 40us"),
    ("wait 86401s", 6, "how long is at most a day"),
    (
      "setting foo true", 9,
      "what is set is isHorizontalScrollEnabled, showIndicator, dataSource, delegate or policy"
    ),
    ("setting delegate on", 18, "delegate is true or false"),
    ("setting policy", 15, "NAME=VALUE is missing"),
    ("setting policy headerDrag", 16, "a policy is NAME=VALUE"),
    ("setting policy headerDrag=up", 16, "the values of headerDrag are carries, stops"),
    (
      "setting policy headrDrag=stops", 16,
      "no policy is called headrDrag. Did you mean headerDrag?"
    ),
    (
      "setting policy preset=fast", 16,
      "the presets are reference, clNestedSlide, jxPagingView, smooth"
    ),
    ("mark", 5, "the name is missing"),
    ("mark start", 6, "a name is not empty, no number, and not a place such as start, #3, @1s"),
    ("branch 7", 8, "a name is not empty, no number, and not a place such as start, #3, @1s"),
    (#"mark "a b"#, 6, "the closing quote is missing"),
    (#"mark "a" b"#, 10, "nothing more was expected here"),
    ("note", 5, "the text is missing"),
    ("source", 7, "the file is missing"),
    ("help he", 6, "he could be header, help"),
    ("log --grpah", 5, "no such option. Did you mean --graph?"),
    ("log graph", 5, "no such option. Did you mean --graph?"),
    ("log backwards", 5, "nothing more was expected here"),
    ("scrollToPage 1 animted", 16, "nothing more was expected here. Did you mean animated?"),
    ("next 0", 6, "how many is 1 or more"),
    ("play 0", 6, "the speed is 0.001 to 1000, as in play 0.25x"),
    ("play fast", 6, "the speed is 0.001 to 1000, as in play 0.25x"),
    ("play 1 2", 8, "nothing more was expected here"),
    ("set lits 3", 5, "what can be set is repeat, prompt, color, list. Did you mean list?"),
    ("set color a", 11, "a could be auto, always"),
    ("set repeat maybe", 12, "repeat is on, off"),
    ("set list 0", 10, "how many is 1 or more"),
    ("set prompt {branch", 12, "a { is not closed"),
    (
      "set prompt {brnch}", 12,
      "a prompt's pieces are {share}, {depth}, {time}, {branch}, {unsaved}, {failed}, {diverged}. "
        + "Did you mean {branch}?"
    ),
    ("info bre b", 10, "nothing more was expected here"),
    ("info br", 6, "br could be breakpoints, branches"),
    ("quit now", 6, "nothing more was expected here"),
  ]

  @Test("a command that cannot be understood says where and why", arguments: errors)
  func message(_ typed: String, _ column: Int?, _ sentence: String) throws {
    let place = column.map { "-e 1:\($0)" } ?? "-e 1"
    try expectTranscript(typed, "\(place): \(sentence)", exit: 2)
  }

  @Test("what an expression cannot do here fails it, and says where")
  func evaluation() throws {
    try expectTranscript(
      """
      print 1 + main.y / 0
      print owner > 3
      """,
      """
      -e 1:11: main.y / 0: division by zero, found 0 and 0
      -e 2:7: owner > 3: numbers are needed, found "none" and 3
      """, exit: 1)
  }

  @Test("a command that failed has changed nothing")
  func nothingChanges() throws {
    try expectTranscript(
      """
      goto 99
      pages 100 x
      mark end
      assert main.y@gone == 0 --keep
      save
      """,
      """
      -e 1:6: the branch has events 0 to 5
      -e 2:11: a page is HEIGHT, ROWSxHEIGHT, or TITLE= before one of them
      -e 3:6: a name is not empty, no number, and not a place such as start, #3, @1s
      -e 4:15: no mark or branch is called gone.
      nothing is new since the last save
      """, exit: 2)
  }
}
