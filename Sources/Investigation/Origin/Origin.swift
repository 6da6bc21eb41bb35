import PagerModel
import Timeline

/// Where a value, or an effect, comes from: from the last change back to an input.
package struct Origin: Sendable, Equatable {
  /// One rule that acted, and what it looked at.
  package struct Link: Sendable, Equatable {
    package struct Read: Sendable, Equatable {
      package let path: StatePath
      /// As the rule saw it.
      package let value: Value
    }

    /// The event, or the frame after it.
    package let cursor: Cursor
    package let isFrame: Bool
    package let subject: Subject
    /// Of a field: what this link made of it. Of an effect: null, and its text.
    package let before: Value
    package let after: Value
    /// What wrote or sent it; nil: it is computed from what stands in `reads`.
    package let rule: Rule?
    /// Rules of the pager left out, each field once.
    package let reads: [Read]
    /// The rules of the pager that decide it in this step.
    package let decisions: [Decision]
    /// Of `reads`, what the next link explains; nil: this is the last.
    package internal(set) var followed: StatePath?
  }

  package enum End: Sendable, Equatable {
    /// The last link follows from its event alone.
    case input
    /// Nothing that the last link looked at had changed since the beginning.
    case start
    /// There is more: the chain was cut.
    case cut
    /// There may be more: the user stopped the search.
    case interrupted
  }

  /// What the subject came to from the beginning under other rules.
  package enum FromStart: Sendable, Equatable {
    case tried([Decision])
    /// So many events stand before the place that it was not tried.
    case tooLong(events: Int)
    /// The user stopped it.
    case interrupted
  }

  /// What the finger did before the last change, in the same drag.
  package struct Drag: Sendable, Equatable {
    /// Where it came down.
    package let began: NodeID
    /// Moves, that of the last change counted.
    package let moves: Int
    /// What the field held when it came down.
    package let before: Value
  }

  /// From the last change backwards; none: it never changed, or was never sent.
  package internal(set) var links: [Link]
  /// Nil: the last change of the field is no move of a finger, or the first one.
  package internal(set) var drag: Drag?
  package internal(set) var end: End
  package internal(set) var fromStart: FromStart
}
