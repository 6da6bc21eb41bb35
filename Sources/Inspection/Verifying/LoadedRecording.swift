import PagerModel
import Recording
import Timeline
import Wording

/// A recording whose assertions are read as expressions, too.
package struct LoadedRecording: Sendable {
  package let recording: Recording
  /// The fold over it, with the snapshots that were made while it was read.
  package let replay: Replay
  /// By the index of the expectation; nil: it has none, or one of a container that is not known.
  package let expressions: [Expression?]
  /// Invariants that its header excuses.
  package var exempt: Set<Invariant> {
    Set(recording.header.exemptions.compactMap { Invariant(rawValue: $0.invariant) })
  }

  package init(
    _ recording: consuming Recording, _ replay: Replay? = nil
  ) throws(LoadError) {
    for exemption in recording.header.exemptions {
      let known = Container(rawValue: recording.header.container)?.invariants ?? Invariant.allCases
      guard known.contains(where: { $0.rawValue == exemption.invariant }) else {
        throw .exemption(recording.file, exemption, known)
      }
    }
    var expressions: [Expression?] = []
    let isAsked = !recording.expectations.isEmpty
    let names = isAsked ? Set(recording.marks.map(\.name) + ["main"]) : []
    for expectation in recording.expectations {
      let expression = try Self.expression(of: expectation, in: recording)
      let count = recording.nodes.count
      for reference in expression?.references ?? [] {
        guard reference.isKnown(count: count, names: names) else {
          throw .reference(recording.file, expectation, reference)
        }
      }
      expressions.append(expression)
    }
    self.replay = replay ?? Replay(recording)
    self.recording = recording
    self.expressions = expressions
  }

  /// Nil: the expectation has none, or is of a container that is not known.
  private static func expression(
    of expectation: Expectation, in recording: borrowing Recording
  ) throws(LoadError) -> Expression? {
    guard let that = expectation.that,
      let container = Container(rawValue: recording.header.container)
    else { return nil }
    do {
      return try Expression(parsing: that.text, in: container)
    } catch {
      throw .expression(recording.file, expectation, error)
    }
  }

  /// An interrupt ends what is folded ahead, not the reading.
  package static func read(
    _ path: String, unless isInterrupted: () -> Bool = { false }
  ) throws(LoadError) -> LoadedRecording {
    let (recording, replay): (Recording, Replay)
    do {
      (recording, replay) = try Replay.read(path, unless: isInterrupted)
    } catch {
      throw .reading(error)
    }
    return try LoadedRecording(recording, replay)
  }

  /// Of a damaged file, what stands before the damage.
  ///
  /// An assertion that cannot be read is one, too; where it ends a recording, so may one before it
  /// that asks about a mark behind it.
  package static func salvage(_ path: String) throws(LoadError) -> LoadedRecording {
    let file: Salvage
    var recording: Recording
    do {
      file = try Salvage(path)
      recording = try file.recording()
    } catch {
      throw .reading(error)
    }
    while true {
      let fault: LoadError
      do {
        return try LoadedRecording(recording)
      } catch {
        fault = error
      }
      guard let line = fault.line, line > 1 else { throw fault }
      do {
        recording = try file.recording(before: line, fault.column, because: fault.sentence)
      } catch {
        throw .reading(error)
      }
    }
  }

  /// The names that the file's branches have.
  package var branches: BranchNames {
    var branches = BranchNames()
    for mark in recording.marks where mark.isBranch { branches.set(mark.name, at: mark.at) }
    return branches
  }

  /// The node that a mark or a branch of the file stands for.
  package func names(in tree: EventTree) -> (String) -> NodeID? {
    let branches = branches
    let marks = recording.marks.filter { !$0.isBranch }
    return { name in
      marks.last { $0.name == name }?.at ?? branches.end(of: name, in: tree)
    }
  }
}

/// Why a recording cannot be opened.
package enum LoadError: Error, Sendable, CustomStringConvertible {
  case reading(ReadError)
  case expression(String, Expectation, ExpressionSyntaxError)
  /// It asks about a node, mark or branch that the recording does not have.
  case reference(String, Expectation, Expression.Reference)
  /// Its header excuses what is none of these.
  case exemption(String, Exemption, [Invariant])

  /// In the file, 1...; nil: the file as a whole.
  package var line: Int? {
    switch self {
    case .reading(let error): error.line
    case .expression(_, let expectation, _), .reference(_, let expectation, _): expectation.line
    case .exemption: 1
    }
  }

  /// In bytes, 1...; nil: the line as a whole.
  package var column: Int? {
    switch self {
    case .reading(let error): error.column
    case .reference(_, let expectation, _): expectation.that?.column
    case .exemption(_, let exemption, _): exemption.column
    case .expression(_, let expectation, let error):
      (expectation.that?.column ?? 1) + error.prefix.reduce(0) { $0 + $1.bytesInJson }
    }
  }

  private var file: String {
    switch self {
    case .reading(let error): error.file
    case .expression(let file, _, _), .reference(let file, _, _), .exemption(let file, _, _): file
    }
  }

  /// What is wrong, without the place.
  package var sentence: String {
    switch self {
    case .reading(let error): error.problem.sentence
    case .expression(_, _, let error): error.sentence
    case .reference(_, let expectation, let reference):
      String(
        localized:
          "\(expectation.that?.text ?? ""): there is \(UnknownReference(reference)) in this recording"
      )
    case .exemption(_, let exemption, let known):
      String(
        localized:
          "exempt: \(exemption.invariant) is no invariant. They are \(known.map(\.rawValue).joined(separator: ", "))"
      )
    }
  }

  /// `file:line:column: text`
  package var description: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
    return "\(place.joined(separator: ":")): \(sentence)"
  }
}

extension Expression.Reference {
  fileprivate func isKnown(count: Int, names: Set<String>) -> Bool {
    switch self {
    case .node(let id): (0...count).contains(id)
    case .named(let name): names.contains(name)
    }
  }
}

extension Character {
  /// How long it is in a JSON string, as a recording writes it.
  fileprivate var bytesInJson: Int { self == "\"" || self == "\\" ? 2 : utf8.count }
}
