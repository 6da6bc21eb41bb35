import Inspection
import Investigation
import PagerModel
import Recording
import Timeline

/// A branch as a session of its own: its events numbered from 1 on, with what stands at them.
struct ExportedBranch {
  let scenario: Scenario
  /// By the old node's id, its place on the branch.
  private let places: [NodeID: NodeID]
  private let session: ExportedSession

  init(_ session: ExportedSession) throws(ExportError) {
    self.session = session
    let timeline = session.timeline
    do throws(ReplayError) {
      scenario = try Scenario(
        session.header, payloads: timeline.replay.payloads, to: timeline.leaf, in: timeline.tree)
    } catch {
      throw .replay(error)
    }
    places = Dictionary(
      uniqueKeysWithValues: timeline.path.enumerated().map { (Int($1), $0) })
  }

  /// What should hold on it, in the order of its events.
  var expectations: [(old: NodeID, new: Expectation)] {
    session.expectations.compactMap { stored in
      moved(stored.expectation, stored.expression).map { (stored.expectation.at, $0) }
    }
  }

  var notes: [Note] {
    session.notes.compactMap { note in places[note.at].map { Note(at: $0, text: note.text) } }
  }

  /// The lines of a recording that has only this branch, each with its LF.
  func lines() throws(ExportError) -> [String] {
    var header = session.header
    header.isSealed = false
    let marks = session.timeline.marks.compactMap { mark in
      places[mark.node].map { Record.mark(Mark(at: $0, name: mark.name)) }
    }
    let observations = session.observations.compactMap { moved($0).map(Record.observe) }
    let records =
      [.header(header)] + scenario.records + marks + observations
      + expectations.map { .expect($0.new) } + notes.map { .note($0) }
    var lines: [String] = []
    for record in records {
      do throws(Problem) {
        lines.append(
          try record.line(in: header.initial.container, scenario.payloads) + "\n")
      } catch {
        throw .unwritable(error)
      }
    }
    return lines
  }

  private func moved(_ observation: Observation) -> Observation? {
    guard observation.obstacle == nil, let place = places[observation.at] else { return nil }
    var result = observation
    result.at = place
    result.since = observation.since.flatMap { places[$0] }
    return result
  }

  /// Nil: it is not of this branch, looks at another one, or this version cannot judge it.
  private func moved(_ expectation: Expectation, _ expression: Expression?) -> Expectation? {
    guard expectation.obstacle == nil, let place = places[expectation.at],
      (expression?.references ?? []).allSatisfy(isHere)
    else { return nil }
    var result = expectation
    result.at = place
    result.since = expectation.since.flatMap { places[$0] }
    if let text = (try? expression?.renumbered(places))?.text {
      result.that = Expectation.Expression(text)
    }
    return result
  }

  private func isHere(_ reference: Expression.Reference) -> Bool {
    switch reference {
    case .node(let id): places[id] != nil
    case .named(let name):
      session.timeline.bookmarks.node(named: name).map { places[$0] != nil } ?? false
    }
  }
}
