import PagerModel
import Wording

extension IgnoreReason {
  /// Why an input did nothing.
  var sentence: Message {
    switch self {
    case .fingerIsDown: "a finger is down already"
    case .noFinger: "no finger is down"
    case .noDrag: "no drag has begun"
    case .nothingToScroll: "there is nothing to scroll"
    case .noSuchPage: "there is no such page"
    case .pageNotLoaded: "the page is not loaded"
    case .wrongAxis: "the view does not scroll that way"
    case .noDataSource: "no data source is attached"
    case .noPages: "there are no pages"
    case .sameTab: "the tab is selected already"
    case .sameIndex: "the index is that already"
    case .alreadyAtTop: "what shows is at its top already"
    case .scrollsToTop: "it scrolls to its top already"
    case .notRefreshing: "no refresh has begun"
    case .callbackDepth: "callbacks are too deep in one another"
    case .isHidden: "the pager is off the screen"
    case .alreadyVisible: "the pager is on the screen already"
    case .noSuchView: "this container has no such view"
    case .notAnswered:
      "the data source's answer has no page more: describe the page, or give pages first"
    case .madeOfItems: "its content is made of items: pages and reload change it"
    case .alreadyHidden: "the pager is off the screen already"
    case .moveInFlight: "a move to a page has not ended"
    }
  }
}
