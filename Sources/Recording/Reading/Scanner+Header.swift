import PagerModel

extension Scanner {
  /// The header's record, and why nothing below it can be replayed.
  mutating func header(
    _ members: Members<Field>
  ) throws(Fault) -> (header: Header, obstacle: Obstacle?) {
    // A newer format may differ in everything else.
    let version = try required(integer(.version, of: members), .version, of: members)
    guard version <= Limits.version else {
      throw Fault(position: members[.version] ?? position, .newerVersion(version))
    }
    guard version == Limits.version else {
      throw Fault(position: members[.version] ?? position, .unknownVersion(version))
    }
    let container = try required(string(.container, of: members), .container, of: members)
    let title = try required(string(.title, of: members), .title, of: members)
    var header = Header(container: container, title: title, initial: Initial())
    header.source = try string(.source, of: members)
    header.device = try string(.device, of: members)
    header.isSealed = try boolean(.sealed, of: members) ?? false

    let known = Container(rawValue: container)
    self.container = known ?? self.container
    let place = try required(members[.initial], .initial, of: members)
    position = place
    if known != nil {
      let fields = try self.members(InitialField.self, of: .initial, depth: 1)
      header.initial = try initial(fields)
    } else if next != UInt8(ascii: "{") {
      throw Fault(position: place, .wrongType("initial", expected: .object))
    }
    header.policy = try policy(.policy, of: members, foreign: known == nil)
    header.exemptions = try exemptions(of: members)
    return (header, known == nil ? .container(container) : nil)
  }

  /// Names of invariants, each with the reason as a string.
  private mutating func exemptions(
    of members: Members<Field>
  ) throws(Fault) -> [Exemption] {
    var list: [Exemption] = []
    _ = try object(.exempt, of: members) { (scanner: inout Scanner, key) throws(Fault) in
      let name = scanner.string(key)
      let place = scanner.position
      let reason =
        scanner.next == UInt8(ascii: "\"") ? scanner.string(try scanner.text()) : ""
      guard !reason.allSatisfy(\.isWhitespace) else {
        throw Fault(position: place, .wrongType(name, expected: .reason))
      }
      list.append(Exemption(name, reason: reason, column: key.start))
    }
    return list
  }
}
