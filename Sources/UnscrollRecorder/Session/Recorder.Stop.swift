import Recording

extension Recorder {
  /// Why a recorder takes nothing any more: what stands before it is whole, and in the file.
  public struct Stop: Error, Sendable, Equatable {
    public enum Reason: Sendable, Equatable {
      /// The file could not be written: the system's words, such as "No space left on device".
      case cannotWrite(String)
      /// The queue of so many bytes was full: the disk is too slow.
      case queueFull(bytes: Int)
      /// What was to be recorded is nothing that the format has: which, and why.
      case invalid(String)
    }

    public internal(set) var reason: Reason
    /// Events, observations, notes and marks that are not in the file; those that come still count.
    public internal(set) var notTaken = 0
  }

  /// Why there is no recording, or no such record.
  public enum Refusal: Error, Sendable, Equatable {
    /// The file cannot be made: where, and why.
    case cannotCreate(String)
    /// The format has no such thing.
    case invalid(String)
  }
}

extension Recorder.Stop: CustomStringConvertible {
  public var description: String {
    let records = notTaken == 1 ? "1 record was" : "\(notTaken) records were"
    return "recording stopped: \(reason); \(records) not taken"
  }
}

extension Recorder.Stop.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotWrite(let words): words
    case .queueFull(let bytes): "the disk is too slow, and the queue of \(bytes) bytes is full"
    case .invalid(let words): words
    }
  }

  init(_ reason: WriteError.Reason) {
    switch reason {
    case .failed(let error), .failedTorn(let error), .notSynchronized(let error):
      self = .cannotWrite(error.text)
    case .invalid(let problem, _): self = .invalid(problem.sentence)
    case .standardInput, .symbolicLink, .exists, .notAFile, .cannotOpen, .cannotLock, .locked,
      .needsFormatting, .torn, .damaged, .obstacle, .removed, .replaced, .shortened, .grown,
      .belowUnreplayable, .wrongID, .unknownNode, .headerInside, .inDoubt, .notMade:
      self = .cannotWrite(reason.sentence)
    }
  }
}

extension Recorder.Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let words), .invalid(let words): words
    }
  }
}
