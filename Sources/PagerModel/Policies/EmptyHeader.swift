/// A reload while the header is there and has no height.
///
/// The report names no cause, and its author could not see it happen; so only what was seen is here:
/// https://github.com/bawn/Shazam/issues/4.
package enum EmptyHeader: String, Policy {
  case inPlace
  /// Each reload after the first puts content a page further than the index, at its end at most.
  case pageFurther

  package static let name = PolicyName.emptyHeader

  package static let question = "Where does a reload put content under a header of height 0?"
  package static let reports = ["https://github.com/bawn/Shazam/issues/4"]

  package var meaning: String {
    switch self {
    case .inPlace: "at the index's page"
    case .pageFurther: "from the second reload on a page further, and the index stays"
    }
  }
}
