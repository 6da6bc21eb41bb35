import Inspection
import LineEditor
import Picture

/// Reads commands and runs them: line by line at a terminal, or a script to its end or first
/// failure.
package struct Shell {
  package private(set) var session: Session
  /// The worst of what the commands came to.
  package private(set) var outcome = Outcome.held
  private let console: Console
  /// The command that an empty line does again.
  private var lastRepeatable: String?
  /// `quit` was refused because something is not saved.
  private var wasWarned = false

  /// Scripts within scripts.
  private static let deepestSource = 16

  package init(_ session: Session, console: Console) {
    self.session = session
    self.console = console
  }

  // MARK: At a terminal

  /// Prompts until the user leaves.
  package mutating func interact(with editor: LineEditor) {
    editor.completion = CommandTable.completions(of:)
    console.show(greeting)
    while true {
      switch editor.readLine(prompt: session.prompt) {
      case .line(let line):
        editor.remember(line)
        if !type(line) { return }
      case .tooLong: console.complain(["that line is too long: nothing was done"])
      case .interrupted: continue
      case .endOfInput: if leave() { return }
      case .failed(let code):
        console.complain(["the terminal cannot be read (error \(code))"])
        outcome = max(outcome, .fileError)
        return
      }
    }
  }

  /// One line typed; false: the user leaves.
  private mutating func type(_ line: String) -> Bool {
    let isEmpty = line.allSatisfy(\.isWhitespace)
    guard let command = isEmpty ? lastRepeatable : line else { return true }
    Interrupt.clear()
    let (result, next) = perform(command, place: nil)
    if result == .fileError { outcome = max(outcome, result) }
    switch next {
    case .prompt: wasWarned = false
    case .source(let path):
      wasWarned = false
      let script = runScript(path, keepsGoing: false, depth: 1)
      if script == .fileError { outcome = max(outcome, script) }
    case .quit: return !leave()
    }
    return true
  }

  /// Whether the user may go: with something unsaved, only when asked twice.
  private mutating func leave() -> Bool {
    guard !session.pending.isEmpty, !wasWarned else { return true }
    wasWarned = true
    console.complain([
      "\(session.pending.count) new records are not saved: save, or quit again to lose them"
    ])
    return false
  }

  /// What is open, in a line, and what to do first.
  package var greeting: [String] {
    let timeline = session.timeline
    let branches = timeline.tree.leaves.count
    let failing = session.failingCount()
    let words = [
      "\(timeline.tree.count) events", "\(secondsText(timeline.tree[timeline.leaf].time)) s",
      "\(branches) branch\(branches == 1 ? "" : "es")",
      failing == 0 ? nil : "\(failing) of \(session.expectations.count) assertions fail",
    ]
    return [
      "\(session.file.path): \"\(session.header.title)\"   "
        + words.compactMap(\.self).joined(separator: ", "),
      failing == 0
        ? "Type help for the commands." : "Type check to see what fails, help for the commands.",
    ]
  }

  // MARK: Scripts

  /// Runs the lines of `source`; stops at the first command that fails, unless told to go on.
  /// `name` stands before the line's number in complaints.
  @discardableResult
  package mutating func run(
    _ source: any LineSource, name: String, keepsGoing: Bool, depth: Int = 0
  ) -> Outcome {
    var worst = Outcome.held
    var number = 0
    while true {
      number += 1
      switch source.readLine(prompt: "") {
      case .line(let line):
        let (result, goesOn) = runLine(line, at: "\(name):\(number)", keepsGoing, depth)
        worst = max(worst, result)
        if !goesOn || (result != .held && !keepsGoing) { return finish(worst) }
      case .tooLong:
        console.complain(["\(name):\(number): the line is too long"])
        return finish(max(worst, .usageError))
      case .interrupted:
        console.complain(["\(name):\(number): interrupted"])
        return finish(max(worst, .interrupted))
      case .failed(let code):
        console.complain(["\(name) cannot be read (error \(code))"])
        return finish(max(worst, .fileError))
      case .endOfInput: return finish(worst)
      }
    }
  }

  private mutating func finish(_ result: Outcome) -> Outcome {
    outcome = max(outcome, result)
    return result
  }

  private mutating func runLine(
    _ line: String, at place: String, _ keepsGoing: Bool, _ depth: Int
  ) -> (Outcome, goesOn: Bool) {
    let (result, next) = perform(line, place: place)
    switch next {
    case .prompt: return (result, true)
    case .source(let path):
      return (runScript(path, keepsGoing: keepsGoing, depth: depth + 1), true)
    case .quit: return (result, false)
    }
  }

  /// Runs the commands of a file.
  @discardableResult
  package mutating func runScript(
    _ path: String, keepsGoing: Bool, depth: Int = 0
  ) -> Outcome {
    guard depth <= Self.deepestSource else {
      console.complain(["\(path): scripts call each other more than \(Self.deepestSource) deep"])
      return finish(.usageError)
    }
    do {
      let script = try ScriptFile(path)
      return run(script.lines, name: path, keepsGoing: keepsGoing, depth: depth)
    } catch {
      console.complain([error.sentence])
      return finish(error.outcome)
    }
  }

  /// Runs one command given on the command line.
  package mutating func run(command: String, name: String, keepsGoing: Bool) -> Outcome {
    let (result, _) = runLine(command, at: name, keepsGoing, 0)
    return finish(result)
  }

  /// After a script: what was not saved is gone, and that is said.
  package func noteUnsaved() {
    guard !session.pending.isEmpty else { return }
    console.complain(["\(session.pending.count) new records were not saved and are gone"])
  }

  // MARK: One command

  /// `place`: where the line stands in its script; nil: at the prompt.
  private mutating func perform(_ line: String, place: String?) -> (Outcome, Reply.Next) {
    do {
      let words = try Words(line)
      guard let first = words.words.first, !first.text.hasPrefix("#") else {
        return (.held, .prompt)
      }
      let command = try CommandTable.command(first)
      var arguments = Arguments(words)
      let place = session.place
      var reply = try command.run(&session, &arguments)
      session.follow(command, from: place, &reply)
      if session.savesAtOnce, !session.pending.isEmpty { reply.lines += try session.save().lines }
      console.show(reply.lines)
      lastRepeatable = command.isRepeatable ? line : nil
      return (reply.outcome, reply.next)
    } catch {
      complain(error, line: line, place: place)
      return (error.outcome, .prompt)
    }
  }

  private func complain(_ error: CommandError, line: String, place: String?) {
    guard let place else { return console.complain(error.lines(for: line, width: displayWidth)) }
    let column = error.column.map { ":\($0)" } ?? ""
    console.complain(["\(place)\(column): \(error.sentence)"])
  }
}
