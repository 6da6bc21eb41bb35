import Shell
import Wording

extension Benchmark {
  static let last = Benchmark(
    name: "last", summary: "search backwards from the end: last PATH, reverse-continue"
  ) { bench throws(CommandError) in
    let events = bench.sizes.middle
    let distance = min(10_000, events / 2)
    let search = try BackwardSearch(events, bench)
    let fold = try search.fold
    let never = try bench.interleaved(
      "last", rounds: bench.sizes.rounds,
      [
        { try search.last() },
        { try search.reverseContinue() },
        { fold.run() },
      ])
    let part = fold.last(distance)
    try search.change(before: distance)
    let hits = try bench.interleaved(
      "last", rounds: bench.sizes.starts,
      [
        { try search.last() },
        { try search.reverseContinue() },
        { part.run() },
      ])
    let partPeers = [
      Measurement.Peer(name: "fold", what: "one fold of these events", figure: hits[2])
    ]
    let peers = [
      Measurement.Peer(name: "fold", what: "one full fold", figure: never[2], limit: 1.5)
    ]
    return [
      Measurement(
        name: "lastNever", what: "last of what never changed", events: events, figure: never[0],
        peers: peers),
      Measurement(
        name: "reverseContinueNever", what: "reverse-continue, watching that", events: events,
        figure: never[1], peers: peers),
      Measurement(
        name: "lastHit", what: "last of what changed \(grouped(distance)) events before",
        events: events, figure: hits[0], bound: .atMost(2e-3), peers: partPeers),
      Measurement(
        name: "reverseContinueHit", what: "reverse-continue to there", events: events,
        figure: hits[1], bound: .atMost(2e-3), peers: partPeers),
    ]
  }
}

/// Looks from the end of a session for a change of the bar's height.
final class BackwardSearch {
  /// Never changes in a generated recording.
  static let path = "hoverHeight"

  private var session: TypedSession

  init(_ events: Int, _ bench: Workbench) throws(CommandError) {
    session = try TypedSession(try bench.recording(of: events), bench)
    try session.type("watch \(Self.path)")
  }

  var fold: SilentFold {
    get throws(CommandError) { try SilentFold(session.timeline) }
  }

  /// Puts a change in, so many events before the end.
  func change(before distance: Int) throws(CommandError) {
    try session.type("goto \(session.timeline.length - distance)")
    try session.type("insert hover 61")
  }

  /// Seconds of `last` at the end.
  func last() throws(CommandError) -> Double {
    try session.type("goto end")
    return try session.type("last \(Self.path)")
  }

  /// Seconds of `reverse-continue` from the end.
  func reverseContinue() throws(CommandError) -> Double {
    try session.type("goto end")
    return try session.type("reverse-continue")
  }
}
