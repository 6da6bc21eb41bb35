import Inspection
import PagerModel
import Picture
import Wording

extension VerificationReport.File {
  /// A line a finding; of many observations that differ, the first, and how many follow, unless
  /// all are wanted.
  package func lines(isWhole: Bool) -> [String] {
    var lines: [String] = []
    var divergences = 0
    for finding in findings {
      let isDivergence = finding.outcome == .diverged
      if isDivergence { divergences += 1 }
      if isDivergence, divergences > 1, !isWhole { continue }
      lines.append(line(finding))
      if isDivergence, divergences == 1, let remark {
        let isHere = remark.line == finding.line
        let text =
          isHere
          ? remark.text : String(localized: "line \(remark.line ?? 0): \(remark.text)")
        lines.append("    \(text)")
      }
    }
    guard divergences > 1, !isWhole else { return lines }
    let rest = divergences - 1
    return lines + [
      String(
        localized: rest == 1
          ? "≠ \(path): 1 more observed value differs: --all shows it"
          : "≠ \(path): \(rest) more observed values differ: --all shows them")
    ]
  }

  /// A finding in full, with what could be behind it.
  func report(_ finding: Finding) -> [String] {
    var lines = [line(finding)]
    if let (expected, found) = finding.values {
      lines += ["expected: \(expected)", "found: \(found)"]
    }
    if let remark, remark.line == finding.line, finding.outcome == .diverged {
      lines.append(remark.text)
    }
    return lines
  }

  /// `line 17, #13: main.y == 240`
  func name(of question: VerificationReport.Case) -> String {
    question.line.map { "line \($0), \(question.name)" } ?? question.name
  }

  private func line(_ finding: Finding) -> String {
    let place = [path, finding.line?.description, finding.column?.description]
      .compactMap(\.self).joined(separator: ":")
    let node = finding.node.map { "  #\($0)" } ?? ""
    let time = finding.time.map { " \(timeText($0))" } ?? ""
    let moment = "\(finding.fact.sign) \(place)\(node)\(time)"
    let whole = finding.branch.map { String(localized: "\(moment) on \($0)") } ?? moment
    return "\(whole)  \(finding.fact.sentence)"
  }
}

extension VerificationReport {
  /// `233 recordings, 1 failed, 0 diverged`
  package var summary: String {
    var words = [counted(files.count, "recording")]
    words.append(String(localized: "\(count(.assertionFailed)) failed"))
    words.append(String(localized: "\(count(.diverged)) diverged"))
    let (unreadable, notJudged) = (count(.fileError), count(.cannotJudge))
    if unreadable > 0 { words.append(String(localized: "\(unreadable) unreadable")) }
    if notJudged > 0 { words.append(String(localized: "\(notJudged) not judged")) }
    if isInterrupted { words.append(String(localized: "interrupted")) }
    return listed(words)
  }
}

extension Finding.Fact {
  fileprivate var sign: String {
    switch self {
    case .expectationFailed, .unproven, .invariantBroken, .damaged: "✗"
    case .diverged: "≠"
    case .cannotJudge: "?"
    case .warning: "!"
    }
  }

  package var sentence: String {
    switch self {
    case .expectationFailed(let mismatch): "\(mismatch.question)  \(mismatch.difference)"
    case .unproven(let objection): objection.sentence
    case .diverged(let mismatch):
      String(
        localized:
          "\(mismatch.question)  (\(mismatch.expected ?? "") observed, \(mismatch.found) in the model)"
      )
    case .invariantBroken(let violation):
      String(localized: "invariant \(violation.invariant): \(violation.found)")
    case .cannotJudge(let reason): String(localized: "cannot judge: \(reason)")
    case .damaged(let text), .warning(let text): text
    }
  }

  package var kind: String {
    switch self {
    case .expectationFailed: "expectationFailed"
    case .unproven(.holdsUnder): "holdsUnder"
    case .unproven(.changesNothing): "changesNothing"
    case .diverged: "diverged"
    case .invariantBroken: "invariantBroken"
    case .cannotJudge: "cannotJudge"
    case .damaged: "damaged"
    case .warning: "warning"
    }
  }
}
