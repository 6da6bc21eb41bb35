/// The rule that acts: each effect and each write names it, and `why` follows it.
package enum Rule: String, Sendable, CaseIterable {
  case touch = "gesture/touch"
  case begin = "gesture/begin"
  case drag = "gesture/drag"
  case release = "gesture/release"
  case axisLock = "gesture/axis-lock"
  case stop = "gesture/stops-glides"
  case springBack = "gesture/spring-back"
  case doubles = "gesture/overscroll-doubles"

  case deceleration = "physics/deceleration"
  case animation = "physics/animation"
  case snap = "physics/page-snap"
  case restAway = "physics/rests-off-its-top"

  case exactSplit = "exact/split"
  case exactExcess = "exact/excess"
  case exactGlide = "exact/glide"
  case exactFarEnd = "exact/far-end"
  case exactParts = "exact/pair-parts"
  case exactTouchedPage = "exact/page-touched-below-pin"

  case flagsRelease = "flags/pulled-down-at-top"
  case flagsHold = "flags/held-at-pin"
  case flagsPin = "flags/reaches-pin"
  case flagsHeaderShows = "flags/header-shows"
  case flagsPageHeld = "flags/page-held"
  case flagsPageTop = "flags/page-at-top"

  case offsetsMain = "offsets/main-scrolls"
  case offsetsList = "offsets/list-scrolls"

  case insetHeader = "inset/header-follows"
  case insetHeld = "inset/list-held"
  case insetTouchedList = "inset/list-touched"

  case revealReset = "reveal/others-to-top"
  case revealShift = "reveal/others-shift"
  case revealSynchronise = "reveal/others-share-offset"

  case reload = "pager/reload"
  case scrollToPage = "pager/scroll-to-page"
  case commit = "pager/index-commit"
  case loadPage = "pager/load-page"
  case settle = "pager/settle"
  case progress = "pager/progress"
  case reachPage = "pager/reaches-page"
  case indexFromOffset = "pager/index-from-offset"
  case loadPassed = "pager/load-passed-page"
  case preload = "pager/preload"
  case reloadReset = "pager/reload-reset"

  case code = "app/sets-offset"
  case setting = "app/setting"
  case dataSource = "app/data-source"
  case views = "app/views"
  case tab = "app/tab"

  case layout = "layout/pass"
  case clamp = "layout/clamp"
  case realign = "layout/realign"
  case indexFromOldOffset = "layout/index-from-old-offset"

  case scrollToTop = "gesture/scroll-to-top"

  case headerInset = "content-inset/header"
  case safeAreaInset = "content-inset/safe-area"
  case refreshInset = "content-inset/refresh"
  case pinInset = "content-inset/pin"
  case appInset = "content-inset/app"

  case pageInsert = "pages/insert"
  case pageDelete = "pages/delete"
  case renumber = "pages/renumber"
  case callback = "app/callback"
  case pageDelegate = "app/page-delegate"
  case appearance = "appearance/container"
  case hide = "appearance/leaves-the-screen"
  case pageAppearance = "appearance/page"

  case gridConfigure = "grid/configures-header"
  case gridChoose = "grid/tap-answered"
  case gridOffset = "grid/own-offset"
  case gridLine = "grid/line-moves"

  case stickySwitch = "sticky/tab-chosen"
  case stickyObserve = "sticky/observer-added"
  case stickyRestore = "sticky/restores-place"
  case stickyAppears = "sticky/row-appears"
  case stickyFirstVisible = "sticky/first-visible-row"

  case ignore = "ignored"
}
