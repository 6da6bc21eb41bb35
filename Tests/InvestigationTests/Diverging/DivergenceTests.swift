import Inspection
import Investigation
import PagerModel
import Recording
import Testing
import Timeline

/// A device that the recording does not quite describe.
struct DivergenceTests {
  /// Two drags that pin the bar and scroll page 0 by 100 points, a tap, and a fling back.
  private static var scenario: Scenario {
    var scenario = Scenario.smallPager(pages: 3)
    scenario.steps = [.init(.reload(toPageAt: nil))] + drag(by: -170, times: 2, velocity: 0)
    scenario.steps += [.init(.selectTab(at: 1, animated: false), after: 300_000)]
    scenario.steps += drag(by: 30, times: 3, velocity: 900)
    return scenario
  }

  private static func drag(by dy: Double, times: Int, velocity: Double) -> [Scenario.Step] {
    let moves = Array(
      repeating: Scenario.Step(.drag(.changed(dx: 0, dy: dy)), after: 16_667), count: times)
    let began = PagerEvent.drag(.began(at: Point(x: 195, y: 600), velocity: nil))
    let ended = PagerEvent.drag(.ended(velocity: Velocity(x: 0, y: velocity), target: nil))
    return [.init(began, after: 400_000)] + moves + [.init(ended, after: 8000)]
      + Array(repeating: .init(.wait, after: 50_000), count: 4)
  }

  /// What the device shows after every step, of what an app reports.
  private static func reports(of scenario: Scenario) throws -> [Observation] {
    var replay = scenario.replay
    let paths: [StatePath] = [
      .scrollView(.main, .contentOffset), .scrollView(.page(0), .contentOffset), .currentPageIndex,
    ]
    return try replay.tree.ids.dropFirst().map { node in
      let state = try replay.state(at: node)
      var observation = Observation(at: node)
      observation.state = paths.map { StateEntry($0, state.value($0)) }
      return observation
    }
  }

  private static func divergence(
    of reports: [Observation], from scenario: Scenario = scenario
  ) throws -> Divergence? {
    let tree = scenario.replay.tree
    return try Divergence(ReportedScenario(scenario, reports, to: tree.leaf(below: 0), in: tree))
  }

  @Test("A device that does what the model does has none")
  func none() throws {
    #expect(try Self.divergence(of: Self.reports(of: Self.scenario)) == nil)
  }

  @Test("A header of another height on the device is found by how far the pin is off")
  func geometry() throws {
    var device = Self.scenario
    device.initial.header = 200
    let divergence = try #require(try Self.divergence(of: Self.reports(of: device)))
    // The second move takes main to its maximum, 200 on the device and 240 in the model.
    #expect(divergence.observation.at == 4)
    #expect(divergence.lastAgreement == 3)
    #expect(divergence.distance == -40)
    #expect(divergence.met == 3)
    let first = try #require(divergence.guesses.first { !$0.kind.isRule })
    #expect(first.kind == .geometry(.header, from: 240, to: 200))
    #expect(first.isWhole)
    // 40 less than it was, and where the device was seen to pin, are the same guess.
    #expect(divergence.guesses.count { $0.kind == first.kind } == 1)
  }

