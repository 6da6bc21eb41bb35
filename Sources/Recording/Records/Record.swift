import PagerModel

/// One line that can be written.
package enum Record: Sendable, Equatable {
  case header(Header)
  case event(id: Int, parent: Int, dt: Microseconds, PagerEvent)
  case observe(Observation)
  case expect(Expectation)
  case snapshot(Snapshot)
  case mark(Mark)
  case note(Note)
  /// So many records stand before it.
  case end(records: Int)
}
