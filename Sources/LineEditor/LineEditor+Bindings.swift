import CEditline

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension LineEditor {
  /// Keys that libedit leaves unbound or binds otherwise than hands expect.
  private static let keys = [
    ("^R", "em-inc-search-prev"), ("^S", "em-inc-search-next"),
    ("^W", "ed-delete-prev-word"),
    ("\\e[A", "ed-search-prev-history"), ("\\eOA", "ed-search-prev-history"),
    ("\\e[B", "ed-search-next-history"), ("\\eOB", "ed-search-next-history"),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;5C", "em-next-word"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[200~", "unscroll-paste"), ("\\e[201~", "unscroll-paste"),
  ]

  /// Whether the user's `~/.editrc` chose vi's keys. In libedit they can end the process
  /// (`$` on an empty line, then `x`), which is worth telling.
  package var usesViKeys: Bool { cel_is_vi(handle) != 0 }

  /// Sets keys and terminal modes; the user's file first, since `bind -e` in it resets all keys.
  func configure() {
    addFunctions()
    _ = cel_set_text(handle, EL_EDITOR, "emacs")
    _ = el_source(handle, nil)
    // While a line is edited, ctrl-C and ctrl-Z are keys: a signal would come at any moment.
    for flag in ["-isig", "-ixon"] { _ = cel_set_line_mode(handle, flag) }
    for (key, function) in [
      ("^I", "unscroll-complete"), ("^C", "unscroll-interrupt"), ("^Z", "unscroll-suspend"),
    ] {
      _ = cel_bind(handle, key, function)
      if usesViKeys { _ = cel_bind_alternative(handle, key, function) }
    }
    guard !usesViKeys else { return }
    for (key, function) in Self.keys { _ = cel_bind(handle, key, function) }
  }

  private func addFunctions() {
    _ = cel_add_function(handle, "unscroll-complete", "Complete the word") { handle, _ in
      LineEditor.of(handle)?.complete() ?? UInt8(CC_ERROR)
    }
    _ = cel_add_function(handle, "unscroll-interrupt", "Drop the line") { handle, _ in
      guard let editor = LineEditor.of(handle) else { return UInt8(CC_ERROR) }
      editor.leaveLine("^C")
      editor.ending = .interrupted
      return UInt8(CC_NEWLINE)
    }
    // What some terminals put around pasted text, though they were not asked to: the text is lines.
    _ = cel_add_function(handle, "unscroll-paste", "Begin or end pasted text") { _, _ in
      UInt8(CC_NORM)
    }
    _ = cel_add_function(handle, "unscroll-suspend", "Stop the process") { handle, _ in
      LineEditor.of(handle)?.suspend() ?? UInt8(CC_ERROR)
    }
  }

  /// Stops the process as ctrl-Z does, with the terminal as it was found.
  private func suspend() -> UInt8 {
    leaveLine()
    prepareTerminal(false)
    raise(SIGTSTP)
    // Where nothing stops it (a session without job control) the line is drawn again all the same.
    SignalPipe.shared.post(SIGCONT)
    return UInt8(CC_NORM)
  }
}
