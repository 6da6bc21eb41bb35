import Inspection
import PagerModel
import Recording
import Timeline
import Wording

/// What should hold at a place of a session: an expression, or a stored assertion with all its
/// parts.
package struct Claim: Sendable {
  /// The events of the whole session that an expression names, by their places in it; -1: before
  /// the first.
  typealias Places = [(reference: Expression.Reference, place: Int)]

  let expression: Expression?
  /// The assertion's fields and effects.
  let record: Expectation
  /// The place in the whole session after which effects are compared; nil: at the event alone.
  let since: Int?
  let places: Places
  let conjuncts: [Expression]

  init(
    _ expression: Expression?, record: Expectation? = nil, since: Int? = nil, places: Places
  ) {
    self.expression = expression
    var rest = record ?? Expectation(at: 0)
    (rest.that, rest.since, rest.failsUnder, rest.line) = (nil, nil, nil, nil)
    self.record = rest
    self.since = since
    self.places = places
    conjuncts = expression?.conjuncts ?? []
  }

  /// All it asks, in a line.
  package var text: String {
    [record.text, expression?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " && ")
  }
}

/// How a claim fails where it is asked.
struct Shortfall: Sendable, Equatable {
  /// The first part that fails: a conjunct, a field or the effects.
  let part: String
  /// Not false, but without a value, if it is not.
  let hasValue: Bool
  /// What was expected and found, or why there is no value.
  let reason: String
  /// What the part reads.
  let subjects: Subjects
  /// It is neither true nor false.
  var isNoCondition = false
}

/// A claim that goes along with a fold, and is asked at some of its events.
struct ClaimWalk: Sendable {
  private let claim: Claim
  private let asksForEffects: Bool
  private let asksForBefore: Bool
  private var states: [(reference: Expression.Reference, state: Pager)] = []
  /// What was sent that the claim's effects are compared with.
  private var probe = EffectProbe()
  /// When it was last asked; nil: it held, or was not asked yet.
  private(set) var shortfall: Shortfall?
  /// When it was last asked.
  private(set) var holds = false

  init(_ claim: Claim) {
    self.claim = claim
    asksForEffects = claim.expression?.asksForEffects ?? false
    asksForBefore = claim.expression?.asksForBefore ?? false
  }

  /// Folds `event`, and asks after it if `isAsked`.
  mutating func follow(
    _ event: TimedEvent, origin: Int, in pager: inout Pager, isAsked: Bool
  ) {
    if states.isEmpty { keep(pager, at: -1) }
    if claim.since == nil { probe.effects.removeAll(keepingCapacity: true) }
    let isRecorded = claim.record.effects != nil && claim.since.map { origin > $0 } ?? isAsked
    let known = probe.effects.count
    var before: Pager?
    if isRecorded || asksForEffects && isAsked {
      if asksForBefore, isAsked {
        pager.advance(to: event.time, &probe)
        before = pager
      }
      pager.apply(event, &probe)
    } else {
      if asksForBefore, isAsked {
        pager.advance(to: event.time)
        before = pager
      }
      pager.apply(event)
    }
    keep(pager, at: origin)
    guard isAsked else { return }
    let sent = probe.effects[known...]
    let context = NodeContext(
      state: pager, before: before ?? pager, event: event.event, effects: sent.map(\.effect),
      references: states)
    shortfall = recordShortfall(in: pager) ?? expressionShortfall(in: context, sent, pager)
    holds = shortfall == nil
  }

  /// Where the named event was cut, the last one before it stands for it.
  private mutating func keep(_ pager: Pager, at place: Int) {
    for entry in claim.places where entry.place >= place {
      states.removeAll { $0.reference == entry.reference }
      states.append((entry.reference, pager))
    }
  }

  private func recordShortfall(in pager: Pager) -> Shortfall? {
    var judge = Judge(Replay(root: pager), node: { _ in nil })
    let mismatch = try? judge.mismatches(
      of: claim.record, that: nil, in: pager, sent: probe.effects[...]
    ).first
    guard let mismatch else { return nil }
    let reason = String(
      localized: "\(mismatch.expected ?? "") expected, \(mismatch.found) found")
    guard let path = mismatch.path else {
      let last = probe.effects.last { mismatch.found.contains($0.effect.description) }
      // A list is right or wrong as a whole.
      return Shortfall(
        part: "\(mismatch.question) \(mismatch.found)", hasValue: true, reason: reason,
        subjects: .effects(last?.rule))
    }
    return Shortfall(
      part: mismatch.question, hasValue: true, reason: reason, subjects: .paths([path]))
  }

  private func expressionShortfall(
    in context: NodeContext, _ sent: ArraySlice<SentEffect>, _ pager: Pager
  ) -> Shortfall? {
    for part in claim.conjuncts {
      var (hasValue, reason, page) = (true, "false", Int?.none)
      var isNoCondition = false
      do throws(EvaluationError) {
        if try part.holds(in: context) { continue }
        if let summary = try part.operandsSummary(in: context) {
          (reason, page) = (summary.description, summary.page)
        }
      } catch {
        (hasValue, reason, page) = (false, error.sentence, error.page)
        isNoCondition = error.reason == .needsCondition
      }
      let subjects: Subjects
      if part.asksForEffects {
        subjects = .effects(sent.last { part.counts($0.effect) }?.rule)
      } else {
        let pages = page.map { $0..<$0 + 1 } ?? 0..<max(0, context.numberOfPages)
        subjects = .paths(part.paths(ofPages: pages))
      }
      return Shortfall(
        part: part.text, hasValue: hasValue, reason: reason, subjects: subjects,
        isNoCondition: isNoCondition)
    }
    return nil
  }
}

extension Candidate {
  /// How a claim fails after the last step; nil: it holds.
  func shortfall(
    of claim: Claim, _ looks: inout InterruptLooks
  ) throws(ReplayError) -> Shortfall? {
    var (walk, pager) = (ClaimWalk(claim), scenario.start)
    for (index, event) in scenario.timedEvents.enumerated() {
      walk.follow(event, origin: origins[index], in: &pager, isAsked: index == count - 1)
      try looks.pass(pager.viewCount)
    }
    return walk.shortfall
  }
}
