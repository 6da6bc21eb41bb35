import Inspection
import Shell
import Wording

/// The command line: which verb, and what becomes of it.
enum CommandLineTool {
  /// A verb of the command line.
  struct Verb: Sendable {
    let name: String
    let usage: String
    let summary: String
    /// What it does in full, and an example that runs.
    let help: String
    /// What its operands are, in their order.
    var operands: [Argument] = []
    var options: [VerbOption] = []
    let run: @Sendable (Options) throws(UsageError) -> Outcome

    /// Runs it with what was typed after its name.
    func run(on arguments: [String]) throws(UsageError) -> Outcome {
      try run(Options(arguments, options))
    }
  }

  static let verbs: [Verb] = [
    open, new, verify, run, show, print, log, diff, shrink, explore, export, importObservations,
    fmt, seal, unseal, recover, bench, tutorial, completion, man, help,
  ]

  /// Where this process answers, as its arguments want it to look.
  static let console = Console(
    color: globalOptions?.color ?? .auto, isASCII: globalOptions?.isASCII ?? false)

  /// Nil: they cannot be understood.
  static let globalOptions = try? GlobalOptions(CommandLine.arguments.dropFirst())

  static func run(_ arguments: ArraySlice<String>) -> Outcome {
    do {
      return try dispatch(try GlobalOptions(arguments).rest)
    } catch {
      console.complain([error.sentence])
      return .usageError
    }
  }

  private static func dispatch(_ arguments: [String]) throws(UsageError) -> Outcome {
    guard let first = arguments.first else {
      throw UsageError("a recording or a verb is missing: unscroll --help lists them")
    }
    if first == "--help" || first == "-h" { return try help.run(on: Array(arguments.dropFirst())) }
    if first == "--version" {
      console.show(["unscroll \(version)"])
      return .held
    }
    if first == "--" { return try open.run(on: Array(arguments.dropFirst())) }
    guard let verb = verbs.first(where: { $0.name == first }) else {
      if arguments.contains("--help") { return try help.run(on: [open.name]) }
      try requireNoVerb(first)
      return try open.run(on: arguments)
    }
    let rest = Array(arguments.dropFirst())
    let options = rest.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return try help.run(on: [verb.name]) }
    return try verb.run(on: rest)
  }

  /// A word that is nearly a verb, and that no file is called, is one misspelt.
  private static func requireNoVerb(_ word: String) throws(UsageError) {
    guard let verb = nearest(to: word, among: verbs.map(\.name)), !RecordingFiles.exists(word)
    else { return }
    throw UsageError("no such verb or file: \(word). Did you mean \(verb)?")
  }
}

/// The command line cannot be understood.
struct UsageError: Error {
  private let message: Message

  init(_ message: Message) { self.message = message }

  /// In the language of the thread that says it.
  var sentence: String { String(localized: message) }
}
