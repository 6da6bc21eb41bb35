import Wording

/// What was measured of one thing, beside others on the same machine in the same minutes, and what
/// it should come to.
struct Measurement: Sendable {
  /// What all figures of a measurement are in.
  enum Unit: String, Sendable {
    case seconds, bytes, bytesPerEvent, eventsPerSecond, allocationsPerEvent, ratio
  }

  enum Figure: Sendable {
    case measured(Statistics)
    /// Not measured here: what it is, and where it comes from.
    case known(Double, Message)
    /// What is not on this machine, and what to do about it.
    case missing(Message)

    /// Nil: missing.
    var value: Double? {
      switch self {
      case .measured(let statistics): statistics.median
      case .known(let value, _): value
      case .missing: nil
      }
    }
  }

  /// What it is held against.
  struct Peer: Sendable {
    let name: String
    let what: Message
    let figure: Figure
    /// The measurement is at most so many times the peer; nil: it is only shown.
    var limit: Double?
  }

  enum Bound: Sendable, Equatable {
    case atMost(Double)
    case atLeast(Double)
  }

  enum Verdict: String, Sendable { case reached, missed, notCompared }

  /// For programs, within its benchmark.
  let name: String
  let what: Message
  /// Of the recording; nil: of none.
  var events: Int?
  var unit = Unit.seconds
  let figure: Figure
  var bound: Bound?
  var peers: [Peer] = []
  var note: Message?

  /// How many times the peer it is; nil: one of them is missing.
  func ratio(to peer: Peer) -> Double? {
    guard let value = figure.value, let other = peer.figure.value, other > 0 else { return nil }
    return value / other
  }

  /// Nil: it has no target.
  var verdict: Verdict? {
    guard let value = figure.value else { return .notCompared }
    let limited = peers.filter { $0.limit != nil }
    guard bound != nil || !limited.isEmpty else { return nil }
    let compared = limited.map { peer in
      ratio(to: peer).map { $0 <= peer.limit ?? .infinity }
    }
    if bound?.holds(value) == false || compared.contains(false) { return .missed }
    return compared.contains(nil) ? .notCompared : .reached
  }
}

extension Measurement.Bound {
  func holds(_ value: Double) -> Bool {
    switch self {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    }
  }
}
