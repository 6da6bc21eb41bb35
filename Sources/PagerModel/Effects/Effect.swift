/// What the pager tells the outside while it handles an event or a frame, as data.
package enum Effect: Sendable, Equatable {
  /// The event could not act in this state.
  case ignored(IgnoreReason)
  /// The data source is asked.
  case numberOfPages
  case pageAt(Int)
  /// The delegate hears of content's scrolling: offset / width.
  case didScroll(progress: Double)
  case didScrollToPage(Int)
  /// The page's own scroll delegate; its offset in points.
  case pageDidScroll(Int, y: Double)
  case scrollViewWillBeginDragging(ScrollViewID)
  case scrollViewDidScroll(ScrollViewID)
  /// The offset's velocity in points per second, and the offset it will rest at.
  case scrollViewWillEndDragging(ScrollViewID, velocity: Double, target: Double)
  case scrollViewDidEndDragging(ScrollViewID, willDecelerate: Bool)
  case scrollViewWillBeginDecelerating(ScrollViewID)
  case scrollViewDidEndDecelerating(ScrollViewID)
  case scrollViewDidEndScrollingAnimation(ScrollViewID)
  /// Mode `controller`: the data source is asked for the parent, and the page becomes its child.
  case parentViewController
  case addChild(Int)
  /// Mode `controller`: a page's appearance calls, balanced.
  case willAppear(Int)
  case didAppear(Int)
  case willDisappear(Int)
  case didDisappear(Int)
  case indicator(ScrollViewID, isOn: Bool)
  /// In place of `scrollViewDidEndScrollingAnimation` where the status bar was tapped.
  case scrollViewDidScrollToTop(ScrollViewID)
  /// SwiftUI's `scrollTo(_:anchor:)`: somebody who restores a tab's place asks for this row.
  case scrollTo(row: Int)
}

/// Why an event did nothing.
package enum IgnoreReason: String, Sendable {
  case fingerIsDown, noFinger, noDrag, nothingToScroll, noSuchPage, pageNotLoaded, wrongAxis
  case noDataSource, noPages, sameTab, sameIndex
  case alreadyAtTop, scrollsToTop, notRefreshing
  case callbackDepth, isHidden, alreadyVisible, alreadyHidden, moveInFlight
  case noSuchView, madeOfItems, notAnswered
}

extension Effect: CustomStringConvertible {
  /// The callback's name: the first word of its description.
  package var name: String { kind.rawValue }

  /// Every name an effect can have, in the order of the format's list.
  package static let names = Kind.allCases.map(\.rawValue)

  /// As recordings spell it: the name and its arguments with blanks between.
  package var description: String {
    switch self {
    case .ignored(let reason): "\(name) \(reason.rawValue)"
    case .numberOfPages, .parentViewController: name
    case .pageAt(let index), .didScrollToPage(let index), .addChild(let index),
      .willAppear(let index), .didAppear(let index), .willDisappear(let index),
      .didDisappear(let index):
      "\(name) \(index)"
    case .didScroll(let progress): "\(name) \(shortest(progress))"
    case .pageDidScroll(let index, let y): "\(name) \(index) \(shortest(y))"
    case .scrollViewWillBeginDragging(let view), .scrollViewDidScroll(let view),
      .scrollViewWillBeginDecelerating(let view), .scrollViewDidEndDecelerating(let view),
      .scrollViewDidEndScrollingAnimation(let view):
      "\(name) \(view)"
    case .scrollViewWillEndDragging(let view, let velocity, let target):
      "\(name) \(view) \(shortest(velocity)) \(shortest(target))"
    case .scrollViewDidEndDragging(let view, let willDecelerate):
      "\(name) \(view) \(willDecelerate)"
    case .indicator(let view, let isOn): "\(name) \(view) \(isOn ? "on" : "off")"
    case .scrollViewDidScrollToTop(let view): "\(name) \(view)"
    case .scrollTo(let row): "\(name) \(row)"
    }
  }
}

/// The shortest decimal that reads back as `number`, without a fraction where it is whole.
package func shortest(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
