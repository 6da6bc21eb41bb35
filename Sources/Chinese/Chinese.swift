import Wording

/// Simplified Chinese.
package enum Chinese {
  /// Each message's key, and what it is in Chinese.
  package static let catalogue: [(key: String, sentence: String)] =
    recordings
    + recordNames
    + recordingFiles
    + expressions
    + judging
    + violations
    + system
}

extension Language {
  package static let chinese = Language(
    Dictionary(
      Chinese.catalogue.map { ($0.key, $0.sentence) }, uniquingKeysWith: { first, _ in first }))
}
