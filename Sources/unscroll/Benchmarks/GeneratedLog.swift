import Investigation
import PagerModel
import Recording
import Shell

/// A session that is made up from a seed: the same events for the same seed, on every machine.
///
/// Of a hundred events some 98 are parts of drags, a frame apart, every fifth drag sideways; between
/// drags tabs are tapped, pages asked for and reloaded. Frames are visited about two an event.
struct GeneratedLog {
  /// More than a line of it has, even after ten million.
  static let mostBytesPerEvent = 120.0
  private static let eventsPerBatch = 8192

  let header: Header
  private var dice: Dice
  private let tabs: Int
  private var hasBegun = false
  /// Of the drag under way: events to come, and the speed in points a frame.
  private var (moves, speed, isSideways) = (0, 0.0, false)

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    var initial = Initial()
    initial.bounds = Size(width: 390, height: 844)
    initial.header = 240
    initial.hover = 60
    initial.pages = (0..<8).map { _ in
      PageSpec(content: .height(dice.pick(200, 1200, 2000, 6000, 20_000)))
    }
    tabs = dice.pick(3, 4, 5, 8)
    header = Header(
      title: "generated", initial: initial, policy: PolicyChange(preset: .reference))
    self.dice = dice
  }

  /// The next event, so many microseconds after the one before it.
  mutating func next() -> (delay: Microseconds, event: PagerEvent) {
    if !hasBegun {
      hasBegun = true
      return (0, .reload(toPageAt: nil))
    }
    if moves == 0 { return between() }
    moves -= 1
    if moves == 0 {
      let velocity = (speed * 60).rounded(.towardZero) + 0
      return (
        8000,
        .drag(
          .ended(
            velocity: isSideways ? Velocity(x: velocity, y: 0) : Velocity(x: 0, y: velocity),
            target: nil))
      )
    }
    speed += (dice.share() - 0.5) * 4
    let (along, across) = (thousandths(speed), thousandths((dice.share() - 0.5) * 2))
    return (
      16_667,
      .drag(isSideways ? .changed(dx: along, dy: across) : .changed(dx: across, dy: along))
    )
  }

  /// What is not part of a drag, or begins one.
  private mutating func between() -> (delay: Microseconds, event: PagerEvent) {
    let kind = dice.share()
    let delay = Microseconds(dice.below(900_000))
    if kind < 0.2 {
      return (400_000 + delay, .selectTab(at: dice.below(tabs), animated: true))
    }
    if kind < 0.3 {
      return (400_000 + delay, .scrollToPage(at: dice.below(tabs), animated: dice.once(in: 2)))
    }
    if kind < 0.33 { return (500_000, .reload(toPageAt: nil)) }
    isSideways = dice.once(in: 5)
    speed = (dice.share() - 0.5) * 50
    moves = 4 + dice.below(36)
    let place = Point(x: dice.between(20, 369), y: dice.between(60, 759))
    return (300_000 + delay, .drag(.began(at: place, velocity: nil)))
  }

  private func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
}

extension GeneratedLog {
  /// Makes a file of its first events, which is not there yet.
  func write(
    _ count: Int, to path: String, unless isInterrupted: () -> Bool = { false }
  ) throws(CommandError) {
    var log = self
    let payloads = Payloads(initialPages: header.initial.pages)
    do throws(WriteError) {
      let writer = try RecordingWriter(creating: path, header)
      var done = 0
      while done < count, !isInterrupted() {
        let batch = (done..<min(count, done + Self.eventsPerBatch)).map { parent in
          let (delay, event) = log.next()
          return Record.event(id: parent + 1, parent: parent, dt: delay, event)
        }
        try writer.append(batch, payloads: payloads)
        done += batch.count
      }
    } catch {
      throw CommandError("\(error)", outcome: .fileError)
    }
    if isInterrupted() { throw CommandError("interrupted", outcome: .interrupted) }
  }
}

extension Dice {
  /// 0 ..< 1
  fileprivate mutating func share() -> Double { Double(below(1 << 20)) / Double(1 << 20) }
}
