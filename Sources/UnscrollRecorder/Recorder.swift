import PagerModel
import Recording

/// Records a live pager into a file that Unscroll replays.
///
/// All methods may be called from any thread, and none of them waits for the disk but `close`. What
/// is recorded is stamped at the call, with a clock that only goes forward, and written by a thread
/// of the recorder's own into the sealed format, durably, in batches: an app that is killed keeps
/// all that reached the disk. Nothing is ever left out in between. If the disk is full or too slow,
/// or if something is no part of the format, the recorder stops there: it says so in the file's last
/// record, if that can be written, and to its owner (`onStop`, `stop`).
///
/// A recorder that is never closed keeps its thread and the file's lock until the process ends.
///
/// In the whole process a write past a file-size limit fails from then on (`SIGXFSZ` is ignored),
/// instead of ending the app.
///
/// Unchecked, since it is locked by hand. The invariant: whatever is `var` here is read and written
/// only while `lock` is held; whatever is `let` is a value, or `sink`, which after `init` only the
/// writer's thread touches.
public final class Recorder: @unchecked Sendable {
  /// The file's first line, without its checksum.
  public let header: String

  let lock = Lock()
  let sink: any RecordSink
  let onStop: @Sendable (Stop) -> Void
  private let clock: @Sendable () -> Microseconds
  private let start: Microseconds

  var queue: Queue
  var isClosing = false
  var isClosed = false
  var hasEnded = false
  /// How many records were said to be missing, last; nil: nothing was said.
  var toldOwner: Int?
  var toldFile: Int?
  /// The writer's thread.
  var writer: UInt?

  /// Makes a new file and starts its clock; the session's first event counts from now.
  ///
  /// - Parameters:
  ///   - path: of a file that is not there yet, such as `lost-place.jsonl`.
  ///   - session: what is true before the first event.
  ///   - titles: how titles and ids of pages stand in the file.
  ///   - interval: in milliseconds, 0...86,400,000 (a day); of each state path at most one observed
  ///     value is written in it.
  ///   - memory: bytes that may wait for the disk. Written out they take up to twice as much again.
  ///     The default holds some thousands of events: with 120 a second, the disk may stall for many
  ///     seconds.
  ///   - onStop: is called once, on the writer's thread, if the recorder stops before it is closed.
  ///     It must not wait for a thread that is in `close`.
  /// - Throws: `cannotCreate` if the file exists, or cannot be made, locked or written; `invalid` if
  ///   the session is outside of the format.
  public convenience init(
    creating path: String, _ session: Session, titles: Titles = .hashed(.random),
    sampledEvery interval: Int = 100, memory: Int = 1 << 20,
    onStop: @escaping @Sendable (Stop) -> Void = { _ in }
  ) throws(Refusal) {
    let header: Header
    try session.requireOwnProperties()
    do throws(Problem) {
      header = try session.line(titles)
    } catch {
      throw .invalid(error.sentence)
    }
    let sink: RecordingWriter
    do throws(WriteError) {
      sink = try RecordingWriter(creating: path, header)
    } catch {
      if case .invalid(let problem, _) = error.reason { throw .invalid(problem.sentence) }
      throw .cannotCreate(error.description)
    }
    try self.init(
      sink, header, titles: titles, sampledEvery: interval, memory: memory, clock: monotonicTime,
      onStop: onStop)
  }

  init(
    _ sink: any RecordSink, _ header: Header, titles: Titles, sampledEvery interval: Int,
    memory: Int, clock: @escaping @Sendable () -> Microseconds,
    onStop: @escaping @Sendable (Stop) -> Void
  ) throws(Refusal) {
    let payloads = Payloads(initialPages: header.initial.pages)
    do throws(Problem) {
      self.header = try Record.header(header).line(in: header.initial.container, payloads)
    } catch {
      throw .invalid(error.sentence)
    }
    self.sink = sink
    self.onStop = onStop
    self.clock = clock
    start = clock()
    let milliseconds = min(max(interval, 0), 86_400_000)
    queue = Queue(
      limit: memory, samplesEvery: Microseconds(milliseconds) * 1000, titles,
      in: header.initial.container)
    do throws(SystemError) {
      try startWriter(of: self)
    } catch {
      throw .cannotCreate("no thread: \(error.text)")
    }
  }

  deinit { lock.destroy() }

  /// Microseconds since the start.
  var now: Microseconds { clock() - start }

  /// Why it takes nothing any more, and how much it has not taken so far; nil: it has not stopped.
  public var stop: Stop? {
    lock.lock()
    defer { lock.unlock() }
    return queue.stop
  }

  /// An input to the pager; call it just before the pager acts on it.
  public func record(_ event: Event) {
    change { $0.add(event, at: $1) }
  }

  /// What the app sees now at state paths, such as `["main.y": 240, "pages[0].y": 61.3]`.
  ///
  /// Of each path one value in an interval is written, the last, at the time at which it was seen:
  /// finite numbers in points, points per second, or what the path is measured in. A path that the
  /// session's container does not have, or another number, stops the recorder.
  public func observe(_ state: [String: Value]) {
    let state = state.sorted { $0.key < $1.key }.map { (path: $0.key, value: $0.value.model) }
    change { $0.observe(state, at: $1) }
  }

  /// A callback that the app receives now, name and arguments with blanks between, such as
  /// `didScrollToPage 1`. They are compared with the model's from event to event. A name that the
  /// format does not have stops the recorder.
  public func observe(effect: String) {
    change { $0.observe(effect: effect, at: $1) }
  }

  /// A comment, which is written as it is.
  public func note(_ text: String) {
    change { $0.note(text, at: $1) }
  }

  /// A name for this moment, by which the shell finds it; it is written as it is.
  public func mark(_ name: String) {
    change { $0.mark(name, at: $1) }
  }

  /// Waits until all is on the disk, and writes that the recording ends here. What is recorded
  /// later is not taken. Called from `onStop` it does not wait.
  ///
  /// - Returns: why the recording is not whole; nil: it is.
  public func close() -> Stop? {
    lock.lock()
    defer { lock.unlock() }
    isClosing = true
    lock.tell()
    while !isClosed, writer != threadNumber() { lock.wait() }
    return queue.stop
  }

  private func change(_ body: (inout Queue, Microseconds) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    guard !isClosing else { return }
    let isIdle = queue.entries.isEmpty
    body(&queue, now)
    if isIdle { lock.tell() }
  }
}
