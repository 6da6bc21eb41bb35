import PagerModel

extension Record {
  /// Its line as a file has it, without checksum and LF; throws what keeps it out of every file.
  package func line(
    in container: Container, _ payloads: Payloads
  ) throws(Problem) -> String {
    var encoder = Encoder(container)
    try encoder.record(self, payloads)
    return String(decoding: encoder.bytes, as: UTF8.self)
  }
}

extension Header {
  /// The lines of a recording that begins with it, each with its LF; throws what no file can have.
  package func lines(
    before records: [Record], _ payloads: Payloads
  ) throws(Problem) -> [String] {
    var lines: [String] = []
    for record in [.header(self)] + records {
      lines.append(try record.line(in: initial.container, payloads) + "\n")
    }
    return lines
  }
}
