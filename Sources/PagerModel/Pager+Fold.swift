/// An event and its time since node 0.
package struct TimedEvent: Sendable, Equatable {
  package var time: Microseconds
  package var event: PagerEvent

  package init(_ event: PagerEvent, at time: Microseconds) {
    self.event = event
    self.time = time
  }
}

/// The fold, with one entry a probe: each is compiled for its probe alone.
///
/// No event is an error: one that cannot act in this state does nothing and sends `ignored`. A
/// time before the state's own counts as the state's.
extension Pager {
  /// Visits the frames up to the event's time, then handles it there. Nobody listens, and nothing
  /// is allocated.
  package mutating func apply(_ timed: TimedEvent) {
    var probe = SilentProbe()
    fold(timed, &probe)
  }

  package mutating func apply(_ timed: TimedEvent, _ probe: inout EffectProbe) {
    fold(timed, &probe)
  }

  package mutating func apply(_ timed: TimedEvent, _ probe: inout TraceProbe) {
    fold(timed, &probe)
  }

  /// Lets time pass up to `time`, visiting its frames.
  package mutating func advance(to time: Microseconds) {
    var probe = SilentProbe()
    pass(to: time, &probe)
  }

  package mutating func advance(to time: Microseconds, _ probe: inout EffectProbe) {
    pass(to: time, &probe)
  }

  package mutating func advance(to time: Microseconds, _ probe: inout TraceProbe) {
    pass(to: time, &probe)
  }

  /// Applies the events that `events` hands on, silently: for seeking, where each event counts.
  ///
  /// What they are handed to says whether it wants more. Handed on, not returned: a returned event is
  /// copied as a whole before it is read.
  package mutating func apply(_ events: (_ goesOn: (PagerEvent, Microseconds) -> Bool) -> Void) {
    var probe = SilentProbe()
    switch consume self {
    case .pinned(var pager):
      events { event, time in
        pager.apply(event, at: time, &probe)
        return true
      }
      self = .pinned(pager)
    case .grid(var pager):
      events { event, time in
        pager.apply(event, at: time, &probe)
        return true
      }
      self = .grid(pager)
    case .sticky(var pager):
      events { event, time in
        pager.apply(event, at: time, &probe)
        return true
      }
      self = .sticky(pager)
    }
  }

  /// Applies events in a row, silently.
  package mutating func apply(_ events: ArraySlice<TimedEvent>) {
    apply { goesOn in _ = events.allSatisfy { goesOn($0.event, $0.time) } }
  }

  private mutating func fold(_ timed: TimedEvent, _ probe: inout some Probe) {
    switch consume self {
    case .pinned(var pager):
      pager.apply(timed.event, at: timed.time, &probe)
      self = .pinned(pager)
    case .grid(var pager):
      pager.apply(timed.event, at: timed.time, &probe)
      self = .grid(pager)
    case .sticky(var pager):
      pager.apply(timed.event, at: timed.time, &probe)
      self = .sticky(pager)
    }
  }

  private mutating func pass(to time: Microseconds, _ probe: inout some Probe) {
    switch consume self {
    case .pinned(var pager):
      pager.advance(to: time, &probe)
      self = .pinned(pager)
    case .grid(var pager):
      pager.advance(to: time, &probe)
      self = .grid(pager)
    case .sticky(var pager):
      pager.advance(to: time, &probe)
      self = .sticky(pager)
    }
  }
}
