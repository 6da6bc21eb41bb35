/// What a finger moves.
package enum Owner: Sendable, Equatable {
  case none
  case main
  case content
  case page(Int)
  case mainAndPage(Int)

  /// The page, if there is one.
  init(_ page: Int?) { self = page.map { .page($0) } ?? .none }
}

extension Owner: CustomStringConvertible {
  /// As the shell and recordings spell it.
  package var description: String {
    switch self {
    case .none: "none"
    case .main: "main"
    case .content: "content"
    case .page(let index): "page \(index)"
    case .mainAndPage(let index): "main+page \(index)"
    }
  }
}
