/// The app asks for another page inside a callback of a move that is not done yet.
///
/// CLNestedSlide sets the index, whose setter tells the delegate, and then scrolls: a page chosen in
/// that callback keeps the index, and content goes to the other.
/// https://github.com/JmoVxia/CLNestedSlide
package enum NestedMove: String, Policy {
  /// The move in the callback is the last one asked for: the outer one goes no further.
  case supersedes
  /// The outer move goes on where the callback came, and puts content where it wanted it.
  case resumes

  package static let name = PolicyName.nestedMove

  package static let question = "What of a move in whose callback the app asks for another page?"
  package static let reports = ["https://github.com/JmoVxia/CLNestedSlide"]

  package var meaning: String {
    switch self {
    case .supersedes: "the page asked for last is gone to, and the outer move ends there"
    case .resumes: "the outer move goes on after it, and puts content at its own page"
    }
  }
}
