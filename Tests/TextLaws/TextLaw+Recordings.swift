import Inspection
import PagerModel

@testable import Recording

/// A file opens as a tree that is the same when it is written anew, sealed or not; or there is an
/// error that points into it, and what stands before that opens.
func checkRecording(_ bytes: [UInt8]) throws(BrokenLaw) {
  try checkBothWays(bytes)
  let recording: Recording
  do {
    recording = try Recording.parse(bytes)
  } catch {
    try checkPlace(of: error.line, error.column, in: bytes, "\(error)")
    try checkSalvage(bytes, error)
    return
  }
  var pieces = MemorySource(bytes, piece: 7)
  let inPieces = try? Reader.read(&pieces, file: "-")
  try require(inPieces.map { recording.says(theSameAs: $0) } == true, "piece by piece it differs")
  try checkLoading(recording, bytes)

  let canonical = try rewritten(bytes, .canonical)
  let again = try opened(canonical, "written anew")
  try require(again.says(theSameAs: recording), "written anew it says something else")
  try require(try rewritten(canonical, .canonical) == canonical, "written twice it differs")
  let sealed = try rewritten(bytes, .sealed)
  try require(
    try opened(sealed, "sealed").says(theSameAs: recording), "sealed it says something else")
  let unsealed = try opened(try rewritten(sealed, .unsealed), "unsealed")
  try require(unsealed.says(theSameAs: recording), "unsealed it says something else")
}

/// The lines before the one at fault are a recording, unless there are none.
private func checkSalvage(_ bytes: [UInt8], _ error: ReadError) throws(BrokenLaw) {
  var source = MemorySource(bytes)
  guard let salvaged = try? Reader.read(&source, file: "-", salvaging: true, each: { _ in }) else {
    return try require(error.line == 1, "nothing before \(error) opens")
  }
  try require(salvaged.damage == error, "salvaged, it says nothing of \(error)")
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let before = lines.prefix((error.line ?? 1) - 1).map { Array($0) + [UInt8(ascii: "\n")] }
  let whole = try opened(before.flatMap(\.self), "before \(error)")
  try require(whole.says(theSameAs: salvaged), "before \(error), salvaged, it says something else")
}

/// Its assertions can be read, or there is an error that points at one.
private func checkLoading(_ recording: Recording, _ bytes: [UInt8]) throws(BrokenLaw) {
  do throws(LoadError) {
    _ = try LoadedRecording(recording)
  } catch {
    try checkPlace(of: error.line, error.column, in: bytes, "\(error)")
  }
}

private func checkPlace(
  of line: Int?, _ column: Int?, in bytes: [UInt8], _ error: String
) throws(BrokenLaw) {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  guard let line, let column, lines.indices.contains(line - 1) else {
    throw BrokenLaw("no line of the file, or no column: \(error)")
  }
  try require((1...lines[line - 1].count + 1).contains(column), "not in its line: \(error)")
}

private func opened(_ bytes: [UInt8], _ what: String) throws(BrokenLaw) -> Recording {
  do {
    return try Recording.parse(bytes)
  } catch {
    throw BrokenLaw("\(what) it does not open: \(error)")
  }
}

/// `stride`: as `Reader` has it.
func rewritten(
  _ bytes: [UInt8], _ form: Rewriting, stride: Int = 1
) throws(BrokenLaw) -> [UInt8] {
  var rewriter = Rewriter(form)
  var source = MemorySource(bytes)
  do {
    _ = try Reader.read(&source, file: "-", stride: stride) { line throws(ReadError) in
      try rewriter.add(line)
    }
  } catch {
    // A line may grow past its limit.
    guard error.problem == .syntax(.lineTooLong) else { throw BrokenLaw("not written: \(error)") }
    return bytes
  }
  return rewriter.bytes
}

extension Recording {
  /// But for what a seal and a line's spelling make another.
  func says(theSameAs other: Recording) -> Bool {
    var header = other.header
    header.isSealed = self.header.isSealed
    return header.withoutColumns == self.header.withoutColumns && payloads == other.payloads
      && nodes == other.nodes && unreplayable == other.unreplayable
      && observations == other.observations && snapshots == other.snapshots
      && expectations.map(\.withoutColumn) == other.expectations.map(\.withoutColumn)
      && marks == other.marks && notes == other.notes && obstacle == other.obstacle
      && unknownContent == other.unknownContent
      && ending.records == other.ending.records
      && (ending.isClosed == other.ending.isClosed || tornTail != other.tornTail)
  }
}

extension Recording {
  /// What was warned of and is kept as it is.
  private var unknownContent: [Warning.Fact] {
    warnings.map(\.fact).filter {
      switch $0 {
      case .unknownKind, .unknownField: true
      case .carriageReturns, .byteOrderMark, .unterminatedLastLine: false
      }
    }
  }
}

extension Expectation {
  fileprivate var withoutColumn: Expectation {
    var copy = self
    copy.that?.column = 1
    return copy
  }
}

extension Header {
  fileprivate var withoutColumns: Header {
    var copy = self
    for index in copy.exemptions.indices { copy.exemptions[index].column = 1 }
    return copy
  }
}
