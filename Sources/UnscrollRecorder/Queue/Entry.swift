import PagerModel
import Recording

/// A record that waits for the writer's thread.
enum Entry {
  case event(id: Int, dt: Microseconds, PagerEvent)
  /// A `wait` of the recorder's own: time passed up to something that stands at no event.
  case pause(id: Int, dt: Microseconds)
  case observe(Observation)
  case mark(Mark)
  case note(Note)

  var record: Record {
    switch self {
    case .event(let id, let dt, let event): .event(id: id, parent: id - 1, dt: dt, event)
    case .pause(let id, let dt): .event(id: id, parent: id - 1, dt: dt, .wait)
    case .observe(let observation): .observe(observation)
    case .mark(let mark): .mark(mark)
    case .note(let note): .note(note)
    }
  }

  /// Nil: it is no node.
  var id: Int? {
    switch self {
    case .event(let id, _, _), .pause(let id, _): id
    case .observe, .mark, .note: nil
    }
  }

  /// The app asked for it.
  var isAsked: Bool {
    if case .pause = self { false } else { true }
  }

  /// Bytes that it takes while it waits, an event's payload not counted.
  var bytes: Int {
    let texts: Int =
      switch self {
      case .event, .pause: 0
      case .observe(let observation):
        observation.state.reduce(0) { $0 + $1.bytes }
          + (observation.effects ?? []).reduce(0) { $0 + textBytes($1) }
      case .mark(let mark): textBytes(mark.name)
      case .note(let note): textBytes(note.text)
      }
    return MemoryLayout<Entry>.stride + texts
  }
}

/// Bytes that a string takes.
func textBytes(_ text: String) -> Int { MemoryLayout<String>.stride + text.utf8.count }

extension StateEntry {
  fileprivate var bytes: Int {
    MemoryLayout<StateEntry>.stride + textBytes(text) + value.textBytes
  }
}

extension Value {
  /// Bytes of its text.
  var textBytes: Int {
    switch self {
    case .null, .bool, .number: 0
    case .string(let text): text.utf8.count
    }
  }
}

extension Recorder.Event {
  /// Bytes of what it carries that has no fixed size.
  var payloadBytes: Int {
    switch self {
    case .pages(let pages): pages.reduce(0) { $0 + $1.bytes }
    case .pageInsert(_, let page, _): page?.bytes ?? 0
    case .callback(let effect, let event):
      MemoryLayout<Callback>.stride + textBytes(effect) + event.payloadBytes
    case .touch, .drag, .reload, .scrollToPage, .setCurrentPageIndex, .selectTab,
      .setContentOffset, .layout, .header, .hover, .contentSize, .setting, .wait, .scrollToTop,
      .pageDelete, .refresh, .pinOffset, .contentInset, .appear, .disappear, .pageDelegate:
      0
    }
  }
}

extension Recorder.Page {
  fileprivate var bytes: Int {
    MemoryLayout<PageSpec>.stride + (id?.utf8.count ?? 0) + (title?.utf8.count ?? 0)
  }
}
