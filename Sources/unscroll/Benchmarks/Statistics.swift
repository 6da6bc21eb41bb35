/// What repeated measurements of one thing come to.
struct Statistics: Sendable, Equatable {
  /// From the least to the greatest.
  let samples: [Double]

  /// At least one sample; of none, all that is asked is not a number.
  init(_ samples: [Double]) { self.samples = samples.sorted() }

  var count: Int { samples.count }
  var least: Double { percentile(0) }
  var lowerQuartile: Double { percentile(25) }
  var median: Double { percentile(50) }
  var upperQuartile: Double { percentile(75) }
  var greatest: Double { percentile(100) }

  /// The value that `share` of 100 samples do not exceed, between two samples on the line through
  /// them: https://en.wikipedia.org/wiki/Percentile, R's and NumPy's usual rule.
  func percentile(_ share: Double) -> Double {
    guard let last = samples.last else { return .nan }
    let place = share / 100 * Double(samples.count - 1)
    let index = Int(place)
    guard index + 1 < samples.count else { return last }
    return samples[index] + (place - Double(index)) * (samples[index + 1] - samples[index])
  }
}
