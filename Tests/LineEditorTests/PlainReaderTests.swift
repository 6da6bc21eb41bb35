import LineEditor
import TerminalHarness
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Lines from no terminal", .timeLimit(.minutes(1)))
struct PlainReaderTests {
  @Test(
    "are what stands between line ends",
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\nlast", ["a", "last"]), ("\n\n", ["", ""]),
      ("dos\r\nend\r", ["dos", "end"]), ("a\r\rb\n", ["a\r\rb"]), ("a\0b\n", ["a\0b"]),
      ("回放\n", ["回放"]),
    ] as [(String, [String])])
  func splits(text: String, lines: [String]) throws {
    #expect(try read(Array(text.utf8)) == lines.map { .line($0) } + [.endOfInput])
  }

  @Test func repairWhatIsNoUTF8() throws {
    #expect(
      try read([0x61, 0xFF, 0x62, 0x0A, 0xE4, 0xB8]) == [
        .line("a\u{FFFD}b"), .line("\u{FFFD}"), .endOfInput,
      ])
  }

  @Test func areRefusedAsAWholeWhenTheyAreTooLong() throws {
    let fits = String(repeating: "x", count: PlainReader.longestLine)
    #expect(
      try read(Array("\(fits)\n\(fits)y\nz\n".utf8)) == [
        .line(fits), .tooLong, .line("z"), .endOfInput,
      ])
    #expect(try read(Array("\(fits)\(fits)".utf8)) == [.tooLong, .endOfInput])
    #expect(
      try read(Array("\(fits)\(fits)\(fits)\nz".utf8)) == [.tooLong, .line("z"), .endOfInput])
  }

  @Test func mayBeVeryMany() throws {
    let text = String(repeating: "drag 0 -120 in 160ms\n", count: 100_000)
    let clock = ContinuousClock()
    var count = 0
    let time = try clock.measure { count = try read(Array(text.utf8)).count }
    #expect(count == 100_001)
    #expect(time < .seconds(5))
  }

  @Test func anUnreadableInputIsNotItsEnd() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    #expect(PlainReader(descriptor: folder).readLine() == .failed(EISDIR))
    #expect(PlainReader(descriptor: 9999).readLine() == .failed(EBADF))
  }

  @Test func showNoPromptAndNoEcho() throws {
    let program = try PipedProgram(builtProgram("LineEditorProbe"))
    program.write(Array("step\r\n回放".utf8))
    #expect(program.exit() == .code(0))
    #expect(program.text == "got \"step\"\ngot \"回放\"\nend\n")
  }

  @Test func areInterruptedBySIGINT() throws {
    let program = try PipedProgram(builtProgram("LineEditorProbe"))
    program.write(Array("one\nhalf".utf8))
    #expect(program.shows { $0.text == "got \"one\"\n" })
    #expect(program.child.waitUntilItCatches(SIGINT))
    program.child.send(SIGINT)
    #expect(program.shows { $0.text == "got \"one\"\ninterrupted\n" }, "\(program.text)")
    // What was read of a line is not torn from its rest.
    program.write(Array(" a line\n".utf8))
    #expect(program.exit() == .code(0))
    #expect(program.text == "got \"one\"\ninterrupted\ngot \"half a line\"\nend\n")
  }

  /// All that a reader makes of a file with these bytes.
  private func read(_ bytes: [UInt8]) throws -> [Input] {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    rewind(file)
    let reader = PlainReader(descriptor: fileno(file))
    var inputs: [Input] = []
    repeat { inputs.append(reader.readLine()) } while inputs.last != .endOfInput
    return inputs
  }
}
