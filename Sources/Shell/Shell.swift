import Inspection
import LineEditor
import Picture
import Wording

/// Reads commands and runs them: line by line at a terminal, or a script to its end or first
/// failure.
package struct Shell {
  package internal(set) var session: Session
  /// The worst of what the commands came to.
  package internal(set) var outcome = Outcome.held
  private(set) var console: Console
  /// The command that an empty line does again.
  var lastRepeatable: String?
  /// `quit` was refused because something is not saved.
  private var wasWarned = false
  /// A script said `quit`: nothing after it is run.
  package internal(set) var hasQuit = false

  package init(_ session: Session, console: Console) {
    self.session = session
    self.console = console
    self.session.settings.color = console.color
    self.session.terminal = FullScreen.isAvailable ? console.output : nil
    self.session.announce = console.show
  }

  /// Answers look from here on as the settings say.
  mutating func obeySettings() {
    guard console.color != session.settings.color else { return }
    console.color = session.settings.color
    session.announce = console.show
  }

  // MARK: At a terminal

  /// Prompts until the user leaves. `first`: a command that is run as if it had been typed.
  package mutating func interact(with editor: LineEditor, first: String? = nil) {
    let history = session.tutorial == nil ? HistoryFile() : nil
    for line in history?.lines ?? [] { editor.remember(line) }
    console.show(greeting())
    if let first, !type(first) { return }
    var interrupts = 0
    while true {
      let input = readLine(with: editor)
      interrupts = input == .interrupted ? interrupts + 1 : 0
      switch input {
      case .line(let line):
        editor.remember(line)
        if session.tutorial == nil { history?.append(line) }
        if !type(line) { return }
      case .tooLong:
        console.complain([String(localized: "that line is too long: nothing was done")])
      case .interrupted:
        if interrupts == 2 { console.show([String(localized: "quit or ctrl-D leaves")]) }
      case .endOfInput: if leave() { return }
      case .failed(let code):
        console.complain([
          String(localized: "the terminal cannot be read: \(systemText(of: code))")
        ])
        outcome = max(outcome, .fileError)
        return
      }
    }
  }

  /// The editor's completion looks at the session as it stands, and lets go of it before it changes.
  private func readLine(with editor: LineEditor) -> Input {
    editor.completion = Completer(session: session).candidates
    // Not after the line: a ctrl-C that comes at once is meant for its command.
    Interrupt.clear()
    defer { editor.completion = { _ in [] } }
    return editor.readLine(prompt: session.prompt)
  }

  /// One line typed; false: the user leaves.
  private mutating func type(_ line: String) -> Bool {
    let isEmpty = line.allSatisfy(\.isWhitespace)
    let repeated = session.settings.repeats ? lastRepeatable : nil
    guard let command = isEmpty ? repeated : line else { return true }
    let (result, next) = perform(command, place: nil)
    if result == .fileError { outcome = max(outcome, result) }
    switch next {
    case .prompt: wasWarned = false
    case .source(let path):
      wasWarned = false
      let before = outcome
      let script = runScript(path, keepsGoing: false, depth: 1)
      outcome = script == .fileError ? max(before, script) : before
      if hasQuit {
        hasQuit = false
        return !leave()
      }
    case .quit: return !leave()
    }
    return true
  }

  /// Whether the user may go: with something unsaved, only when asked twice.
  private mutating func leave() -> Bool {
    if let reply = session.leaveTutorial() {
      console.show(reply.lines)
      if reply.next != .quit { return false }
    }
    guard !session.pending.isEmpty, !wasWarned else { return true }
    wasWarned = true
    let count = session.pending.count
    let records = counted(count, "new record is", "new records are")
    console.complain([
      String(localized: "\(records) not saved: save, or quit again to lose what is new")
    ])
    return false
  }

  /// What is open, in a line, and what to do first.
  private mutating func greeting() -> [String] {
    let isChecked = session.checkingWork <= Session.mostWorkAtOnce
    let failing = isChecked ? try? session.failingCount() : 0
    let differing = isChecked ? (try? session.differingCount()) ?? 0 : 0
    let timeline = session.timeline
    let branches = timeline.tree.leaves.count
    let words = [
      counted(timeline.tree.count, "event"), "\(secondsText(timeline.tree[timeline.leaf].time)) s",
      counted(branches, "branch", "branches"),
      failing == 0 ? nil : failingText(failing),
      differing == 0 ? nil : differingText(differing),
      isChecked ? nil : String(localized: "too long to be checked at once"),
    ]
    let title = "\(session.file.path): \"\(session.header.title)\""
    let facts = words.compactMap(\.self).joined(separator: String(localized: ", "))
    let advice: Message =
      failing == 0 && differing == 0
      ? isChecked
        ? "Type help for the commands."
        : "Type check to see whether all holds, help for the commands."
      : session.failsElsewhere
        ? "Type log --graph to see on which branch, help for the commands."
        : "Type check to see what fails, help for the commands."
    return wrapped([title, facts], to: console.window.size?.columns) + [String(localized: advice)]
  }

  /// Nil: ctrl-C came while they were checked.
  private func failingText(_ failing: Int?) -> String {
    guard let failing else { return String(localized: "assertions not checked to the end") }
    let all = counted(session.expectations.count, "assertion")
    return String(localized: failing == 1 ? "1 of \(all) fails" : "\(failing) of \(all) fail")
  }

  private func differingText(_ differing: Int) -> String {
    let all = session.file.recording.observations.count
    return String(localized: "\(differing) of \(all) observations differ")
  }
}
