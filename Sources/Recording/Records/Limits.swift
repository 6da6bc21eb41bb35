import PagerModel

/// What no recording may go past. `Recordings/FORMAT.md` lists them.
package enum Limits {
  /// The newest version of the format that is read, and the one that is written.
  package static let version = 1
  /// Arrays and objects inside one another, the record itself counted.
  package static let depth = 32
  /// Bytes of a line, its LF not counted.
  package static let line = 1 << 20
  package static let pages = 10_000

  /// Both ends belong to it, unless it says otherwise.
  package enum Range: Sendable, Equatable {
    /// Points: widths and heights.
    case size
    /// Points: offsets, places, moves.
    case offset
    /// Points: insets.
    case inset
    /// Points per second.
    case velocity
    /// Microseconds, at most a day.
    case duration
    /// Pixels a point, more than 0.
    case scale
    /// Frames a second.
    case frameRate
    /// Rows of a page.
    case count
    /// How many different rows.
    case values
    /// Points, or what the field is measured in.
    case tolerance
    /// A node's number, as an array of them can hold.
    case node
    /// Whole numbers that a `Double` holds exactly.
    case integer
    case finite

    package var bounds: ClosedRange<Double> {
      switch self {
      case .size, .count: 0...1e7
      case .values: 1...1e7
      case .offset: -1e9...1e9
      case .inset: -1e7...1e7
      case .velocity: -1e6...1e6
      case .duration: 0...86_400_000_000
      case .scale: 0...1000
      case .frameRate: 1...240
      case .tolerance: 0...1e9
      case .node: 0...2_147_483_647
      case .integer: -Scanner.largestInteger...Scanner.largestInteger
      case .finite: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
      }
    }

    package func contains(_ value: Double) -> Bool {
      bounds.contains(value) && (self != .scale || value > 0)
    }
  }

  /// The latest time of a node since node 0.
  package static let time: Int64 = 1 << 53
}

extension StickyMeasures {
  /// Points, down to the bar: a size, as a recording has them.
  var headerRowsHeight: Double { Double(headerRows) * (headerRowHeight + spacing) }

  static let headerRowsHeightName = "headerRows × (headerRowHeight + spacing)"
}

extension PageSpec.Content {
  /// Whether a pager of this kind has such pages.
  func exists(in container: Container) -> Bool {
    switch self {
    case .height: container == .pinned
    case .rows: container != .grid
    case .cells: container == .grid
    }
  }
}
