/// What a path held when it was last looked at.
package struct WatchedValue: Sendable, Equatable {
  package let path: StatePath
  package var value: Value

  package init(_ path: StatePath, _ value: Value) {
    self.path = path
    self.value = value
  }
}

extension Pager {
  /// Visits the frames up to `time`, in microseconds since node 0, and ends at the first one
  /// after which a watched path holds something else; false: there is none. Nobody listens.
  package mutating func visitFrames(
    to time: Microseconds, until watched: [WatchedValue]
  ) -> Bool {
    switch consume self {
    case .pinned(var pager):
      let isChanged = pager.visitFrames(to: time, until: watched)
      self = .pinned(pager)
      return isChanged
    case .grid(var pager):
      let isChanged = pager.visitFrames(to: time, until: watched)
      self = .grid(pager)
      return isChanged
    case .sticky(var pager):
      let isChanged = pager.visitFrames(to: time, until: watched)
      self = .sticky(pager)
      return isChanged
    }
  }

  /// Applies the events that are handed on, and ends at the first moment, frame or event, after
  /// which a watched path holds something else. Nobody listens.
  package mutating func apply(
    until watched: [WatchedValue],
    _ events: (_ goesOn: (PagerEvent, Microseconds) -> Bool) -> Void
  ) -> WatchedEnd {
    switch consume self {
    case .pinned(var pager):
      let end = pager.apply(until: watched, events)
      self = .pinned(pager)
      return end
    case .grid(var pager):
      let end = pager.apply(until: watched, events)
      self = .grid(pager)
      return end
    case .sticky(var pager):
      let end = pager.apply(until: watched, events)
      self = .sticky(pager)
      return end
    }
  }
}

/// Where a run of events ended that watched values could end.
package struct WatchedEnd: Sendable, Equatable {
  package enum Moment: Sendable, Equatable { case event, frame }

  /// How many events have acted.
  package let applied: Int
  /// The moment of the change; nil: all were applied, and nothing changed.
  package let change: Moment?
}

extension ContainerPager {
  fileprivate mutating func visitFrames(
    to time: Microseconds, until watched: [WatchedValue]
  ) -> Bool {
    var probe = SilentProbe()
    while isMoving, stage.clock.nextFrame <= time {
      advance(to: stage.clock.nextFrame, &probe)
      if differs(from: watched) { return true }
    }
    return false
  }

  fileprivate mutating func apply(
    until watched: [WatchedValue], _ events: ((PagerEvent, Microseconds) -> Bool) -> Void
  ) -> WatchedEnd {
    var probe = SilentProbe()
    var applied = 0
    var change: WatchedEnd.Moment?
    events { event, time in
      if visitFrames(to: time, until: watched) {
        change = .frame
        return false
      }
      apply(event, at: time, &probe)
      applied += 1
      if differs(from: watched) { change = .event }
      return change == nil
    }
    return WatchedEnd(applied: applied, change: change)
  }

  @inline(__always)
  private mutating func differs(from watched: [WatchedValue]) -> Bool {
    for entry in watched where valueInPlace(entry.path) != entry.value { return true }
    return false
  }
}
