import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// Rows that candidates take at most.
  private static let longestList = 20

  /// Tab: adds what all candidates share; where that is nothing, a second Tab lists them.
  func complete() -> UInt8 {
    let before = String(decoding: textUpToCursor.map { UInt32(bitPattern: $0) }, as: UTF32.self)
    let word = before.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
    let candidates = completion(before)
    guard let addition = CompletedWord(String(word), candidates: candidates.map(\.text)) else {
      guard textAtLastTab == before, !candidates.isEmpty else {
        textAtLastTab = before
        return UInt8(CC_ERROR)
      }
      list(candidates)
      return UInt8(CC_NORM)
    }
    el_deletestr(handle, Int32(word.unicodeScalars.count))
    el_insertstr(handle, addition.text)
    textAtLastTab = before.dropLast(word.count) + addition.text
    return UInt8(CC_REFRESH)
  }

  /// Shows the candidates below the line, and the line again below them.
  private func list(_ candidates: [Candidate]) {
    leaveLine()
    // The line stays in sight.
    let rows = min(Self.longestList, max(2, (TerminalSize.current?.rows ?? 24) - 3))
    show(CandidateList.text(candidates, width: columns, rows: rows))
    _ = cel_refresh(handle)
  }
}
