import Recording
import Timeline

/// What `save` will append, in order. A branch that repeats another may have a million events: those
/// are named, and written as the tree has them.
package struct Additions: Sendable {
  private enum Part: Sendable {
    case record(Record)
    case events(Range<NodeID>)
  }

  private var parts: [Part] = []
  package private(set) var count = 0

  package var isEmpty: Bool { count == 0 }

  mutating func append(_ record: Record) {
    parts.append(.record(record))
    count += 1
  }

  /// Events of the tree.
  mutating func append(_ events: Range<NodeID>) {
    parts.append(.events(events))
    count += events.count
  }

  /// Those that are no events which were added many at once.
  var single: [Record] {
    parts.compactMap { if case .record(let record) = $0 { record } else { nil } }
  }

  package func records(in tree: EventTree) -> [Record] {
    parts.flatMap { part in
      switch part {
      case .record(let record): [record]
      case .events(let ids): ids.compactMap(tree.record)
      }
    }
  }
}

extension EventTree {
  /// Nil: the root, or an event that is not known.
  func record(of id: NodeID) -> Record? {
    guard let parent = parent(of: id), let event = event(of: id) else { return nil }
    return .event(id: id, parent: parent, dt: time(of: id) - time(of: parent), event)
  }
}
