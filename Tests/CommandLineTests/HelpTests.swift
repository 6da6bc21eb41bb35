import TerminalHarness
import Testing

@Suite struct HelpTests {
  static let verbs = [
    "open", "new", "verify", "run", "print", "show", "log", "shrink", "explore",
    "export", "import-observations",
    "fmt", "seal", "unseal", "recover",
    "bench", "tutorial", "completion", "man", "help",
  ]

  @Test("--help lists every verb, and so do -h and help", arguments: ["--help", "-h", "help"])
  func overview(_ word: String) throws {
    let run = try unscroll([word])
    #expect(run.exit == .code(0))
    #expect(run.lines.first == "A time-travel debugger for pinned-header pagers.")
    let usages = try Self.verbs.map { try #require(try unscroll(["help", $0]).lines.first) }
    for usage in usages {
      #expect(run.lines.count { $0 == "  \(usage)" } == 1, "\(usage)")
    }
    for line in run.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test("every verb explains itself, with an example that runs", arguments: verbs)
  func verb(_ name: String) throws {
    let help = try unscroll([name, "--help"])
    #expect(help.exit == .code(0))
    #expect(help.lines.first?.hasPrefix("unscroll ") == true)
    #expect(try unscroll([name, "-h"]) == help)
    #expect(try unscroll(["help", name]) == help)
    let examples = help.lines.filter { $0.hasPrefix("  unscroll ") }
    #expect(!examples.isEmpty)
    for example in examples { try check(example) }
  }

  @Test("help of a command of the shell says how it is run")
  func command() throws {
    let run = try unscroll(["help", "divergence"])
    #expect(run.exit == .code(0))
    #expect(run.lines.first?.hasPrefix("divergence is a command of the shell: ") == true)
    #expect(run.lines.contains("  unscroll run FILE -e 'divergence'"))
  }

  @Test("every verb's help fits a terminal of 80 columns", arguments: verbs)
  func narrow(_ name: String) throws {
    for line in try unscroll([name, "--help"]).lines { #expect(line.count <= 80, "\(line)") }
  }

  /// Examples are of the recordings that come with the program.
  private func check(_ example: String) throws {
    var words = shellWords(example.dropFirst(2)).dropFirst().map { word in
      // One recording is enough here.
      repository(word == "Recordings" ? "Recordings/B04-cancelled-swipe.jsonl" : word)
    }
    let folder = try TemporaryFolder()
    if words.first == "new" { words[1] = folder.path(words[1]) }
    if words.first == "import-observations" {
      words[2] = try folder.write("log.csv", "0.300,main.y,0\n")
    }
    let run = try unscroll(words)
    #expect(run.exit == .code(0), "\(example)\n\(run)")
  }

  @Test(
    "what cannot be understood is said with a suggestion, and is exit 2",
    arguments: [
      ([], "a recording or a verb is missing: unscroll --help lists them"),
      (["verfy"], "no such verb or file: verfy. Did you mean verify?"),
      (["help", "vrify"], "no such verb: vrify. Did you mean verify?"),
      (["help", "dance"], "no such verb: dance."),
      (["--fast"], "no such option: --fast. --help lists them."),
      (["verify"], "verify needs a recording or a folder"),
      (["verify", "--fromat", "json", "x"], "no such option: --fromat. Did you mean --format?"),
      (["verify", "x", "--format"], "--format needs a value"),
      (["verify", "x", "--format", "xml"], "--format is text, json, junit or tap, not xml"),
      (["verify", "x", "--closed=yes"], "--closed takes no value"),
      (["verify", "x", "--jobs", "0"], "--jobs is a whole number from 1 on"),
      (
        ["verify", "x", "--shard", "0/4"],
        "--shard is K/N, as in 2/4, with K from 1 to N, not 0/4"
      ),
      (
        ["verify", "x", "--shard", "3"], "--shard is K/N, as in 2/4, with K from 1 to N, not 3"
      ),
      (["export", "x"], "--format is missing: json, csv, html, test, issue, asciicast"),
      (["import-observations", "x"], "import-observations needs a recording and a log, as CSV"),
      (["run"], "recording is missing"),
      (["run", "x"], "run needs -x SCRIPT or -e COMMAND"),
      (["run", "x", "y", "-e", "when"], "only one recording was expected: y"),
      (["print", "x"], "print needs a recording and an expression"),
      (["log"], "recording is missing"),
      (["log", "x", "--grpah"], "no such option: --grpah. Did you mean --graph?"),
      (["new"], "file is missing"),
      (
        ["new", "x", "--preset", "fast"],
        "no such preset: fast. There are reference, clNestedSlide, jxPagingView, smooth."
      ),
    ])
  func usage(_ arguments: [String], _ sentence: String) throws {
    #expect(try unscroll(arguments) == Finished(text: sentence + "\n", exit: .code(2)))
  }

  @Test("--version says which one this is")
  func version() throws {
    let run = try unscroll(["--version"])
    #expect(run.text.wholeMatch(of: #/unscroll [0-9]+\.[0-9]+\.[0-9]+\n/#) != nil, "\(run)")
    #expect(run.exit == .code(0))
  }

  @Test("after -- a word is a file, whatever it looks like")
  func endOfOptions() throws {
    let run = try unscroll(["log", "--", "--help"])
    #expect(
      run == Finished(text: "--help: cannot be opened: No such file or directory\n", exit: .code(4))
    )
  }

  @Test("new names every preset")
  func presets() throws {
    let text = try unscroll(["new", "--help"]).text
    for name in ["reference", "clNestedSlide", "jxPagingView", "smooth", "asWritten"] {
      #expect(text.contains(name), "\(text)")
    }
  }
}

/// The words of a line as a shell takes them: blanks between, quotes around.
func shellWords(_ line: some StringProtocol) -> [String] {
  var words: [String] = []
  var quote: Character?
  var word: String?
  for character in line {
    switch character {
    case quote: quote = nil
    case "'" where quote == nil, "\"" where quote == nil:
      quote = character
      word = word ?? ""
    case " " where quote == nil:
      if let word { words.append(word) }
      word = nil
    case _: word = (word ?? "") + String(character)
    }
  }
  return words + (word.map { [$0] } ?? [])
}

/// A path in the folder that the tests are built from.
func repository(_ path: String) -> String {
  guard path.hasPrefix("Recordings") else { return path }
  let file = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  return "/\(file)/\(path)"
}
