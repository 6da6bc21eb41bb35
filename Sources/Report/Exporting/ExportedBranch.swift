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

  /// What should hold on it, in the file's order.
  var expectations: [ExportedSession.Assertion] {
    session.expectations.filter { isWhole($0.expectation, $0.expression) }
  }

  /// As it stands in the branch's own recording: what should hold, at the branch's own places.
  var movedExpectations: [Expectation] {
    expectations.map { moved($0.expectation, $0.expression) }
  }

  /// What devices reported of it, in the file's order.
  var observations: [Observation] {
    session.observations.filter { $0.obstacle == nil && places[$0.at] != nil }
  }

  /// Assertions at its nodes that look at another branch: by itself it does not have them.
  var foreignCount: Int {
    session.expectations.count {
      places[$0.expectation.at] != nil && $0.expectation.obstacle == nil
        && !isWhole($0.expectation, $0.expression)
    }
  }

  /// What stands at its nodes and this version does not know.
  var unknownExpectationCount: Int {
    session.expectations.count {
      places[$0.expectation.at] != nil && $0.expectation.obstacle != nil
    }
  }

  var unknownObservationCount: Int {
    session.observations.count { places[$0.at] != nil && $0.obstacle != nil }
  }

  var notes: [Note] {
    session.notes.compactMap { note in places[note.at].map { Note(at: $0, text: note.text) } }
  }

  /// The lines of a recording that has only this branch, each with its LF.
  func lines() throws(ExportError) -> [String] {
    var header = session.header
    header.isSealed = false
    let records =
      scenario.records + marks.map(Record.mark) + observations.map { .observe(moved($0)) }
      + movedExpectations.map { .expect($0) } + notes.map { .note($0) }
    do throws(Problem) {
      return try header.lines(before: records, scenario.payloads)
    } catch {
      throw .unwritable(error)
    }
  }

  /// Of its nodes, and then the names of the branch itself.
  private var marks: [Mark] {
    let timeline = session.timeline
    let end = places[timeline.leaf] ?? 0
    let ends = timeline.branches.names.filter {
      timeline.branches.end(of: $0.name, in: timeline.tree) == timeline.leaf
    }
    return timeline.marks.compactMap { mark in
      places[mark.node].map { Mark(at: $0, name: mark.name) }
    } + ends.map { Mark(at: end, name: $0.name, isBranch: true) }
  }

  private func moved(_ observation: Observation) -> Observation {
    var result = observation
    result.at = places[observation.at] ?? 0
    result.since = observation.since.flatMap { places[$0] }
    return result
  }

  /// It is of this branch, looks at no other one, and this version can judge it.
  private func isWhole(_ expectation: Expectation, _ expression: Expression?) -> Bool {
    expectation.obstacle == nil && places[expectation.at] != nil
      && (expression?.references ?? []).allSatisfy(isHere)
  }

  private func moved(_ expectation: Expectation, _ expression: Expression?) -> Expectation {
    var result = expectation
    result.at = places[expectation.at] ?? 0
    result.since = expectation.since.flatMap { places[$0] }
    if let text = (try? expression?.renumbered { places[$0] })?.text {
      result.that = Expectation.Expression(text)
    }
    return result
  }

  private func isHere(_ reference: Expression.Reference) -> Bool {
    switch reference {
    case .node(let id): places[id] != nil
    case .named(let name):
      session.timeline.node(named: name).map { places[$0] != nil } ?? false
    }
  }
}
