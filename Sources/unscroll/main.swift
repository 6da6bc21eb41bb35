import Inspection
import LineEditor
import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

setlocale(LC_CTYPE, "")
var outcome = Interrupt.during { CommandLineTool.run(CommandLine.arguments.dropFirst()) }
if Console.isBroken {
  CommandLineTool.console.complain(["standard output cannot be written"])
  outcome = max(outcome, .fileError)
}
exit(outcome.exitCode)
