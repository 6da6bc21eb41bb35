import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Ctrl-C while a move runs", .timeLimit(.minutes(2)))
struct LongContinueTests {
  /// Long enough that a signal finds the move under way.
  private static var recording: String {
    let gesture: [(Int, String)] = [
      (400_000, #"{"drag":{"phase":"began","x":195,"y":600}}"#),
      (16_667, #"{"drag":{"phase":"changed","dx":0,"dy":-100}}"#),
      (16_667, #"{"drag":{"phase":"ended","vx":0,"vy":-2000}}"#),
      (600_000, #"{"selectTab":{"at":1}}"#), (600_000, #"{"selectTab":{"at":0}}"#),
    ]
    return movingSession(
      [(0, #"{"reload":{}}"#)] + Array(repeating: gesture, count: 5000).flatMap { $0 })
  }

  @Test("continue stops where it got to, at an event or a frame, and the program tells")
  func continueIsInterrupted() throws {
    let path = try writeMovingFile(Self.recording)
    defer { unlink(path) }
    let program = try PipedProgram(
      builtProgram("unscroll"), ["run", path, "-x", "-", "--keep-going"])
    program.write(Array("watch main.y if main.y > 100000\nwhen\ncontinue\nwhen\nprint time\n".utf8))
    #expect(program.shows(within: 60) { $0.text.contains("#0 start") })
    program.child.send(SIGINT)
    #expect(program.exit(within: 60) == .code(130))
    let lines = program.text.split(separator: "\n")
    #expect(lines.contains("interrupted"), "\(program.text)")
    let places = lines.filter { $0.contains("events of main") }
    #expect(places.count == 2 && !places[1].hasPrefix("25001 of"), "\(program.text)")
  }

  @Test("reverse-continue stays where it was")
  func reverseContinueIsInterrupted() throws {
    let path = try writeMovingFile(Self.recording)
    defer { unlink(path) }
    let program = try PipedProgram(
      builtProgram("unscroll"), ["run", path, "-x", "-", "--keep-going"])
    program.write(Array("goto 3000\nbreak drag if main.y > 100000\n".utf8))
    program.write(Array("watch main.y if main.y > 100000\nreverse-continue\nwhen\n".utf8))
    #expect(program.shows(within: 60) { $0.text.contains("watch 2") })
    program.child.send(SIGINT)
    #expect(program.exit(within: 60) == .code(130))
    #expect(program.text.contains("\n3000 of 25001 events of main"), "\(program.text)")
  }
}
