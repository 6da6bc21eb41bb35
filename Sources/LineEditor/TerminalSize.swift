import CEditline

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How much text a terminal shows at once.
package struct TerminalSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Of the terminal on standard output; nil where it is none, or does not say.
  package static var current: TerminalSize? {
    let (columns, rows) = (Int(cel_columns()), Int(cel_rows()))
    return columns > 0 && rows > 0 ? TerminalSize(columns: columns, rows: rows) : nil
  }
}
