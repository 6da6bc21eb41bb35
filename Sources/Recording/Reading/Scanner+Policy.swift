import PagerModel

extension Scanner {
  /// A set of policies; nil: absent or null. Of a `foreign` container no name is looked at.
  mutating func policy<Name>(
    _ name: Name, of members: Members<Name>, foreign: Bool
  ) throws(Fault) -> PolicyChange? {
    var policy = PolicyChange()
    let isThere = try object(name, of: members) { (scanner: inout Scanner, key) throws(Fault) in
      if foreign { return try scanner.skipValue(depth: 3) }
      try scanner.policyValue(key, into: &policy)
    }
    return isThere ? policy : nil
  }

  private mutating func policyValue(
    _ key: Text, into policy: inout PolicyChange
  ) throws(Fault) {
    let keyName = string(key)
    let container = container
    let name = PolicyName(rawValue: keyName).flatMap { $0.container == container ? $0 : nil }
    guard name != nil || keyName == "preset" else {
      throw Fault(
        position: key.start - 1,
        .unknownName(
          keyName, in: .policy, known: ["preset"] + container.policyNames.map(\.rawValue)))
    }
    if take("null") { return }
    let place = position
    guard next == UInt8(ascii: "\"") else {
      throw Fault(position: place, .wrongType(keyName, expected: .string))
    }
    let word = string(try text())
    let known: [String]
    if let name {
      if let value = PolicyChange.Value(name, word) { return policy.values.append(value) }
      known = Policies.entry(name).values
    } else {
      policy.preset = container.presets.first { $0.rawValue == word }
      if policy.preset != nil { return }
      known = container.presets.map(\.rawValue)
    }
    throw Fault(position: place, .unknownWord(word, for: keyName, known: known))
  }
}
