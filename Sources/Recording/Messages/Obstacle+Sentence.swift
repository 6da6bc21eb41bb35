import PagerModel
import Wording

extension Obstacle: CustomStringConvertible {
  /// Such as `unknown event "fly"`.
  package var description: String { String(localized: message) }

  var message: Message {
    switch self {
    case .container(let name): "unknown container \(quoted(name))"
    case .unknownEvent(let name): "unknown event \(quoted(name))"
    case .unknownKind(let name): "unknown kind of record \(quoted(name))"
    }
  }
}

extension Warning: CustomStringConvertible {
  package var description: String {
    place(file, line, column) + String(localized: "warning: ") + sentence
  }

  /// What is odd, without the place.
  package var sentence: String { String(localized: message) }

  private var message: Message {
    switch fact {
    case .unknownKind(let kind): "unknown kind \(quoted(kind)), kept and not looked at"
    case .unknownField(let name, let kind):
      "`\(kind.rawValue)` has no field \(quoted(name)); kept and not looked at"
    case .carriageReturns: "lines end in CR LF; save them with LF alone"
    case .byteOrderMark: "the file begins with a byte order mark; save it without"
    case .unterminatedLastLine: "the last line does not end in LF"
    }
  }
}

extension TornTail: CustomStringConvertible {
  package var description: String { place(file, line, 1) + sentence }

  /// What is lost, without the place.
  package var sentence: String {
    let count: Message = bytes == 1 ? "1 byte" : "\(bytes) bytes"
    return String(
      localized: "the last line is torn: \(count) dropped, what stands before is whole")
  }
}
