import Inspection
import Recording
import Timeline

extension Verdict {
  /// What judging comes to: what stands in its way is a verdict, too. Throws only that the user
  /// stopped it.
  init(
    _ obstacle: Obstacle?, _ mismatches: () throws(ReplayError) -> [Mismatch]
  ) throws(ReplayError) {
    if let obstacle {
      self = .cannotJudge("\(obstacle)")
      return
    }
    do throws(ReplayError) {
      let mismatches = try mismatches()
      self = mismatches.isEmpty ? .held : .failed(mismatches)
    } catch {
      if error == .interrupted { throw error }
      self = .cannotJudge(error.sentence)
    }
  }
}
