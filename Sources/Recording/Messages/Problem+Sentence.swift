import PagerModel
import Wording

extension Problem {
  /// What is wrong, and what to do.
  package var sentence: String { String(localized: message) }

  var message: Message {
    switch self {
    case .syntax(let problem): problem.message
    case .content(let problem): problem.message
    case .order(let problem): problem.message
    case .seal(let problem): problem.message
    case .file(let problem): problem.message
    }
  }
}

extension Problem.Syntax {
  fileprivate var message: Message {
    switch self {
    case .lineTooLong: "the line is longer than 1 MiB; split what it holds into several records"
    case .blankLine: "blank line; every line holds one record, delete it"
    case .lineEnds(let token): "the line ends where \(Message(token.rawValue)) is expected"
    case .expected(let token): "expected \(Message(token.rawValue))"
    case .nulByte: "NUL byte; text has none, restore the line from a copy"
    case .invalidUTF8: "invalid UTF-8; save the file as UTF-8"
    case .controlCharacter(let byte):
      "control character 0x\(hexadecimal(UInt32(byte), digits: 2)) in a string; write it as "
        + "\\u\(hexadecimal(UInt32(byte), digits: 4))"
    case .unknownEscape: "unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .loneSurrogate: "half of a surrogate pair; write both halves, or the character itself"
    case .leadingZero: "a number with a leading zero; drop the zero"
    case .infiniteNumber: "the number is infinite as a double; use a smaller one"
    case .integerTooLarge: "the integer is past 2^53 and would lose digits; use a smaller one"
    case .duplicateKey(let key): "the key \(quoted(key)) stands twice in one object; keep one"
    case .tooDeep: "nested deeper than \(Limits.depth); flatten it"
    }
  }
}

extension Problem.Content {
  fileprivate var message: Message {
    switch self {
    case .unknownName(let name, let owner, let known):
      known.isEmpty
        ? "unknown name \(quoted(name)): \(owner.name) has no names"
        : "unknown name \(quoted(name)) in \(owner.name); it has \(known.joined(separator: ", "))"
    case .unknownWord(let word, let name, let known):
      "\(quoted(word)) is no value of `\(name)`; it is one of \(known.joined(separator: ", "))"
    case .missing(let name, let owner): "\(owner.name) lacks `\(name)`; add it"
    case .wrongType(let name, let kind):
      "`\(name)` must be \(Message(kind.rawValue))"
    case .notAnObject(let owner): "\(owner.name) must be an object"
    case .outOfRange(let name, let range): "`\(name)` is outside of \(range.message)"
    case .pageContent(let container): container.pageContent
    case .tooManyPages(let count):
      "\(count) pages; a pager has at most \(Limits.pages)"
    case .eventCount(let count):
      "`event` holds \(count) events; write one name with its parameters, as {\"wait\":{}}"
    case .unknownPath(let text, let container):
      container.map {
        "unknown state path \(quoted(text)) of container `\($0.rawValue)`; `state` in the shell "
          + "lists them all"
      } ?? "unknown state path \(quoted(text)); `state` in the shell lists them all"
    case .unknownEffect(let name):
      "unknown effect \(quoted(name)); it is one of \(Effect.names.joined(separator: ", "))"

    case .effectSubject(let text):
      "\(quoted(text)) is no effect of a callback; it is a name, or a name and its page or scroll "
        + "view: `didScrollToPage 2`, `scrollViewDidScroll page 1`"
    case .nothingExpected(let owner):
      owner == .record(.expect)
        ? "\(owner.name) says nothing; add `state`, `effects` or `that`"
        : "\(owner.name) says nothing; add `state` or `effects`"
    case .expectation(let reason): "\(reason)"
    }
  }
}

extension Container {
  /// What its pages are made of.
  fileprivate var pageContent: Message {
    switch self {
    case .pinned:
      "a page of `pinned` needs `contentHeight`, or `items` and `rowHeight`, and only one of these"
    case .grid: "a page of `grid` needs `grid`, its number of cells, and nothing else beside names"
    case .sticky: "a page of `sticky` needs `items` and `rowHeight`"
    }
  }
}

extension Problem.Order {
  fileprivate var message: Message {
    switch self {
    case .noHeader: "no header; a recording's first line is a record of the kind `recording`"
    case .secondHeader: "a second header; only the first line is a record of the kind `recording`"
    case .newerVersion(let version):
      "the format's version \(version) is newer than \(Limits.version), the newest that this "
        + "program reads; use a newer program"
    case .unknownVersion(let version):
      "there is no version \(version) of the format; write \(Limits.version)"
    case .duplicateID(let id): "event \(id) stands on an earlier line already; ids count up"
    case .skippedID(let id, let expected):
      "id \(id) is out of turn; the next event's is \(expected)"
    case .unknownParent(let id, let last):
      "no earlier line has the parent \(id); so far there are 0 to \(last)"
    case .unknownNode(let id, let last):
      "no earlier line has the node \(id); so far there are 0 to \(last)"
    case .timeTooLong: "more than 2^53 microseconds since the start; shorten `dt`"
    case .tooManyNodes: "more than \(Int32.max) events; begin another recording"
    case .unknownKind(let kind):
      "unknown kind \(quoted(kind)) that names no node; a record has `at`, or an `id` of its own"
    case .sinceNotAbove(let since, let node):
      "`since` \(since) is not above \(node) on its path; name one of the nodes before it"
    case .sinceWithoutEffects: "`since` without `effects`; add them, or drop it"
    case .recordCount(let count, let found):
      "`end` counts \(count) records, but \(found) stand before it; lines were lost or added"
    }
  }
}

extension Problem.Seal {
  fileprivate var message: Message {
    switch self {
    case .missing:
      "no checksum, though the header says `sealed`; lines of a sealed file are not edited by hand"
    case .unexpected: "a checksum, though the header does not say `sealed`; delete it"
    case .misplaced:
      "the checksum is not the last thing of the line, as in ,\"crc\":\"cbf43926\"}"
    case .misspelt: "a checksum is eight lowercase hexadecimal digits"
    case .mismatch(let found, let expected):
      "checksum \(hexadecimal(found, digits: 8)) instead of \(hexadecimal(expected, digits: 8)): "
        + "this line was changed, or one before it dropped, repeated or moved"
    }
  }
}

extension Problem.File {
  fileprivate var message: Message {
    switch self {
    case .cannotOpen(let error): "cannot be opened: \(Message(error.text))"
    case .cannotRead(let error): "cannot be read: \(Message(error.text))"
    case .changed: "was replaced or shortened meanwhile; open it again"
    case .notAFile(let kind):
      "is \(Message(kind.rawValue)); name a recording, or - for standard input"
    }
  }
}

extension Limits.Range {
  /// Such as `0...10000000 points`.
  package var sentence: String { String(localized: message) }

  fileprivate var message: Message {
    let ends = "\(shortest(bounds.lowerBound))...\(shortest(bounds.upperBound))"
    switch self {
    case .size, .offset, .inset: return "\(whole)...\(top) points"
    case .velocity: return "\(whole)...\(top) points per second"
    case .duration: return "\(whole)...\(top) microseconds, a day"
    case .scale: return "0...1000 pixels a point, 0 left out"
    case .frameRate: return "\(ends) frames a second"
    case .tolerance, .count, .values, .node: return "\(whole)...\(top)"
    case .integer: return "-2^53...2^53"
    case .finite: return "the finite numbers"
    }
  }

  private var whole: String { String(Int64(bounds.lowerBound)) }
  private var top: String { String(Int64(bounds.upperBound)) }
}

func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
