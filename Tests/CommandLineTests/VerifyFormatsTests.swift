import Foundation
import TerminalHarness
import Testing

@Suite("What verify writes for machines")
struct VerifyFormatsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A recording for each thing that can be said of one.
  private func writeCorpus() throws {
    let session = SampleSession.fling
    try folder.write("a-holds.jsonl", session)
    try folder.write(
      "b-fails & \u{7}.jsonl",
      session + #"{"kind":"expect","at":6,"that":"owner == \"<#>\" || main.y == 1"}"# + "\n"
        + #"{"kind":"expect","at":6,"that":"main.y == 240","failsUnder":{"headerDrag":"stops"}}"#
        + "\n" + #"{"kind":"expect","at":3,"that":"main.y == 1"}"# + "\n")
    try folder.write("c-damaged.jsonl", session + "{}\n")
    try folder.write(
      "d-diverges.jsonl",
      session + #"{"kind":"observe","at":6,"state":{"main.y":1,"pages[0].y":2}}"# + "\n")
    try folder.write(
      "e-unknown.jsonl",
      session + #"{"kind":"event","id":7,"parent":5,"dt":0,"event":{"shake":{}}}"# + "\n"
        + #"{"kind":"expect","at":7,"that":"main.y == 1"}"# + "\n")
    try folder.write(
      "f-container.jsonl", session.replacingFirst(#""pinned""#, with: #""carousel""#))
  }

  private static let readsJUnit = """
    import sys, junitparser
    xml = junitparser.JUnitXml.fromfile(sys.argv[1])
    def counts(x): return f"{x.tests} {x.failures} {x.errors} {x.skipped} {x.time >= 0}"
    print(counts(xml))
    for suite in xml:
      print("suite", suite.name, counts(suite))
      for case in suite:
        results = [f"{type(r).__name__}: {r.message}" for r in case.result]
        print("case", case.name, "|", case.classname, "|", case.time >= 0, "|", *results)
    """

  @Test(
    "JUnit's XML has a suite a recording and a case a question, as junitparser reads it",
    .enabled(if: ForeignTool.junitparser.isExpected, "junitparser is not installed"))
  func junit() throws {
    try writeCorpus()
    let run = try unscroll(["verify", folder.path, "--format", "junit"], in: folder)
    #expect(run.exit == .code(4))
    let file = try folder.write("report.xml", run.text.replacing(folder.path, with: "F"))
    let read = try ForeignTool.junitparser.run(["-c", Self.readsJUnit, file])
    #expect(read.exit == .code(0))
    let held = #"line 9, #5: currentPageIndex == 1 && main.y == 240"#
    let seen = "line 10, #5 observed: mainScrollView.contentOffset.y"
    var expected = ["21 4 1 5 True"]
    expected += ["suite a-holds.jsonl 3 0 0 0 True"]
    let package = folder.path.split(separator: "/").joined(separator: ".")
    expected += ["can be replayed", held, seen].map {
      "case \($0) | \(package).a-holds | True |"
    }
    #expect(Array(read.lines.prefix(5)) == expected, "\(read)")
    #expect(read.lines.contains("suite b-fails & \u{FFFD}.jsonl 6 3 0 0 True"))
    let results = read.lines.filter { $0.contains("True | ") && !$0.hasSuffix("True |") }
      .map { $0.replacing(#/^case (.*?) \| .* \| True \| /#) { "\($0.output.1) → " } }
    #expect(
      results == [
        "line 13, #6: owner == \"<#>\" || main.y == 1 → "
          + "Failure: owner == \"<#>\" || main.y == 1  (false)",
        "line 14, #6: main.y == 240 → Failure: main.y == 240 holds under headerDrag=stops too",
        "line 15, #3: main.y == 1 → Failure: main.y == 1  (1 expected, 240 found)",
        "can be replayed → Error: a record lacks `kind`; add it",
        "line 13, #6 observed: main.y, pages[0].y → "
          + "Failure: main.y == 1  (1 observed, 240 in the model)",
        #"can be replayed → Skipped: cannot judge: unknown event "shake""#,
        "line 14, #7: main.y == 1 → Skipped: cannot judge: #7 is an event that this version cannot "
          + "replay, and so is what stands below it",
        #"can be replayed → Skipped: cannot judge: unknown container "carousel""#,
        #"\#(held) → Skipped: cannot judge: unknown container "carousel""#,
        #"\#(seen) → Skipped: cannot judge: unknown container "carousel""#,
      ])
    #expect(run.text.contains("#6 @0.386667s on no-fling  main.y == 1"))
    #expect(run.text.contains("expected: 1\nfound: 240"))
  }

  private static let readsTap = #"""
    use TAP::Parser;
    binmode STDOUT, ":utf8";
    my $parser = TAP::Parser->new({ source => $ARGV[0] });
    my $last = "";
    while (my $result = $parser->next) {
      if ($result->is_test) {
        $last = ($result->is_ok ? "ok" : "not ok") . " " . $result->description;
        $last .= " | SKIP " . $result->explanation if $result->has_skip;
        print "$last\n";
      } elsif ($result->is_yaml) {
        my $data = $result->data;
        for my $one ($data->{findings} ? @{ $data->{findings} } : $data) {
          print "  $_: $one->{$_}\n" for sort keys %$one;
        }
      } elsif (!$result->is_plan && !$result->is_version) {
        print "other: ", $result->raw, "\n";
      }
    }
    print "plan ", $parser->plan, ", ", scalar $parser->parse_errors, " errors, ";
    print scalar $parser->skipped, " skipped, ", scalar $parser->failed, " failed\n";
    """#

  @Test(
    "TAP has a line a question and YAML below those that fail, as Perl's TAP::Parser reads it",
    .enabled(if: ForeignTool.perl.isExpected, "Perl is not installed"))
  func tap() throws {
    try writeCorpus()
    let run = try unscroll(["verify", folder.path, "--format", "tap"], in: folder)
    #expect(run.exit == .code(4))
    let file = try folder.write("report.tap", run.text)
    let read = try ForeignTool.perl.run(["-e", Self.readsTap, file])
    #expect(read.exit == .code(0))
    #expect(read.lines.last == "plan 1..21, 0 errors, 5 skipped, 5 failed", "\(read)")
    #expect(read.lines.count { $0.hasPrefix("other") } == 0, "\(read)")
    // This reader of YAML leaves \u0007 as it stands.
    let text = read.text
    #expect(
      text.contains(
        """
        not ok - b-fails &  .jsonl: line 15, \\#3: main.y == 1
          branch: main
          file: b-fails & \\u0007.jsonl
          found: 240
          kind: expectationFailed
          line: 15
          message: main.y == 1  (1 expected, 240 found)
          node: 3
          seconds: 0.266667
          severity: fail
          wanted: 1

        """), "\(read)")
    #expect(text.contains("  message: pages[0].y == 2  (2 observed, 60 in the model)\n"))
    #expect(
      text.contains(
        #"ok - f-container.jsonl: can be replayed | SKIP cannot judge: unknown container "carousel""#
      ))
    #expect(text.contains("not ok - c-damaged.jsonl: can be replayed\n"))
  }

  @Test(
    "prove finds all well where all holds, and not where something fails",
    .enabled(if: ForeignTool.perl.isExpected, "Perl is not installed"))
  func prove() throws {
    let recording = repository("Recordings/B04-cancelled-swipe.jsonl")
    let held = try unscroll(["verify", recording, "--invariants", "--format", "tap"])
    #expect(held.exit == .code(0) && held.text.contains("\\#"))
    let good = try folder.write("good.tap", held.text)
    let failed = try unscroll(["verify", "-", "--format", "tap"], input: "{}\n")
    let bad = try folder.write("bad.tap", failed.text)
    let prove = "/usr/bin/prove"
    #expect(try ForeignTool.perl.run([prove, "-e", "/bin/cat", good]).exit == .code(0))
    #expect(try ForeignTool.perl.run([prove, "-e", "/bin/cat", bad]).exit == .code(1))
  }

  @Test("with --invariants each one that is watched is a case")
  func invariants() throws {
    let recording = repository("Recordings/tour-lazy.jsonl")
    let run = try unscroll(["verify", recording, "--invariants", "--format", "tap"])
    #expect(run.lines.count { $0.contains(": invariant ") } == 13, "\(run)")
    #expect(run.lines.contains { $0.hasSuffix(": invariant headerReachable") })
  }
}
