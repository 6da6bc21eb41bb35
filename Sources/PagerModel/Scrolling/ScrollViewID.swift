/// Which scroll view: a name that effects, state paths and events share.
package enum ScrollViewID: Hashable, Sendable {
  case main
  case content
  case page(Int)
}

extension ScrollViewID: CustomStringConvertible {
  package var description: String {
    switch self {
    case .main: "main"
    case .content: "content"
    case .page(let index): "page \(index)"
    }
  }
}
