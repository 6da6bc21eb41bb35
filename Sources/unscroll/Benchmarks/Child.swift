import LineEditor
import Shell
import Wording

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was started; killed with what it started, if it still runs, when it is let go.
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
  /// Ends with the program, which has the other end: waiting for it can be given up, which `wait4`
  /// alone, called right after a signal, never is.
  private let life: Int32
  private var hasEnded = false

  init(
    _ program: String, _ arguments: [String], _ files: Files = .nowhere,
    environment: [String: String] = [:]
  ) throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      let reason = Message(String(cString: strerror(errno)))
      throw CommandError("\(program): cannot be started: \(reason)", outcome: .fileError)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    var actions = SpawnActions(files, life: ends[1])
    defer { actions.destroy() }
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var id: pid_t = 0
    let start = ContinuousClock.now
    let code = posix_spawn(&id, program, &actions.files, &actions.attributes, argv, envp)
    guard code == 0 else {
      close(ends[0])
      let reason = Message(String(cString: strerror(code)))
      throw CommandError("\(program): cannot be started: \(reason)", outcome: .fileError)
    }
    (self.program, self.id, self.start, life) = (program, id, start, ends[0])
  }

  deinit {
    close(life)
    guard !hasEnded else { return }
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Waits for its end. It has to be exit code 0.
  consuming func end(unless isInterrupted: () -> Bool) throws(CommandError) -> Ended {
    var end = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
    while poll(&end, 1, 100) <= 0 {
      if isInterrupted() { throw CommandError("interrupted", outcome: .interrupted) }
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
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

  /// `life`: the end of a pipe that the child is to have.
  init(_ kind: Child.Files, life: Int32) {
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    switch kind {
    case .nowhere:
      posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDWR, 0)
      flags |= Int(POSIX_SPAWN_SETPGROUP)
    case .terminal(let name):
      // The session begins before the file is opened: so it becomes its controlling terminal.
      posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
      flags |= newSession
    }
    posix_spawn_file_actions_adddup2(&files, life, 3)
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
