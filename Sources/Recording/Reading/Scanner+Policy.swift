import PagerModel

struct ParsedPolicy {
  /// What is built of it.
  var change = PolicyChange()
  /// The first value that is not.
  var obstacle: Obstacle?
}

extension Scanner {
  /// A set of policies; nil: absent or null. Of a `foreign` container no name is looked at.
  mutating func policy<Name>(
    _ name: Name, of members: Members<Name>, foreign: Bool
  ) throws(Fault) -> ParsedPolicy? {
    var policy = ParsedPolicy()
    let isThere = try object(name, of: members) { (scanner: inout Scanner, key) throws(Fault) in
      if foreign { return try scanner.skipValue(depth: 3) }
      try scanner.policyValue(key, into: &policy)
    }
    return isThere ? policy : nil
  }

  private mutating func policyValue(
    _ key: Text, into policy: inout ParsedPolicy
  ) throws(Fault) {
    let keyName = string(key)
    let name = PolicyName(rawValue: keyName)
    guard name != nil || keyName == "preset" else {
      throw Fault(
        position: key.start - 1,
        .unknownName(
          keyName, in: .policy, known: ["preset"] + PolicyName.allCases.map(\.rawValue)))
    }
    if take("null") { return }
    let place = position
    guard next == UInt8(ascii: "\"") else {
      throw Fault(position: place, .wrongType(keyName, expected: .string))
    }
    let word = string(try text())
    let known: [String]
    if let name {
      let entry = Policies.entry(name)
      if let value = PolicyChange.Value(name, word) { return policy.change.values.append(value) }
      if entry.unbuilt.contains(word) {
        policy.obstacle = policy.obstacle ?? .policyValue(name, word)
        return
      }
      known = entry.values + entry.unbuilt
    } else {
      if let preset = Preset(rawValue: word) {
        policy.change.preset = preset
        return
      }
      if Preset.unbuilt.contains(word) {
        policy.obstacle = policy.obstacle ?? .preset(word)
        return
      }
      known = Preset.allCases.map(\.rawValue) + Preset.unbuilt
    }
    throw Fault(position: place, .unknownWord(word, for: keyName, known: known))
  }
}
