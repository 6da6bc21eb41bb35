import Inspection
import PagerModel

extension VerificationReport {
  /// The Test Anything Protocol: a line a question, with a block of YAML below what did not pass.
  ///
  /// What stands here is the same in TAP 13 and in TAP 14
  /// (https://testanything.org/tap-version-14-specification.html). It calls itself 13, since Perl's
  /// TAP::Parser, up to 3.44 at least, takes a later version for an error.
  ///
  /// - Parameter reason: why there is nothing, where there is no file.
  package func tap(orSkipping reason: String = "no recording") -> String {
    var text = "TAP version 13\n"
    let points = files.flatMap { file in file.cases.map { (file, $0) } }
    text += isInterrupted ? "" : points.isEmpty ? "1..0 # SKIP \(reason)\n" : "1..\(points.count)\n"
    for (number, (file, question)) in zip(1..., points) {
      text += file.testPoint(question, number: number)
    }
    return text + (isInterrupted ? "Bail out! interrupted\n" : "")
  }
}

extension VerificationReport.File {
  fileprivate func testPoint(_ question: VerificationReport.Case, number: Int) -> String {
    let description = "\(number) - \(TapText.escaped("\(path): \(name(of: question))"))"
    switch question.verdict {
    case .passed: return "ok \(description)\n" + block(of: question.findings)
    case .skipped:
      let reason = question.findings.map(\.fact.sentence).first ?? question.reason ?? ""
      return "ok \(description) # SKIP \(TapText.inOneLine(reason))\n"
    case .failed, .broken: return "not ok \(description)\n" + block(of: question.findings)
    }
  }

  /// Of one finding a map, of more a list of such.
  private func block(of findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    let maps = findings.map(fields)
    let lines =
      maps.count == 1
      ? maps[0]
      : ["findings:"]
        + maps.flatMap { fields in
          fields.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
        }
    return (["---"] + lines + ["..."]).map { "  \($0)\n" }.joined()
  }

  private func fields(of finding: Finding) -> [String] {
    var fields: [(String, Json)] = [
      ("message", .string(finding.fact.sentence)),
      ("severity", .string(finding.outcome == .held ? "comment" : "fail")),
      ("kind", .string(finding.fact.kind)), ("file", .string(path)),
    ]
    if let line = finding.line { fields.append(("line", .number(Double(line)))) }
    if let node = finding.node { fields.append(("node", .number(Double(node)))) }
    if let time = finding.time { fields.append(("seconds", .number(Double(time) / 1e6))) }
    if finding.node != nil { fields.append(("branch", .string(finding.branch ?? "main"))) }
    if let (expected, found) = finding.values {
      fields += [("wanted", .string(expected)), ("found", .string(found))]
    }
    if let remark, remark.line == finding.line, finding.outcome == .diverged {
      fields.append(("remark", .string(remark.text)))
    }
    return fields.map { "\($0): \(TapText.yaml($1))" }
  }
}

private enum TapText {
  /// A description: no directive begins in it, and it is one line.
  static func escaped(_ text: String) -> String {
    inOneLine(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  static func inOneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isPlain ? $0 : " " }))
  }

  /// JSON is YAML, but for characters that are not printable there.
  static func yaml(_ value: Json) -> String {
    var result = ""
    for scalar in value.description.unicodeScalars {
      if scalar.isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// It can be printed, and ends no line.
  fileprivate var isPlain: Bool {
    switch self {
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}",
      "\u{FFFE}"..."\u{FFFF}":
      false
    case _: true
    }
  }
}
