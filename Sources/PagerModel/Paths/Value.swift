/// What a state path holds.
package enum Value: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)

  init(_ number: Double?) { self = number.map(Value.number) ?? .null }
  init(_ integer: Int?) { self = integer.map { .number(Double($0)) } ?? .null }
  init(_ string: String?) { self = string.map(Value.string) ?? .null }
}

extension Value: CustomStringConvertible {
  /// As the shell and recordings spell it.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): shortest(value)
    case .string(let value): quoted(value)
    }
  }
}

/// `text` as a JSON string.
package func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{0}"..<" ":
      let hex = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
