/// The word that takes the place of a word being completed.
struct CompletedWord {
  let text: String

  /// Nil if the candidates have nothing in common that goes beyond `word`.
  ///
  /// A single candidate is followed by a blank, unless it ends in a mark such as `/` or `.` that
  /// asks for more.
  init?(_ word: String, candidates: [String]) {
    guard let first = candidates.first else { return nil }
    var common = Substring(first)
    for candidate in candidates {
      while !candidate.hasPrefix(common) { common.removeLast() }
    }
    if candidates.allSatisfy({ $0 == first }), let last = first.last, last.isLetter || last.isNumber
    {
      common += " "
    }
    // What is shorter than the word would take away what was typed.
    guard common != word, common.count >= word.count else { return nil }
    text = String(common)
  }
}

/// Candidates in columns, read downwards.
enum CandidateList {
  /// The rows, each with its newline; what does not fit into `rows` is counted in the last one.
  static func text(_ candidates: [String], width: Int, rows: Int) -> String {
    let widest = candidates.map { displayWidth($0) }.max() ?? 0
    let perRow = max(1, (width + 1) / (widest + 2))
    let height = min((candidates.count + perRow - 1) / perRow, rows)
    let shown = candidates.prefix(height * perRow)
    var text = ""
    for row in 0..<height {
      let cells = stride(from: row, to: shown.count, by: height).map { shown[$0] }
      for (index, cell) in cells.enumerated() {
        let blanks = index == cells.count - 1 ? 0 : widest + 2 - displayWidth(cell)
        text += cell + String(repeating: " ", count: blanks)
      }
      text += "\n"
    }
    let left = candidates.count - shown.count
    return left > 0 ? text + "… \(left) more\n" : text
  }
}
