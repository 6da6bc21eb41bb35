import PagerModel

extension PagerEvent {
  /// Throws what keeps it out of every file. `payloads` are those of its session.
  package func requireWritable(_ payloads: Payloads) throws(Problem) {
    var encoder = Encoder(nil)
    try encoder.record(.event(id: 1, parent: 0, dt: 0, self), payloads)
  }

  /// As it stands in a file: an object with one key, its name.
  package func json(_ payloads: Payloads) throws(Problem) -> String {
    var encoder = Encoder(nil)
    try encoder.event(self, payloads)
    return String(decoding: encoder.bytes, as: UTF8.self)
  }
}
