import PagerModel
import Timeline

/// Says which points hit at a moment, going from one moment to the next.
struct StopMatcher {
  private let points: [StopPoint]
  private let references: [[(reference: Expression.Reference, state: Pager)]]
  /// As of the moment before.
  private(set) var watched: [WatchedValue] = []
  /// The point of each.
  private var watching: [Int] = []
  private var ofEvents: [(point: Int, kind: EventKind)] = []
  private var ofEffects: [(point: Int, name: String)] = []
  private var ofNodes: [(point: Int, node: NodeID)] = []
  private var ofTimes: [(point: Int, place: Cursor)] = []
  private var ofMoments: [(point: Int, atRest: Bool)] = []

  /// At the last moment that was matched.
  private(set) var hits: [Stop.Hit] = []
  private(set) var failures: [ConditionFailure] = []
  /// How many conditions were evaluated.
  private(set) var evaluations = 0

  /// `places`: where each point of a time stands on the branch.
  init(
    _ points: [StopPoint], places: [Cursor?],
    references: [[(reference: Expression.Reference, state: Pager)]]
  ) {
    self.points = points
    self.references = references
    for (index, point) in points.enumerated() {
      switch point.what {
      case .event(let kind): ofEvents.append((index, kind))
      case .effect(let name): ofEffects.append((index, name))
      case .node(let node): ofNodes.append((index, node))
      case .time: if let place = places[index] { ofTimes.append((index, place)) }
      case .watch(let path):
        watched.append(WatchedValue(path, .null))
        watching.append(index)
      case .moment: ofMoments.append((index, false))
      case .rest: ofMoments.append((index, true))
      }
    }
  }

  /// Frames can hit only by changing what is watched.
  var skipsFrames: Bool { ofEffects.isEmpty && ofTimes.isEmpty && ofMoments.isEmpty }

  /// Events can hit whatever is watched.
  var stopsAtEvents: Bool { !ofEvents.isEmpty || !ofNodes.isEmpty }

  /// Takes the watched values of a moment that nothing can hit.
  mutating func pass(_ step: MomentWalk.Step, _ walk: borrowing MomentWalk) {
    guard step != .pause else { return }
    for index in watched.indices {
      watched[index].value = walk.state.value(watched[index].path)
    }
  }

  /// Whether any point hits at the moment where `walk` stands after `step`.
  mutating func match(_ step: MomentWalk.Step, _ walk: borrowing MomentWalk) -> Bool {
    hits.removeAll(keepingCapacity: true)
    switch step {
    case .event: matchEvent(walk)
    case .frame: break
    case .pause:
      matchTimes(walk)
      return !hits.isEmpty
    case .end: return false
    }
    matchTimes(walk)
    matchEffects(walk)
    matchWatches(walk)
    for (point, atRest) in ofMoments where !atRest || walk.state.isAtRest { hit(point, walk) }
    return !hits.isEmpty
  }

  private mutating func matchEvent(_ walk: borrowing MomentWalk) {
    if !ofEvents.isEmpty, let kind = walk.event?.kind {
      for (point, wanted) in ofEvents where wanted == kind { hit(point, walk) }
    }
    for (point, node) in ofNodes where node == walk.node { hit(point, walk) }
  }

  private mutating func matchTimes(_ walk: borrowing MomentWalk) {
    for (point, place) in ofTimes where place == walk.cursor { hit(point, walk) }
  }

  private mutating func matchEffects(_ walk: borrowing MomentWalk) {
    for (point, name) in ofEffects
    where walk.probe.effects.contains(where: { $0.effect.name == name }) {
      hit(point, walk)
    }
  }

  private mutating func matchWatches(_ walk: borrowing MomentWalk) {
    for index in watched.indices {
      let path = watched[index].path
      let value = walk.state.value(path)
      let old = watched[index].value
      guard value != old else { continue }
      watched[index].value = value
      hit(watching[index], walk, Change(path: path, before: old, after: value))
    }
  }

  /// The point is met: it hits where its condition holds.
  private mutating func hit(
    _ index: Int, _ walk: borrowing MomentWalk, _ change: Change? = nil
  ) {
    let point = points[index]
    if let condition = point.condition {
      evaluations += 1
      let context = NodeContext(
        state: walk.state, before: walk.before ?? walk.state, event: walk.event,
        effects: walk.eventEffects, references: references[index])
      do throws(EvaluationError) {
        guard try condition.holds(in: context) else { return }
      } catch {
        return note(error, of: point.number)
      }
    }
    hits.append(Stop.Hit(number: point.number, change: change))
  }

  private mutating func note(_ error: EvaluationError, of number: Int) {
    if let index = failures.firstIndex(where: { $0.number == number }) {
      failures[index].count += 1
    } else {
      failures.append(ConditionFailure(number: number, count: 1, reason: error))
    }
  }
}
