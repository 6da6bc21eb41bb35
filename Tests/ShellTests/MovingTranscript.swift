import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs commands in the program, from standard input, and compares all it says.
func expectMoves(
  _ commands: [String], on recording: String = movingRecording, say lines: String,
  exit code: Int32 = 0, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let path = try writeMovingFile(recording)
  defer { unlink(path) }
  let arguments = ["run", path] + commands.flatMap { ["-e", $0] }
  let program = try PipedProgram(builtProgram("unscroll"), arguments)
  let exit = program.exit()
  #expect(program.text == lines + "\n", sourceLocation: sourceLocation)
  #expect(exit == .code(code), sourceLocation: sourceLocation)
}

func writeMovingFile(_ text: String) throws -> String {
  var path = Array("/tmp/unscroll-moving-XXXXXX".utf8CString)
  let descriptor = mkstemp(&path)
  guard descriptor >= 0 else { throw NoFile() }
  defer { close(descriptor) }
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { throw NoFile() }
    written += count
  }
  return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private struct NoFile: Error {}

let movingHeader = """
  {"kind":"recording","version":1,"container":"pinned","title":"","policy":{"preset":"reference"},\
  "initial":{"bounds":{"width":390,"height":844},"header":240,"hover":60,"pages":\
  [{"contentHeight":2000},{"contentHeight":2000},{"contentHeight":2000}]}}

  """

/// reload; a pull up that pins the header, with a fling; 2 s later a tap on the second tab.
let movingRecording = movingSession([
  (0, #"{"reload":{}}"#),
  (300_000, #"{"drag":{"phase":"began","x":195,"y":600}}"#),
  (16_667, #"{"drag":{"phase":"changed","dx":0,"dy":-200}}"#),
  (16_667, #"{"drag":{"phase":"changed","dx":0,"dy":-30}}"#),
  (16_667, #"{"drag":{"phase":"ended","vx":0,"vy":-600}}"#),
  (2_000_000, #"{"selectTab":{"at":1}}"#),
])

func movingSession(_ events: [(delay: Int, event: String)]) -> String {
  var text = movingHeader
  for (id, event) in zip(1..., events) {
    text +=
      #"{"kind":"event","id":\#(id),"parent":\#(id - 1),"dt":\#(event.delay),"event":\#(event.event)}"#
      + "\n"
  }
  return text
}
