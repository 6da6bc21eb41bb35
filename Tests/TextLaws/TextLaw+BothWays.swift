@testable import Recording

/// Events that stand as the writer has them are read in a way of their own: whatever the bytes are,
/// it comes to what the way of all lines comes to, bit for bit, or to the same error.
package func checkBothWays(_ bytes: [UInt8]) throws(BrokenLaw) {
  switch (read(bytes, stride: .max), read(bytes, stride: 0)) {
  case (.success(let one), .success(let other)):
    try require(
      one.says(theSameAs: other) && one.header == other.header && one.ending == other.ending
        && one.warnings == other.warnings && one.tornTail == other.tornTail
        && one.unreplayableLines == other.unreplayableLines && one.latest == other.latest,
      "the two ways of reading read something else")
    // As text, -0 is another number than 0.
    try require(
      try rewritten(bytes, .canonical) == rewritten(bytes, .canonical, stride: 0),
      "the two ways of reading read other numbers")
  case (.failure(let one), .failure(let other)):
    try require(one == other, "one way of reading says \(one), the other \(other)")
  case (.failure(let error), .success), (.success, .failure(let error)):
    throw BrokenLaw("only one way of reading says \(error)")
  }
}

private func read(_ bytes: [UInt8], stride: Int) -> Result<Recording, ReadError> {
  var source = MemorySource(bytes)
  return Result { () throws(ReadError) in
    try Reader.read(&source, file: "-", stride: stride) { _ in }
  }
}

/// The lines with their checksums, whatever else is wrong with them; each ends in a brace.
package func sealed(_ lines: [[UInt8]]) -> [[UInt8]] {
  var checksum: UInt32 = 0
  return lines.map { line in
    let body = Array(line.dropLast())
    checksum = Checksum.ofLine(body, 0..<body.count, after: checksum)
    return body + Checksum.suffix(checksum)
  }
}
