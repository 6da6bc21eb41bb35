import Testing

@testable import unscroll

@Suite("Statistics")
struct StatisticsTests {
  @Test(
    "stand where NumPy's percentile puts them",
    arguments: [
      // numpy.percentile([15, 20, 35, 40, 50], share)
      (0.0, 15.0), (25, 20), (40, 29), (50, 35), (75, 40), (99, 49.6), (100, 50),
    ])
  func percentile(_ share: Double, _ value: Double) {
    let found = Statistics([50, 20, 40, 15, 35]).percentile(share)
    #expect(abs(found - value) < 1e-9)
  }

  @Test("of an even number of samples: the median lies between the middle two")
  func even() {
    let statistics = Statistics([4, 1, 3, 2])
    #expect(statistics.median == 2.5)
    #expect(statistics.lowerQuartile == 1.75)
    #expect(statistics.upperQuartile == 3.25)
    #expect((statistics.least, statistics.greatest) == (1, 4))
    #expect(statistics.count == 4)
  }

  @Test("of one sample are that")
  func single() {
    let statistics = Statistics([7])
    #expect([0, 25, 50, 99, 100].allSatisfy { statistics.percentile($0) == 7 })
  }
}

@Suite("A measurement")
struct MeasurementTests {
  private func measurement(
    _ value: Double?, bound: Measurement.Bound? = nil, peers: [(Double?, limit: Double?)] = []
  ) -> Measurement {
    func figure(_ value: Double?) -> Measurement.Figure {
      value.map { .measured(Statistics([$0])) } ?? .missing("install it")
    }
    return Measurement(
      name: "it", what: "it", figure: figure(value), bound: bound,
      peers: peers.map { .init(name: "peer", what: "peer", figure: figure($0), limit: $1) })
  }

  @Test("reaches its target at the limit, and misses it beyond")
  func bounds() {
    #expect(measurement(2, bound: .atMost(2)).verdict == .reached)
    #expect(measurement(2.1, bound: .atMost(2)).verdict == .missed)
    #expect(measurement(2, bound: .atLeast(2)).verdict == .reached)
    #expect(measurement(1.9, bound: .atLeast(2)).verdict == .missed)
    #expect(measurement(2).verdict == nil)
  }

  @Test("is held against every peer that has a limit, and against no other")
  func peers() {
    #expect(measurement(2, peers: [(1, limit: 2), (20, limit: 0.1)]).verdict == .reached)
    #expect(measurement(2, peers: [(1, limit: 2), (20, limit: 0.09)]).verdict == .missed)
    #expect(measurement(2, peers: [(1, limit: nil)]).verdict == nil)
  }

  @Test("is not compared where it or its peer is missing, unless it misses all the same")
  func missing() {
    #expect(measurement(2, peers: [(nil, limit: 2)]).verdict == .notCompared)
    #expect(measurement(2, peers: [(nil, limit: 2), (1, limit: 1)]).verdict == .missed)
    #expect(measurement(nil, bound: .atMost(2)).verdict == .notCompared)
  }

  @Test(
    "has three digits and the unit that they fit",
    arguments: [
      (1.234, "1.23 s"), (0.9999, "1 s"), (0.0123456, "12.3 ms"), (0.000_123_456, "123 µs"),
      (4.2e-8, "42 ns"), (0, "0 ns"), (1234.4, "1234 s"),
    ])
  func seconds(_ value: Double, _ text: String) {
    #expect(Measurement.Unit.seconds.text(value) == text)
  }

  @Test("of other kinds has other units")
  func units() {
    #expect(Measurement.Unit.bytes.text(1_500_000) == "1.5 MB")
    #expect(Measurement.Unit.bytesPerEvent.text(47.96) == "48 B an event")
    #expect(Measurement.Unit.eventsPerSecond.text(1_634_000) == "1.63 million events a second")
    #expect(Measurement.Unit.ratio.text(0.8512) == "0.851 ×")
  }

  @Test(
    "groups digits by three",
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (10_000_000, "10,000,000"),
    ])
  func groups(_ number: Int, _ text: String) {
    #expect(grouped(number) == text)
  }
}
