/// A length, in points, that a session starts with or that an event sets.
package enum Geometry: Sendable, Equatable {
  case header, hover, width, height, pageInsetTop
  case contentHeight(page: Int)
  /// In the event of so many steps before it.
  case event(step: Int, Length)

  package enum Length: Sendable, Equatable {
    case header, hover, width, height, contentHeight, pinOffset
  }
}
