import PagerModel
import Timeline

/// The places that moves left, for `back`, and those that `back` left, for `forward`.
struct Jumps {
  struct Place: Equatable {
    let cursor: Cursor
    /// The end of the branch it was on.
    let leaf: NodeID
  }

  /// Places kept.
  private static let most = 100

  private var earlier: [Place] = []
  private var later: [Place] = []
  private var lastWasStep = false

  /// A move left `place`; steps in a row count as one move.
  mutating func note(_ place: Place, isStep: Bool) {
    defer { lastWasStep = isStep }
    if isStep, lastWasStep, later.isEmpty, !earlier.isEmpty { return }
    earlier.append(place)
    if earlier.count > Self.most { earlier.removeFirst() }
    later = []
  }

  /// The place before `here`; nil: there is none.
  mutating func back(from here: Place) -> Place? {
    guard let place = earlier.popLast() else { return nil }
    later.append(here)
    lastWasStep = false
    return place
  }

  mutating func forward(from here: Place) -> Place? {
    guard let place = later.popLast() else { return nil }
    earlier.append(here)
    lastWasStep = false
    return place
  }
}

extension Session {
  var place: Jumps.Place { Jumps.Place(cursor: timeline.cursor, leaf: timeline.leaf) }

  /// After a command: keeps the place it left, and shows what is to be shown where it went.
  mutating func follow(_ command: Command, from place: Jumps.Place, _ reply: inout Reply) {
    if command.name != "last" { lastFound = nil }
    guard self.place != place else { return }
    if command.name != "back", command.name != "forward" {
      jumps.note(place, isStep: ["step", "reverse-step"].contains(command.name))
    }
    reply.lines += displayLines()
  }

  /// Goes to a place that was left, on the branch it was on.
  mutating func jump(to place: Jumps.Place) throws(CommandError) -> Reply {
    let before = timeline.state
    let (oldTime, oldDepth) = (timeline.cursor.time, timeline.depth)
    let isInterrupted = isInterrupted
    do {
      let state = try timeline.withReplay { replay throws(ReplayError) in
        try replay.state(at: place.cursor, unless: isInterrupted)
      }
      let leaf = timeline.tree.leaf(below: place.leaf)
      timeline.land(at: place.cursor, state, onPathTo: leaf)
    } catch {
      throw CommandError(error, in: self)
    }
    let isBack = (timeline.cursor.time, timeline.depth) < (oldTime, oldDepth)
    return Reply(StopReport.lines(self, since: before, isBack: isBack))
  }
}
