import FaultyCalls
import Foundation
import PagerModel
import Testing

@testable import Recording

@Suite struct SystemCallsThatFail {
  private let payloads = Payloads(initialPages: [])

  static let faults: [FaultyCalls.Fault] =
    [EIO, ENOSPC, EFBIG, EINTR, ENOENT, EEXIST, EPERM]
    .map { .error(SystemError($0)) } + [.short, .torn(SystemError(EIO))]

  /// What a writer was told of: how many events stand in the file for sure, and what went wrong.
  private struct Told {
    var acknowledged = 0
    var errors: [WriteError] = []
  }

  /// Makes a recording of one event, and appends one, three and one.
  private func record(_ file: String, sealed: Bool, _ system: any SystemCalls) -> Told {
    var told = Told()
    do throws(WriteError) {
      let header = Header(title: "t", initial: Initial(), isSealed: sealed)
      let writer = try RecordingWriter(
        creating: file, header, [.event(id: 1, parent: 0, dt: 1, .wait)], system)
      told.acknowledged = 1
      var next = 2
      for count in [1, 3, 1] {
        let events = (next..<next + count).map {
          Record.event(id: $0, parent: $0 - 1, dt: 1, .wait)
        }
        do throws(WriteError) {
          try writer.append(events, payloads: payloads)
          next += count
          told.acknowledged += count
        } catch {
          told.errors.append(error)
        }
      }
    } catch {
      told.errors.append(error)
    }
    return told
  }

  /// How many calls `record` makes where none fails.
  private func calls(in folder: Folder) throws -> Int {
    let calls = FaultyCalls()
    let file = try folder.file("whole.jsonl")
    #expect(record(file, sealed: true, calls).errors.isEmpty)
    try FileManager.default.removeItem(atPath: file)
    return calls.count
  }

