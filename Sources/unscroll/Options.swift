import Inspection
import Wording

/// A verb's arguments: options by name, and the rest in order. `--` ends the options.
struct Options {
  private(set) var values: [(name: String, value: String)] = []
  private(set) var rest: [String] = []

  /// - Parameters:
  ///   - switches: options without a value.
  ///   - valued: options with one, as the next argument or after `=`.
  init(
    _ arguments: [String], switches: [String] = [], valued: [String] = []
  ) throws(UsageError) {
    var index = 0
    var isRest = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if isRest || argument == "-" || !argument.hasPrefix("-") {
        rest.append(argument)
        continue
      }
      if argument == "--" {
        isRest = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if switches.contains(name), parts.count == 1 {
        values.append((name, ""))
      } else if valued.contains(name), parts.count == 2 {
        values.append((name, String(parts[1])))
      } else if valued.contains(name), index < arguments.count {
        values.append((name, arguments[index]))
        index += 1
      } else {
        throw Self.error(name, switches: switches, valued: valued)
      }
    }
  }

  /// Reads what `known` says.
  init(_ arguments: [String], _ known: [VerbOption]) throws(UsageError) {
    var (switches, valued): ([String], [String]) = ([], [])
    for option in known {
      switch option.kind {
      case .isSwitch: switches.append(option.name)
      case .takes: valued.append(option.name)
      case .refused(let sentence):
        if arguments.contains(option.name) { throw UsageError(Message(sentence)) }
      }
    }
    try self.init(arguments, switches: switches, valued: valued)
  }

  private static func error(
    _ name: String, switches: [String], valued: [String]
  ) -> UsageError {
    if valued.contains(name) { return UsageError("\(name) needs a value") }
    if switches.contains(name) { return UsageError("\(name) takes no value") }
    let suggestion = nearest(to: name, among: switches + valued).map { " Did you mean \($0)?" }
    return UsageError("no such option: \(name).\(suggestion ?? " --help lists them.")")
  }

  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  func last(_ name: String) -> String? { values.last { $0.name == name }?.value }

  /// The one argument that is no option.
  func single(_ what: String) throws(UsageError) -> String {
    guard let first = rest.first else { throw UsageError("\(what) is missing") }
    guard rest.count == 1 else { throw UsageError("only one \(what) was expected: \(rest[1])") }
    return first
  }
}
