import PagerModel

/// The events of a session in the order of their ids, and whose children they are.
///
/// It only grows, and copies of it share their storage: 24 bytes an event, and what `Lineage` takes
/// where branches begin. The node of id i stands at index i − 1.
package struct EventLog: RandomAccessCollection, Equatable, Sendable {
  private var slots = ChunkedArray<Slot>(shift: 14)
  /// The events that do not fit into a slot.
  private(set) var others = ChunkedArray<Other>(shift: 10)
  package private(set) var lineage = Lineage()

  struct Other: Sendable {
    let time: Microseconds
    let event: PagerEvent?
  }

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { slots.count }
  package var count: Int { slots.count }

  package subscript(index: Int) -> Node {
    Node(
      parent: Int32(lineage.parent(of: index + 1)), time: time(of: index + 1),
      event: event(of: index + 1))
  }

  /// As many events as fill its storage: a copy is not copied again when the next one comes.
  package var isWhole: Bool { slots.isWhole }

  /// How many more fill it, at least one.
  var room: Int { slots.room }

  /// Adds the event after the last one, below an earlier node; nil: it cannot be replayed.
  package mutating func append(
    _ event: PagerEvent?, at time: Microseconds, below parent: Int
  ) {
    if let slot = Slot(event, at: time) {
      slots.append(slot)
    } else {
      slots.append(Slot(other: others.count))
      others.append(Other(time: time, event: event))
    }
    lineage.add(parent: parent, isBlocked: event == nil)
  }

  /// Appends events of the log again, the first below `parent` and each other below the one before:
  /// `shift` microseconds later than they were, but never before the one that they follow. It ends
  /// before an event that would come more than `gap` after that.
  package mutating func append(
    again ids: ClosedRange<Int>, shift: Microseconds, below parent: Int, within gap: Microseconds
  ) {
    var (parent, last) = (parent, time(of: parent))
    let start = time(of: ids.lowerBound)
    if shift == 0, start >= last, start - last <= gap, !lineage.isBlocked(ids.upperBound) {
      slots.append(copiesOf: ids.lowerBound - 1..<ids.upperBound)
      return lineage.add(ids.count, below: parent)
    }
    for id in ids {
      let time = Swift.max(time(of: id) + shift, last)
      guard time - last <= gap else { return }
      if let slot = slots[id - 1].moved(to: time) {
        slots.append(slot)
        lineage.add(parent: parent, isBlocked: slot.tag == .unknown)
      } else {
        append(event(of: id), at: time, below: parent)
      }
      (parent, last) = (count, time)
    }
  }

  /// Microseconds since node 0, which has `id` 0.
  package func time(of id: Int) -> Microseconds {
    guard id > 0 else { return 0 }
    let slot = slots[id - 1]
    return slot.tag == .other ? others[slot.index].time : slot.time
  }

  /// Nil: it cannot be replayed. At node 0 nothing happened.
  package func event(of id: Int) -> PagerEvent? {
    guard id > 0 else { return .wait }
    let slot = slots[id - 1]
    return slot.tag == .other ? others[slot.index].event : slot.event
  }

  /// An event that cannot be replayed only lets its time pass.
  package func timedEvent(of id: Int) -> TimedEvent {
    guard id > 0 else { return TimedEvent(.wait, at: 0) }
    let slot = slots[id - 1]
    guard slot.tag == .other else { return TimedEvent(slot.event ?? .wait, at: slot.time) }
    return TimedEvent(others[slot.index].event ?? .wait, at: others[slot.index].time)
  }

  /// Hands on the events of `ids`, from 1 on, as `timedEvent` gives them, while `goesOn` says so;
  /// whether it said so each time.
  @discardableResult
  package func play(
    _ ids: Range<Int>, while goesOn: (PagerEvent, Microseconds) -> Bool
  ) -> Bool {
    slots.allSatisfy(in: ids.lowerBound - 1..<ids.upperBound - 1) { slot in
      guard slot.tag == .other else { return goesOn(slot.event ?? .wait, slot.time) }
      let other = others[slot.index]
      return goesOn(other.event ?? .wait, other.time)
    }
  }

  package static func == (a: EventLog, b: EventLog) -> Bool { a.elementsEqual(b) }
}
