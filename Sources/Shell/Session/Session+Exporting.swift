import Inspection
import LineEditor
import PagerModel
import Recording
import Report
import Timeline
import Wording

/// What is exported: the form, as it was typed, and of which part of the session.
package struct ExportOrder: Sendable {
  package var format: Word
  /// State paths with commas between; nil: those that say most of the container.
  package var paths: Word?
  package var isLong = false
  /// Nil: the branch that the session is on.
  package var branch: Word?
  /// In place of the recording's own rules.
  package var change: PolicyChange?

  package init(_ format: Word) { self.format = format }
}

extension Session {
  /// A branch of the session in another form.
  package func export(_ order: ExportOrder) throws(CommandError) -> String {
    let request = try request(order)
    let end = try order.branch.map { word throws(CommandError) in try leaf(word) }
    do throws(ExportError) {
      return try exported(to: end ?? timeline.leaf, under: order.change).text(for: request)
    } catch {
      switch error {
      case .replay(let error): throw CommandError(error, in: self)
      case .unwritable(let problem):
        throw CommandError("no recording can have it: \(problem.sentence)", outcome: .fileError)
      }
    }
  }

  private func request(_ order: ExportOrder) throws(CommandError) -> ExportRequest {
    let names = ExportFormat.allCases.map(\.rawValue)
    guard let format = ExportFormat(rawValue: order.format.text) else {
      let problem: Message =
        "the format is \(names.joined(separator: ", ")), not \(order.format.text)."
      let near = nearest(to: order.format.text, among: names)
      throw CommandError(
        near.map { "\(problem) Did you mean \($0)?" } ?? problem, at: order.format)
    }
    var request = ExportRequest(format)
    if format != .csv, order.paths != nil || order.isLong {
      throw CommandError("--paths and --long are of csv", at: order.paths ?? order.format)
    }
    request.isLong = order.isLong
    for word in order.paths?.parted ?? [] {
      request.paths.append(try CommandTable.statePath(word, in: container))
    }
    return request
  }

  private func exported(
    to leaf: NodeID, under change: PolicyChange?
  ) throws(ExportError) -> ExportedSession {
    var header = header
    var timeline = timeline
    do throws(ReplayError) {
      if let change {
        let policies = change.replacing(header.policy)
        header.policy = change.merged(over: header.policy)
        timeline = try self.timeline.replayed(replay(under: policies))
      }
      try timeline.switchBranch(to: leaf, unless: isInterrupted)
      try timeline.go(to: .depth(0))
    } catch {
      throw .replay(error)
    }
    return ExportedSession(
      header, timeline, expectations: expectations.map { ($0.expectation, $0.expression) },
      observations: file.recording.observations, notes: notes, width: displayWidth,
      unless: isInterrupted)
  }
}

extension Timeline {
  /// With the same names, over another fold.
  fileprivate func replayed(_ replay: Replay) throws(ReplayError) -> Timeline {
    var result = try Timeline(replay, branches: branches)
    for mark in marks { result.mark(mark.name, at: mark.node) }
    return result
  }
}
