import PagerModel

/// What one field holds from the first moment to the last: a run for each value.
struct FilmColumn {
  struct Run {
    /// By its place among the film's moments.
    let moment: Int
    let value: Value
    /// That gave the field this value; nil: it follows from other fields, or was there at the start.
    let rule: Rule?
  }

  let name: String
  /// With all of UIKit's names.
  let fullName: String
  private(set) var runs: [Run] = []

  init(_ name: String, fullName: String? = nil) {
    self.name = name
    self.fullName = fullName ?? name
  }

  /// Nothing where the value is as before; of two values at one moment the later stands.
  mutating func note(_ value: Value, at moment: Int, by rule: Rule?) {
    if let last = runs.last, last.value == value { return }
    if runs.last?.moment == moment { runs.removeLast() }
    runs.append(Run(moment: moment, value: value, rule: rule))
  }
}

/// Columns by what they hold, in the order in which they came.
struct FilmColumns<Key: Hashable> {
  private(set) var keys: [Key] = []
  private(set) var columns: [FilmColumn] = []
  private var places: [Key: Int] = [:]

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// `first`: what the field held from the start until now.
  mutating func add(_ key: Key, _ column: FilmColumn, first: Value) {
    places[key] = keys.count
    keys.append(key)
    columns.append(column)
    columns[columns.count - 1].note(first, at: 0, by: nil)
  }

  mutating func note(_ value: Value, of key: Key, at moment: Int, by rule: Rule? = nil) {
    guard let place = places[key] else { return }
    columns[place].note(value, at: moment, by: rule)
  }
}
