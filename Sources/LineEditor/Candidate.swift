/// A word that may stand where one is being completed.
package struct Candidate: Equatable, Sendable {
  package let text: String
  /// What stands beside it in a list: what it does, or its value; empty: nothing.
  package let note: String

  package init(_ text: String, note: String = "") {
    self.text = text
    self.note = note
  }
}