  @Test("It is found too where the device was asked so often that it is first off by less")
  func geometryOfManyReports() throws {
    var scenario = Self.scenario
    scenario.steps = [.init(.reload(toPageAt: nil))] + Self.drag(by: -20, times: 15, velocity: 0)
    var device = scenario
    device.initial.header = 170
    let divergence = try #require(
      try Self.divergence(of: Self.reports(of: device), from: scenario))
    #expect(divergence.distance == -10)
    let first = try #require(divergence.guesses.first { !$0.kind.isRule })
    #expect(first.kind == .geometry(.header, from: 240, to: 170))
    #expect(first.isWhole)
  }

  @Test("A tap that was not recorded is found by the page that the device went to")
  func missingEvent() throws {
    var device = Self.scenario
    device.steps.insert(.init(.selectTab(at: 2, animated: false)), at: 5)
    let reports = try Self.reports(of: device).filter { $0.at != 6 }.map { report in
      var report = report
      if report.at > 6 { report.at -= 1 }
      return report
    }
    let divergence = try #require(try Self.divergence(of: reports))
    #expect(divergence.observation.at == 6)
    #expect(divergence.path == .currentPageIndex)
    // What the bar does by itself, a tap of the third tab, and a call for it look the same.
    #expect(
      divergence.guesses.first?.kind
        == .missingEvent(.scrollToPage(at: 2, animated: false), .before))
    #expect(divergence.guesses.first?.isWhole == true)
  }

  @Test("A rotation that was not recorded is found by the width that the device then has")
  func rotation() throws {
    var device = Self.scenario
    device.steps = Array(device.steps.prefix(7))
    let scenario = device
    device.steps.insert(.init(.layout(Size(width: 844, height: 390))), at: 6)
    var replay = device.replay
    let turned = try replay.state(at: 7)
    var report = Observation(at: 7)
    report.state = [.boundsWidth, .scrollView(.content, .contentWidth)].map {
      StateEntry($0, turned.value($0))
    }
    let divergence = try #require(try Self.divergence(of: [report], from: scenario))
    let rotation = PagerEvent.layout(Size(width: 844, height: 390))
    #expect(divergence.guesses.contains { $0.kind == .missingEvent(rotation, .before) })
  }

  @Test("An animated tap that was not recorded is found where its animation has ended")
  func animated() throws {
    var device = Self.scenario
    device.steps = [
      .init(.reload(toPageAt: nil)), .init(.wait, after: 100_000), .init(.wait, after: 2_000_000),
    ]
    let scenario = device
    device.steps.insert(.init(.selectTab(at: 2, animated: true)), at: 2)
    device.policies.indexCommit = .settle
    var replay = device.replay
    let state = try replay.state(at: 4)
    var report = Observation(at: 3)
    report.state = [StateEntry(.currentPageIndex, state.value(.currentPageIndex))]
    var model = scenario
    model.policies.indexCommit = .settle
    let divergence = try #require(try Self.divergence(of: [report], from: model))
    #expect(
      divergence.guesses.contains {
        $0.kind == .missingEvent(.selectTab(at: 2, animated: true), .afterLast)
      })
  }

  @Test("A clock that is three frames late is found by where the model is then")
  func time() throws {
    var reports = try Self.reports(of: Self.scenario)
    let glide = try #require(reports.indices.last { reports[$0].at == 18 })
    var later = Self.scenario.replay
    let node = reports[glide].at
    let state = try later.state(
      at: Cursor(node: node, time: later.tree[node].time + 50_000))
    let main = StatePath.scrollView(.main, .contentOffset)
    #expect(try state.value(main) != later.state(at: node).value(main))
    reports[glide].state = [StateEntry(main, state.value(main))]
    let divergence = try #require(try Self.divergence(of: reports))
    let shift = divergence.guesses.compactMap { guess in
      if case .time(let shift) = guess.kind { shift } else { nil }
    }
    #expect(shift.map { abs($0 - 50_000) < 1000 } == [true])
  }

  @Test("Less than a point may be rounding, said in pixels")
  func rounding() throws {
    var reports = try Self.reports(of: Self.scenario)
    reports[2].state[0] = StateEntry(.scrollView(.main, .contentOffset), .number(170.9))
    let divergence = try #require(try Self.divergence(of: reports))
    guard case .rounding(let pixels) = divergence.guesses.first?.kind else {
      Issue.record("\(divergence.guesses)")
      return
    }
    #expect((pixels - 2.7).magnitude < 1e-6)
  }

  @Test("Another rule of the device's pager is found by what it does")
  func rule() throws {
    var device = Self.scenario
    device.policies.indexCommit = .requestIfLazy
    device.policies.handOver = .flags
    let divergence = try #require(try Self.divergence(of: Self.reports(of: device)))
    let rules = divergence.guesses.compactMap { guess in
      if case .rules(let hypothesis) = guess.kind { hypothesis } else { nil }
    }
    let flags = PolicyChange(values: [.init(.handOver, "flags")].compactMap(\.self))
    #expect(rules.first?.alternatives.contains(flags) == true)
  }
}

extension Guess.Kind {
  fileprivate var isRule: Bool {
    if case .rules = self { true } else { false }
  }
}
