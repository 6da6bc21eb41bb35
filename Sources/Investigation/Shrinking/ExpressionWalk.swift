import Inspection
import PagerModel
import Timeline

/// What an expression is after an event.
package enum Truth: Sendable, Equatable { case holds, fails, hasNoValue }

/// An expression that goes along with a fold, and is asked after every event.
struct ExpressionWalk: Sendable {
  /// The events of the whole session that the expression names, by their places in it; -1: before
  /// the first.
  typealias Places = [(reference: Expression.Reference, place: Int)]

  private let expression: Expression
  private let places: [(reference: Expression.Reference, place: Int)]
  private var states: [(reference: Expression.Reference, state: Pager)] = []
  /// After the last event.
  private(set) var truth = Truth.hasNoValue
  /// Why it is not true: what was expected and found, or why it has no value.
  private(set) var reason = ""

  init(_ expression: Expression, places: Places) {
    self.expression = expression
    self.places = places
  }

  /// Folds `event`, and asks.
  mutating func follow(_ event: TimedEvent, origin: Int, in pager: inout Pager) {
    if states.isEmpty { keep(pager, at: -1) }
    var probe = EffectProbe()
    let asksForBefore = expression.asksForBefore
    var before: Pager?
    if asksForBefore {
      pager.advance(to: event.time, &probe)
      before = pager
    }
    if expression.asksForEffects { pager.apply(event, &probe) } else { pager.apply(event) }
    keep(pager, at: origin)
    ask(
      NodeContext(
        state: pager, before: before ?? pager, event: event.event,
        effects: probe.effects.map(\.effect), references: states))
  }

  private mutating func keep(_ pager: Pager, at place: Int) {
    for entry in places where entry.place == place {
      states.removeAll { $0.reference == entry.reference }
      states.append((entry.reference, pager))
    }
  }

  private mutating func ask(_ context: NodeContext) {
    do throws(EvaluationError) {
      if try expression.holds(in: context) {
        (truth, reason) = (.holds, "")
      } else {
        truth = .fails
        reason = try expression.operandsSummary(in: context)?.description ?? "false"
      }
    } catch {
      (truth, reason) = (.hasNoValue, error.sentence)
    }
  }
}
