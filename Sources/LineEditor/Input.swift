/// What reading one line came to.
package enum Input: Equatable, Sendable {
  /// A line without its line end. What was no UTF-8 in it is U+FFFD.
  case line(String)
  /// A line longer than the reader takes. All of it was read and dropped.
  case tooLong
  /// Ctrl-C, or a SIGINT from elsewhere. A line half typed is dropped.
  case interrupted
  /// Ctrl-D on an empty line, or nothing more to read.
  case endOfInput
  /// The read failed, with this `errno`.
  case failed(Int32)
}

/// Where lines come from: a terminal with `LineEditor`, anything else with `PlainReader`.
package protocol LineSource: AnyObject {
  /// Reads one line; `prompt` is one row of plain text, shown on a terminal only.
  func readLine(prompt: String) -> Input

  /// Keeps a line for recall, where lines can be recalled.
  func remember(_ line: String)
}
