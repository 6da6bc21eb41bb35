import PagerModel

/// A JSON value, written in one line; members keep their order.
package indirect enum Json: Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Json])
  case object([(String, Json)])
  /// As another encoder wrote it.
  case raw(String)

  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): shortest(value)
    case .string(let text): quoted(text)
    case .raw(let text): text
    case .array(let items): "[\(items.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0)):\($1)" }.joined(separator: ","))}"
    }
  }

  init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .bool(let isTrue): self = .bool(isTrue)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    }
  }

  static func optional(_ number: Int?) -> Json { number.map { .number(Double($0)) } ?? .null }
}
