/// What a reload does to main's offset.
package enum ReloadOffset: String, Policy {
  /// Nothing.
  case keep
  /// It goes to its minimum at once, when the old pages are gone and before the new ones are made, a
  /// finger keeping its hold. Under hand-over `flags` the pin lets go.
  ///
  /// https://github.com/pujiaxin33/JXPagingView/issues/239 was mended so; users then missed the place:
  /// https://github.com/pujiaxin33/JXPagingView/issues/492. There a reload resets only where a pin
  /// offset is set and main stands further down than it; the preset keeps the offset, since it has
  /// no pin offset of its own, and a session with one takes this value beside it.
  case reset

  package static let name = PolicyName.reloadOffset

  package static let question = "What does a reload do to main's offset?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/239",
    "https://github.com/pujiaxin33/JXPagingView/issues/246",
    "https://github.com/pujiaxin33/JXPagingView/issues/492",
  ]

  package var meaning: String {
    switch self {
    case .keep: "nothing"
    case .reset: "it puts main to its minimum: the header shows"
    }
  }
}
