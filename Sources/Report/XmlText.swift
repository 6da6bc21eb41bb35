/// Text as it stands in XML 1.0, and in HTML.
enum XmlText {
  /// What no XML can have, such as most control characters, is U+FFFD.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where inAttribute: result += "&quot;"
      // A reader makes a blank of each in an attribute, and LF of CR elsewhere.
      case "\n" where inAttribute, "\t" where inAttribute, "\r": result += "&#\(scalar.value);"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func attributes(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1, inAttribute: true))\"" }.joined()
  }
}
