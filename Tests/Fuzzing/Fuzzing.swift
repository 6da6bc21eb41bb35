import Glibc
import TextLaws

/// `Fuzzing recordings|expressions|commands [libFuzzer's own arguments]`
@main struct Fuzzing {
  static func main() {
    let name = CommandLine.arguments.dropFirst().first ?? ""
    guard let law = TextLaw(rawValue: name) else {
      let names = TextLaw.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("Fuzzing LAW: no law is called \"\(name)\"; they are \(names)")
    }
    // libFuzzer knows nothing of the law, and where it calls itself again, it does so by a shell:
    // to it, the law is part of the program's name.
    var count = CommandLine.argc - 1
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv.advanced(by: 1)
    arguments?.pointee = strdup("\(CommandLine.arguments[0]) \(name)")
    let test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt =
      switch law {
      case .recordings: { check(.recordings, $0, $1) }
      case .expressions: { check(.expressions, $0, $1) }
      case .commands: { check(.commands, $0, $1) }
      }
    _ = runDriver(&count, &arguments, test)
  }
}

private func check(_ law: TextLaw, _ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try law.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError(error.sentence)
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// libFuzzer's own main refers to it; the driver does not call it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
