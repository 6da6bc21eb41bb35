import Inspection
import PagerModel

extension VerificationReport {
  /// One object: the verdict, and every finding of every file.
  package var json: Json {
    .object([
      ("version", .number(1)),
      ("exitCode", .number(Double(outcome.exitCode))),
      ("recordings", .number(Double(files.count))),
      ("failed", .number(Double(count(.assertionFailed)))),
      ("diverged", .number(Double(count(.diverged)))),
      ("unreadable", .number(Double(count(.fileError)))),
      ("notJudged", .number(Double(count(.cannotJudge)))),
      ("files", .array(files.map(\.json))),
    ])
  }
}

extension VerificationReport.File {
  fileprivate var json: Json {
    .object([
      ("path", .string(path)),
      ("exitCode", .number(Double(outcome.exitCode))),
      ("findings", .array(findings.map(\.json))),
      ("remark", remark.map { .string($0.text) } ?? .null),
    ])
  }
}

extension Finding {
  fileprivate var json: Json {
    var members: [(String, Json)] = [
      ("kind", .string(fact.kind)), ("line", .optional(line)), ("column", .optional(column)),
      ("node", .optional(node)), ("branch", node.map { _ in .string(branch ?? "main") } ?? .null),
      ("time", time.map { .number(Double($0) / 1_000_000) } ?? .null),
      ("text", .string(fact.sentence)),
    ]
    switch fact {
    case .expectationFailed(let mismatch), .diverged(let mismatch):
      members += [
        ("question", .string(mismatch.question)),
        ("expected", mismatch.expected.map(Json.string) ?? .null),
        ("found", .string(mismatch.found)), ("page", .optional(mismatch.page)),
      ]
    case .invariantBroken(let violation):
      members += [
        ("invariant", .string(violation.invariant.rawValue)), ("found", .string(violation.found)),
      ]
    case .unproven, .cannotJudge, .damaged, .warning: break
    }
    return .object(members)
  }
}
