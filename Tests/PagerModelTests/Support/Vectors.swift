import Foundation

/// A table of measured or computed values beside the tests.
enum Vectors {
  /// The rows of `Vectors/<name>.csv` as words, without comments and the line of names.
  static func rows(_ name: String) -> [[String]] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Vectors/\(name).csv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The rows whose words are all numbers from column `first` on; the others are left out.
  static func numbers(_ name: String, from first: Int = 0) -> [[Double]] {
    rows(name).map { $0.dropFirst(first).compactMap(Double.init) }
  }
}
