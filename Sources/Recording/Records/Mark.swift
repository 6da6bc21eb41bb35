/// A named place.
package struct Mark: Sendable, Equatable {
  package var at: Int
  package var name: String
  /// It names the branch that ends there; of several of a name, the last stands.
  package var isBranch: Bool
  package var line: Int?

  package init(at node: Int, name: String, isBranch: Bool = false, line: Int? = nil) {
    at = node
    self.name = name
    self.isBranch = isBranch
    self.line = line
  }
}

/// A comment.
package struct Note: Sendable, Equatable {
  package var at: Int
  package var text: String
  package var line: Int?

  package init(at node: Int, text: String, line: Int? = nil) {
    at = node
    self.text = text
    self.line = line
  }
}
