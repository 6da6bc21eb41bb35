import LineEditor
import PagerModel
import Recording
import Shell
import Timeline
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What every benchmark works with: recordings in a folder, programs, and the wish to end.
struct Workbench: Sendable {
  /// How large, and how often.
  struct Sizes: Sendable {
    var small = 1000
    var middle = 1_000_000
    var large = 10_000_000
    var (corpus, corpusEvents) = (1000, 200)
    /// Of what takes a moment, of what takes seconds, and of what starts a program.
    var (rounds, largeRounds, starts) = (5, 3, 21)
    /// Single seeks, appends and calls in a round.
    var repetitions = 2000
    var growth = [1000, 10_000, 100_000, 1_000_000, 10_000_000]
  }

  let folder: String
  var sizes = Sizes()
  /// The program that is measured.
  var program = Self.ownProgram
  /// Folders in which other programs are looked for, with colons between.
  var searchPath = environment("PATH") ?? ""
  var isInterrupted: @Sendable () -> Bool = { Interrupt.isPending }
  var progress: @Sendable (Message) -> Void = { _ in }

  func say(_ name: String, _ round: Int, of rounds: Int) {
    progress("\(name): \(round) of \(rounds)")
  }

  func requireNoInterrupt() throws(CommandError) {
    if isInterrupted() { throw CommandError("interrupted", outcome: .interrupted) }
  }

  /// The path of a program; nil: it is not installed.
  func tool(_ name: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// Seconds that each of several works takes, all of them once in each round, one after the other:
  /// what disturbs one disturbs the others. Each work says its own seconds.
  func interleaved(
    _ name: String, rounds: Int, _ works: [() throws -> Double]
  ) throws(CommandError) -> [Measurement.Figure] {
    var samples = works.map { _ in [Double]() }
    for round in 1...max(1, rounds) {
      say(name, round, of: rounds)
      for (index, work) in works.enumerated() {
        try requireNoInterrupt()
        do {
          samples[index].append(try work())
        } catch let error as CommandError {
          throw error
        } catch {
          throw CommandError("\(error)", outcome: .fileError)
        }
      }
    }
    return samples.map { .measured(Statistics($0)) }
  }

  // MARK: Recordings

  /// The path of a generated recording of so many events.
  func recording(of events: Int) throws(CommandError) -> String {
    let path = "\(folder)/\(events).jsonl"
    guard !RecordingFiles.exists(path) else { return path }
    progress("a recording of \(grouped(events)) events is made")
    try GeneratedLog(seed: 1).write(events, to: path, unless: isInterrupted)
    return path
  }

  /// The large size; nil: the folder has no room for a recording of it.
  var large: Int? {
    let isThere = RecordingFiles.exists("\(folder)/\(sizes.large).jsonl")
    return isThere || ScratchFolder.room(in: folder) > need ? sizes.large : nil
  }

  /// Bytes of the two large recordings.
  private var need: Double { GeneratedLog.mostBytesPerEvent * Double(sizes.large + sizes.middle) }

  /// Instead of what is measured at the large size.
  var noRoom: Measurement.Figure {
    let (size, there) = (
      Measurement.Unit.bytes.text(need), Measurement.Unit.bytes.text(ScratchFolder.room(in: folder))
    )
    return .missing("\(folder) has room for \(there), not for \(size): set TMPDIR")
  }

  /// Reads, checks and parses a recording, and folds it to its end, leaving snapshots on the way.
  func open(_ path: String) throws(CommandError) -> Timeline {
    do {
      let (recording, replay) = try Replay.read(path, unless: isInterrupted)
      var timeline = try Timeline(recording, replay)
      try timeline.go(to: .node(timeline.leaf), unless: isInterrupted)
      return timeline
    } catch {
      try requireNoInterrupt()
      throw CommandError("\(error)", outcome: .fileError)
    }
  }

  // MARK: Programs

  /// Seconds that a program takes from its start to its end; 0: it is not installed.
  func time(_ program: String?, _ arguments: [String]) throws(CommandError) -> Double {
    guard let program else { return 0 }
    return try Child(program, arguments).end(unless: isInterrupted).seconds
  }

  /// Seconds that a program takes at a terminal until `prompt` is there; 0: it is not installed.
  func time(
    _ program: String?, _ arguments: [String], until prompt: String
  ) throws(CommandError) -> Double {
    guard let program else { return 0 }
    return try PromptTimer.seconds(
      program, arguments, until: prompt, home: folder, unless: isInterrupted)
  }

  /// Where this program is.
  private static var ownProgram: String {
    #if os(Linux)
      "/proc/\(getpid())/exe"
    #else
      var size = UInt32(PATH_MAX)
      var path = [CChar](repeating: 0, count: Int(size))
      _ = _NSGetExecutablePath(&path, &size)
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #endif
  }
}

/// Seconds that `work` takes.
func seconds<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double {
  let start = ContinuousClock.now
  try work()
  return start.duration(to: .now) / .seconds(1)
}
