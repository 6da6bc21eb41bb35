/// A text as it stands in other languages' sources.
extension String {
  /// A literal of Swift's, whatever is in it.
  var swiftLiteral: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// As many `#` as a raw literal needs around it.
  var rawMarks: String { String(repeating: "#", count: longestRun(of: "#") + 1) }

  /// A fence of Markdown's that nothing in it closes.
  var fence: String { String(repeating: "`", count: max(3, longestRun(of: "`") + 1)) }

  /// With blanks for what would break the line.
  var inOneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  private func longestRun(of mark: Unicode.Scalar) -> Int {
    var (longest, run) = (0, 0)
    for scalar in unicodeScalars {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
