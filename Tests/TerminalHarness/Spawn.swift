#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which files a child begins with.
struct SpawnActions {
  #if canImport(Glibc)
    var raw = posix_spawn_file_actions_t()
  #else
    var raw: posix_spawn_file_actions_t?
  #endif

  init() { posix_spawn_file_actions_init(&raw) }

  mutating func open(_ name: String) {
    posix_spawn_file_actions_addopen(&raw, 0, name, O_RDWR, 0)
    duplicate(0, 0)
  }

  mutating func duplicate(_ input: Int32, _ output: Int32) {
    posix_spawn_file_actions_adddup2(&raw, input, 0)
    posix_spawn_file_actions_adddup2(&raw, output, 1)
    posix_spawn_file_actions_adddup2(&raw, output, 2)
  }

  mutating func destroy() { posix_spawn_file_actions_destroy(&raw) }
}

/// A child's session and signals: all at their defaults, none blocked.
struct SpawnAttributes {
  #if canImport(Glibc)
    var raw = posix_spawnattr_t()
    /// glibc's value; its header hides the name.
    private let newSessionFlag = 0x80
  #else
    var raw: posix_spawnattr_t?
    private let newSessionFlag = Int(POSIX_SPAWN_SETSID)
  #endif

  init() { posix_spawnattr_init(&raw) }

  mutating func set(newSession: Bool) {
    var flags = Int(POSIX_SPAWN_SETSIGMASK) | Int(POSIX_SPAWN_SETSIGDEF)
    if newSession { flags |= newSessionFlag }
    posix_spawnattr_setflags(&raw, Int16(flags))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&raw, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&raw, &signals)
  }

  mutating func destroy() { posix_spawnattr_destroy(&raw) }
}
