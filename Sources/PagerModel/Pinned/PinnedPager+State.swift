/// What state paths read.
extension PinnedPager {
  /// A page's index if it is there, and not the placeholder of one.
  package var visiblePageIndex: Int? {
    loadedPage(atContent: content.contentOffset + width / 2)
  }

  /// Where a move of content in flight goes.
  package var pendingPageIndex: Int? {
    guard width > 0, !standsSilentlyEmpty else { return nil }
    let target: Double
    switch content.motion {
    case .snap(let snap): target = snap.target
    case .animation(let animation): target = animation.target
    case .rest, .drag, .glide, .pairDrag, .pairGlide: return nil
    }
    return clampedIndex(pageNearest(to: target))
  }

  /// The container's flag; where the hand-over has none, whether the header takes the next delta.
  package var containerIsSwipeEnabled: Bool {
    switch policies.handOver {
    case .flags: isSwipeEnabled
    case .exact, .offsets, .inset: !isPinned
    }
  }

  /// The page's flag; where the hand-over has none, whether it takes the next delta upwards, and
  /// under `offsets` whether its offset holds main.
  package func isSwipeEnabled(ofPage index: Int) -> Bool {
    switch policies.handOver {
    case .flags: pages[index].isSwipeEnabled
    case .exact, .inset: isPinned && !isLocked(page: index)
    case .offsets: isPinned && isBelowTop(page: index)
    }
  }

  /// A finger is down above the view.
  package func isTracking(_ view: ScrollViewID) -> Bool {
    guard let finger else { return false }
    switch view {
    case .main: return true
    case .content: return finger.region == .page || content.motion.isDragging
    case .page(let index):
      return motion(of: view).isDragging || finger.page?.identity == pages[index].identity
    }
  }

  /// Where the finger that is down landed, in the container's bounds; nil: none is down.
  package var fingerLanding: Point? { finger?.landing }

  /// What the finger moves.
  package var owner: Owner {
    guard let finger else { return .none }
    if let pair, pair.phase == .held { return pairOwner(pair) }
    switch finger.gesture {
    case .touch: return .none
    case .undecided: return undecidedOwner
    case .horizontal: return content.motion.isDragging ? .content : .none
    case .vertical:
      let page = pages.index(of: finger.page).flatMap {
        pages[$0].isLoaded && pages[$0].scrollView.motion.isDragging ? $0 : nil
      }
      guard main.motion.isDragging else { return Owner(page) }
      return page.map { .mainAndPage($0) } ?? .main
    }
  }

  /// Before the axis is decided: under hand-over `exact`, the view that would take the first
  /// vertical delta.
  private var undecidedOwner: Owner {
    switch policies.handOver {
    case .flags, .offsets, .inset: return .none
    case .exact:
      let page = pageTaken()
      if main.isLive, !isPinned || page == nil { return .main }
      return Owner(page)
    }
  }

  /// The view that took the last delta; before one, the first that would.
  private func pairOwner(_ pair: Pair) -> Owner {
    let page = Owner(pairedPage)
    if finger?.gesture == .horizontal, pair.lastTaker == nil { return .content }
    switch pair.lastTaker {
    case .main: return .main
    case .page: return page
    case nil: return pair.takesMain && (!isPinned || page == .none) ? .main : page
    }
  }
}