  @Test func `Making and appending need these calls`() throws {
    let folder = try Folder()
    let calls = FaultyCalls()
    let told = record(try folder.file("a.jsonl"), sealed: false, calls)
    #expect(told.errors.isEmpty && told.acknowledged == 6)
    #expect(
      calls.names == [
        "open", "flock", "fstat", "write", "fdatasync", "link", "unlink", "open", "fsync",
      ] + (0..<3).flatMap { _ in ["stat", "write", "fdatasync"] })
  }

  @Test(arguments: faults, [false, true])
  func `Nothing acknowledged is lost, whichever call fails`(
    fault: FaultyCalls.Fault, isForEver: Bool
  ) throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    for call in 1...(try calls(in: folder)) {
      let told = record(file, sealed: true, FaultyCalls(fault, at: call, forEver: isForEver))
      let place: Comment = "call \(call), \(told)"
      for error in told.errors { #expect("\(error)".hasPrefix("\(file): "), place) }
      guard FileManager.default.fileExists(atPath: file) else {
        #expect(told.acknowledged == 0 && !told.errors.isEmpty, place)
        continue
      }
      let recording = try Recording.read(file)
      #expect(recording.nodes.count >= told.acknowledged, place)
      #expect(recording.nodes.map(\.event) == recording.nodes.map { _ in .wait }, place)
      if told.errors.isEmpty {
        #expect(told.acknowledged == 6 && recording.tornTail == nil, place)
      } else if told.errors.allSatisfy(\.leavesFileAsItWas) {
        #expect(recording.nodes.count == told.acknowledged, place)
        #expect(recording.tornTail == nil, place)
      }
      try FileManager.default.removeItem(atPath: file)
    }
  }

  @Test func `An interrupted or short call is no failure`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    for fault in [FaultyCalls.Fault.error(.interrupted), .short] {
      for call in 1...(try calls(in: folder)) {
        let told = record(file, sealed: true, FaultyCalls(fault, at: call, forEver: true))
        #expect(told.errors.isEmpty && told.acknowledged == 6, "call \(call) \(told.errors)")
        #expect(try Recording.read(file).nodes.count == 6)
        try FileManager.default.removeItem(atPath: file)
      }
    }
  }

  /// By the call that fails, once: open 1, flock 2, fstat 3, write 4, fdatasync 5, link 6, unlink 7,
  /// the folder's open 8 and fsync 9; then stat 10, write 11, fdatasync 12.
  static let messages: [(Int, String?)] = [
    (1, "cannot be written: Input/output error; save into another file"),
    (2, "cannot be locked: Input/output error; save into another file"),
    (4, "Input/output error; nothing was written, save into another file"),
    (5, "Input/output error; nothing was written, save into another file"),
    (6, "Input/output error; nothing was written, save into another file"), (7, nil),
    (9, "written, but perhaps not on the disk: Input/output error"),
    (10, "cannot be written: Input/output error; save into another file"),
    (11, "Input/output error; the file is as it was before"),
    (12, "written, but perhaps not on the disk: Input/output error"),
  ]

  @Test(arguments: messages)
  func `The writer says what happened`(call: Int, message: String?) throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let told = record(file, sealed: false, FaultyCalls(.error(SystemError(EIO)), at: call))
    #expect(told.errors.first?.description == message.map { "\(file): \($0)" })
  }

  @Test func `A file that cannot be cut back is not appended to any more`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let told = record(
      file, sealed: false, FaultyCalls(.torn(SystemError(ENOSPC)), at: 11, forEver: true))
    #expect(told.acknowledged == 1)
    #expect(
      told.errors.map(\.description) == [
        "\(file): No space left on device, and the file could not be cut back: it ends in a torn "
          + "line; save into another file",
        "\(file): an earlier failure left it in doubt; save into another file",
        "\(file): an earlier failure left it in doubt; save into another file",
      ])
    let recording = try Recording.read(file)
    #expect(
      recording.nodes.count == 1 && recording.tornTail?.bytes == (line(2, dt: 1).count + 1) / 2)
  }

  @Test(arguments: faults, [false, true])
  func `Of a new file nothing is left that is not whole`(
    fault: FaultyCalls.Fault, isForEver: Bool
  ) throws {
    for call in 1...9 {
      let folder = try Folder()
      let file = try folder.file("a.jsonl")
      let calls = FaultyCalls(fault, at: call, forEver: isForEver)
      _ = try? RecordingWriter(
        creating: file, Header(title: "t", initial: Initial()),
        [.event(id: 1, parent: 0, dt: 1, .wait)], calls)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      if names.contains("a.jsonl") { #expect(try Recording.read(file).nodes.count == 1) }
      // Only the removal itself may fail to remove the hidden file.
      let hidden = names.filter { $0 != "a.jsonl" }
      #expect(hidden.isEmpty || isForEver || call == 7, "call \(call): \(names)")
    }
  }

  @Test(arguments: faults, [false, true])
  func `Reading is whole, or says what failed`(
    fault: FaultyCalls.Fault, isForEver: Bool
  ) throws {
    let folder = try Folder()
    let lines = [header] + (1...2000).map { line($0) }
    let file = try folder.file("a.jsonl", lines.map { $0 + "\n" }.joined())
    let whole = FaultyCalls()
    _ = try Recording.read(file, whole)
    for call in 1...whole.count {
      do throws(ReadError) {
        let calls = FaultyCalls(fault, at: call, forEver: isForEver)
        let recording = try Recording.read(file, calls)
        #expect(recording.nodes.count == 2000 && recording.tornTail == nil)
      } catch {
        #expect("\(error)".hasPrefix("\(file): cannot be "), "\(error)")
      }
    }
  }

  @Test func `Without hard links a new file takes a free name only`() throws {
    let folder = try Folder()
    let file = try folder.file("a.jsonl")
    let new = Header(title: "t", initial: Initial())
    let calls = FaultyCalls(.error(SystemError(EPERM)), at: 6)
    _ = try RecordingWriter(creating: file, new, [], calls)
    #expect(calls.names.suffix(5) == ["link", "stat", "rename", "open", "fsync"])
    #expect(try Recording.read(file).header == new)
    #expect(throws: WriteError(file: file, reason: .exists)) {
      try RecordingWriter(creating: file, new, [], FaultyCalls(.error(SystemError(EPERM)), at: 6))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.jsonl"])
  }
}

extension WriteError {
  /// Says that nothing of what was to be written is in the file.
  fileprivate var leavesFileAsItWas: Bool {
    switch reason {
    case .failedTorn, .notSynchronized, .inDoubt: false
    case _: true
    }
  }
}
