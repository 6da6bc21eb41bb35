import PagerModel

/// What could be behind a divergence: each was tried on the model.
package struct Guess: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// The device's own arithmetic is off by so many pixels.
    case rounding(pixels: Double)
    /// The model is where the device was so many microseconds later; negative: earlier.
    case time(Microseconds)
    /// The app's pager follows another rule.
    case rules(Explanation.Hypothesis)
    /// A length that the recording has is another one on the device.
    case geometry(Geometry, from: Double, to: Double)
    /// Something happened that was not recorded.
    case missingEvent(PagerEvent, Place)
  }

  /// Where an event is missing, next to the event that the report is of.
  package enum Place: Sendable {
    /// Just before it, at its time.
    case before
    /// Just after the one before it, at that one's time: what moves by itself has moved since.
    case afterLast
  }

  package let kind: Kind
  /// Observations after the first that was not met, itself counted, that are met then in a row.
  package let gained: Int
  /// All that are left are met.
  package let isWhole: Bool
}
