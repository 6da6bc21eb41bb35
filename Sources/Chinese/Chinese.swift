import Wording

/// Simplified Chinese.
package enum Chinese {
  /// Each message's key, and what it is in Chinese.
  package static let catalogue: [(key: String, sentence: String)] =
    Array((tables + help + messages).joined())

  private static let tables: [[(key: String, sentence: String)]] = [
    handOverPolicies, pagingPolicies, layoutPolicies, containerPolicies, presets, rules, invariants,
  ]

  /// Summaries under the English ones, and pages under `help NAME` and `verb NAME`.
  private static let help: [[(key: String, sentence: String)]] = [
    moveHelp, lookHelp, askHelp, stopHelp, inputHelp, branchHelp, assertHelp, keepHelp, verbHelp,
    fileVerbHelp,
    otherVerbHelp,
  ]

  private static let messages: [[(key: String, sentence: String)]] = [
    recordings, recordNames, recordingFiles, expressions, judging, violations, system,
    verbs, verbResults, verbOverview, verbOptions, reports,
    originAnswers, explanations, comparisons, commands, gatherings, inputs,
    shell, moving, keeping, arguments, argumentNames, importing, shrinking, tutorial, lessons,
    benchmarks,
  ]
}

extension Language {
  package static let chinese = Language(
    Dictionary(
      Chinese.catalogue.map { ($0.key, $0.sentence) }, uniquingKeysWith: { first, _ in first }))
}
