import Chinese
import Inspection
import LineEditor
import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

setlocale(LC_CTYPE, "")
let outcome = Language.$current.withValue(.ofTheEnvironment) {
  let outcome = Interrupt.during { CommandLineTool.run(CommandLine.arguments.dropFirst()) }
  guard Console.isBroken else { return outcome }
  CommandLineTool.console.complain([String(localized: "standard output cannot be written")])
  return max(outcome, .fileError)
}
exit(outcome.exitCode)

extension Language {
  /// That of `LC_ALL`, `LC_MESSAGES` or `LANG`, the first of them that says something.
  static var ofTheEnvironment: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }
      .first { !$0.isEmpty }
    return locale?.hasPrefix("zh") ?? false ? .chinese : .english
  }
}
