import TerminalHarness
import Testing

@Suite("Completion in shells", .timeLimit(.minutes(2)))
struct CompletionScriptTests {
  /// What is typed, Tab behind it, and the line that stands there then.
  private static let lines = [
    ("unscroll ver", "unscroll verify"),
    ("unscroll verify --form", "unscroll verify --format"),
    ("unscroll verify --format js", "unscroll verify --format json"),
    ("unscroll verify --format=js", "unscroll verify --format=json"),
    ("unscroll shrink x --policy pinRelease=p", "unscroll shrink x --policy pinRelease=pageOnly"),
    ("unscroll new x --preset clN", "unscroll new x --preset clNestedSlide"),
    ("unscroll completion f", "unscroll completion fish"),
    ("unscroll run lost.jsonl -e reverse-c", "unscroll run lost.jsonl -e reverse-continue"),
    ("unscroll verify los", "unscroll verify lost.jsonl"),
    ("unscroll show lost.jsonl --at rel", "unscroll show lost.jsonl --at released"),
    ("unscroll show lost.jsonl --at no-", "unscroll show lost.jsonl --at no-fling"),
    ("unscroll --ascii ver", "unscroll --ascii verify"),
    ("unscroll verify a=", "unscroll verify a=b.jsonl"),
  ]

  /// A mark's name is a word, whatever it is to the shell.
  private static let quoted = (
    "unscroll show lost.jsonl --at cut", #"unscroll show lost.jsonl --at cut\$\(touch\ x\)"#
  )

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let names = [#"cut$(touch x)"#, #"ctl\n:files"#, #"ctl\tx"#]
    let marks = names.map { #"{"kind":"mark","at":4,"name":"\#($0)"}"# + "\n" }
    try folder.write("lost.jsonl", SampleSession.fling + marks.joined())
    try folder.write("a=b.jsonl", SampleSession.fling)
  }

  /// Types every line and Tab at a real prompt, one after the other.
  private func complete(_ tool: Tool, _ arguments: [String], setUp: String) throws {
    let path = try #require(tool.path, "\(tool) is not installed")
    let screen = try TerminalScreen(
      path, arguments,
      environment: Tool.environment.merging(["PS1": "> ", "HOME": folder.path]) { $1 },
      rows: 60, columns: 120)
    #expect(screen.shows { $0.text.contains(">") }, "\(screen.text)")
    screen.type("cd '\(folder.path)'; \(setUp); printf '\\033[2J\\033[H'; echo re''ady\r")
    #expect(screen.shows { $0.text.contains("ready") && $0.text.hasSuffix(">") }, "\(screen.text)")
    for (typed, completed) in Self.lines + [Self.quoted] {
      screen.type("\(typed)\t")
      let isThere = screen.shows(within: 10) {
        $0.line($0.cursor.row) == "> \(completed)"
      }
      #expect(isThere, "\(tool): \(typed)\n\(screen.text)")
      // The line is dropped.
      screen.type("\u{15}")
      #expect(screen.shows { $0.line($0.cursor.row) == ">" }, "\(screen.text)")
    }
  }

  @Test("bash completes verbs, options, their values, files, marks and branches")
  func bash() throws {
    try complete(
      Tool("bash"), ["--norc", "--noprofile"], setUp: #"eval "$(unscroll completion bash)""#)
  }

  @Test("bash does so where it does not part words at =")
  func wholeWords() throws {
    try complete(
      Tool("bash"), ["--norc", "--noprofile"],
      setUp: #"COMP_WORDBREAKS=${COMP_WORDBREAKS//=}; eval "$(unscroll completion bash)""#)
  }

  @Test("zsh does so, too", .enabled(if: Tool("zsh").isExpected, "zsh is not installed"))
  func zsh() throws {
    try complete(
      Tool("zsh"), ["-f"],
      setUp: #"autoload -U compinit; compinit -u -D; eval "$(unscroll completion zsh)""#)
    let script = try folder.write("_unscroll", try unscroll(["completion", "zsh"]).text)
    let check = try Tool("zsh").run(["-n", script])
    #expect(check == Finished(text: "", exit: .code(0)))
  }

  @Test("fish does so, with notes", .enabled(if: Tool("fish").isExpected, "fish is not installed"))
  func fish() throws {
    let script = try folder.write("unscroll.fish", try unscroll(["completion", "fish"]).text)
    for (typed, completed) in Self.lines {
      let run = try Tool("fish").run([
        "--no-config", "-c", "cd '\(folder.path)'; source '\(script)'; complete -C '\(typed)'",
      ])
      let words = run.lines.map { $0.prefix { $0 != "\t" } }
      #expect(words == completed.split(separator: " ").suffix(1), "\(typed)\n\(run)")
    }
    let (typed, completed) = Self.quoted
    let marked = try Tool("fish").run([
      "--no-config", "-c",
      "cd '\(folder.path)'; source '\(script)'; complete --escape -C '\(typed)'",
    ])
    #expect("\(typed.dropLast("cut".count))\(marked.text)" == "\(completed)\ta mark\n")
    let run = try Tool("fish").run([
      "--no-config", "-c", "source '\(script)'; complete -C 'unscroll recov'",
    ])
    #expect(
      run.text == "recover\twrite a recording without its torn tail, which is kept beside\n")
  }

  @Test("every option of a verb's help is offered", arguments: HelpTests.verbs)
  func options(_ verb: String) throws {
    let offered = try unscroll(["completion", "words", "--", verb, "-"]).lines
      .map { String($0.prefix { $0 != "\t" }) }
    let help = try unscroll([verb, "--help"]).text
    let named = help.matches(of: #/(?:^|[\s\[(])(--?[a-z][a-z-]*)/#).map { String($0.1) }
    // Of other programs and verbs that the texts speak of.
    let others = ["man": ["-l"], "recover": ["--salvage"], "explore": ["--invariants"]][verb] ?? []
    for option in named where !others.contains(option) {
      #expect(offered.contains(option), "\(verb) \(option)")
    }
    #expect(offered.contains("--ascii") && offered.contains("--color"))
  }

  @Test(
    "options of every verb before the verb change nothing",
    arguments: [["--ascii"], ["--color", "never"], ["--color=never", "--ascii"]])
  func globalOptions(_ options: [String]) throws {
    let path = folder.path("lost.jsonl")
    for words in [["ver"], ["verify", "--format", "j"], ["show", path, "--at", "no-"]] {
      let plain = try unscroll(["completion", "words", "--"] + words)
      #expect(!plain.text.isEmpty)
      #expect(try unscroll(["completion", "words", "--"] + options + words) == plain)
    }
    #expect(try unscroll(["completion", "words", "--", "--color", "al"]).text == "always\n")
    #expect(try unscroll(["completion", "words", "--", "--color=al"]).text == "--color=always\n")
  }

  @Test("a name with a control character is not offered: it would end its line, or its text")
  func controls() throws {
    let path = folder.path("lost.jsonl")
    #expect(
      try unscroll(["completion", "words", "--", "show", path, "--at", "c"]).text
        == "cut$(touch x)\ta mark\n")
  }

  @Test("a shell that it is not for is said")
  func unknown() throws {
    #expect(
      try unscroll(["completion", "tcsh"])
        == Finished(text: "completion is for bash, zsh or fish, not tcsh\n", exit: .code(2)))
  }
}
