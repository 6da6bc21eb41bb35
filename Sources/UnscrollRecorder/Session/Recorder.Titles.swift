extension Recorder {
  /// How titles and ids of pages stand in the file.
  public enum Titles: Sendable, Equatable {
    /// As 16 hexadecimal digits of a keyed hash: pages can be told apart, and not named, by whoever
    /// does not have the salt, which is in no file. The model's tab bar is then as wide as these.
    case hashed(Salt)
    case asTheyAre
  }

  /// A secret of 128 bits. Recordings with the same one have the same hashes.
  public struct Salt: Sendable, Equatable {
    let low: UInt64
    let high: UInt64

    public init(_ low: UInt64, _ high: UInt64) {
      self.low = low
      self.high = high
    }

    /// Of the system's random numbers: each time another.
    public static var random: Salt { Salt(.random(in: 0 ... .max), .random(in: 0 ... .max)) }
  }
}

extension Recorder.Titles {
  /// `title` as it stands in the file.
  func shown(_ title: String) -> String {
    switch self {
    case .asTheyAre: return title
    case .hashed(let salt):
      var hash = SipHash(salt)
      let digits = String(hash.digest(Array(title.utf8)), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
