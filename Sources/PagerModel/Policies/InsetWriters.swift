/// What two writers of one `contentInset` make of it.
package enum InsetWriters: String, Policy {
  /// Each has a share of its own, and the inset is their sum. The pin is the layout's and writes
  /// none.
  case named
  /// One field: what was written last stands. At each scroll of main, unless its list has left its
  /// top, the pager writes the pin offset where main has come so far, else 0; so it takes away
  /// what a refresh has written. https://github.com/pujiaxin33/JXPagingView/issues/203
  case last
  /// As `last`, but at a scroll the pager leaves an inset alone that is neither 0 nor its own: the
  /// repair of that report, which fails where the refresh is as high as the pin offset.
  /// https://github.com/pujiaxin33/JXPagingView/commit/bac56de
  case guarded
  /// As `named`, but each reload after the first adjusts main for the pin offset again: it moves up
  /// by so much, to its maximum at most. https://github.com/pujiaxin33/JXPagingView/issues/239
  case readjusted
  /// As `last`, but the pin's inset is taken back when a finger lifts, and written again while a
  /// list is below its top, too, at that list's next scroll: main, which no finger holds, comes down
  /// by it. https://github.com/pujiaxin33/JXPagingView/issues/237
  case unguarded
  /// As `last`, but new bounds while a list glides write the pin's inset, main moves the other way
  /// by as much, and that scroll's handler writes it again. The app froze there; here the ninth
  /// write is the last, as deep as callbacks go, `callbackDepth` is ignored, and all glides stop.
  /// https://github.com/pujiaxin33/JXPagingView/issues/82
  case looped
  /// As `named`, but the safe area takes what the others have written for a change of its own and
  /// moves a view at its top by that. https://github.com/uias/AutoInsetter/issues/16
  case subtracted

  package static let name = PolicyName.insetWriters

  package static let question = "What do two writers of one contentInset make of it?"
  package static let reports = [
    "https://github.com/pujiaxin33/JXPagingView/issues/203",
    "https://github.com/pujiaxin33/JXPagingView/issues/239",
    "https://github.com/pujiaxin33/JXPagingView/issues/237",
    "https://github.com/pujiaxin33/JXPagingView/issues/82",
    "https://github.com/uias/AutoInsetter/issues/16",
  ]

  package var meaning: String {
    switch self {
    case .named: "each has a share of its own, and the inset is their sum"
    case .last: "what was written last stands: the pin takes away what a refresh wrote"
    case .guarded: "as last, but the pin leaves an inset alone that is neither 0 nor its own"
    case .readjusted: "as named, but each later reload adjusts main for the pin offset again"
    case .unguarded:
      "as last, but a list below its top does not keep the pin from it: main comes down in a fling"
    case .looped:
      "as last, but new bounds in a glide have the pin write it without end, and all glides stop"
    case .subtracted: "as named, but the safe area takes others' shares for a change of its own"
    }
  }
}
