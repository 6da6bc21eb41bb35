import PagerModel

/// Callbacks that the app has received since the last that were written.
struct EffectWindow {
  /// No more are kept than this.
  static let limit = 64
  /// If no event comes, they are written so long after the last of them: the model's own callbacks
  /// at the end of a glide may come a few frames later.
  static let pause: Microseconds = 500_000

  private(set) var effects: [String] = []
  /// The node up to which all callbacks are written.
  private(set) var since = 0
  private var last: Microseconds = 0
  private(set) var bytes = 0

  mutating func add(_ effect: String, at time: Microseconds) {
    effects.append(effect)
    bytes += textBytes(effect)
    last = time
  }

  /// When they must be written; nil: there are none.
  var due: Microseconds? { effects.isEmpty ? nil : last + Self.pause }

  /// Empties it: what comes next is sent after `node`.
  mutating func close(at node: Int) {
    effects = []
    bytes = 0
    since = node
  }

  /// Forgets them; how many they were.
  mutating func drop() -> Int {
    let count = effects.count
    close(at: since)
    return count
  }
}
