/// A page of the pinned pager, loaded or not.
package struct Page: Sendable, Equatable {
  package internal(set) var isLoaded = false
  /// The data source has handed it over, now or, where it hands the same pages back, earlier.
  var isMade = false
  /// Which page stands here, made or not: what knows an older one, a finger or a glide, moves it no
  /// more. 0: none stands anywhere.
  package internal(set) var identity: UInt32 = 0
  /// The data source's answer it was made from.
  var source = PageSource()
  /// Points.
  package internal(set) var contentHeight = 0.0
  /// The page's flag under hand-over `flags`.
  package internal(set) var isSwipeEnabled = false
  /// Created at the pin, and takes no delta until main moves (hand-over `exact`).
  var isLocked = false
  /// Its own scroll delegate is there.
  var hasDelegate = true
  /// The pager hears of its scrolling.
  var isObserved = true
  /// In mode `controller`.
  package internal(set) var lifecycle = Lifecycle.loaded
  package internal(set) var scrollView = ScrollView(axis: .vertical)
}

/// A page as a finger or a glide took it: the same page wherever it stands now.
struct PageReference: Sendable, Equatable {
  /// Where it stood.
  let index: Int
  let identity: UInt32

  static func == (left: PageReference, right: PageReference) -> Bool {
    left.identity == right.identity
  }
}
