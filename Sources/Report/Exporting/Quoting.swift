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

  /// A span of Markdown's code, in one line, that nothing in it closes; empty: none is needed.
  var inlineCode: String {
    guard !isEmpty else { return "" }
    let text = inOneLine
    let marks = String(repeating: "`", count: longestRun(of: "`") + 1)
    // Of blanks at both ends one each is no part of it, and a mark at an end would join the fence.
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
    let blank = ends.contains { $0 == "`" || $0 == " " } ? " " : ""
    return marks + blank + text + blank + marks
  }

  /// A text of Markdown's, in one line, that shows as it is. A backslash does not keep a site from
  /// taking `@name` for a person and `#1` for an issue: code does.
  var escapedForMarkdown: String {
    var result = ""
    for scalar in inOneLine.unicodeScalars {
      switch scalar {
      case "@", "#": result += "`\(scalar)`"
      case "\\", "`", "*", "_", "<", ">", "&", "[", "]", "~": result += "\\\(scalar)"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

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
