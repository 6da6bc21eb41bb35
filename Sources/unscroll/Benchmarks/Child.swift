import LineEditor
import Shell
import Wording

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started; killed, if it still runs, when it is let go.
struct Child: ~Copyable {
  enum Files {
    /// Nothing to read, and what is written is dropped.
    case nowhere
    /// As leader of a session on this pseudo-terminal.
    case terminal(String)
  }

  struct Ended {
    var seconds: Double
    /// The most memory that it had, in bytes.
    var peak: Double
  }

  private let program: String
  private let id: pid_t
  private let start: ContinuousClock.Instant
  private var hasEnded = false

  init(
    _ program: String, _ arguments: [String], _ files: Files = .nowhere,
    environment: [String: String] = [:]
  ) throws(CommandError) {
    self.program = program
    var actions = SpawnActions(files)
    defer { actions.destroy() }
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var id: pid_t = 0
    start = .now
    let code = posix_spawn(&id, program, &actions.files, &actions.attributes, argv, envp)
    guard code == 0 else {
      let reason = Message(String(cString: strerror(code)))
      throw CommandError("\(program): cannot be started: \(reason)", outcome: .fileError)
    }
    self.id = id
  }

  deinit {
    guard !hasEnded else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits for its end. It has to be exit code 0.
  consuming func end(unless isInterrupted: () -> Bool) throws(CommandError) -> Ended {
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(id, &status, 0, &usage) < 0 {
      guard errno == EINTR, !isInterrupted() else {
        throw CommandError("interrupted", outcome: .interrupted)
      }
    }
    hasEnded = true
    guard status == 0 else {
      if isInterrupted() { throw CommandError("interrupted", outcome: .interrupted) }
      throw CommandError("\(program): ended with status \(status)", outcome: .fileError)
    }
    #if canImport(Darwin)
      let unit = 1.0
    #else
      let unit = 1024.0
    #endif
    return Ended(
      seconds: start.duration(to: .now) / .seconds(1), peak: Double(usage.ru_maxrss) * unit)
  }

  /// Seconds since it was started.
  var age: Double { start.duration(to: .now) / .seconds(1) }
}

/// A child's files, session and signals: none blocked, all at their defaults.
private struct SpawnActions {
  #if canImport(Glibc)
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    /// glibc's value; its header hides the name.
    private let newSession = 0x80
  #else
    var files: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    private let newSession = Int(POSIX_SPAWN_SETSID)
  #endif

  init(_ kind: Child.Files) {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    switch kind {
    case .nowhere:
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDWR, 0)
    case .terminal(let name):
      // The session begins before the file is opened: so it becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
      flags |= newSession
    }
    for output: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&files, 0, output) }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }

  mutating func destroy() {
    posix_spawn_file_actions_destroy(&files)
    posix_spawnattr_destroy(&attributes)
  }
}
