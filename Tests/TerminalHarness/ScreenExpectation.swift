import Testing

/// Waits until the screen shows exactly this, with the cursor there.
package func expect(
  _ terminal: TerminalScreen, _ text: String, cursor: (row: Int, column: Int)? = nil,
  at location: SourceLocation = #_sourceLocation
) {
  let isShown = terminal.shows { screen in
    guard screen.text == text else { return false }
    guard let cursor else { return true }
    return screen.cursor == cursor
  }
  #expect(isShown, "\(terminal.text)\ncursor \(terminal.cursor)", sourceLocation: location)
}
