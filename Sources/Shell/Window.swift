import LineEditor

/// What answers are read in: how much it shows at once, and which characters.
package struct Window: Sendable, Equatable {
  /// Nil: no terminal, so that a line may have any length.
  let size: TerminalSize?
  let isASCII: Bool

  package init(size: TerminalSize? = nil, isASCII: Bool = false) {
    self.size = size
    self.isASCII = isASCII
  }
}
