import Inspection
import LineEditor
import Picture
import Wording

extension Shell {
  /// Scripts within scripts.
  private static let deepestSource = 16

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
        if !goesOn || (worst != .held && !keepsGoing) || worst == .interrupted {
          return finish(worst)
        }
      case .tooLong:
        console.complain(["\(name):\(number): " + String(localized: "the line is too long")])
        return finish(max(worst, .usageError))
      case .interrupted:
        console.complain(["\(name):\(number): " + String(localized: "interrupted")])
        return finish(max(worst, .interrupted))
      case .failed(let code):
        console.complain([String(localized: "\(name) cannot be read: \(systemText(of: code))")])
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
    _ line: String, at place: String?, _ keepsGoing: Bool, _ depth: Int
  ) -> (Outcome, goesOn: Bool) {
    let (result, next) = perform(line, place: place)
    switch next {
    case .prompt:
      guard session.isInterrupted(), result != .interrupted else { return (result, true) }
      console.complain([(place.map { "\($0): " } ?? "") + String(localized: "interrupted")])
      return (.interrupted, false)
    case .source(let path):
      let script = runScript(path, keepsGoing: keepsGoing, depth: depth + 1)
      return (script, !hasQuit)
    case .quit:
      hasQuit = true
      return (result, false)
    }
  }

  /// Runs the commands of a file.
  @discardableResult
  package mutating func runScript(
    _ path: String, keepsGoing: Bool, depth: Int = 0
  ) -> Outcome {
    guard depth <= Self.deepestSource else {
      console.complain([
        String(localized: "\(path): scripts call each other more than \(Self.deepestSource) deep")
      ])
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

  /// Runs one command given on the command line. `name` stands before complaints; nil: the
  /// command does, with a caret.
  package mutating func run(command: String, name: String?, keepsGoing: Bool) -> Outcome {
    let (result, _) = runLine(command, at: name, keepsGoing, 0)
    return finish(result)
  }

  /// Runs the user's own commands before the first prompt; one that fails is only complained of.
  package mutating func runInit(_ path: String) {
    _ = runScript(path, keepsGoing: true)
    outcome = .held
    hasQuit = false
  }

  /// After a script: what was not saved is gone, and that is said; of a session that was put aside
  /// for the tutorial, too.
  package mutating func noteUnsaved() {
    _ = session.leaveTutorial()
    guard !session.pending.isEmpty else { return }
    let count = session.pending.count
    let records = counted(count, "new record was", "new records were")
    console.complain([String(localized: "\(records) not saved")])
  }

  // MARK: One command

  /// `place`: where the line stands in its script; nil: at the prompt.
  mutating func perform(_ line: String, place: String?) -> (Outcome, Reply.Next) {
    do {
      let words = Words(line)
      guard let first = words.words.first, !first.text.hasPrefix("#") else {
        return (.held, .prompt)
      }
      let command = try CommandTable.command(first)
      if words.asksForHelp(of: command) { return (show(CommandTable.help(of: command)), .prompt) }
      if !command.takesText { try words.requireClosedQuotes() }
      var arguments = Arguments(words)
      session.window = console.window
      let (place, pending) = (session.place, session.pending.count)
      let before = session.tutorial == nil ? nil : session
      var reply = try command.run(&session, &arguments)
      let isSame = (before == nil) == (session.tutorial == nil)
      if isSame { session.follow(command, from: place, &reply) }
      obeySettings()
      console.show(reply.lines)
      if isSame, session.pending.count > pending { try saveAtOnce(after: reply) }
      if let before { console.show(session.nextLesson(after: command.name, since: before)) }
      lastRepeatable = command.isRepeatable ? line : nil
      return (reply.outcome, reply.next)
    } catch {
      complain(error, line: line, place: place)
      return (error.outcome, .prompt)
    }
  }

  private func show(_ lines: [String]) -> Outcome {
    console.show(lines)
    return .held
  }

  private mutating func saveAtOnce(after reply: Reply) throws(CommandError) {
    guard session.savesAtOnce else { return }
    guard !reply.isTrial else {
      return console.show([
        String(localized: "a trial, not written yet: the next input or save writes it")
      ])
    }
    console.show(try session.save().lines)
  }

  private func complain(_ error: CommandError, line: String, place: String?) {
    guard let place else { return console.complain(error.lines(for: line, width: displayWidth)) }
    let column = error.column.map { ":\($0)" } ?? ""
    console.complain(["\(place)\(column): \(error.sentence)"])
  }
}
