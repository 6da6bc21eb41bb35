import Wording

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

/// Candidates below the line that they may complete.
enum CandidateList {
  /// The rows, each with its newline and within `width`: one for each candidate, its note beside
  /// it, where they fit so; else in columns, read downwards. What does not fit into `rows` is
  /// counted in a last one.
  static func text(_ candidates: [Candidate], width: Int, rows: Int) -> String {
    let hasNotes = candidates.contains { !$0.note.isEmpty }
    let lines =
      hasNotes && candidates.count <= rows
      ? described(candidates, width: width)
      : inColumns(candidates.map(\.text), width: width, rows: rows)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func described(_ candidates: [Candidate], width: Int) -> [String] {
    let widest = candidates.map { displayWidth($0.text) }.max() ?? 0
    return candidates.map { candidate in
      let blanks = candidate.note.isEmpty ? 0 : widest + 2 - displayWidth(candidate.text)
      return cut(
        candidate.text + String(repeating: " ", count: blanks) + candidate.note, to: width)
    }
  }

  private static func inColumns(_ names: [String], width: Int, rows: Int) -> [String] {
    let widest = names.map { displayWidth($0) }.max() ?? 0
    let perRow = max(1, (width + 2) / (widest + 2))
    let height = min((names.count + perRow - 1) / perRow, rows)
    let shown = names.prefix(height * perRow)
    let lines = (0..<height).map { row in
      let cells = stride(from: row, to: shown.count, by: height).map { shown[$0] }
      let padded = cells.enumerated().map { index, cell in
        let blanks = index == cells.count - 1 ? 0 : widest + 2 - displayWidth(cell)
        return cell + String(repeating: " ", count: blanks)
      }
      return cut(padded.joined(), to: width)
    }
    let left = names.count - shown.count
    return left > 0 ? lines + ["\(ellipsis) " + String(localized: "\(left) more")] : lines
  }

  private static func cut(_ line: String, to width: Int) -> String {
    guard displayWidth(line) > width else { return line }
    var line = line
    while !line.isEmpty, displayWidth(line) + displayWidth(ellipsis) > width { line.removeLast() }
    return line + ellipsis
  }

  private static var ellipsis: String { hasUTF8Locale ? "…" : "..." }
}
