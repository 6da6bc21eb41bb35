import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lines typed at a terminal, edited with libedit: history, search, completion, and a ctrl-C that
/// drops the line. One for a process, on its main thread.
///
///     let editor = LineEditor(name: "unscroll")
///     editor?.completion = { line in commands(after: line) }
///     let source: any LineSource = editor ?? PlainReader()
///
/// The user's `~/.editrc` is read, for its general lines and those that begin with `name:`.
package final class LineEditor: LineSource {
  /// Unicode scalars of the longest line that is taken; what a terminal takes without an editor.
  package static let longestLine = 4096

  /// The words that may stand where the last word of `lineUpToCursor` stands. Words end at blanks.
  package var completion: (_ lineUpToCursor: String) -> [Candidate] = { _ in [] }

  let handle: OpaquePointer
  private let history: OpaquePointer
  private var promptBytes = strdup("")
  /// Shown by libedit as it begins a line, which is before the terminal is raw: a key typed at once
  /// would be echoed, and ctrl-C be a signal.
  private let noPrompt = strdup("")
  private(set) var prompt = ""

  /// Why the line being read ends, if by anything else than Return or ctrl-D.
  var ending: Ending?
  /// Set while the rest of a line that is too long is read and dropped.
  var isDropping = false
  /// False until libedit has begun the line and been told the window's size.
  var isWindowFitted = false
  /// Ctrl-C is a signal and no key: Return was pressed.
  var hasSignalKeys = false
  var assembler = ScalarAssembler()
  /// What stood before the cursor when Tab was last pressed.
  var textAtLastTab: String?
  /// The width of the terminal, as last seen.
  var columns = 80

  enum Ending {
    case interrupted, tooLong
    case killed(by: Int32)

    /// What is shown after the line.
    var mark: String {
      switch self {
      case .interrupted: "^C"
      case .tooLong, .killed: ""
      }
    }
  }

  /// Nil where standard input or output is no terminal.
  package init?(name: String) {
    guard isatty(0) == 1, isatty(1) == 1, TextLocale.isUTF8,
      let handle = el_init(name, cel_input(), cel_output(), cel_errors())
    else { return nil }
    guard let history = history_init() else {
      el_end(handle)
      return nil
    }
    self.handle = handle
    self.history = history
    _ = cel_history_number(history, H_SETSIZE, 10_000)
    _ = cel_history_number(history, H_SETUNIQUE, 1)
    _ = cel_set_history(handle, history)
    _ = cel_set_client(handle, Unmanaged.passUnretained(self).toOpaque())
    _ = cel_set_prompt(handle) { handle in
      guard let editor = LineEditor.of(handle) else { return nil }
      return editor.isWindowFitted ? editor.promptBytes : editor.noPrompt
    }
    _ = cel_set_reader(handle) { handle, key in
      guard let editor = LineEditor.of(handle), let key else { return -1 }
      return editor.readKey(into: key)
    }
    configure()
  }

  deinit {
    el_end(handle)
    history_end(history)
    free(promptBytes)
    free(noPrompt)
  }

  /// The editor that libedit calls back about.
  static func of(_ handle: OpaquePointer?) -> LineEditor? {
    guard let handle, let client = cel_client(handle) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(client).takeUnretainedValue()
  }

  package func readLine(prompt: String) -> Input {
    setPrompt(prompt)
    ending = nil
    isDropping = false
    isWindowFitted = false
    hasSignalKeys = false
    assembler.reset()
    textAtLastTab = nil
    var isInterruptedLate = false
    let line = SignalPipe.shared.catching([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGWINCH, SIGCONT]) {
      let line = edit()
      // What came after the last key was read.
      let signals = SignalPipe.shared.take()
      isInterruptedLate = line != nil && signals.contains(SIGINT)
      for signal in signals where signal != SIGINT || line == nil { note(signal) }
      return line
    }
    // It came after Return: it is for the command.
    if isInterruptedLate { raise(SIGINT) }
    switch ending {
    case .interrupted: return .interrupted
    case .tooLong: return .tooLong
    case .killed(let signal):
      raise(signal)
      return .endOfInput
    case nil: break
    }
    if let line { return .line(line) }
    show("\n")
    return .endOfInput
  }

  /// Keeps a line for recall, unless it is empty, repeats the one before, or begins with a blank.
  package func remember(_ line: String) {
    guard let first = line.utf8.first, first != 0x20, first != 0x09, !line.utf8.contains(0),
      line.unicodeScalars.count <= Self.longestLine
    else { return }
    _ = cel_history_text(history, H_ENTER, line)
  }

  /// Lets libedit read one line, without its newline; nil if there is none.
  private func edit() -> String? {
    var count: Int32 = 0
    let bytes = el_gets(handle, &count)
    prepareTerminal(false)
    guard let bytes, count > 0 else { return nil }
    var line = UnsafeRawBufferPointer(start: bytes, count: Int(count))[...]
    if line.last == 0x0A { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Takes note of a signal that ends the line.
  func note(_ signal: Int32) {
    switch signal {
    case SIGINT: ending = ending ?? .interrupted
    case SIGTERM, SIGHUP, SIGQUIT: ending = .killed(by: signal)
    default: break
    }
  }

  func prepareTerminal(_ isEditing: Bool) {
    _ = cel_set_number(handle, EL_PREP_TERM, isEditing ? 1 : 0)
  }

  private func setPrompt(_ text: String) {
    prompt = text
    free(promptBytes)
    promptBytes = strdup(text)
  }
}
