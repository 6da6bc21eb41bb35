import Inspection
import PagerModel
import Recording
import Shell

extension CommandLineTool {
  static let completion = Verb(
    name: "completion", usage: "unscroll completion bash|zsh|fish",
    summary: "print a script that completes unscroll's arguments in a shell",
    help: """
      In bash: eval "$(unscroll completion bash)" in ~/.bashrc. In zsh: unscroll
      completion zsh > _unscroll, in a folder of $fpath. In fish: unscroll completion
      fish > ~/.config/fish/completions/unscroll.fish.

      The scripts ask `unscroll completion words -- WORD...`, which prints what may
      stand for the last word, a line each, with a tab and a note behind it, and
      :files where a file may.

        unscroll completion bash
      """,
    operands: [.words(["bash", "zsh", "fish"])],
    run: { options throws(UsageError) in
      if options.rest.first == "words" {
        for line in VerbCompleter(Array(options.rest.dropFirst())).lines {
          Console.write(Array("\(line)\n".utf8))
        }
        return .held
      }
      let name = try options.single("shell")
      guard let script = CompletionScript(rawValue: name) else {
        throw UsageError("completion is for bash, zsh or fish, not \(name)")
      }
      Console.write(Array(script.text.utf8))
      return .held
    })
}

/// What may stand for the last of the words after `unscroll`.
struct VerbCompleter {
  private let words: ArraySlice<String>
  private let last: String

  init(_ words: [String]) {
    self.words = Self.withoutGlobalOptions(words.dropLast())
    last = words.last ?? ""
  }

  /// From the verb on, or from the operand that stands where one may. An option whose value is
  /// still to come stays.
  private static func withoutGlobalOptions(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard let first = words.first else { return words }
    for option in VerbOption.global {
      if case .takes = option.kind {
        if first == option.name, words.count > 1 { return withoutGlobalOptions(words.dropFirst(2)) }
        if first.hasPrefix("\(option.name)=") { return withoutGlobalOptions(words.dropFirst()) }
      } else if first == option.name {
        return withoutGlobalOptions(words.dropFirst())
      }
    }
    return words
  }

  /// `text`, or `text`, a tab and a note; `:files` for files.
  var lines: [String] {
    let named = CommandLineTool.verbs.first { $0.name == words.first }
    let verb = named ?? CommandLineTool.open
    let operands = named == nil ? words : words.dropFirst()
    if let value = value(in: verb, operands) { return value }
    if words.isEmpty {
      let verbs = CommandLineTool.verbs.map { Line($0.name, $0.summary) }
      return begun(
        last.hasPrefix("-")
          ? options(of: CommandLineTool.open) + [Line("--version", "say which version this is")]
          : verbs) + [":files"]
    }
    if last.hasPrefix("-") { return begun(options(of: verb)) }
    let before = plain(operands, of: verb)
    guard let argument = verb.operand(before.count) else { return [] }
    return lines(for: argument, before)
  }

  /// Of `--name value` and `--name=value`; nil: no value stands here.
  private func value(
    in verb: CommandLineTool.Verb, _ operands: ArraySlice<String>
  ) -> [String]? {
    let known = verb.options + VerbOption.global
    let parts = last.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    for option in known {
      guard case .takes(let argument) = option.kind else { continue }
      let recordings = plain(operands, of: verb)
      if option.name == words.last { return lines(for: argument, recordings) }
      if parts.count == 2, option.name == parts[0] {
        return VerbCompleter(Array(words) + [String(parts[1])])
          .lines(for: argument, recordings).map { $0 == ":files" ? $0 : "\(parts[0])=\($0)" }
      }
    }
    return nil
  }

  private func options(of verb: CommandLineTool.Verb) -> [Line] {
    (verb.options + VerbOption.global).compactMap {
      $0.usage == nil ? nil : Line($0.name, $0.summary)
    }
  }

  /// The words that are no options and no values of theirs.
  private func plain(
    _ words: ArraySlice<String>, of verb: CommandLineTool.Verb
  ) -> [String] {
    var plain: [String] = []
    var isValue = false
    for word in words {
      defer {
        isValue = (verb.options + VerbOption.global).contains {
          if case .takes = $0.kind { $0.name == word } else { false }
        }
      }
      if !isValue, !word.hasPrefix("-") { plain.append(word) }
    }
    return plain
  }

  private func lines(for argument: Argument, _ operands: [String]) -> [String] {
    switch argument {
    case .recording, .recordings, .file, .folder: [":files"]
    case .words(let words): begun(words.map { Line($0) })
    case .verb: begun(CommandLineTool.verbs.map { Line($0.name, $0.summary) })
    case .place: begun(["start", "end"].map { Line($0) } + names(in: operands.first))
    case .state:
      begun(presets + policies + names(in: operands.first)) + [":files"]
    case .policy: begun(policies)
    case .preset: begun(presets)
    case .command: begun(CommandTable.commands.map { Line($0.name, $0.summary) })
    case .text: []
    }
  }

  private var presets: [Line] {
    Preset.allCases.map { Line($0.rawValue, "a preset") }
  }

  private var policies: [Line] {
    PolicyName.allCases.flatMap { name in
      let entry = Policies.entry(name)
      return zip(entry.values, entry.meanings).map { Line("\(name.rawValue)=\($0)", $1) }
    }
  }

  /// Marks and branches of the recording that is named before, but for those that would end the
  /// line or its text.
  private func names(in path: String?) -> [Line] {
    guard let path, path != "-", let recording = try? Recording.read(path) else { return [] }
    return recording.marks.filter { !$0.name.unicodeScalars.contains(where: \.isControl) }
      .map { Line($0.name, $0.isBranch ? "a branch" : "a mark") }
  }

  private func begun(_ lines: [Line]) -> [String] {
    lines.filter { $0.text.hasPrefix(last) }.map(\.whole)
  }

  private struct Line {
    let text: String
    let note: String

    init(_ text: String, _ note: String = "") { (self.text, self.note) = (text, note) }

    var whole: String { note.isEmpty ? text : "\(text)\t\(note)" }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension CommandLineTool.Verb {
  /// The operand after so many others; nil: there is none.
  fileprivate func operand(_ index: Int) -> Argument? {
    if index < operands.count { return operands[index] }
    if case .recordings = operands.last { return .recordings }
    return nil
  }
}
