/// A recording that cannot be read, and where.
package struct ReadError: Error, Sendable, Equatable {
  package var file: String
  /// 1...; nil: the file as a whole.
  package var line: Int?
  /// 1..., in bytes of UTF-8; nil: the line as a whole.
  package var column: Int?
  package var problem: Problem
}

extension ReadError: CustomStringConvertible {
  package var description: String {
    place(file, line, column) + problem.sentence
  }
}

/// `file:line:column: `, as far as they are known.
func place(_ file: String, _ line: Int?, _ column: Int?) -> String {
  [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    .joined(separator: ":") + ": "
}
