import PagerModel
import Wording

/// Why a recording cannot be read: facts, of which `sentence` makes words.
package enum Problem: Error, Sendable, Equatable {
  case syntax(Syntax)
  case content(Content)
  case order(Order)
  case seal(Seal)
  case file(File)

  /// The text is no line of strict JSON.
  package enum Syntax: Sendable, Equatable {
    case lineTooLong, blankLine, nulByte, invalidUTF8
    case lineEnds(before: Token)
    case expected(Token)
    case controlCharacter(UInt8)
    case unknownEscape, loneSurrogate
    case leadingZero, infiniteNumber, integerTooLarge
    case duplicateKey(String)
    case tooDeep
  }

  /// A name or a value is not the format's.
  package enum Content: Sendable, Equatable {
    case unknownName(String, in: Owner, known: [String])
    case unknownWord(String, for: String, known: [String])
    case missing(String, of: Owner)
    case wrongType(String, expected: Kind)
    case notAnObject(Owner)
    case outOfRange(String, Limits.Range)
    /// A page's content is given in no way, or in two.
    case pageContent(Container)
    case tooManyPages(Int)
    /// Not one event but so many.
    case eventCount(Int)
    /// Nil: no container has it.
    case unknownPath(String, in: Container?)
    case unknownEffect(String)
    /// Of a callback: the effect's arguments are not those by which it is told from others.
    case effectSubject(String)
    /// An observation or an expectation that says nothing.
    case nothingExpected(Owner)
    /// What an assertion asks is no question about this recording; why, in words.
    case expectation(String)
  }

  /// A record does not fit those before it.
  package enum Order: Sendable, Equatable {
    case noHeader, secondHeader
    case newerVersion(Int)
    case unknownVersion(Int)
    case duplicateID(Int)
    case skippedID(Int, expected: Int)
    case unknownParent(Int, last: Int)
    case unknownNode(Int, last: Int)
    case timeTooLong, tooManyNodes
    case unknownKind(String)
    case sinceNotAbove(Int, at: Int)
    case sinceWithoutEffects
    case recordCount(Int, found: Int)
  }

  package enum Seal: Sendable, Equatable {
    case missing, unexpected, misplaced, misspelt
    case mismatch(found: UInt32, expected: UInt32)
  }

  package enum File: Sendable, Equatable {
    case cannotOpen(SystemError)
    case cannotRead(SystemError)
    case notAFile(FileKind)
    /// It was cut, or has lost its name, since it was opened.
    case changed
  }

  package enum Token: String, Sendable {
    case value = "a value"
    case digit = "a digit"
    case string = "a string"
    case closingQuote = "the closing quote of a string"
    case key = "a key in quotes"
    case colon = "':' after the key"
    case commaOrBrace = "',' or '}'"
    case commaOrBracket = "',' or ']'"
    case object = "'{': a record is one JSON object"
    case lineEnd = "the end of the line"
  }

  package enum Kind: String, Sendable {
    case number = "a number"
    case integer = "a whole number"
    case boolean = "true or false"
    case string = "a string"
    case array = "an array"
    case object = "an object"
    case reason = "a string that says why"
    case scalar = "null, true, false, a number or a string"
  }

  /// The object that is at fault.
  package enum Owner: Sendable, Equatable {
    case record(RecordKind?)
    case event(EventKind)
    /// One phase of `touch` or `drag`.
    case phase(String, EventKind)
    case initial, bounds, page, policy
    case insets, gap

    package var name: Message {
      switch self {
      case .record(let kind): kind.map { "the record `\($0.rawValue)`" } ?? "a record"
      case .event(let kind): "event `\(kind.rawValue)`"
      case .phase(let phase, let kind): "event `\(kind.rawValue)`, phase `\(phase)`"
      case .initial: "`initial`"
      case .bounds: "`bounds`"
      case .insets: "`insets`"
      case .gap: "`gap`"
      case .page: "a page"
      case .policy: "a policy"
      }
    }
  }

  package enum FileKind: String, Sendable {
    case directory = "a folder"
    case fifo = "a FIFO"
    case socket = "a socket"
    case device = "a device"
    case other = "no regular file"
  }
}
