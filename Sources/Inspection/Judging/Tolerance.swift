import PagerModel

/// How far a number may be off, by what it is measured in.
package struct Tolerance: Sendable, Equatable {
  /// Points, and points per second.
  var points: Double
  /// Pages, of `progress`.
  var progress: Double
  var others = 1e-6

  /// Of an assertion: exact, unless it says otherwise.
  package static func expectation(within: Double?) -> Tolerance {
    Tolerance(points: within ?? 1e-6, progress: 1e-6)
  }

  /// Of a device's report.
  package static func observation(within: Double?) -> Tolerance {
    Tolerance(points: within ?? 0.5, progress: 0.01)
  }

  func allowed(_ path: StatePath) -> Double {
    switch path.unit {
    case .points, .pointsPerSecond: points
    case .pages: progress
    case .seconds, .none: others
    }
  }
}
