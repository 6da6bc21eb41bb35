import Inspection
import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

setlocale(LC_CTYPE, "")
exit(Interrupt.during { CommandLineTool.run(CommandLine.arguments.dropFirst()).exitCode })
