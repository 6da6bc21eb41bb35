extension Rule {
  /// What it does, in a sentence.
  package var meaning: String {
    switch self {
    case .touch: "A finger lands or lifts without a pan."
    case .begin: "A pan begins: the finger takes hold of the views it may move."
    case .drag: "The finger moves, and the views that it holds follow it."
    case .release: "The finger lifts: what it held glides on or stands."
    case .axisLock: "A sideways pan switches mainScrollView off, for as long as axisLock says."
    case .stop: "A finger that lands stops the glides below it where they are."
    case .springBack: "A view left at rest past its end bounces back."
    case .doubles: "What mainScrollView is past its top is added to it at each move (tallHeader)."

    case .deceleration: "A view glides on by itself, slows down, and bounces at its ends."
    case .animation: "A view is on its animated way to an offset that code set."
    case .snap: "contentScrollView goes to a whole page after a release."
    case .restAway: "A glide has ended at the top, and the view rests a point away (topRest)."

    case .exactSplit:
      "One move of the finger is shared between mainScrollView and the page, and none is doubled."
    case .exactExcess:
      "What neither view has room for stretches the last of them to move as a rubber band."
    case .exactGlide: "After the release, mainScrollView and the page share one glide."
    case .exactFarEnd: "The glide has come to its far end, and the last view to move bounces there."
    case .exactParts:
      "The page of a shared glide is no longer the current one: it glides on alone, and "
        + "mainScrollView stops."
    case .exactTouchedPage:
      "A page that is grabbed while the header shows goes to its top (otherPagesOnReveal)."

    case .flagsRelease:
      "mainScrollView is pulled down while the page is at its top: the pin lets go of it."
    case .flagsHold: "The pin holds mainScrollView: it is put back there, and the page may scroll."
    case .flagsPin: "mainScrollView reaches the pin: it is held there, and the page may scroll."
    case .flagsHeaderShows: "The header shows: the current page may not scroll."
    case .flagsPageHeld: "A page that may not scroll is put back, as otherPagesOnReveal says."
    case .flagsPageTop:
      "The page has come to its top: mainScrollView may scroll again, and the page may not."

    case .offsetsMain:
      "mainScrollView scrolled: a list below its top, or the header, says who is put back."
    case .offsetsList:
      "A list scrolled: it is held at its top while the header shows, else mainScrollView is at "
        + "the pin."

    case .insetHeader: "The header stands where the list that carries it says."
    case .insetHeld: "A list is put back that its finger, or a lock, does not let go so far."
    case .insetTouchedList: "A list that is grabbed comes to where the header stands."

    case .revealReset: "The header comes out, and the other pages go to their top."
    case .revealShift: "The header comes out, and the other pages fall by as much."
    case .revealSynchronise:
      "While the header shows, the other pages share the current one's offset."

    case .reload: "The data source is asked anew, and the pages are made anew."
    case .scrollToPage: "The pager goes to a page that code or a tab asked for."
    case .commit: "currentPageIndex changes: its page is loaded, and the delegate is told."
    case .loadPage:
      "A page becomes the current one, and the data source is asked for it where it is not loaded."
    case .settle: "contentScrollView has come to rest, and where it stands becomes the index."
    case .progress: "contentScrollView moved, and the delegate hears how far."

    case .reachPage: "contentScrollView has come to a page, which becomes the index (indexCommit)."
    case .indexFromOffset: "The nearest page becomes the index at every scroll (indexCommit)."
    case .loadPassed: "A page that a move passes is loaded (passedPages)."
    case .preload: "A page that is not current yet is made (preload)."
    case .reloadReset: "A reload shows the whole header again (reloadOffset)."

    case .code: "The app's own code sets the offset of a view."
    case .setting: "The app sets a property, or other rules."
    case .dataSource: "The data source will answer otherwise at the next reload."
    case .views: "The app changes the bounds, the header, the hover bar or a page's content."
    case .tab: "A tab is tapped: the bar selects it and asks the pager for its page."

    case .layout: "A layout pass gives every view its frame and its content size."
    case .clamp: "An offset that a layout pass left past its end is put back to it."
    case .realign: "contentScrollView has another size and is put where its page now stands."
    case .indexFromOldOffset:
      "The index is worked out anew from the old offset and the new width (boundsChange)."

    case .scrollToTop: "The status bar is tapped: what is below its top scrolls there."

    case .headerInset: "The pager writes a content inset for a header above the content."
    case .safeAreaInset: "The system writes a content inset for what lies over the screen's edges."
    case .refreshInset: "A refresh control writes a content inset, or takes it away."
    case .pinInset: "The pager writes or corrects an offset or inset to pin its bar below the top."
    case .appInset: "The app writes a content inset."

    case .pageInsert: "A page is put in without a reload."
    case .pageDelete: "A page is taken out without a reload."
    case .renumber:
      "The other pages' indices move by one, and all that knew a page stays with it."
    case .callback: "The app acts inside a callback."
    case .pageDelegate: "The app changes a page's scroll delegate."
    case .appearance: "The container's appearance is handed on to the page."
    case .hide: "The pager leaves the screen and comes to rest."
    case .pageAppearance: "Pages come and go on the screen."

    case .gridConfigure:
      "The header is configured: labels and their tap handlers are made, and the line sets out."
    case .gridChoose: "A tap handler answers: its tab's cells come into the collection view."
    case .gridOffset: "The collection view goes where the chosen tab was left (tabOffset)."
    case .gridLine: "The line below the labels moves, and shows when its first way is done."

    case .stickySwitch: "A tab is chosen, and its rows take the place of the other's."
    case .stickyObserve: "A tab's rows appear, and one more observer will answer (observers)."
    case .stickyRestore: "An observer brings the tab back to what it remembers (anchor, restore)."
    case .stickyAppears: "A row comes into sight, and is what the tab remembers (anchor)."
    case .stickyFirstVisible: "Another row is the first below the bar, and the tab remembers it."

    case .ignore: "The event could not act in this state, and did nothing."
    }
  }
}
