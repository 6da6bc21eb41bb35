/// `text` in lines of at most `columns`, parted at blanks where there are some; what goes on below
/// is indented by `hanging` more than the text itself.
package func folded(
  _ text: String, to columns: Int, hanging: Int = 2, width: (String) -> Int
) -> [String] {
  let indent = String(text.prefix { $0 == " " })
  var lines: [String] = []
  var line = indent
  var isEmpty = true
  func flush() {
    lines.append(line)
    line = indent + String(repeating: " ", count: hanging)
    isEmpty = true
  }
  for word in text.split(separator: " ") {
    if !isEmpty, width(line) + 1 + width(String(word)) > columns { flush() }
    if !isEmpty { line += " " }
    for character in word {
      if !isEmpty, width(line) + width(String(character)) > columns { flush() }
      line.append(character)
      isEmpty = false
    }
  }
  return isEmpty ? lines : lines + [line]
}
