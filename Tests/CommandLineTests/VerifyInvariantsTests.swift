import TerminalHarness
import Testing

@Suite("verify --invariants")
struct VerifyInvariantsTests {
  private static let rules = #""policy":{"pageHeight":"full"}"#

  @Test("names what is broken, where and how, and fails")
  func broken() throws {
    let run = try verify(options: ["--invariants"], header: Self.rules)
    // A page as high as the bounds hangs over by the bar's 60 points.
    let hidden = "invariant rowsReachable: the last 60 points of page"
    #expect(run.lines.count == 3)
    #expect(run.lines[0].hasPrefix("✗ fling.jsonl  #5 @"))
    #expect(run.lines[0].hasSuffix("s  \(hidden) 1 stay below"))
    #expect(run.lines[1].hasPrefix("✗ fling.jsonl  #6 @"))
    #expect(run.lines[1].hasSuffix("s on no-fling  \(hidden) 0 stay below"))
    #expect(run.lines[2] == "1 recording, 1 failed, 0 diverged")
    #expect(run.exit == .code(1))
    #expect(try verify(header: Self.rules).exit == .code(0))
  }

  @Test("passes over what the header excuses")
  func exempt() throws {
    let header = Self.rules + #","exempt":{"rowsReachable":"as the pager was at first"}"#
    let run = try verify(options: ["--invariants"], header: header)
    #expect(run == Finished(text: "1 recording, 0 failed, 0 diverged", exit: .code(0)))
  }

  @Test("an excuse without a reason is an error of the recording", arguments: ["", " "])
  func unreasoned(reason: String) throws {
    let run = try verify(header: #""exempt":{"rowsReachable":"\#(reason)"}"#)
    #expect(run.exit == .code(4))
    #expect(run.lines[0].hasPrefix("✗ fling.jsonl:1:"), "\(run)")
    #expect(
      run.lines[0].hasSuffix("`rowsReachable` must be a string that says why"), "\(run)")
  }

  @Test("an excuse for what is no invariant is an error at its place")
  func unknown() throws {
    let run = try verify(header: #""exempt":{"rowsReachabel":"a slip"}"#)
    #expect(run.exit == .code(4))
    #expect(run.lines[0].hasPrefix("✗ fling.jsonl:1:"))
    #expect(
      run.lines[0].contains("exempt: rowsReachabel is no invariant. They are finiteOffsets, "))
  }
}
