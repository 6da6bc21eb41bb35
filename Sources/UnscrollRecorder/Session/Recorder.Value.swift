import PagerModel

extension Recorder {
  /// What the app saw at a state path.
  public enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    /// Finite; points, points per second, or what the path is measured in.
    case number(Double)
    case string(String)

    var model: PagerModel.Value {
      switch self {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      }
    }
  }
}

extension Recorder.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension Recorder.Value: ExpressibleByBooleanLiteral, ExpressibleByStringLiteral {
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(stringLiteral value: String) { self = .string(value) }
}
