/// The names an object of the format may have, as the file spells them; at most 32.
protocol MemberName: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
  static var words: Words<Self> { get }
}

extension MemberName {
  /// Its place among all cases: an enumeration without payloads is stored as that number.
  var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// Some of the names, one bit each.
struct NameSet<Name: MemberName>: Equatable {
  private var bits: UInt32 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ name: Name) -> Bool { bits & 1 << UInt32(name.index) != 0 }

  mutating func insert(_ name: Name) { bits |= 1 << UInt32(name.index) }

  mutating func remove(_ name: Name) { bits &= ~(1 << UInt32(name.index)) }

  func subtracting(_ names: [Name]) -> NameSet {
    var result = self
    for name in names { result.remove(name) }
    return result
  }
}

/// Where the values of an object's known members stand in the scanner's bytes.
struct Members<Name: MemberName> {
  /// What the object is, for messages.
  var owner: Problem.Owner
  /// Its opening brace.
  let start: Int
  /// Keys that are none of `Name`'s.
  private(set) var unknown: [Scanner.Text] = []
  /// Each value's first byte; 0: absent; negative: it is null.
  private var places = SIMD32<Int32>(repeating: 0)

  init(of owner: Problem.Owner, at start: Int) {
    self.owner = owner
    self.start = start
  }

  /// The value's first byte; nil: absent, or null.
  subscript(name: Name) -> Int? {
    let place = places[name.index]
    return place > 0 ? Int(place) : nil
  }

  func isNull(_ name: Name) -> Bool { places[name.index] < 0 }

  /// The names that stand in the object.
  private(set) var present = NameSet<Name>()

  fileprivate mutating func add(_ name: Name, at place: Int, isNull: Bool) {
    present.insert(name)
    places[name.index] = Int32(truncatingIfNeeded: isNull ? -place : place)
  }

  fileprivate mutating func add(unknown key: Scanner.Text) { unknown.append(key) }
}

extension Scanner {
  /// Goes past an object, noting where its members' values begin. It stands inside `depth` others.
  mutating func members<Name>(
    _ names: Name.Type, of owner: Problem.Owner, depth: Int
  ) throws(Fault) -> Members<Name> {
    guard next == UInt8(ascii: "{") else {
      throw Fault(position: position, .notAnObject(owner))
    }
    var members = Members<Name>(of: owner, at: position)
    var unknown: Set<String> = []
    position += 1
    skipBlanks()
    if take(UInt8(ascii: "}")) { return members }
    repeat {
      let key = try self.key()
      if let name = Name.words.word(key, in: self) {
        if members.present.contains(name) { throw duplicate(key) }
        members.add(name, at: position, isNull: next == UInt8(ascii: "n"))
      } else {
        guard unknown.insert(string(key)).inserted else { throw duplicate(key) }
        members.add(unknown: key)
      }
      try skipValue(depth: depth + 1)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw expected(.commaOrBrace) }
    return members
  }

  /// Where the key of a member stands, in an object that was gone past.
  func keyPosition<Name: MemberName>(of name: Name, in members: Members<Name>) -> Int {
    var copy = Scanner(bytes: bytes, position: members.start + 1, end: end)
    while let key = try? copy.key() {
      if Name.words.word(key, in: copy) == name { return key.start - 1 }
      try? copy.skipValue(depth: 0)
      copy.skipBlanks()
      _ = copy.take(UInt8(ascii: ","))
    }
    return members.start
  }

  /// Throws unless the object's members are all among `allowed`, or null and among `orNull`.
  func check<Name>(
    _ members: Members<Name>, only allowed: [Name], orNull: [Name] = []
  ) throws(Fault) {
    var extras = members.present.subtracting(allowed)
    for name in orNull where members.isNull(name) { extras.remove(name) }
    guard !extras.isEmpty || !members.unknown.isEmpty else { return }
    let extra = Name.allCases.first { extras.contains($0) }
    let unknown = members.unknown.first
    let key = extra.map { keyPosition(of: $0, in: members) }
    let known = allowed.map(\.rawValue)
    if let extra, let key, unknown.map({ key < $0.start }) ?? true {
      throw Fault(position: key, .unknownName(extra.rawValue, in: members.owner, known: known))
    }
    if let unknown {
      throw Fault(
        position: unknown.start - 1, .unknownName(string(unknown), in: members.owner, known: known))
    }
  }
}
