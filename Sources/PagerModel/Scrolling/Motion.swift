/// What moves a scroll view.
package enum Motion: Sendable, Equatable {
  case rest
  /// A finger, by this view's own law.
  case drag(Pan)
  /// Its own deceleration or bounce.
  case glide(Glide)
  /// A paging view on its way to a page.
  case snap(PageSnap)
  /// `setContentOffset(_:animated: true)`.
  case animation(ScrollAnimation)
  /// A finger, as one of the pair that shares each delta.
  case pairDrag
  /// The pair's free glide.
  case pairGlide

  /// A finger holds the view and has begun to pan.
  package var isDragging: Bool {
    switch self {
    case .drag, .pairDrag: true
    case .rest, .glide, .snap, .animation, .pairGlide: false
    }
  }

  package var isDecelerating: Bool {
    switch self {
    case .glide, .snap, .pairGlide: true
    case .rest, .drag, .animation, .pairDrag: false
    }
  }

  package var isAnimating: Bool {
    switch self {
    case .animation: true
    case .rest, .drag, .glide, .snap, .pairDrag, .pairGlide: false
    }
  }

  /// The view moves by itself, at each frame, without a finger and outside the pair.
  var isSelfMoving: Bool {
    switch self {
    case .glide, .snap, .animation: true
    case .rest, .drag, .pairDrag, .pairGlide: false
    }
  }

  /// A finger or a glide moves the view: a layout pass leaves its offset alone.
  var isHeld: Bool { isDragging || isDecelerating }
}
