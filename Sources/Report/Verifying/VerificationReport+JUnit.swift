import Inspection
import PagerModel

extension VerificationReport {
  /// JUnit's XML, as CI servers read it: a suite a recording, a case a question.
  ///
  /// A file's time stands at its first case, its replay.
  package var junit: String {
    var suites = files.map(\.suite)
    if isInterrupted { suites.append(Self.interruption) }
    let attributes = XmlText.attributes(
      [("name", "unscroll verify")] + suites.map(\.counts).reduce(Counts(), +).attributes)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(attributes)>
      \(suites.map(\.xml).joined())</testsuites>

      """
  }

  /// A run that was cut short is no success.
  private static var interruption: Suite {
    let text = "interrupted: the recordings after these were not replayed"
    return Suite(
      xml: """
        <testsuite name="unscroll verify" tests="1" failures="0" errors="1" skipped="0" time="0">
          <testcase classname="unscroll" name="all recordings were replayed" time="0">
            <error type="interrupted" message="\(text)"/>
          </testcase>
        </testsuite>

        """, counts: Counts(tests: 1, errors: 1))
  }

  fileprivate struct Suite {
    let xml: String
    let counts: Counts
  }

  fileprivate struct Counts {
    var (tests, failures, errors, skipped) = (0, 0, 0, 0)
    var seconds = 0.0

    init(tests: Int = 0, errors: Int = 0) { (self.tests, self.errors) = (tests, errors) }

    init(_ cases: [Case], seconds: Double) {
      tests = cases.count
      failures = cases.count { $0.verdict == .failed }
      errors = cases.count { $0.verdict == .broken }
      skipped = cases.count { $0.verdict == .skipped }
      self.seconds = seconds
    }

    static func + (a: Counts, b: Counts) -> Counts {
      var sum = a
      (sum.tests, sum.failures) = (a.tests + b.tests, a.failures + b.failures)
      (sum.errors, sum.skipped) = (a.errors + b.errors, a.skipped + b.skipped)
      sum.seconds += b.seconds
      return sum
    }

    var attributes: [(String, String)] {
      [
        ("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"),
        ("skipped", "\(skipped)"), ("time", shortest(milliseconds(seconds))),
      ]
    }
  }

  fileprivate static func milliseconds(_ seconds: Double) -> Double {
    (seconds * 1000).rounded() / 1000
  }
}

extension VerificationReport.File {
  fileprivate var suite: VerificationReport.Suite {
    let cases = cases
    let counts = VerificationReport.Counts(cases, seconds: seconds)
    let attributes = XmlText.attributes([("name", path)] + counts.attributes)
    let lines = cases.enumerated().map { index, question in
      xml(question, seconds: index == 0 ? VerificationReport.milliseconds(seconds) : 0)
    }
    return VerificationReport.Suite(
      xml: "<testsuite\(attributes)>\n\(lines.joined())</testsuite>\n", counts: counts)
  }

  private func xml(_ question: VerificationReport.Case, seconds: Double) -> String {
    var attributes = [("classname", className), ("name", name(of: question)), ("file", path)]
    if let line = question.line { attributes.append(("line", "\(line)")) }
    attributes.append(("time", shortest(seconds)))
    let start = "  <testcase\(XmlText.attributes(attributes))"
    guard let result = result(of: question) else { return "\(start)/>\n" }
    return "\(start)>\n    \(result)\n  </testcase>\n"
  }

  /// Nil: there is nothing to say.
  private func result(of question: VerificationReport.Case) -> String? {
    let worst = question.findings.max { $0.outcome < $1.outcome }
    let message = worst?.fact.sentence ?? question.reason ?? ""
    let attributes = XmlText.attributes([("type", worst?.fact.kind ?? ""), ("message", message)])
    let text = XmlText.escaped(question.findings.flatMap(report).joined(separator: "\n"))
    switch question.verdict {
    case .passed: return text.isEmpty ? nil : "<system-out>\(text)</system-out>"
    case .failed: return "<failure\(attributes)>\(text)</failure>"
    case .broken: return "<error\(attributes)>\(text)</error>"
    case .skipped: return "<skipped\(XmlText.attributes([("message", message)]))/>"
    }
  }

  /// `Recordings/B01-x.jsonl` as `Recordings.B01-x`: what stands before the last dot is the package.
  private var className: String {
    let name = path.hasSuffix(".jsonl") ? String(path.dropLast(".jsonl".count)) : path
    let parts = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return parts.joined(separator: ".")
  }
}
