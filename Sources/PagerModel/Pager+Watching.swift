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
}

extension ContainerPager {
  fileprivate mutating func visitFrames(
    to time: Microseconds, until watched: [WatchedValue]
  ) -> Bool {
    var probe = SilentProbe()
    while isMoving, stage.clock.nextFrame <= time {
      advance(to: stage.clock.nextFrame, &probe)
      for entry in watched where value(entry.path) != entry.value { return true }
    }
    return false
  }
}
