/// `text` in lines of at most `columns`, parted at blanks where there are some; what goes on below
/// is indented by two more than the text itself.
func folded(_ text: String, to columns: Int, width: (String) -> Int) -> [String] {
  let indent = String(text.prefix { $0 == " " })
  var lines: [String] = []
  var line = indent
  var isEmpty = true
  func flush() {
    lines.append(line)
    line = indent + "  "
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
