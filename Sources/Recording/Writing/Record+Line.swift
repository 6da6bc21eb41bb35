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
