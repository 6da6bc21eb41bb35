/// Which width a grid's cells are made for, while the rows break where the view ends.
package enum CellWidth: String, Policy {
  /// The screen's. In a view of another width the rows break elsewhere than the cells end: in a wider
  /// one no row ends after its second cell, and all the others lie on it.
  case screen
  /// The collection view's: where its insets and a gap leave less than nothing, cells are less than
  /// nothing wide, too, as the layout has it.
  case view

  package static let name = PolicyName.cellWidth

  package static let question = "Of which width are a grid's cells a part?"
  package static let reports = [
    "https://developer.apple.com/documentation/uikit/uiscreen/bounds",
    "https://developer.apple.com/documentation/uikit/uicollectionviewlayout/prepare()",
  ]

  package var meaning: String {
    switch self {
    case .screen:
      "the screen's: in a wider view cells lie on one another, in a narrower one a row has one"
    case .view: "the view's: two to a row"
    }
  }
}
