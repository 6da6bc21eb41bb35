import PagerModel

extension PagerEvent {
  /// Throws what keeps it out of every file. `payloads` are those of its session.
  package func requireWritable(_ payloads: Payloads) throws(Problem) {
    var encoder = Encoder(nil)
    try encoder.record(.event(id: 1, parent: 0, dt: 0, self), payloads)
  }
}
