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
var outcome = Language.$current.withValue(.ofTheEnvironment) {
  Interrupt.during { CommandLineTool.run(CommandLine.arguments.dropFirst()) }
}
if Console.isBroken {
  CommandLineTool.console.complain(["standard output cannot be written"])
  outcome = max(outcome, .fileError)
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
