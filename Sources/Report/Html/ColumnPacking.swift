import PagerModel

/// A column as a text of whole numbers, from which a script gets every value back bit for bit.
///
/// A run is `delta`, or `gap:delta` where more than one moment lies between it and the run before.
/// Numbers are counted in units in which all of the column are whole, texts and switches by their
/// place in the film's list of words; `~` is null, which no delta is counted from.
struct ColumnPacking {
  enum Unit: Equatable {
    /// n / denominator
    case fraction(Int)
    /// ⌊n / scale⌋ + (n mod scale) / scale, as offsets are rounded to the pixel
    case pixels(Int)
    /// The numbers themselves, as shortest decimals, in place of deltas.
    case plain
    case words
  }

  let unit: Unit
  let text: String

  /// - Parameter scale: pixels a point.
  init(_ column: FilmColumn, scale: Double?, _ words: inout WordList) {
    let numbers = column.runs.compactMap { run in
      if case .number(let number) = run.value { number } else { nil }
    }
    let nulls = column.runs.count { $0.value == .null }
    unit =
      numbers.count + nulls < column.runs.count
      ? .words : Self.units(scale).first { $0.holds(numbers) } ?? .plain
    var text = ""
    var last = (moment: -1, count: 0)
    for run in column.runs {
      if !text.isEmpty { text += " " }
      if run.moment - last.moment > 1 { text += "\(run.moment - last.moment):" }
      last.moment = run.moment
      switch (unit, run.value) {
      case (.words, let value):
        let count = words.place(of: value)
        text += "\(count - last.count)"
        last.count = count
      case (.plain, .number(let number)): text += shortest(number)
      case (_, .number(let number)):
        let count = Int(unit.count(number))
        text += "\(count - last.count)"
        last.count = count
      case (_, .null), (_, .bool), (_, .string): text += "~"
      }
    }
    self.text = text
  }

  private static func units(_ scale: Double?) -> [Unit] {
    let pixels = scale.flatMap { Int(exactly: $0) }.map { [Unit.pixels($0)] } ?? []
    return [.fraction(1), .fraction(10)] + pixels
      + [.fraction(100), .fraction(1000), .fraction(1_000_000)]
  }
}

extension ColumnPacking.Unit {
  /// Beyond it not every whole number is a Double.
  private static let most = 9e15

  fileprivate func holds(_ numbers: [Double]) -> Bool {
    numbers.allSatisfy { number in
      let count = count(number)
      return count.magnitude < Self.most && value(count) == number
    }
  }

  fileprivate func count(_ number: Double) -> Double {
    switch self {
    case .fraction(let denominator): (number * Double(denominator)).rounded()
    case .pixels(let scale): (number * Double(scale)).rounded()
    case .plain, .words: .nan
    }
  }

  private func value(_ count: Double) -> Double {
    switch self {
    case .fraction(let denominator): return count / Double(denominator)
    case .pixels(let scale):
      let whole = (count / Double(scale)).rounded(.down)
      return whole + (count - whole * Double(scale)) / Double(scale)
    case .plain, .words: return .nan
    }
  }

  var json: Json {
    switch self {
    case .fraction(let denominator): .number(Double(denominator))
    case .pixels(let scale): .string("1/\(scale)")
    case .plain: .string("plain")
    case .words: .string("words")
    }
  }
}

/// What is said more than once, each by its place.
struct WordList {
  private(set) var values: [Json] = []
  private var places: [String: Int] = [:]

  mutating func place(of text: String) -> Int { place(of: .string(text)) }

  mutating func place(of value: Value) -> Int {
    let key = "\(value)"
    if let place = places[key] { return place }
    places[key] = values.count
    values.append(Json(value))
    return values.count - 1
  }
}
