import PagerModel

/// The state paths that were parsed so far: a recording names the same ones over and over.
struct KnownPaths {
  private var results: [String: Result<StatePath, StatePath.ParseError>] = [:]

  mutating func parse(
    _ text: String, in container: Container
  ) -> Result<StatePath, StatePath.ParseError> {
    if let result = results[text] { return result }
    let result = Result { () throws(StatePath.ParseError) in
      try StatePath.parse(text, in: container)
    }
    results[text] = result
    return result
  }
}

struct ParsedState {
  var entries: [StateEntry] = []
  var obstacle: Obstacle?
}

extension Scanner {
  /// A map from state paths to values; nil: absent or null. `container` is one that is not built,
  /// whose paths are not known.
  mutating func state(
    of members: Members<Field>, container: Obstacle?, _ paths: inout KnownPaths
  ) throws(Fault) -> ParsedState? {
    var state = ParsedState()
    state.obstacle = container
    let isThere = try object(.state, of: members) { (scanner: inout Scanner, key) throws(Fault) in
      let text = scanner.string(key)
      var path: StatePath?
      switch paths.parse(text, in: scanner.container) {
      case .success(let known): path = known
      case .failure(.unknown), .failure(.foreign):
        if container == nil {
          throw Fault(position: key.start - 1, .unknownPath(text, in: scanner.container))
        }
      }
      let value = try scanner.scalar(text)
      state.entries.append(StateEntry(text: text, path: path, value: value))
    }
    return isThere ? state : nil
  }

  private mutating func scalar(_ name: String) throws(Fault) -> Value {
    switch next {
    case UInt8(ascii: "\""): return .string(string(try text()))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      throw Fault(position: position, .wrongType(name, expected: .scalar))
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      guard let value = boolean() else { throw expected(.value) }
      return .bool(value)
    case UInt8(ascii: "n"):
      guard take("null") else { throw expected(.value) }
      return .null
    case _: return .number(try number())
    }
  }

  /// A list of effects; nil: absent or null. `container` as above.
  mutating func effects(
    of members: Members<Field>, container: Obstacle?
  ) throws(Fault) -> [String]? {
    var effects: [String] = []
    let isThere = try array(.effects, of: members) { (scanner: inout Scanner) throws(Fault) in
      let place = scanner.position
      guard scanner.next == UInt8(ascii: "\"") else {
        throw Fault(position: place, .wrongType("effects", expected: .string))
      }
      let text = scanner.string(try scanner.text())
      let name = text.prefix { $0 != " " }
      guard container != nil || Effect.names.contains(where: { $0 == name }) else {
        throw Fault(position: place, .unknownEffect(String(name)))
      }
      effects.append(text)
    }
    return isThere ? effects : nil
  }
}
