import Inspection
import Recording
import Wording

/// A guided session: which lesson is due.
struct Tutorial {
  private(set) var index = 0
  /// The session that was at hand when it began; empty: there was none.
  let aside: [Session]

  init(aside: [Session] = []) { self.aside = aside }

  var lesson: Lesson { Lesson.all[index] }

  var isLast: Bool { index == Lesson.all.count - 1 }

  /// To the next lesson; from the last one, nowhere.
  mutating func advance() { if !isLast { index += 1 } }

  /// The lesson as it is shown.
  var lines: [String] {
    let title: Message = "lesson \(index + 1) of \(Lesson.all.count): \(Message(lesson.title))"
    let text = String(localized: Message(lesson.text))
    return [String(localized: title)] + text.split(separator: "\n").map(String.init)
      + ["  " + String(localized: "type: \(lesson.typed)")]
  }
}

extension Session {
  /// The tutorial at its first lesson, on its own recording. `isInterrupted`: the user wants the
  /// command at hand to stop.
  package static func tutorial(
    unless isInterrupted: @escaping @Sendable () -> Bool
  ) throws(CommandError) -> Session {
    do {
      let recording = try Recording.parse(Array(TutorialRecording.text.utf8), file: "tutorial")
      var session = try Session(LoadedRecording(recording), unless: isInterrupted)
      session.tutorial = Tutorial()
      return session
    } catch {
      throw CommandError("the tutorial's recording: \(error)", outcome: .fileError)
    }
  }

  /// Puts this session aside, and begins the tutorial.
  mutating func beginTutorial() throws(CommandError) {
    var session = try Session.tutorial(unless: isInterrupted)
    session.tutorial = Tutorial(aside: [self])
    (session.settings, session.window) = (settings, window)
    (session.terminal, session.announce, session.system) = (terminal, announce, system)
    self = session
  }

  /// Takes up again what was put aside; where nothing was, the shell is left, and what was practised
  /// without a file of its own goes with it. Nil: no tutorial is on.
  mutating func leaveTutorial() -> Reply? {
    guard let tutorial else { return nil }
    self.tutorial = nil
    guard var before = tutorial.aside.first else {
      if file.writer == nil { pending = Additions() }
      return Reply([], next: .quit)
    }
    before.settings = settings
    self = before
    return Reply("the tutorial is over: back in \(file.path)")
  }

  /// After a command that ran: the next lesson, where it did what was asked.
  mutating func nextLesson(after command: String, since before: Session) -> [String] {
    guard command != "tutorial", var tutorial,
      tutorial.lesson.isDone(Lesson.Attempt(command: command, before: before, after: self))
    else { return [] }
    tutorial.advance()
    self.tutorial = tutorial
    return [""] + tutorial.lines
  }
}
