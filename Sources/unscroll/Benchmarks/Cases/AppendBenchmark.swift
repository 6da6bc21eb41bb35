import PagerModel
import Recording
import Shell
import Wording

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Benchmark {
  static let append = Benchmark(
    name: "append", summary: "append one event, on the disk before it returns"
  ) { bench throws(CommandError) in
    var log = GeneratedLog(seed: 1)
    let writer = try EventWriter("\(bench.folder)/append.jsonl", log.header)
    let database = try SqliteLog("\(bench.folder)/append.db")
    let bare = try BareAppend("\(bench.folder)/append.txt")
    var (own, theirs, least) = ([Double](), [Double](), [Double]())
    for id in 1...bench.sizes.repetitions {
      if id % 16 == 0 { try bench.requireNoInterrupt() }
      let (delay, event) = log.next()
      let record = Record.event(id: id, parent: id - 1, dt: delay, event)
      let line = try writer.line(of: record)
      // Each in turn is the first: a disk remembers what came before.
      for turn in id..<id + 3 {
        switch turn % 3 {
        case 0: own.append(try seconds { () throws(CommandError) in try writer.append(record) })
        case 1:
          guard let database else { break }
          theirs.append(try seconds { () throws(CommandError) in try database.append(line) })
        case _: least.append(try seconds { () throws(CommandError) in try bare.append(line) })
        }
      }
    }
    var result = Measurement(
      name: "append", what: "an event appended by `new` and --append",
      figure: .measured(Statistics(own)),
      peers: [
        .init(
          name: "sqlite", what: "SQLite, one INSERT a transaction, WAL, synchronous=FULL",
          figure: theirs.isEmpty
            ? .missing("install libsqlite3-0 (Debian) or sqlite (Homebrew)")
            : .measured(Statistics(theirs)),
          limit: 0.85),
        .init(
          name: "write", what: "write and fdatasync alone", figure: .measured(Statistics(least))),
      ])
    if Machine(folder: bench.folder).fileSystem == "tmpfs" {
      result.note = "\(bench.folder) is in memory, not on a disk: set TMPDIR"
    }
    return [result]
  }
}

/// The writer of `new` and --append.
private struct EventWriter {
  private let writer: RecordingWriter
  private let payloads: Payloads

  init(_ path: String, _ header: Header) throws(CommandError) {
    payloads = Payloads(initialPages: header.initial.pages)
    do throws(WriteError) {
      writer = try RecordingWriter(creating: path, header)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
  }

  func append(_ record: Record) throws(CommandError) {
    do throws(WriteError) {
      try writer.append([record], payloads: payloads)
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
  }

  /// What others append of it.
  func line(of record: Record) throws(CommandError) -> [UInt8] {
    do throws(Problem) {
      return Array((try record.line(in: .pinned, payloads) + "\n").utf8)
    } catch {
      throw CommandError("\(error.sentence)", outcome: .fileError)
    }
  }
}

/// The two system calls without which no line is on the disk.
private struct BareAppend: ~Copyable {
  private let file: Int32

  init(_ path: String) throws(CommandError) {
    file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandError("\(path) cannot be made", outcome: .fileError) }
  }

  deinit { close(file) }

  func append(_ line: [UInt8]) throws(CommandError) {
    guard write(file, line, line.count) == line.count, synchronize() == 0 else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("nothing can be appended: \(reason)", outcome: .fileError)
    }
  }

  private func synchronize() -> Int32 {
    #if canImport(Darwin)
      fcntl(file, F_FULLFSYNC)
    #else
      fdatasync(file)
    #endif
  }
}
