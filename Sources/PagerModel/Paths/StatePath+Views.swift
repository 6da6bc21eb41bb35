/// The fields of scroll views that rules look at most.
extension StatePath {
  static func offset(_ view: ScrollViewID) -> StatePath { .scrollView(view, .contentOffset) }
  static func offset(ofPage index: Int) -> StatePath { .offset(.page(index)) }

  /// Where a view ends.
  static func ends(_ view: ScrollViewID) -> [StatePath] {
    [.scrollView(view, .minOffset), .scrollView(view, .maxOffset)]
  }

  /// Where a view is, and where it ends.
  static func place(_ view: ScrollViewID) -> [StatePath] { [.offset(view)] + ends(view) }

  /// Whether it moves by itself, or a finger does.
  static func motion(_ view: ScrollViewID) -> [StatePath] {
    [
      .scrollView(view, .isDragging), .scrollView(view, .isDecelerating),
      .scrollView(view, .isAnimating),
    ]
  }
}
