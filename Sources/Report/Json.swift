import PagerModel

/// A JSON value, written in one line; members keep their order.
package indirect enum Json: Sendable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([Json])
  case object([(String, Json)])

  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): shortest(value)
    case .string(let text): quoted(text)
    case .array(let items): "[\(items.map(\.description).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(quoted($0)):\($1)" }.joined(separator: ","))}"
    }
  }

  static func optional(_ number: Int?) -> Json { number.map { .number(Double($0)) } ?? .null }
}
