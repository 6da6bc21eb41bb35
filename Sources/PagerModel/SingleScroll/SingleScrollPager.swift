/// A container with one scroll view, mainScrollView, in which the chosen tab's cells or rows stand.
///
/// What both such containers do alike: gestures, glides, insets, and a list of tabs.
protocol SingleScrollPager: ContainerPager, Sendable, Equatable {
  static var container: Container { get }

  var policies: Policies { get set }
  var main: ScrollView { get set }
  var finger: LoneFinger? { get set }
  /// Another screen covers the container: no finger reaches it.
  var isHidden: Bool { get set }
  /// What the safe area leaves out of the bounds.
  var safeArea: Insets { get set }
  /// What scrolls away above the tabs' content, in points; nil: nothing.
  var header: Double? { get set }
  var tabs: TabList { get set }

  /// Of all that main scrolls, in points.
  var contentHeight: Double { get }
  /// Something beside main moves by itself.
  var hasMotionOfItsOwn: Bool { get }

  /// Moves to this frame what moves beside main.
  mutating func visitFrameOfItsOwn(_ probe: inout some Probe)
  /// main has scrolled; it was at `before`.
  mutating func mainDidScroll(from before: Double, _ probe: inout some Probe)
  /// Another tab is to be chosen: the one before it is left.
  mutating func leaveTab(_ probe: inout some Probe)
  /// There are other tabs, or another one is chosen, or the same anew.
  mutating func didRenewTabs(_ probe: inout some Probe)
  /// main has its size, and is within it: what follows from that.
  mutating func didLayOut(_ probe: inout some Probe)
  /// A finger or code chooses a tab that exists.
  mutating func select(_ index: Int, isTap: Bool, _ probe: inout some Probe)
  /// The bar's height is set: nil takes it away.
  mutating func setBar(_ height: Double?, _ probe: inout some Probe)
  mutating func didAppear(_ probe: inout some Probe)
  /// Other rules hold, or another header, or are about to: what follows from that is written.
  func writeLayout(_ probe: inout some Probe)

  /// A tab is there, or gone, or another.
  func writeTab(_ index: Int, _ probe: inout some Probe)
}

/// The finger that is down.
package struct LoneFinger: Sendable, Equatable {
  /// It has begun to pan.
  var isPanning: Bool
  /// Where it landed, in the container's bounds.
  package var landing: Point
}

extension SingleScrollPager {
  /// What was true before the first event: where the bounds are known, one layout pass has run.
  mutating func begin(_ initial: Initial) {
    main.bounces = initial.mainBounces
    main.showsIndicator = initial.showIndicator
    guard let bounds = initial.bounds else { return }
    stage.bounds = bounds
    var probe = SilentProbe()
    layoutPass(&probe)
  }

  mutating func apply(
    _ event: PagerEvent, at time: Microseconds, _ probe: inout some Probe
  ) {
    advance(to: time, &probe)
    handle(event, &probe)
    layOutAll(&probe)
  }

  /// Something moves by itself.
  var isMoving: Bool { main.motion.isSelfMoving || hasMotionOfItsOwn }

  var isAtRest: Bool { finger == nil && !isMoving }

  /// Visits the frames up to and with `time`; with nothing moving, time passes in one step.
  mutating func advance(to time: Microseconds, _ probe: inout some Probe) {
    let time = min(time, Clock.latest)
    while isMoving {
      let frame = stage.clock.nextFrame
      guard frame <= time else { break }
      stage.clock.advance(to: frame)
      visitMain(&probe)
      if hasMotionOfItsOwn { visitFrameOfItsOwn(&probe) }
      if needsLayout { layOutAll(&probe) }
    }
    stage.clock.advance(to: time)
  }

  /// What ends an event, and a frame in which a callback has acted: the layout pass, once more for
  /// what a callback does inside it.
  mutating func layOutAll(_ probe: inout some Probe) {
    repeat {
      needsLayout = false
      layoutPass(&probe)
    } while needsLayout
  }
}
