import TerminalHarness
import Testing

@Suite struct SettingTests {
  @Test("layout, header, hover and pages")
  func layoutHeaderHoverAnd() throws {
    try expectTranscript(
      #"""
      goto 1
      layout 844 390
      header 100
      header none
      hover 40
      hover none
      pages 2000 首页=1500 "第 3 页=40x48"
      reload
      state pages[1]
      print pages[2].title
      contentSize 1 700
      contentSize 9 1
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s layout 844 390   bounds.width 390 → 844   bounds.height 844 → 390
      a new branch: #7, off main
      #8 @0.000s header 100   headerHeight 240 → 100
      #9 @0.000s header none   headerHeight 100 → null   isPinned false → true
      #10 @0.000s hover 40   hoverHeight 60 → 40
      #11 @0.000s hover none   hoverHeight 40 → null
      #12 @0.000s pages 2000 首页=1500 "第 3 页=40x48"   pages[1].contentHeight 2000 → 1500   pages[2].contentHeight 200 → 1920
      #13 @0.000s reload
      pages[1].id = null
      pages[1].title = "首页"
      pages[1].isLoaded = false
      pages[1].contentHeight = 1500
      pages[1].isSwipeEnabled = null
      pages[1].lifecycle = "none"
      pages[1].firstVisibleItem = null
      "第 3 页"
      #14 @0.000s contentSize 1 700   pages[1].contentHeight 1500 → 700
      #15 @0.000s contentSize 9 1
      it did nothing: there is no such page (noSuchPage)
      9 new records were not saved
      """#)
  }

  @Test("settings and rules")
  func settingsAndRules() throws {
    try expectTranscript(
      #"""
      goto 1
      setting isHorizontalScrollEnabled false
      setting showIndicator false
      setting dataSource false
      reload
      setting delegate false
      setting policy headerDrag=stops pinRelease=pageOnly
      setting policy preset=clNestedSlide handOver=exact
      print policy.handOver
      """#,
      #"""
      #1 @0.000s reload   numberOfPages 0 → 3   currentPage null → 0   pages[0].isLoaded false → true
      #7 @0.000s setting isHorizontalScrollEnabled false   content.isScrollEnabled true → false
      a new branch: #7, off main
      #8 @0.000s setting showIndicator false
      #9 @0.000s setting dataSource false
      #10 @0.000s reload
      it did nothing: no data source is attached (noDataSource)
      #11 @0.000s setting delegate false
      #12 @0.000s setting policy headerDrag=stops pinRelease=pageOnly   policy.headerDrag "carries" → "stops"   policy.pinRelease "anyDrag" → "pageOnly"
      #13 @0.000s setting policy preset=clNestedSlide handOver=exact   policy.otherPagesOnReveal "keep" → "keepUntilTouch"   policy.indexCommit "request" → "requestIfLazy"   policy.pinRelease "pageOnly" → "anyDrag"   policy.axisLock "gesture" → "mainOff"   policy.shortPage "pad" → "clamp"   policy.emptyReload "silent" → "minusOne"   (6 more in state)
      "exact"
      7 new records were not saved
      """#)
  }

  @Test("time passes, and a wait is cut in two without a trace")
  func timePassesAndA() throws {
    try expectTranscript(
      #"""
      goto released
      wait 33.333ms
      print pages[0].y
      goto released
      wait 20ms
      wait 13333us
      print pages[0].y
      wait 1.5s
      wait 0s
      """#,
      #"""
      #4 @0.274667s drag ended velocity 0, -2400   numberOfPages 0 → 3   currentPage null → 0   isPinned false → true   main.y 0 → 240   main.isDecelerating false → true   pages[0].isLoaded false → true
      #7 @0.308s wait   pages[0].y 60 → 119.33333333333333
      a new branch: #7, off main
      119.33333333333333
      #4 @0.274667s drag ended velocity 0, -2400
      undone: pages[0].y 60 → 119.33333333333333
      #8 @0.294667s wait   pages[0].y 60 → 80.66666666666667
      a new branch: #8, off #7
      #9 @0.308s wait   pages[0].y 80.66666666666667 → 119.33333333333333
      119.33333333333333
      #10 @1.808s wait   pages[0].y 119.33333333333333 → 1201
      #11 @1.808s wait
      5 new records were not saved
      """#)
  }
}
