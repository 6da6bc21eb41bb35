import Wording

/// A recording that cannot be written.
package struct WriteError: Error, Sendable, Equatable {
  package enum Reason: Error, Sendable, Equatable {
    // Before a session.
    case standardInput, symbolicLink, exists
    case notAFile(Problem.FileKind)
    case cannotOpen(SystemError)
    case cannotLock(SystemError)
    case locked
    case needsFormatting
    case torn(bytes: Int)
    /// Only what stands before a damaged line was opened; nil: before a place that cannot be read.
    case damaged(line: Int?)
    /// It has no node that can be replayed.
    case obstacle(Obstacle)

    // Since it was read.
    case removed, replaced
    case shortened(from: Int64, to: Int64)
    case grown(from: Int64, to: Int64)

    // What was to be written.
    case belowUnreplayable(id: Int, Obstacle)
    case wrongID(Int, expected: Int)
    case unknownNode(Int, last: Int)
    case headerInside
    /// A record that the reader would refuse: the number of it among those given, from 1.
    case invalid(Problem, record: Int)

    // While writing.
    /// There is no new file.
    case notMade(SystemError)
    case failed(SystemError)
    /// The file could not be cut back, and ends in a torn line.
    case failedTorn(SystemError)
    /// It is written, but perhaps not on the disk.
    case notSynchronized(SystemError)
    /// An earlier failure left the file in doubt.
    case inDoubt
  }

  package var file: String
  package var reason: Reason
}

extension WriteError: CustomStringConvertible {
  package var description: String { place(file, nil, nil) + reason.sentence }
}

extension WriteError.Reason {
  package var sentence: String { String(localized: message) }

  private var message: Message {
    switch self {
    case .standardInput: "standard input cannot be appended to; save into a file"
    case .symbolicLink: "is a symbolic link, which is not written through; name the file itself"
    case .exists: "exists already; choose another name"
    case .notAFile(let kind): "is \(Message(kind.rawValue)); save into a file"
    case .cannotOpen(let error): "cannot be written: \(Message(error.text)); save into another file"
    case .cannotLock(let error): "cannot be locked: \(Message(error.text)); save into another file"
    case .locked: "another writer holds it; wait for that, or save into another file"
    case .needsFormatting:
      "has CR LF line ends or a byte order mark; mend it with `unscroll fmt`, or save into "
        + "another file"
    case .torn(let bytes):
      "ends in \(torn(bytes)); mend it with `unscroll recover`, or save into another file"
    case .damaged(let line):
      line.map {
        "is damaged at line \($0), and was opened up to there only; save into another file"
      } ?? "is damaged, and was opened up to there only; save into another file"
    case .obstacle(let obstacle): "\(obstacle.message); nothing can be appended"
    case .removed: "was removed; nothing was written, save into another file"
    case .replaced: "another file has taken its name; nothing was written, save into another file"
    case .shortened(let old, let new):
      "was shortened from \(old) to \(new) bytes by another; nothing was written, save into "
        + "another file"
    case .grown(let old, let new):
      "grew from \(old) to \(new) bytes by another; nothing was written, save into another file"
    case .belowUnreplayable(let id, let obstacle):
      "node \(id) cannot be replayed (\(obstacle.message)), so nothing is written below it"
    case .wrongID(let id, let expected): "event \(id) is out of turn; the next is \(expected)"
    case .unknownNode(let id, let last): "there is no node \(id); so far there are 0 to \(last)"
    case .headerInside: "has its header already"
    case .invalid(let problem, let record):
      "record \(record) cannot be written: \(problem.message)"
    case .notMade(let error): "\(Message(error.text)); nothing was written, save into another file"
    case .failed(let error): "\(Message(error.text)); the file is as it was before"
    case .failedTorn(let error):
      "\(Message(error.text)), and the file could not be cut back: it ends in a torn line; save into another file"
    case .notSynchronized(let error): "written, but perhaps not on the disk: \(Message(error.text))"
    case .inDoubt: "an earlier failure left it in doubt; save into another file"
    }
  }

  private func torn(_ bytes: Int) -> Message {
    bytes == 1 ? "1 torn byte" : "\(bytes) torn bytes"
  }
}
