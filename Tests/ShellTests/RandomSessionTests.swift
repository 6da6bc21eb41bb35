import TerminalHarness
import Testing

@Suite struct RandomSessionTests {
  @Test("random commands never crash it, and what is saved opens as the same", arguments: 0..<200)
  func random(_ seed: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("fling.jsonl", SampleSession.fling)
    let copy = folder.path("copy.jsonl")
    var commands = RandomCommands(seed: seed)
    let typed = commands.lines(40) + ["check", "goto end"]

    let first = try Typing(file)
    let branches = try first.branches(after: typed + ["save \(copy)"])
    #expect(first.documented.contains(try first.leave(asking: branches).exit), "\(typed)")
    let second = try Typing(copy)
    #expect(try second.branches(after: []).count == branches.count)
    let again = try second.leave(asking: branches)
    #expect(again.exit == .code(0))
    let difference = zip(first.answers, second.answers).first { $0 != $1 }
    if let difference {
      Issue.record("\(difference.0)\n\(difference.1)\n\(typed.joined(separator: "\n"))")
    }
    #expect(first.answers.count == second.answers.count)
    #expect(first.answers.count > branches.count * 60)
  }
}

/// The shell with its commands on standard input.
private final class Typing {
  /// Exit codes that a session may end with.
  let documented: [Exit?] = [0, 1, 2, 3, 4, 125].map { .code($0) }
  private let program: PipedProgram
  private(set) var answers: [Substring] = []

  init(_ file: String) throws {
    program = try PipedProgram(
      builtProgram("unscroll"), ["run", file, "-x", "-", "--keep-going"])
  }

  /// Types `lines`; the last nodes of all branches.
  func branches(after lines: [String]) throws -> [String] {
    let lines = lines + ["print \"<branches\"", "branch", "print \"branches>\""]
    program.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    let isShown = program.shows { $0.text.hasSuffix("branches>\"\n") }
    try #require(isShown, "\(lines)\n\(program.text.suffix(2000))")
    let list = program.text.components(after: "\"<branches\"\n")
    return list.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/to (#[0-9]+) @/#).map { String($0.1) }
    }
  }

  /// Asks for the state at the end of each branch, and for the tree, and leaves.
  func leave(asking branches: [String]) throws -> Finished {
    let questions = branches.flatMap { ["switch \($0)", "state"] } + ["goto start", "log --graph"]
    program.write(Array((["print \"states\""] + questions).map { $0 + "\n" }.joined().utf8))
    let exit = program.exit(within: 30)
    answers = program.text.components(after: "\"states\"\n").split(separator: "\n")
      .filter { !$0.hasSuffix("not saved") }
    // The first switch reports from where the session stood.
    answers.removeFirst(2)
    return Finished(text: program.text, exit: exit)
  }
}

extension String {
  /// What follows the last `mark`.
  fileprivate func components(after mark: String) -> Substring {
    let ranges = ranges(of: mark)
    return ranges.last.map { self[$0.upperBound...] } ?? ""
  }
}
