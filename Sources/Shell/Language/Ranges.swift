/// The ranges of what can be typed: those of the recording format.
enum Ranges {
  /// Points: widths and heights.
  static let size = 0.0...1e7
  /// Points: places, moves, offsets.
  static let offset = -1e9...1e9
  /// Points: insets.
  static let inset = -1e7...1e7
  /// Points per second.
  static let velocity = -1e6...1e6
  /// Whole numbers that a recording holds exactly.
  static let integer = -9_007_199_254_740_992...9_007_199_254_740_992
}
